/// Whole digits up to which every integer is exact as a double and is written out: 2^53 has 16.
private let mostWholeDigits = 16
/// Zeros after the decimal point up to which a small number is written out.
private let mostLeadingZeros = 3
/// Whole digits of the largest tick that has a suffix: 999T.
private let mostTickDigits = 15
/// The suffixes of thousands, millions and so on.
private let suffixes = ["", "K", "M", "B", "T"]
/// Decimals beyond those of the step: none for its multiples, but a value between two of them is
/// not to be shown as one.
private let placesBelowStep = 2

extension Formats {
  /// All digits of `value`, grouped: the shortest text that reads back as the same number.
  ///
  /// Numbers of more than 16 whole digits, and below 0.0001, get a power of ten. A gap (NaN) is a
  /// dash.
  public func value(_ value: Double) -> String {
    value.isFinite ? whole(DecimalDigits(value)) : symbol(for: value)
  }

  /// A tick's value in short: `2.5K`, `1M`, with no more decimals than tell its neighbours apart.
  ///
  /// Numbers from 10^15 on get a power of ten, as do those below 0.001 where `step` is as small.
  public func tick(_ value: Double, step: Double) -> String {
    tick(value, step: step, power: 0)
  }

  /// All digits of a number, or its power of ten.
  func whole(_ decimal: DecimalDigits) -> String {
    if -mostLeadingZeros...mostWholeDigits ~= decimal.exponent {
      return decimal.plain(
        decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator)
    }
    return decimal.scientific(decimalSeparator: decimalSeparator)
  }

  /// A tick's value times ten to the power of `power`, in short.
  func tick(_ value: Double, step: Double, power: Int) -> String {
    guard value.isFinite else { return symbol(for: value) }
    var decimal = DecimalDigits(value).scaled(byPowerOfTen: power)
    var isTiny = false
    if step.isFinite && step > 0 {
      decimal = decimal.rounded(toPlace: step.decimalExponent + power - placesBelowStep)
      isTiny = step.decimalExponent + power < -4
    }
    return short(decimal, isTiny: isTiny)
  }

  private func short(_ decimal: DecimalDigits, isTiny: Bool) -> String {
    if decimal.exponent > mostTickDigits || decimal.exponent < -2 && isTiny {
      return decimal.scientific(decimalSeparator: decimalSeparator)
    }
    let thousands = max(0, (decimal.exponent - 1) / 3)
    let plain = decimal.plain(
      shift: thousands * 3, decimalSeparator: decimalSeparator, groupingSeparator: "")
    return plain + suffixes[thousands]
  }

  /// What stands for a gap or an infinite number.
  func symbol(for value: Double) -> String {
    if value.isNaN { return "–" }
    return value < 0 ? minus + "∞" : "∞"
  }
}
