/// How a locale writes numbers.
public struct NumberFormats: Hashable, Sendable {
  /// What stands between the whole part of a number and its decimals.
  public var decimalSeparator = "."
  /// What stands between the groups of a whole number's digits.
  public var groupingSeparator = "\u{202F}"
  /// The digits of the last group of a whole number, and of those before it: 3 and 2 in India.
  public var (lastGroup, otherGroups) = (3, 3)
  /// Whole numbers of fewer digits have no groups: 5 where 1000 is written as it is.
  public var leastGrouped = 4
  /// The sign of numbers below 0 as people read it: as wide as a plus, which a hyphen is not.
  public var minus = "\u{2212}"
  /// The sign of what has become more.
  public var plus = "+"
  /// What stands before a percentage and behind it.
  public var (beforePercent, afterPercent) = ("", "%")
  /// How powers of a thousand are written in short, from the 0th to the 4th.
  public var magnitudes = [
    ShortPower(0, ""), ShortPower(3, "K"), ShortPower(6, "M"), ShortPower(9, "B"),
    ShortPower(12, "T"),
  ]

  /// English words, thousands set apart by a narrow no-break space.
  public init() {}
}

/// A power of ten and what stands for it behind a number: 6 and `M`.
///
/// A power of a thousand may be written as another one: in Japanese a million is 100万, and 万 is the 4th power.
public struct ShortPower: Hashable, Sendable {
  /// The power of ten.
  public let power: Int
  /// What stands for it, with the space before it where there is one.
  public let suffix: String

  /// A power of ten and its sign.
  public init(_ power: Int, _ suffix: String) { (self.power, self.suffix) = (power, suffix) }
}
