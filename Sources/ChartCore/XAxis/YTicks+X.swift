/// The shortest time that labels of durations are apart, in milliseconds: a nanosecond, as exactly as they are
/// written.
private let shortestDuration = 1e-6
/// How many steps of 1, 2 and 5 times a power of ten there are from a least one on: up to 100,000 times it,
/// where far more labels than fit have become none.
private let stepCount = 16

// The steps of labels on an x axis that is no calendar, from a least one on, and more of them than have room.
extension YTicks {
  /// 1, 2 and 5 times powers of ten.
  static func numbers(from least: Double) -> [YTicks] {
    let first = YTicks(digits: 1, exponent: least.decimalExponent)
    return Array(sequence(first: first, next: \.coarser).prefix(stepCount))
  }

  /// The same without parts of one.
  static func rows(from least: Double) -> [YTicks] { numbers(from: max(least, 1)) }

  /// In parts of a second and in days 1, 2 and 5 times powers of ten, between them what clocks count in.
  static func durations(from least: Double) -> [YTicks] {
    let parts = numbers(from: max(least, shortestDuration)).filter { $0.step < second }
    let days = numbers(from: max(1, least / millisecondsPerDay)).map(\.days)
    return parts + ofClocks.filter { $0.step >= least } + days
  }

  private static let ofClocks =
    [1, 2, 5, 10, 15, 30].map { YTicks(digits: $0 * 1000, exponent: 0) }
    + [1, 2, 5, 10, 15, 30].map { YTicks(digits: $0 * 60_000, exponent: 0) }
    + [1, 2, 3, 6, 12].map { YTicks(digits: $0 * 3_600_000, exponent: 0) }

  /// So many days in place of so many milliseconds.
  private var days: YTicks {
    YTicks(digits: digits * Int(millisecondsPerDay), exponent: exponent)
  }

  /// The multiples of a lone value, which is one of them.
  init(at value: Double) {
    let decimal = DecimalDigits(value.magnitude)
    let place = decimal.exponent - decimal.digits.count
    self.init(digits: max(1, decimal.units(ofPlace: place)), exponent: place)
  }

  /// The first two ticks of a range and the last two, or what is beside them: among neighbours one has all
  /// the decimals that any has, and of all numbers those at the ends have most digits.
  func outermost(in range: ClosedRange<Double>) -> [Double] {
    let (first, last) = (number(atOrBelow: range.lowerBound), number(atOrBelow: range.upperBound))
    return [first, first + 1, last - 1, last].map(value)
  }
}

private let second = 1000.0
