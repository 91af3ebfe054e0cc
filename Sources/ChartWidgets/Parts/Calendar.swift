import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// How long after it has come onto the screen it says its days.
private let sayMilliseconds: UInt32 = 150

/// A row of the calendar.
private let daysPerWeek = 7

/// The month beside a chart of days: the pointer reads a day, a press has the indicator there, and two buttons lead to
/// the months around it. The keyboard goes from day to day, and with Page Up and Page Down from month to month.
final class Calendar {
  /// The days.
  let picture = SceneCanvas<PartKey>()
  private let model: ChartModel
  private let indicator: Indicator
  private var shown: ChartPicture?
  private lazy var saying = Debounce(milliseconds: sayMilliseconds) { [weak self] in
    if let self, let shown { say(shown) }
  }
  private lazy var cells = CalendarCells(in: picture.canvas) { [weak self] months in
    if let self, let chart = model.chart { show(months, of: chart) }
  }

  /// The calendar of a model's chart.
  init(_ model: ChartModel, _ indicator: Indicator) {
    (self.model, self.indicator) = (model, indicator)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_GRID, of: picture.widget)
    gtk_widget_add_css_class(picture.widget, "calendar")
    gtk_widget_set_focusable(picture.widget, 1)
    followPointer()
    followClicks()
    connect(picture.widget, "map") { [weak self] in self?.saying.schedule() }
    onKey(picture.widget) { [weak self] in self?.pressed($0, $1) ?? false }
    picture.canvas.onAllocate = { [weak self] _, _ in
      self?.cells.place(self?.shown?.calendarGeometry)
    }
  }

  /// Is there for charts of days that have it. Never within an allocation.
  func bind() {
    let isThere =
      model.form == .full && model.zoom.ends.contains { $0.table.presentation.layout.hasCalendar }
    gtk_widget_set_visible(picture.widget, isThere ? 1 : 0)
  }

  /// Says the month and its days, once it is on the screen: what is not mapped gets no place for new cells.
  func say(_ picture: ChartPicture) {
    guard gtk_widget_get_mapped(self.picture.widget) != 0, let month = picture.spokenMonth,
      let geometry = picture.calendarGeometry
    else { return }
    setAccessibleLabel(tr("Calendar, \(month)"), of: self.picture.widget)
    setAccessibleDescription(picture.spokenPoint ?? "", of: self.picture.widget)
    cells.show(geometry) { picture.spokenDay($0, of: geometry.month) }
  }

  /// Puts it in its place; where it has none the keyboard passes it.
  func place(_ rect: Rect?) {
    let canFocus: gboolean = rect == nil ? 0 : 1
    if gtk_widget_get_can_focus(picture.widget) != canFocus {
      gtk_widget_set_can_focus(picture.widget, canFocus)
    }
    placeWidget(picture.widget, rect)
  }

  /// Takes the hand for a picture's month.
  func follow(_ picture: ChartPicture) { shown = picture }

  private func followPointer() {
    let motion = Controller.motion()
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
    let click = Gesture.click()
    connect(click, "released") { [weak self] (_: Int, x: Double, y: Double) in
      self?.click(at: Point(x, y))
    }
    gtk_widget_add_controller(picture.widget, click)
  }

  /// What a key does on the calendar; returns whether it did something.
  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart = model.chart, !has(GDK_ALT_MASK, in: modifiers),
      !has(GDK_CONTROL_MASK, in: modifiers)
    else { return false }
    if key.isPageUp || key.isPageDown {
      show(key.isPageUp ? -1 : 1, of: chart)
      return true
    }
    if key.isEnter { return indicator.open() }
    if key.isEscape, indicator.seenMoment != nil {
      return model.store.send(.setIndicator(chart: chart, nil))
    }
    guard let point = point(for: key), let table = model.shown?.table else { return false }
    read(table.x(at: min(max(0, point), table.pointCount - 1)), of: chart)
    return true
  }

  /// The point that a key leads to from the day that is read, else from the last one of the month.
  private func point(for key: UInt32) -> Int? {
    guard let shown, let month = shown.calendarGeometry?.month else { return nil }
    let days = (1...max(1, month.dayCount)).compactMap { shown.point(ofDay: $0, in: month) }
    guard let first = days.first, let last = days.last else { return nil }
    let read = indicator.seenMoment.flatMap { model.shown?.table.index(reading: $0) }
    if key.isHome { return first }
    if key.isEnd { return last }
    return step(for: key).map { step in read.map { $0 + step } ?? last }
  }

  /// How many days a key leads on; nil for other keys.
  private func step(for key: UInt32) -> Int? {
    let next = model.appearance.current.style.isMirrored ? -1 : 1
    if key.isUp || key.isDown { return key.isUp ? -daysPerWeek : daysPerWeek }
    return key.isLeft ? -next : key.isRight ? next : nil
  }

  /// Has the indicator on a moment, and its month in the plot.
  private func read(_ moment: Double, of chart: Int) {
    guard let state = model.state, let zone = model.shown?.table.zone else { return }
    // A month ends where the first day of the next one begins.
    if !(state.visibleRange.lowerBound..<state.visibleRange.upperBound).contains(moment) {
      let calendar = model.appearance.current.style.formats.dates.calendar
      let month = CalendarMonth(of: moment, in: zone, of: calendar)
      model.store.send(.setRange(chart: chart, state.part(of: month, in: zone)), .glide)
    }
    model.store.send(.setIndicator(chart: chart, moment))
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
    let part = state.part(of: month, in: table.zone)
    guard part.span > 0 else { return }
    model.store.send(.setIndicator(chart: chart, nil))
    model.store.send(.setRange(chart: chart, part), .cut)
    model.grow()
  }

  /// Has the indicator on a day, or off one that opens into nothing; and the day's month in the plot.
  private func set(_ target: CalendarTarget, of chart: Int) {
    guard let moment = moment(of: target), let state = model.state,
      let month = shown?.calendarGeometry?.month, let table = model.shown?.table
    else { return }
    let isSeen = state.visibleRange.contains(moment)
    if !isSeen {
      model.store.send(.setRange(chart: chart, state.part(of: month, in: table.zone)), .glide)
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
    return model.shown?.table.x(at: point)
  }
}

extension ChartState {
  /// What of a month has data: a range as long as the whole of one that they begin or end in would be moved into another.
  fileprivate func part(of month: CalendarMonth, in zone: Zone) -> ClosedRange<Double> {
    month.moments(in: zone).clamped(to: domain)
  }
}
