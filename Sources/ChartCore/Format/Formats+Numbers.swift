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
  func whole(_ decimal: DecimalDigits, places: Int = 0, isPlain: Bool = false) -> String {
    let leastExponent = isPlain ? -places : -mostLeadingZeros
    if min(leastExponent, -mostLeadingZeros)...mostWholeDigits ~= decimal.exponent {
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

extension Formats {
  /// A text's figures in the digits of the locale.
  func figures(_ text: String) -> String { text.inDigits(from: words.zero) }

  /// A whole number as a date has it: without groups.
  public func figures(_ number: Int) -> String { figures(String(number)) }

  /// A number as a percentage: `37%`.
  func percent(_ number: String) -> String {
    numbers.beforePercent + number + numbers.afterPercent
  }

  /// A share in percent, with the decimal that tells it from those around it: `8.7%`.
  public func share(_ percentage: Double) -> String {
    percent(whole(DecimalDigits(percentage).rounded(toPlace: -1)))
  }

  /// A whole percentage: `37%`.
  public func percent(_ percentage: Int) -> String {
    percent(whole(DecimalDigits(percentage, place: 0)))
  }

  /// How a power of a thousand is written in short where it counts a unit.
  func magnitude(_ thousands: Int, of unit: Presentation.Unit) -> ShortPower {
    guard unit.isData else { return numbers.magnitudes[thousands] }
    return ShortPower(3 * thousands, unit.suffixes[thousands])
  }
}
