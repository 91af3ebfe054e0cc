/// A safeguard: more labels than this never fit beside each other.
private let mostTicks = 200

/// The distance of neighbouring labels on a time axis, on the calendar in UTC.
///
/// The strides of a unit are nested: each label of a coarse stride is also one of every finer stride,
/// so labels come and go in place and never jump while the range moves.
public struct XStride: Hashable, Sendable {
  /// What the labels count, and so how a label is written.
  public enum Unit: Hashable, Sendable {
    /// Counted from the start of 1970, like seconds, minutes and hours.
    case millisecond, second, minute, hour
    /// Counted from the midnight of the last point, so that the newest day has a label.
    case day
    /// Counted from the year 0, each at its first moment.
    case year
  }

  /// How a label is written.
  public let unit: Unit
  /// How many units there are from label to label.
  let count: Int
  /// A moment that has a label, in milliseconds; of no meaning for years.
  let anchor: Double

  /// The least distance of neighbouring labels, in milliseconds.
  public var milliseconds: Double { Double(count) * unit.milliseconds }

  /// The moments of the labels inside `range`, ascending, at most 200.
  ///
  /// Where there would be more, as on an axis that is on its way from a finer stride, only every
  /// second, fourth and so on is there.
  public func ticks(in range: ClosedRange<Double>) -> [Double] {
    let numbers = unit == .year ? years(in: range) : steps(in: range)
    return numbers.lazy.map(moment).filter(range.contains).withoutRepeats
  }

  private func moment(_ number: Double) -> Double {
    guard unit == .year else { return anchor + number * milliseconds }
    let year = Int(clamping: number * Double(count))
    return CivilDate(year: year, month: 1, day: 1)?.milliseconds ?? .nan
  }

  private func steps(in range: ClosedRange<Double>) -> [Double] {
    thinned(
      (range.lowerBound - anchor) / milliseconds, (range.upperBound - anchor) / milliseconds)
  }

  private func years(in range: ClosedRange<Double>) -> [Double] {
    let first = CivilDate(milliseconds: range.lowerBound).year
    let last = CivilDate(milliseconds: range.upperBound).year
    return thinned(Double(first) / Double(count), Double(last) / Double(count))
  }

  /// The whole numbers between `low` and `high`, or the multiples of a power of two among them.
  private func thinned(_ low: Double, _ high: Double) -> [Double] {
    var multiple = 1.0
    while (high - low) / multiple > Double(mostTicks - 1) { multiple *= 2 }
    let first = (low / multiple).rounded(.up)
    return (0..<mostTicks).lazy.map { (first + Double($0)) * multiple }.prefix { $0 <= high }
      .map { $0 }
  }
}

extension XStride.Unit {
  /// The length in milliseconds, of a year the least one.
  var milliseconds: Double {
    switch self {
    case .millisecond: 1
    case .second: 1000
    case .minute: 60_000
    case .hour: 3_600_000
    case .day: millisecondsPerDay
    case .year: 365 * millisecondsPerDay
    }
  }
}
