private import Glibc

/// Decades above which only every so manyth has a tick.
private let mostDecades = 8
/// What ticks begin with in each decade, from many to few, and the decades of a range up to which they do.
private let choices: [(digits: [Int], mostDecades: Double)] = [
  ([1, 2, 3, 4, 5, 6, 8], 1), ([1, 2, 3, 5], 1.7), ([1, 2, 5], 2.5), ([1], .infinity),
]

/// The ticks of a logarithmic axis: powers of ten, or some of their multiples.
public struct LogTicks: Hashable, Sendable {
  /// The first digits of ticks within a decade.
  private let digits: [Int]
  /// How many decades are from one tick to the next, where there is one for each.
  private let decades: Int

  /// The ticks for a range above 0 of about half a decade and more; at most about nine.
  init(containing range: ClosedRange<Double>) {
    let span = Double(range.upperBound.decimalExponent - range.lowerBound.decimalExponent)
    digits = choices.first { range.decades <= $0.mostDecades }?.digits ?? [1]
    decades = max(1, Int(clamping: (span / Double(mostDecades)).rounded(.up)))
  }

  private init(digits: [Int], decades: Int) {
    (self.digits, self.decades) = (digits, decades)
  }

  /// The ticks of the next larger distance.
  public var coarser: LogTicks {
    choices.first { $0.digits.count < digits.count }
      .map { LogTicks(digits: $0.digits, decades: 1) }
      ?? LogTicks(digits: [1], decades: decades * 2)
  }

  /// What divides the decades between ticks, where a decade is so many pixels long: all its multiples, or two and five
  /// times it, or nothing where these would be closer than so many pixels.
  public static func minor(decadePixels: Double, closest: Double) -> LogTicks? {
    [Array(1...9), [1, 2, 5]].first { digits in
      zip(digits, digits.dropFirst() + [10]).allSatisfy { a, b in
        decadePixels * log10(Double(b) / Double(a)) >= closest
      }
    }.map { LogTicks(digits: $0, decades: 1) }
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
