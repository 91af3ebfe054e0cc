/// Intervals from the lowest tick to the top of the domain: five, and room for the top label.
private let intervals = 5.3
/// The units that tick values are multiples of, times a power of ten, the coarsest first.
private let units = [5, 2, 1]
/// Each end may lie this much of an interval beyond the values, so that little height is wasted.
private let slack = 0.5
/// Narrower spans are mere rounding noise of their values, in units in the last place.
private let noise = 16.0
/// Narrower spans leave no room for decimals among the doubles.
private let smallestSpan = 1e-300
/// A safeguard: more lines than this are not readable anyway.
private let mostValues = 100
/// Ticks are not looked for beyond this many steps, where whole numbers end.
private let farthestNumber = 1e18

/// Evenly spaced values on nice numbers, about six over a range: the ticks of a y axis.
///
/// The lowest tick and the step are multiples of a unit: 5, 2 or 1 times a power of ten. The unit is
/// the coarsest that leaves at most half an interval unused at either end.
public struct YTicks: Hashable, Sendable {
  // In units of the power of ten, so that every tick is an exact decimal.
  private let firstDigits, stepDigits, exponent: Int

  /// The ticks for values from `range.lowerBound` to `range.upperBound`.
  ///
  /// A range of one value, or of rounding noise, is widened around it first.
  public init(containing range: ClosedRange<Double>) {
    let range = range.lowerBound.clampedToFinite...range.upperBound.clampedToFinite
    self = Self.fitting(range.isMeasurable ? range : range.lowerBound.surroundings)
  }

  private init(firstDigits: Int, stepDigits: Int, exponent: Int) {
    self.firstDigits = firstDigits
    self.stepDigits = stepDigits
    self.exponent = exponent
  }

  /// The lowest tick, not above the lowest value.
  public var first: Double { .decimal(firstDigits, exponent: exponent) }

  /// The distance of neighbouring ticks, above 0.
  public var step: Double { .decimal(stepDigits, exponent: exponent) }

  /// The values an axis with these ticks shows: from `first` over 5.3 steps.
  public var domain: ClosedRange<Double> { first...Self.top(first: first, step: step) }

  /// The values `first + n * step` for whole n that lie in `range`, ascending, at most 100.
  ///
  /// They go on beyond `domain`, for an axis that is on its way from other ticks. Where there are
  /// more than 100, every so many are left out.
  public func values(in range: ClosedRange<Double>) -> [Double] {
    // One number more at either end makes up for the rounding of the divisions.
    let lowest = number(at: range.lowerBound).rounded(.down)
    let highest = number(at: range.upperBound).rounded(.up)
    let stride = max(1, ((highest - lowest) / Double(mostValues - 1)).rounded(.up))
    let count = min(mostValues, Int(clamping: (highest - lowest) / stride) + 1)
    let found = (0..<count).compactMap { value(Int(clamping: lowest + Double($0) * stride)) }
    return found.lazy.filter(range.contains).withoutRepeats
  }

  private func number(at value: Double) -> Double {
    let distance = value - first
    let number = distance.isFinite ? distance / step : value / step - first / step
    return number.clamped(to: -farthestNumber...farthestNumber)
  }

  private func value(_ number: Int) -> Double? {
    let (offset, isTooFar) = number.multipliedReportingOverflow(by: stepDigits)
    let (digits, isTooLarge) = firstDigits.addingReportingOverflow(offset)
    return isTooFar || isTooLarge ? nil : .decimal(digits, exponent: exponent)
  }
}

extension YTicks {
  private static func fitting(_ range: ClosedRange<Double>) -> YTicks {
    let needed = range.upperBound / intervals - range.lowerBound / intervals
    let largest = needed.decimalExponent
    // Two decades below, even rounding up all intervals stays within the slack.
    let candidates = (0...2).lazy.flatMap { decade in
      units.lazy.map { candidate(range, unit: $0, exponent: largest - decade) }
    }
    return candidates.first { $0.wastesLittle(of: range, needed: needed) }
      ?? candidate(range, unit: 1, exponent: largest)
  }

  /// The ticks whose values are multiples of `unit` times ten to the `exponent`.
  private static func candidate(
    _ range: ClosedRange<Double>, unit: Int, exponent: Int
  ) -> YTicks {
    func value(_ number: Int) -> Double { .decimal(number * unit, exponent: exponent) }
    // The divisions are rounded (0.3 / 0.1 is below 3): the true numbers are beside the guesses.
    let size = value(1)
    let guess = Int(clamping: (range.lowerBound / size).rounded(.down))
    let first = [guess + 1, guess].first { value($0) <= range.lowerBound } ?? guess - 1
    let start = value(first)
    let needed = (range.upperBound / intervals - start / intervals) / size
    let least = max(1, Int(clamping: needed.rounded(.down)))
    let step = top(first: start, step: value(least)) < range.upperBound ? least + 1 : least
    return YTicks(firstDigits: first * unit, stepDigits: step * unit, exponent: exponent)
  }

  /// The end of the domain, the intervals added in halves because all of them may overflow.
  private static func top(first: Double, step: Double) -> Double {
    let half = step * (intervals / 2)
    return (first + half + half).clampedToFinite
  }

  private func wastesLittle(of range: ClosedRange<Double>, needed: Double) -> Bool {
    first >= range.lowerBound - needed * slack
      && domain.upperBound <= range.upperBound + needed * slack
  }
}

extension ClosedRange<Double> {
  fileprivate var isMeasurable: Bool {
    let magnitude = Swift.max(lowerBound.magnitude, upperBound.magnitude)
    return span > smallestSpan && span > magnitude.ulp * noise
  }
}

extension Double {
  /// A range around a lone value that makes a whole tick of most of them: 12 lies in 10...15.
  ///
  /// Does not go below 0 for the sake of a value above it.
  fileprivate var surroundings: ClosedRange<Double> {
    let tenth = (magnitude / 10).clamped(to: smallestSpan ... .greatestFiniteMagnitude)
    let decade = Double.decimal(1, exponent: tenth.decimalExponent)
    let unit = magnitude >= 1 || self == 0 ? Swift.max(1, decade) : decade
    let below = (self - 2 * unit).clampedToFinite
    let lower = self < 0 ? below : Swift.max(0, below)
    return lower...(lower + 5 * unit).clampedToFinite
  }
}
