import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The month beside a chart of days: the pointer reads a day, a press has the indicator there, and two buttons lead to
/// the months around it. The keyboard has all that on the chart.
final class Calendar {
  /// The days.
  let picture = SceneCanvas<PartKey>()
  private let model: ChartModel
  private let indicator: Indicator
  private var shown: ChartPicture?

  /// The calendar of a model's chart.
  init(_ model: ChartModel, _ indicator: Indicator) {
    (self.model, self.indicator) = (model, indicator)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION, of: picture.widget)
    followPointer()
    followClicks()
  }

  /// Takes the hand for a picture's month.
  func follow(_ picture: ChartPicture) { shown = picture }

  private func followPointer() {
    let motion = gtk_event_controller_motion_new()!
    connect(motion, "motion") { [weak self] (x: Double, y: Double) in self?.point(at: Point(x, y)) }
    connect(motion, "leave") { [weak self] in self?.point(at: nil) }
    gtk_widget_add_controller(picture.widget, motion)
  }

  /// Reads the day under the pointer, where it is in the plot.
  private func point(at place: Point?) {
    let target = place.flatMap(target)
    setPointer(target == nil ? .standard : .button, over: picture.widget)
    let place = target.flatMap(plotPlace)
    if indicator.wants(place) { _ = indicator.follow(place) }
  }

  private func plotPlace(of target: CalendarTarget) -> Point? {
    guard let moment = moment(of: target), let state = model.state, let scale = model.xScale,
      state.visibleRange.contains(moment), let table = model.shown?.table
    else { return nil }
    let end = table.end(ofPeriod: table.index(atOrAfter: moment))
    return Point((scale(moment) + scale(end)) / 2, 0)
  }

  private func followClicks() {
    let click = gtk_gesture_click_new()!
    connect(click, "released") { [weak self] (_: Int, x: Double, y: Double) in
      self?.click(at: Point(x, y))
    }
    gtk_widget_add_controller(picture.widget, click)
  }

  private func click(at place: Point) {
    guard let chart = model.chart, let target = target(at: place) else { return }
    switch target {
    case .months(let months): show(months, of: chart)
    case .day:
      set(target, of: chart)
      if model.shown?.role == .overview, let moment = moment(of: target),
        model.state?.indicator == moment
      {
        model.store.open(chart, at: moment)
      }
    }
  }

  /// Shows another month.
  private func show(_ months: Int, of chart: Int) {
    guard let month = shown?.calendarGeometry?.month.moved(by: months),
      let table = model.shown?.table, let state = model.state
    else { return }
    let range = month.moments(in: table.zone)
    guard range.overlaps(state.domain) else { return }
    model.store.send(.setIndicator(chart: chart, nil))
    model.store.send(.setRange(chart: chart, range), .cut)
    model.grow()
  }

  /// Has the indicator on a day, or off one that opens into nothing; and the day's month in the plot.
  private func set(_ target: CalendarTarget, of chart: Int) {
    guard let moment = moment(of: target), let state = model.state,
      let month = shown?.calendarGeometry?.month, let table = model.shown?.table
    else { return }
    let isSeen = state.visibleRange.contains(moment)
    if !isSeen {
      model.store.send(.setRange(chart: chart, month.moments(in: table.zone)), .glide)
    }
    let isOff = isSeen && state.indicator == moment && model.shown?.role != .overview
    model.store.send(.setIndicator(chart: chart, isOff ? nil : moment))
  }

  private func target(at place: Point) -> CalendarTarget? {
    shown?.calendarGeometry?.target(at: place)
  }

  /// When a day of the calendar begins in the chart; nil for what is no day of it.
  private func moment(of target: CalendarTarget) -> Double? {
    guard case .day(let day) = target, let shown, let month = shown.calendarGeometry?.month,
      let point = shown.point(ofDay: day, in: month)
    else { return nil }
    return model.shown?.table.x[point]
  }
}
