import CIcu
import ChartCore

/// What ICU knows of how a locale writes numbers.
struct NumberFacts {
  /// The signs and the groups.
  var formats = NumberFormats()
  /// The digit for nothing, which the other nine follow in Unicode.
  var zero: Unicode.Scalar = "0"

  /// The facts of a locale, by its name; nil where ICU has none.
  init?(locale: String) {
    guard let decimal = Numbers(UNUM_DECIMAL, locale), let percent = Numbers(UNUM_PERCENT, locale),
      let short = Numbers(UNUM_DECIMAL_COMPACT_SHORT, locale)
    else { return nil }
    setSigns(decimal)
    setGroups(decimal)
    let sides = percent.text(0.5).aroundDigits
    (formats.beforePercent, formats.afterPercent) = (sides.before, sides.after)
    formats.magnitudes = formats.magnitudes.indices.map {
      short.magnitude($0) ?? formats.magnitudes[$0]
    }
  }

  private mutating func setSigns(_ numbers: borrowing Numbers) {
    formats.decimalSeparator = numbers.symbol(UNUM_DECIMAL_SEPARATOR_SYMBOL)
    formats.groupingSeparator = numbers.symbol(UNUM_GROUPING_SEPARATOR_SYMBOL)
    // A hyphen is narrower than a plus, and what programs write.
    formats.minus = numbers.symbol(UNUM_MINUS_SIGN_SYMBOL).replacing("-", with: formats.minus)
    formats.plus = numbers.symbol(UNUM_PLUS_SIGN_SYMBOL)
    let zero = numbers.symbol(UNUM_ZERO_DIGIT_SYMBOL).unicodeScalars
    if zero.count == 1, zero.first?.properties.numericType == .decimal { self.zero = zero.first! }
  }

  private mutating func setGroups(_ numbers: borrowing Numbers) {
    let last = numbers.attribute(UNUM_GROUPING_SIZE)
    let others = numbers.attribute(UNUM_SECONDARY_GROUPING_SIZE)
    guard last > 0 else { return formats.leastGrouped = .max }
    (formats.lastGroup, formats.otherGroups) = (last, others > 0 ? others : last)
    formats.leastGrouped = last + (numbers.text(1000).contains(formats.groupingSeparator) ? 1 : 2)
  }
}

/// ICU's writer of numbers in one style.
private struct Numbers: ~Copyable {
  private let pointer: UnsafeMutablePointer<UNumberFormat?>

  init?(_ style: UNumberFormatStyle, _ locale: String) {
    guard let pointer = icuOpened({ icu_numbers_open(style, locale, $0) }) else { return nil }
    self.pointer = pointer
  }

  deinit { icu_numbers_close(pointer) }

  func symbol(_ symbol: UNumberFormatSymbol) -> String {
    icuText { icu_numbers_symbol(pointer, symbol, $0, $1, $2) } ?? ""
  }

  func attribute(_ attribute: UNumberFormatAttribute) -> Int {
    Int(icu_numbers_attribute(pointer, attribute))
  }

  func text(_ value: Double) -> String {
    icuText { icu_numbers_format(pointer, value, $0, $1, $2) } ?? ""
  }

  /// How a power of a thousand is written; nil where what stands for it comes before the number.
  func magnitude(_ thousands: Int) -> ShortPower? {
    let text = text((0..<thousands).reduce(1.0) { power, _ in power * 1000 })
    let (before, digits, after) = text.aroundDigits
    guard before.isEmpty, digits > 0 else { return nil }
    return ShortPower(3 * thousands - (digits - 1), after)
  }
}

extension String {
  /// What stands before a text's digits, how many they are, and what stands behind them.
  fileprivate var aroundDigits: (before: String, digits: Int, after: String) {
    let scalars = unicodeScalars
    let before = scalars.prefix { !$0.isDigit }
    let digits = scalars[before.endIndex...].prefix { $0.isDigit }
    return (String(before), digits.count, String(scalars[digits.endIndex...]))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
