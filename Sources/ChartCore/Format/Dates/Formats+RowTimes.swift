/// So many points say how much of a time of day their rows have.
private let askedPoints = 200

extension Table {
  /// How much of their times of day points are written with below one another: as much as some of those at these indexes,
  /// which are spread evenly, need. Constant time.
  public func timePrecision(at indexes: Range<Int>) -> TimePrecision {
    guard xKind.hasDates, presentation.period == nil, !indexes.isEmpty else { return .minute }
    let step = max(1, indexes.count / askedPoints)
    return stride(from: indexes.lowerBound, to: indexes.upperBound, by: step)
      .map { CivilDate(milliseconds: moment(ofPoint: $0), in: zone).precision }.max() ?? .minute
  }
}

extension Formats {
  /// What a point of a table is of, as a row begins: `Mon, 2 Mar 2026, 08:00`, or where there is less room
  /// `2 Mar 2026, 08:00`, a time with so much of it at least; numbers without the name that is above them.
  public func row(
    _ index: Int, of table: Table, hasWeekday: Bool, precision: TimePrecision = .minute
  ) -> String {
    if [.numbers, .durations].contains(table.xKind) { return shortPoint(index, of: table) }
    var words = point(index, of: table)
    guard table.xKind.hasDates else { return words }
    let date = CivilDate(milliseconds: table.moment(ofPoint: index), in: table.zone)
    if date.precision < precision {
      words = words.replacing(
        time(date, precision: date.precision), with: time(date, precision: precision),
        maxReplacements: 1)
    }
    guard !hasWeekday else { return words }
    let day = forms(ofDay: table.zone.local(table.moment(ofPoint: index)))
    return words.replacing(day[1], with: day[2], maxReplacements: 1)
  }
}
