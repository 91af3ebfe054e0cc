import ChartCore
import ChartScene
import GtkBridge

/// The chart that a view shows, the end of its zoom that is seen, and where it heads: what all parts of the
/// view read, and change only through what this says.
final class ChartModel {
  /// The board's state, to which actions go.
  let store: Store
  /// How everything looks.
  let appearance: AppearanceSource
  /// The chart on show, nil while the view is spare.
  private(set) var chart: Int?
  /// Whether mini-map and check buttons are there.
  private(set) var form = ChartForm.full
  /// The card's size.
  private(set) var size = Size(0, 0)
  /// The series that a screen reader tells of, and keys find the extremes of; nil where nobody has chosen one.
  var toldSeries: Int?
  /// What is on show, and the way from one end of its zoom to the other.
  private(set) var zoom = ZoomTransition()
  /// What tells the chart from the others as long as its file is open.
  private var identity: Int?
  /// What the plot showed before its chart got another table, and how that becomes what it shows.
  private var arrival: (before: Scene, motion: Motion<Double>)?
  /// How far bars have grown from the axis.
  private var growth = Motion(resting: 1.0)
  /// Shows in the next frame what has changed, once however much has; `isSpoken` where a screen reader
  /// is to hear of it.
  let commit: (_ isSpoken: Bool) -> Void
  private unowned let clock: Canvas

  /// A model without a chart, in the time of a canvas.
  init(
    store: Store, appearance: AppearanceSource, clock: Canvas, commit: @escaping (Bool) -> Void
  ) {
    (self.store, self.appearance, self.clock) = (store, appearance, clock)
    self.commit = commit
  }

  /// The time of the frame that is being made, in seconds.
  var seconds: Double { clock.frameSeconds }
  /// Whether the user wants motion.
  var isAnimated: Bool { clock.isAnimated }
  /// The end on show, nil while the view is spare.
  var shown: ZoomEnd? { zoom.shown }
  /// The end that was on show before and still is, in part.
  var leaving: ZoomEnd? { zoom.leaving }
  /// The state of the chart on show.
  var state: ChartState? { chart.map { store.board.charts[$0].view } }
  /// The series that keys are for: the one that is told of while it is on, else the first that is; nil where all are off.
  var readSeries: Int? {
    guard let state else { return nil }
    return toldSeries.flatMap { state.isVisible($0) ? $0 : nil }
      ?? (0..<state.seriesCount).first(where: state.isVisible)
  }
  /// The chart's name.
  var title: String { chart.map(store.title(of:)) ?? "" }
  /// What is said of a point that opens into nothing.
  var missingWords: String {
    guard let chart, case .cards = store.details(of: chart) else {
      return tr("No data for this day")
    }
    return tr("No activity then")
  }
  /// Whether sectors are on show, one of which may be chosen.
  var hasSectors: Bool { shown?.table.kind.hasSectors == true }
  /// Whether an indicator reads what is on show.
  var hasIndicator: Bool { shown?.table.kind.hasIndicator != false }

  /// Takes a chart and these parts of it, at rest.
  func bind(to chart: Int, form: ChartForm) {
    (self.chart, self.form, toldSeries) = (chart, form, nil)
    startAnew()
  }

  /// Lets go of its chart.
  func unbind() {
    chart = nil
    zoom = ZoomTransition()
  }

  /// Takes the end that the board shows, at rest.
  func startAnew() {
    zoom = ZoomTransition(at: newEnd())
    identity = newIdentity
    arrival = nil
    growth = Motion(resting: 1)
  }

  /// Forgets what moves, as nothing looks as it did.
  func forgetMotion() {
    zoom.startAnew()
    arrival = nil
    growth = Motion(resting: 1)
  }
}

// MARK: - Other data

/// How long a plot takes to become another one, and bars to grow, in seconds.
private let (arrivalSeconds, growthSeconds) = (0.4, 0.8)

extension ChartModel {
  /// Whether the chart on show is still at its place on the board.
  var isSameChart: Bool { identity != nil && identity == newIdentity }

  /// The table that the board has for the chart now.
  var newTable: Table? { chart.map(store.table(of:)) }

  private var newIdentity: Int? {
    chart.flatMap(store.board.id)
  }

  /// Has what the plot showed become what it shows, from now on.
  func arrive(from before: Scene) {
    var motion = Motion(resting: 0.0)
    motion.retarget(to: 1, at: seconds, duration: arrivalSeconds, curve: .easeInOut)
    arrival = (before, motion)
    commit(false)
  }

  /// Has them grow where the chart is seen for the first time since its file was opened.
  func growOnce() {
    if let chart, store.greet(chart) { grow() }
  }

  /// Has bars that stand apart grow from the axis, from now on.
  func grow() {
    guard isAnimated, shown?.table.presentation.drawing.barsStandApart == true else { return }
    growth = Motion(resting: 0)
    growth.retarget(to: 1, at: seconds, duration: growthSeconds)
    commit(false)
  }

  /// How far bars have grown at a time, from 0 to 1.
  func growth(at seconds: Double) -> Double { growth.value(at: seconds) }

  /// How far that has come at a time; nil where nothing arrives.
  func arrival(at seconds: Double) -> PlotArrival? {
    arrival.flatMap { arrival in
      arrival.motion.isFinished(at: seconds)
        ? nil : PlotArrival(from: arrival.before, progress: arrival.motion.value(at: seconds))
    }
  }
}

// MARK: - Places and targets

extension ChartModel {
  /// Has the parts where a card of a size wants them; returns whether that is somewhere else, or there
  /// was no place before.
  func place(in size: Size) -> Bool {
    self.size = size
    let before = shown?.layout
    zoom.place { layout(of: $0) }
    return shown?.layout != before || shown?.frame.hasBegun != true
  }

  /// Where the parts of an end with this table lie on the card.
  private func layout(of table: Table) -> ChartLayout {
    ChartLayout(
      of: table, size: size, form: form, style: appearance.current.style, hasChoice: true,
      measure: appearance.measure)
  }

  /// Heads for the board's present state.
  func head(_ transition: Transition) {
    if size.width > 0, let target { head(for: target, transition) }
  }

  /// Heads for a target.
  func head(for target: ChartTarget, _ transition: Transition) {
    zoom.head(for: target, isAnimated ? transition : .cut, at: seconds)
    commit(false)
  }

  /// Where the end on show comes to rest in the board's present state.
  private var target: ChartTarget? {
    guard let shown, let state else { return nil }
    return shown.frame.target(of: state, labels: appearance.labels)
  }

  /// Moments of the end on show to pixels of its plot, now.
  var xScale: LinearScale? {
    guard let shown, let sample = shown.frame.sample(at: seconds) else { return nil }
    return shown.layout.xScale(of: sample.visibleRange)
  }
}

// MARK: - Zooming

extension ChartModel {
  /// Goes to the end that the board shows now, from the other one in a state, whose indicator stays on a moment.
  func beginZoom(from old: ChartState, indicator: Double?) {
    guard let wanted = newEnd() else { return }
    zoom.begin(
      to: wanted, indicator: indicator, mark: old.mark, notes: old.notes, isAnimated: isAnimated,
      at: seconds)
  }

  /// Lets the other end go.
  func endZoom() { zoom.finish() }

  /// Returns to the overview; returns whether there was a detail to leave.
  @discardableResult
  func leaveDetail() -> Bool {
    guard let chart else { return false }
    return store.send(.zoomOut(chart: chart), .glide)
  }

  private func newEnd() -> ZoomEnd? {
    chart.map { chart in
      let table = store.table(of: chart)
      return ZoomEnd(
        of: store.board.charts[chart].zoom?.moment,
        in: ChartFrame(of: table, role: store.role(of: chart), in: layout(of: table)))
    }
  }
}

// MARK: - Pictures

extension ChartModel {
  /// Whether an end is the one on show, and not on its way out.
  func isOnShow(_ end: ZoomEnd) -> Bool { end.moment == shown?.moment }

  /// An end at a time, with what is read in it and what stands out; nil before its first layout.
  func picture(
    of end: ZoomEnd, at seconds: Double, reading: ChartReading = ChartReading(),
    effects: PlotEffects = PlotEffects()
  ) -> ChartPicture? {
    guard end.layout.size.width > 0 else { return nil }
    return end.frame.picture(
      at: seconds, title: title, style: appearance.current.style, reading: reading,
      effects: effects)
  }

  /// The end on show as it will be when everything has come to rest.
  func settledPicture(
    reading: ChartReading = ChartReading(), effects: PlotEffects = PlotEffects()
  ) -> ChartPicture? {
    guard let shown, let target, shown.layout.size.width > 0 else { return nil }
    return shown.frame.picture(
      settledAt: target, title: title, style: appearance.current.style, reading: reading,
      effects: effects)
  }
}
