/// Whole digits up to which every integer is exact as a double and is written out: 2^53 has 16.
private let mostWholeDigits = 16
/// Zeros after the decimal point up to which a small number is written out.
private let mostLeadingZeros = 3

extension Formats {
  /// All digits of `value`, grouped: the shortest text that reads back as the same number.
  ///
  /// Numbers of more than 16 whole digits, and below 0.0001, get a power of ten. A gap (NaN) is a
  /// dash.
  public func value(_ value: Double) -> String {
    value.isFinite ? whole(DecimalDigits(value)) : symbol(for: value)
  }

  /// All digits of a number and at least some decimals, or its power of ten.
  func whole(_ decimal: DecimalDigits, places: Int = 0) -> String {
    if -mostLeadingZeros...mostWholeDigits ~= decimal.exponent {
      return figures(decimal.plain(places: places, in: numbers))
    }
    return scientific(decimal)
  }

  /// A number with its power of ten.
  func scientific(_ decimal: DecimalDigits) -> String { figures(decimal.scientific(in: numbers)) }

  /// What stands for a gap or an infinite number.
  func symbol(for value: Double) -> String {
    if value.isNaN { return "–" }
    return value < 0 ? numbers.minus + "∞" : "∞"
  }
}
