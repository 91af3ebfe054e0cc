/// Decades above which only every so manyth has a tick.
private let mostDecades = 8
/// Decades above which ticks are decades, and not 1, 2 and 5 of each.
private let mostDividedDecades = 2.5

/// The ticks of a logarithmic axis: powers of ten, or 1, 2 and 5 times these.
public struct LogTicks: Hashable, Sendable {
  /// The first digits of ticks within a decade.
  private let digits: [Int]
  /// How many decades are from one tick to the next, where there is one for each.
  private let decades: Int

  /// The ticks for a range above 0 of more than a decade; at most about nine.
  init(containing range: ClosedRange<Double>) {
    let span = Double(range.upperBound.decimalExponent - range.lowerBound.decimalExponent)
    digits = range.decades <= mostDividedDecades ? [1, 2, 5] : [1]
    decades = max(1, Int(clamping: (span / Double(mostDecades)).rounded(.up)))
  }

  private init(digits: [Int], decades: Int) {
    (self.digits, self.decades) = (digits, decades)
  }

  /// The ticks of the next larger distance.
  public var coarser: LogTicks {
    digits.count > 1
      ? LogTicks(digits: [1], decades: 1) : LogTicks(digits: [1], decades: decades * 2)
  }

  /// The ticks in a range above 0, ascending.
  public func values(in range: ClosedRange<Double>) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let first = range.lowerBound.decimalExponent
    let exponents = (first...max(first, range.upperBound.decimalExponent)).filter {
      $0.isMultiple(of: decades)
    }
    return exponents.flatMap { exponent in
      digits.map { Double.decimal($0, exponent: exponent) }
    }.filter(range.contains)
  }
}
