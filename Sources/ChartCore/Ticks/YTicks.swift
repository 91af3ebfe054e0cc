/// Ticks over the values: more are too many to take in. Of the steps that keep to it the smallest
/// leaves four at least, because the next smaller one is no less than two fifths of it.
private let mostTicks = 8
/// The room that the highest tick's label needs above its line, in steps: where they are about six,
/// a line of text.
private let labelRoom = 0.3
/// The same with a second line of text above that label.
private let twoLabelsRoom = 0.75
/// Narrower spans are mere rounding noise of their values, in units in the last place.
private let noise = 16.0
/// Narrower spans leave no room for decimals among the doubles.
private let smallestSpan = 1e-300
/// A safeguard: more lines than this are not readable anyway.
private let mostValues = 100
/// Ticks are not looked for beyond this many steps from 0, where whole numbers end.
private let farthestNumber = 1e18
/// So many times that is still a whole number.
private let mostUsualDigits = 5

/// The multiples of a step that is 1, 2 or 5 times a power of ten, or for binary units a power of two:
/// the ticks of a y axis, and of an x axis that is no calendar.
///
/// The charts of Telegram's web pages, whose look this follows otherwise, take as step any multiple
/// of such a number, and start anywhere on it, so that six ticks always fill the axis. It then
/// reads 75, 120, 165, and nearly every move of the range changes all of it. Here a value that has
/// a line keeps it while the scale moves, because ticks are equal when their steps are; for that
/// there are four to eight of them.
public struct YTicks: Hashable, Sendable {
  // 1, 2 or 5, times ten to the exponent, so that every tick is an exact decimal; or two to it.
  let digits, exponent: Int
  private let isBinary: Bool

  init(digits: Int, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
    isBinary = false
  }

  init(binaryExponent: Int) {
    digits = 1
    exponent = binaryExponent
    isBinary = true
  }

  /// The ticks of states: whole numbers.
  static let ofStates = YTicks(digits: 1, exponent: 0)

  /// Ticks of a small step, no more than `most`.
  private init(atMost most: Double, isBinary: Bool) {
    self =
      isBinary
      ? YTicks(binaryExponent: Int(most.exponent))
      : YTicks(digits: 1, exponent: most.decimalExponent)
  }

  /// The power of ten of which all ticks, and those of larger steps, are multiples; of binary ticks that
  /// of two.
  var place: Int { exponent }

  /// The ticks of the smallest step that puts no more than eight on `domain(containing: range)`,
  /// and four at least.
  ///
  /// A range of one value, or of rounding noise, is widened around it first.
  public init(containing range: ClosedRange<Double>, isBinary: Bool = false) {
    let range = range.measurable
    // The span is eight of these, so nine ticks; in parts, because all of it may overflow.
    let tooSmall = range.upperBound / Double(mostTicks) - range.lowerBound / Double(mostTicks)
    var ticks = YTicks(atMost: tooSmall, isBinary: isBinary)
    while ticks.count(over: range) > mostTicks { ticks = ticks.coarser }
    self = ticks
  }

  /// The distance of neighbouring ticks, above 0.
  public var step: Double { value(1) }

  /// The ticks of the next larger step, two or two and a half times as far apart.
  public var coarser: YTicks {
    if isBinary { return YTicks(binaryExponent: exponent + 1) }
    return switch digits {
    case 1: YTicks(digits: 2, exponent: exponent)
    case 2: YTicks(digits: 5, exponent: exponent)
    case 25: YTicks(digits: 50, exponent: exponent)
    case 50: YTicks(digits: 1, exponent: exponent + 2)
    default: YTicks(digits: 1, exponent: exponent + 1)
    }
  }

  /// What an axis with these ticks shows of values in `range`: from the tick at or below the lowest
  /// up to the highest value, or to 0.3 steps above the last tick where that is higher; 0.75 steps where
  /// there is a heading above the ticks.
  ///
  /// A range of one value, or of rounding noise, is widened around it first.
  public func domain(
    containing range: ClosedRange<Double>, hasHeading: Bool = false
  ) -> ClosedRange<Double> {
    let range = range.measurable
    let first = value(number(atOrBelow: range.lowerBound))
    let last = value(number(atOrBelow: range.upperBound))
    let top = (last + step * (hasHeading ? twoLabelsRoom : labelRoom)).clampedToFinite
    // The bounds count where they are so many steps from 0 that ticks are not looked for.
    return min(first, range.lowerBound)...max(top, range.upperBound)
  }

  /// The multiples of the step that lie in `range`, ascending, at most 100.
  ///
  /// Where there are more than 100, every so many are left out.
  public func values(in range: ClosedRange<Double>) -> [Double] {
    let lowest = number(atOrBelow: range.lowerBound)
    let highest = number(atOrBelow: range.upperBound)
    let numbers = stride(
      from: lowest, through: highest, by: (highest - lowest) / mostValues + 1)
    return numbers.lazy.map(value).filter(range.contains).withoutRepeats
  }

  private func count(over range: ClosedRange<Double>) -> Int {
    number(atOrBelow: range.upperBound) - number(atOrBelow: range.lowerBound) + 1
  }

  /// How many steps the highest tick that is not above `value` lies above 0.
  func number(atOrBelow value: Double) -> Int {
    let number = (value / step).rounded(.down).clamped(to: -farthest...farthest)
    let guess = Int(clamping: number)
    // The division is rounded (0.3 / 0.1 is below 3): the true number is beside the guess.
    return [guess + 1, guess].first { self.value($0) <= value } ?? guess - 1
  }

  /// Where the digits are many, their multiples end before whole numbers do.
  private var farthest: Double {
    digits > mostUsualDigits ? farthestNumber / Double(digits) : farthestNumber
  }

  /// The tick of a number.
  func value(_ number: Int) -> Double {
    isBinary
      ? Double(sign: .plus, exponent: exponent, significand: Double(number)).clampedToFinite
      : .decimal(number * digits, exponent: exponent)
  }
}

extension ClosedRange<Double> {
  /// The range, or where it is one value or rounding noise, one around it; finite.
  var measurable: ClosedRange<Double> {
    let range = lowerBound.clampedToFinite...upperBound.clampedToFinite
    return range.isMeasurable ? range : range.lowerBound.surroundings
  }

  private var isMeasurable: Bool {
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

extension YTicks {
  /// 0, 25, 50, 75, 100: the ticks of percentages.
  public static let quarters = YTicks(digits: 25, exponent: 0)

  /// Ticks and a domain for `range` whose ticks lie on the lines that `ticks` has over `domain`.
  ///
  /// They are multiples of the smallest step of 1, 2 or 5 times a power of ten with which the whole
  /// range has room: a second axis then has round numbers on the first one's grid.
  static func matching(
    _ ticks: YTicks, over domain: ClosedRange<Double>, containing range: ClosedRange<Double>
  ) -> (YTicks, ClosedRange<Double>) {
    let range = range.measurable
    let steps = domain.span / ticks.step
    let below = (domain.lowerBound / ticks.step).rounded(.up) - domain.lowerBound / ticks.step
    let tooSmall = (range.upperBound / steps - range.lowerBound / steps) / 10
    var matching = YTicks(atMost: tooSmall, isBinary: ticks.isBinary)
    for _ in 0..<mostTries {
      let first = matching.value(matching.number(atOrBelow: range.lowerBound))
      let lower = (first - below * matching.step).clampedToFinite
      let upper = (lower + steps * matching.step).clampedToFinite
      if lower <= range.lowerBound && upper >= range.upperBound { return (matching, lower...upper) }
      matching = matching.coarser
    }
    return (YTicks(containing: range, isBinary: ticks.isBinary), range)
  }
}

/// From a tenth of the smallest step that could do, more than enough.
private let mostTries = 12
