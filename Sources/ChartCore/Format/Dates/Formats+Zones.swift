/// From so many milliseconds on nobody wants parts of a second, which begin to be left out where all is this long.
private let (leastInSeconds, shortestInSeconds) = (10_000.0, 100_000.0)
/// What is told of x has so many digits below the first one of all.
private let digitsOfLength = 3

extension Formats {
  /// How long values were in each of some zones, as exactly as that tells a hundredth of all: `12:34`, `2 d 03:00`, `4.25 km`.
  public func zoneLengths(_ lengths: [Double], of table: Table) -> [String] {
    let all = lengths.reduce(0, +)
    if table.xKind.isTime || table.recordedTimes != nil {
      let precision = DurationPrecision(
        telling: all < leastInSeconds ? all : max(all, shortestInSeconds))
      return lengths.map { duration($0, precision: precision) }
    }
    let unit = table.presentation.xUnit.map { " \($0)" } ?? ""
    let place = all > 0 ? all.decimalExponent - digitsOfLength : 0
    return lengths.map { whole(DecimalDigits($0).rounded(toPlace: min(0, place))) + unit }
  }
}
