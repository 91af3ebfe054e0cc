import CGtk
import ChartCore
import ChartScene
import GtkBridge

// A point opens into its detail, and closes again.
extension ChartView {
  /// Whether a press at a place of the graph opens what the indicator reads: it is on the card.
  func isOnOpeningCard(_ place: Point) -> Bool {
    guard leaving == nil, parts == .full, let side, side.role == .overview, shownMoment != nil,
      let picture = picture(of: side, at: canvas.frameSeconds)
    else { return false }
    return picture.cardRect(measure: appearance.measure)?.contains(place) == true
  }

  /// Opens the point that the indicator reads; returns whether there is one that can be opened.
  @discardableResult
  func openShownMoment() -> Bool {
    guard let chart, let side, side.role == .overview, let moment = shownMoment else {
      return false
    }
    complaint = nil
    store.open(chart, at: side.table.x[side.table.index(reading: moment)])
    return true
  }

  /// Returns to the overview; returns whether there was a detail to leave.
  @discardableResult
  func leaveDetail() -> Bool {
    guard let chart else { return false }
    return store.send(.zoomOut(chart: chart), .glide)
  }

  /// Says on the indicator's card that there is nothing for this moment.
  func complain(about moment: Double) {
    let now = canvas.frameSeconds
    complaint = Complaint(
      moment: moment, sentence: "No data for this day",
      shake: canvas.isAnimated ? Shake(start: now) : nil)
    describing.schedule()
    if refresh(at: now) { ticker.start() }
  }

  /// What the card has to say beside the values of the moment that it shows.
  func remark(at seconds: Double) -> CardRemark? {
    isComplaining ? complaint?.remark(at: seconds) : nil
  }

  /// Whether the indicator reads the moment that there is a complaint about.
  var isComplaining: Bool {
    guard let side, let complaint, let moment = shownMoment else { return false }
    return side.table.x[side.table.index(reading: moment)] == complaint.moment
  }
}
