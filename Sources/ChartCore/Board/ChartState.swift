/// The part of its time that a chart opens on, at its end.
private let openingPart = 0.25
/// The smallest part of its time that a chart shows, and one of a table, which people look into: less is noise among
/// doubles.
private let (smallestPart, smallestPartOfTable) = (0.05, 1e-10)

/// What people can change about one chart.
///
/// The visible range lies inside the domain and is never shorter than the minimum span: `Board` changes it
/// in these bounds only.
public struct ChartState: Equatable, Sendable {
  /// The first and the last moment there is.
  public let domain: ClosedRange<Double>
  /// The shortest visible range: 5 % of the time or two points, whichever is longer; of a table two points.
  public let minimumSpan: Double
  /// What its points stand for.
  let times: PointTimes
  /// How many series there are.
  public let seriesCount: Int
  /// The milliseconds to whose multiples, from the domain's start, a range's bounds snap; nil where
  /// they move freely.
  public let snapStep: Double?
  /// What its series stand for, where charts whose series are the same ones are switched together; else nil.
  let seriesGroup: String?
  /// What people can choose of the y axis, what is usual first.
  public let yScaleChoices: [YScaleChoice]
  /// The moments in the plot.
  public internal(set) var visibleRange: ClosedRange<Double>
  /// The series that are off; all of them only where people asked for that.
  public internal(set) var hidden: Set<Int>
  /// The moment that the indicator reads, inside the domain; nil without an indicator.
  public internal(set) var indicator: Double?
  /// The moment that is marked beside the indicator's, inside the domain; nil without one.
  public internal(set) var mark: Double?
  /// What people wrote on it, by where that begins.
  public internal(set) var notes: [ChartNote] = []
  /// What they wrote on what it does not show now.
  public internal(set) var pages = NotePages()
  /// From where to where the y axis goes, and how; one of the choices.
  public internal(set) var yScale = YScaleChoice.automatic

  /// The state in which a table opens: on the range its file gives, or the last quarter of its time.
  ///
  /// The series that the file hides are off, unless that leaves none.
  public init(table: Table) {
    domain = table.domain
    times = table.pointTimes
    seriesCount = table.series.count
    seriesGroup = table.presentation.metrics?.seriesGroup
    yScaleChoices = table.kind.yScaleChoices
    let span = domain.span
    let spaces = table.kind.fillsPeriods ? table.x.count : table.x.count - 1
    let part = table.presentation.isOfTable ? smallestPartOfTable : smallestPart
    minimumSpan = min(span, max(span * part, span / Double(max(spaces, 1))))
    snapStep = table.kind.hasSectors ? table.spacing : nil
    visibleRange = domain
    let hidden = table.series.indices.filter { table.series[$0].isHidden }
    self.hidden = hidden.count < seriesCount ? Set(hidden) : []
    let opening = table.presentation.layout.openingRange.flatMap(part(of:))
    setYScale(table.presentation.layout.openingYScale)
    show(opening ?? (domain.upperBound - span * openingPart)...domain.upperBound)
  }

  /// What of `range` is in the domain; nil where that is one moment or nothing.
  private func part(of range: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard range.overlaps(domain) else { return nil }
    let part = range.clamped(to: domain)
    return part.span > 0 ? part : nil
  }

  /// Whether the series at this index is on; false where there is no such series.
  public func isVisible(_ series: Int) -> Bool {
    0..<seriesCount ~= series && !hidden.contains(series)
  }
}

extension ChartState {
  /// Puts the indicator at a moment, moved into the domain, or takes it away.
  mutating func setIndicator(_ moment: Double?) {
    if moment?.isNaN != true { indicator = moment?.clamped(to: domain) }
  }

  /// Marks a moment beside the indicator's, moved into the domain, or none.
  mutating func setMark(_ moment: Double?) {
    if moment?.isNaN != true { mark = moment?.clamped(to: domain) }
  }

  /// Chooses the y axis; what the kind does not offer changes nothing.
  mutating func setYScale(_ choice: YScaleChoice) {
    if yScaleChoices.contains(choice) { yScale = choice }
  }

  /// Switches a series off or on; the last visible one stays on.
  mutating func toggle(_ series: Int) {
    guard 0..<seriesCount ~= series else { return }
    if hidden.remove(series) == nil && hidden.count < seriesCount - 1 { hidden.insert(series) }
  }

  /// Leaves these series on and no others.
  mutating func showOnly(_ series: Set<Int>) {
    hidden = Set(0..<seriesCount).subtracting(series)
  }

  /// Has the same series off as another chart, if they stand for the same.
  mutating func switchAlong(_ other: ChartState) {
    guard let seriesGroup, seriesGroup == other.seriesGroup, seriesCount == other.seriesCount
    else { return }
    hidden = other.hidden
  }

  /// Leaves only this series on, or all if it was the only one.
  mutating func solo(_ series: Int) {
    guard 0..<seriesCount ~= series else { return }
    let others = Set(0..<seriesCount).subtracting([series])
    hidden = hidden == others ? [] : others
  }
}
