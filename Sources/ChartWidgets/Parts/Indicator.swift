import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The hairline, the rings and the card with the values at one moment, and which moment that is: where
/// the indicator was set, else what is under the pointer.
final class Indicator {
  let picture = SceneCanvas<PartKey>()
  private let model: ChartModel
  /// The place under the pointer, in the plot's pixels.
  private(set) var hover: Point? {
    didSet { if hover != oldValue { tellLinked() } }
  }
  /// Where the pointer was when a zoom began: until it moves, it means what was there before.
  private var restingPlace: Point?
  /// Where it stood when a drag of it began.
  private var dragStart: Double?
  /// How far from the point that is read a drag has brought the hairline of a total, in pixels, and where it was as the
  /// drag began; it stays off the point until it has sprung there.
  private var offset: Double?
  private var slideStart: Double?
  private lazy var spring = Spring(picture.canvas, dampingRatio: 0.7, mass: 1, stiffness: 420) {
    [weak self] in self?.sprung(to: $0)
  }
  /// Where it was set when a click moved it, for the double click that the click may begin.
  private var momentBeforeClick: Double?
  /// Whether the last click opened a point: the second half of a double click is not meant for what
  /// is there then.
  private var hasOpened = false
  /// The range of x that a hand is selecting.
  var selection: ClosedRange<Double>? {
    didSet { if selection != oldValue { model.commit(false) } }
  }
  private lazy var sums = TableFigures<RangeSums>(
    { RangeSums(of: $0) }, onCome: { [weak self] in self?.model.commit(true) })
  private lazy var zoneTimes = TableFigures<ZoneTimes>(
    { ZoneTimes(of: $0) }, onCome: { [weak self] in self?.model.commit(true) })
  /// What its card has to say about a moment.
  private var complaint: Complaint?

  /// The indicator of a model's chart.
  init(_ model: ChartModel) {
    self.model = model
    gtk_widget_set_can_target(picture.widget, 0)
  }

  /// Forgets what was said, and what the pointer meant before; `hover` where it is no more either.
  func startAnew(forgetsPointer: Bool) {
    if forgetsPointer { hover = nil }
    restingPlace = nil
    complaint = nil
    stopSliding()
  }

  /// Reads nothing until the pointer moves, as the chart zooms under it.
  func rest() {
    // It may rest already.
    restingPlace = hover ?? restingPlace
    hover = nil
  }

  /// What is read in an end at a time.
  func reading(in end: ZoomEnd, at seconds: Double) -> ChartReading {
    model.isOnShow(end)
      ? ChartReading(
        shownMoment, remark: remark(at: seconds), slide: slide, pointerY: hover?.y, mark: mark,
        sums: mark == nil ? nil : sums.of(end.table),
        zoneCounting: .quick(zoneTimes(of: end.table)),
        selection: selection,
        notes: model.state?.notes ?? [])
      : ChartReading(
        end.indicator, mark: end.mark, sums: end.mark.flatMap { _ in sums.known(of: end.table) },
        zoneCounting: .quick(zoneTimes.known(of: end.table)),
        notes: end.notes)
  }

  /// How long values are in their zones, where it takes an index to know; nil while that is being made.
  private func zoneTimes(of table: Table) -> ZoneTimes? {
    table.needsZoneTimes ? zoneTimes.of(table) : nil
  }

  /// The moment that is marked beside it.
  private var mark: Double? { model.state?.mark }

  /// What was set in the end on show: the moment, what is marked, and what the card has to say.
  func settledReading(at moment: Double?) -> ChartReading {
    ChartReading(
      moment, remark: remark(at: .infinity), mark: mark,
      sums: mark.flatMap { _ in model.shown.flatMap { sums.of($0.table) } },
      zoneCounting: .quick(model.shown.flatMap { zoneTimes(of: $0.table) }),
      notes: model.state?.notes ?? [])
  }

  /// Whether its card moves at a time.
  func isMoving(at seconds: Double) -> Bool {
    complaint?.shake?.isFinished(at: seconds) == false
  }
}

// MARK: - Moments

extension Indicator {
  /// Where it is shown: where it was set and is seen, else under the pointer. Shares of a whole have
  /// none, and nothing is read while the chart zooms to its other end.
  var shownMoment: Double? { shownMoment(set: model.state?.indicator) }

  /// Where it is shown on the end on show where it was set at a moment.
  func shownMoment(set moment: Double?) -> Double? {
    guard model.hasIndicator else { return nil }
    return seen(moment) ?? (model.leaving == nil ? pointedMoment ?? linkedMoment : nil)
  }

  private var pointedMoment: Double? { hover.flatMap(nearest) }

  /// Where it was set, while its point is in the plot. Out of sight it waits until it is seen again, and
  /// what is meant for it is not done: nobody knows which point that would be.
  var seenMoment: Double? { seen(model.state?.indicator) }

  private func seen(_ moment: Double?) -> Double? {
    guard let end = model.shown, end.frame.hasBegun else { return moment }
    let picture = model.picture(
      of: end, at: model.seconds, reading: ChartReading(moment))
    return picture?.readIndex == nil ? nil : moment
  }

  /// Where a drag or a key starts from.
  var startMoment: Double? {
    guard let state = model.state, model.hasIndicator else { return nil }
    // Of a total the newest point in sight is told, until another one is read.
    let (range, isTotal) = (state.visibleRange, model.shown?.table.kind.drawsSum == true)
    return shownMoment ?? nearest(in: state, to: isTotal ? range.upperBound : range.middle)
  }

  /// What a screen reader says of: what the pointer passes over is not said, but for what was asked of it.
  var spokenMoment: Double? {
    model.hasIndicator
      ? model.state?.indicator ?? (isComplaining ? complaint?.moment : nil) : nil
  }

  /// The moment under the pointer, or the middle of what is seen.
  var momentUnderPointer: Double {
    guard let range = model.state?.visibleRange else { return 0 }
    if model.shown?.table.kind.hasAxes == false {
      return hover.flatMap(momentInPlane)?.clamped(to: range) ?? range.middle
    }
    guard let scale = model.xScale, let hover else { return range.middle }
    return scale.invert(hover.x).clamped(to: range)
  }

  private func nearest(_ place: Point) -> Double? {
    guard let end = model.shown, model.hasIndicator, let geometry else { return nil }
    return momentInPlane(at: place) ?? geometry.moment(at: place.x, in: end.table)
  }

  /// The moment of the point whose values are told at one: of periods that are drawn as one the last, whatever is drawn as
  /// one later.
  func told(_ moment: Double) -> Double {
    guard let table = model.shown?.table, let picture = model.settledPicture() else {
      return moment
    }
    return table.x(at: picture.pointTold(at: table.index(reading: moment)))
  }

  /// When a track or a scatter was nearest to a place; nil where the chart is none.
  private func momentInPlane(at place: Point) -> Double? {
    guard let end = model.shown, !end.table.kind.hasAxes else { return nil }
    return model.picture(of: end, at: model.seconds)?.x(at: place)
  }

  private func nearest(in state: ChartState, to moment: Double) -> Double? {
    guard let table = model.shown?.table else { return nil }
    return table.x(at: table.index(reading: moment.clamped(to: state.visibleRange)))
  }

  private var geometry: IndicatorGeometry? {
    guard let end = model.shown, let scale = model.xScale else { return nil }
    return IndicatorGeometry(scale: scale, edges: end.layout.rangeEdges)
  }
}

// MARK: - Linked charts

extension Indicator {
  /// What the pointer reads in a chart that is linked with this one, where this one has it.
  private var linkedMoment: Double? {
    guard hover == nil, let chart = model.chart else { return nil }
    return model.store.linkedPointer.moment(for: chart, on: model.store.board)
  }

  /// Lets the linked charts know that the pointer reads something else here, or nothing any more.
  private func tellLinked() {
    let pointer = model.store.linkedPointer
    guard hover != nil, model.chart != nil else { return pointer.leave(owner: self) }
    pointer.enter(owner: self, chart: { [weak self] in self?.model.chart }) { [weak self] in
      self?.pointedMoment
    }
  }
}

// MARK: - The hand

extension Indicator {
  /// Whether the pointer means something else at this place than before.
  func wants(_ place: Point?) -> Bool {
    place != hover && (place == nil || place != restingPlace)
  }

  /// Follows the pointer to a place of the plot, or away; returns whether a press there opens a point.
  func follow(_ place: Point?) -> Bool {
    restingPlace = nil
    hover = place
    model.commit(false)
    return place.map { isOnOpeningCard($0) || isOnOpeningBar($0) } ?? false
  }

  /// Zooms mean a place of the plot from now on.
  func point(at place: Point) { hover = place }

  /// A press and release in one place, the first or the second of a double click.
  func click(at place: Point, presses: Int) {
    if presses == 2 { return clickTwice() }
    let isOnBar = isOnOpeningBar(place)
    hasOpened = isOnBar || isOnOpeningCard(place)
    if isOnBar, let chart = model.chart, let moment = nearest(place) {
      model.store.send(.setIndicator(chart: chart, moment))
    }
    if hasOpened { open() } else { set(at: place) }
  }

  /// A press and release in one place with Shift: marks the point there, or no more; a first one is the indicator's.
  func markPoint(at place: Point) {
    guard let chart = model.chart, let moment = nearest(place).map(told) else { return }
    if model.state?.indicator == nil { return set(at: place) }
    model.store.send(.setMark(chart: chart, mark == moment ? nil : moment))
  }

  /// Marks the point that is read, from which the indicator goes on; returns whether there is one.
  func markRead() -> Bool {
    guard let chart = model.chart, let shownMoment else { return false }
    let moment = shownMoment == model.state?.indicator ? shownMoment : told(shownMoment)
    if mark != nil { return model.store.send(.setMark(chart: chart, nil)) }
    model.store.send(.setIndicator(chart: chart, moment))
    return model.store.send(.setMark(chart: chart, moment))
  }

  /// The second press of two shows everything; the first was not meant for the indicator.
  private func clickTwice() {
    guard let chart = model.chart, !hasOpened else { return }
    model.store.send(.setIndicator(chart: chart, momentBeforeClick))
    model.store.send(.showAll(chart: chart), .glide)
  }

  private func set(at place: Point) {
    guard let chart = model.chart, let state = model.state, let moment = nearest(place).map(told)
    else { return }
    momentBeforeClick = state.indicator
    model.store.send(.setIndicator(chart: chart, state.indicator == moment ? nil : moment))
  }

  /// A drag begins, from where the indicator is now.
  func beginDrag() {
    dragStart = startMoment
    slideStart = nil
    spring.stop()
    guard model.shown?.table.kind.drawsSum == true, let scale = model.xScale else { return }
    slideStart = slide ?? dragStart.map { scale($0) }
  }

  /// The pointer is so many pixels from where the drag began.
  func drag(by pixels: Double) {
    guard let chart = model.chart, let end = model.shown, let dragStart, let geometry else {
      return
    }
    let place = slideStart.map { ($0 + pixels).clamped(to: end.layout.rangeEdges) }
    let moment =
      hover.flatMap(momentInPlane) ?? place.map { geometry.moment(at: $0, in: end.table) }
      ?? told(geometry.moment(draggedBy: pixels, from: dragStart, in: end.table))
    model.store.send(.setIndicator(chart: chart, moment))
    guard let place, let scale = model.xScale else { return }
    offset = place - scale(moment)
    model.commit(false)
  }

  /// The drag is over: what it slid springs to the point that is read.
  func endDrag() {
    slideStart = nil
    if let offset { spring.move(from: offset, to: 0) }
  }

  /// Where the hairline of a total is while it is off its point, in pixels of the plot.
  private var slide: Double? {
    guard let offset, let scale = model.xScale, let moment = shownMoment else { return nil }
    return scale(moment) + offset
  }

  private func sprung(to offset: Double) {
    self.offset = offset == 0 ? nil : offset
    model.commit(false)
  }

  private func stopSliding() {
    guard offset != nil else { return }
    (offset, slideStart) = (nil, nil)
    spring.stop()
  }
}

// MARK: - Opening

extension Indicator {
  /// Opens the point that it reads; returns whether there is one that can be opened.
  @discardableResult
  func open() -> Bool {
    guard let chart = model.chart, let end = model.shown, end.role == .overview,
      let moment = shownMoment
    else { return false }
    complaint = nil
    model.store.open(chart, at: end.table.x(at: end.table.index(reading: moment)))
    return true
  }

  /// Says on its card that there is nothing for this moment.
  func complain(about moment: Double) {
    complaint = Complaint(
      moment: moment, sentence: model.missingWords,
      shake: model.isAnimated ? Shake(start: model.seconds) : nil)
    model.commit(true)
  }

  /// What the card has to say beside the values of the moment that it shows.
  func remark(at seconds: Double) -> CardRemark? {
    isComplaining ? complaint?.remark(at: seconds) : nil
  }

  /// Whether it reads the moment that there is a complaint about.
  private var isComplaining: Bool {
    guard let end = model.shown, let complaint, let moment = shownMoment else { return false }
    return end.table.x(at: end.table.index(reading: moment)) == complaint.moment
  }

  /// Whether a press at a place of the plot opens what is read: it is on the card.
  private func isOnOpeningCard(_ place: Point) -> Bool {
    guard model.leaving == nil, model.form == .full, let end = model.shown,
      end.role == .overview, shownMoment != nil,
      let picture = model.picture(
        of: end, at: model.seconds, reading: reading(in: end, at: model.seconds))
    else { return false }
    return picture.cardRect(measure: model.appearance.measure)?.contains(place) == true
  }
}

extension Indicator {
  /// Whether a press at a place of the plot opens the bar that is there, which stands apart from others.
  private func isOnOpeningBar(_ place: Point) -> Bool {
    guard model.leaving == nil, model.form == .full, let end = model.shown,
      end.role == .overview, end.table.presentation.drawing.barsStandApart, !isOnOpeningCard(place),
      let moment = nearest(place), let picture = model.picture(of: end, at: model.seconds)
    else { return false }
    return picture.hasBar(ofPoint: end.table.index(reading: moment), at: place)
  }
}
