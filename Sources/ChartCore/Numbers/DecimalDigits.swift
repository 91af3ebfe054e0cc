/// A power of ten by which what stands before it is multiplied: `×10⁻⁶`.
func powerOfTen(_ exponent: Int) -> String {
  let digits = "\(exponent.magnitude)".compactMap(\.wholeNumberValue).map { raisedDigits[$0] }
  return "×10" + (exponent < 0 ? "⁻" : "") + digits.joined()
}

private let raisedDigits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

private let zero = UInt8(ascii: "0")
/// Where a number of a few digits differs from these only in the last ones of a double, that is the noise of what
/// computed it.
private let (certainDigits, fewDigits) = (15, 12)

/// A finite number as the shortest decimal digits that read back equal.
struct DecimalDigits: Hashable, Sendable {
  /// Whether the number is below 0.
  private(set) var isNegative: Bool
  /// The digits from 0 to 9, without zeros at either end: none at all for 0.
  private(set) var digits: [Int]
  /// Where the decimal point is, counted from the first digit: the number is 0.DIGITS times ten to
  /// this exponent.
  private(set) var exponent: Int

  /// The digits of a finite number.
  init(_ value: Double) {
    // The standard library writes the shortest decimal that reads back equal, in every locale.
    let text = value.magnitude.description.utf8
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    digits = mantissa.filter { $0 != UInt8(ascii: ".") }.map { Int($0) - Int(zero) }
    exponent =
      mantissa.prefix { $0 != UInt8(ascii: ".") }.count
      + (Int(Substring(text.dropFirst(mantissa.count + 1))) ?? 0)
    isNegative = value < 0
    trim()
  }

  /// A whole number of units of ten to the power of `place`.
  init(_ units: Int, place: Int) {
    isNegative = units < 0
    digits = "\(units.magnitude)".compactMap(\.wholeNumberValue)
    exponent = digits.count + place
    trim()
  }

  /// The number rounded to a whole multiple of ten to the power of `place`, halves away from 0.
  func rounded(toPlace place: Int) -> DecimalDigits {
    let kept = exponent - place
    if kept >= digits.count { return self }
    var result = self
    result.digits = Array(digits.prefix(max(kept, 0)))
    if kept >= 0 && digits[kept] >= 5 { result.carry() }
    result.trim()
    return result
  }

  /// The number without its digits below ten to the power of `place`.
  func truncated(toPlace place: Int) -> DecimalDigits {
    var result = self
    result.digits = Array(digits.prefix(max(exponent - place, 0)))
    result.trim()
    return result
  }

  /// The number without what lies behind a few digits and is less than a double is certain of: 0.30000000000000004 is 0.3.
  var withoutNoise: DecimalDigits { withoutNoise(exponent) }

  /// The same of a number that is reckoned from others, of which a double is certain to as many digits.
  func withoutNoise(of others: [Double]) -> DecimalDigits {
    withoutNoise(others.map { DecimalDigits($0).exponent }.max() ?? exponent)
  }

  private func withoutNoise(_ exponent: Int) -> DecimalDigits {
    let rounded = rounded(toPlace: min(0, exponent - certainDigits))
    return rounded.digits.count > fewDigits ? self : rounded
  }

  /// The number as Swift reads it.
  var exact: String { (isNegative ? "-" : "") + "0." + (isZero ? "0" : text) + "e\(exponent)" }

  /// Whether the number is 0.
  var isZero: Bool { digits.isEmpty }

  /// The number in units of ten to the power of `place`, rounded, the nearest integer there is.
  func units(ofPlace place: Int) -> Int {
    let rounded = rounded(toPlace: place)
    let zeros = max(0, rounded.exponent - rounded.digits.count - place)
    let text = rounded.digits.map(String.init).joined() + String(repeating: "0", count: zeros)
    let magnitude = text.isEmpty ? 0 : Int(text) ?? .max
    return isNegative ? -magnitude : magnitude
  }

  /// The number times ten to the power of `power`, exactly.
  func scaled(byPowerOfTen power: Int) -> DecimalDigits {
    var result = self
    if !digits.isEmpty { result.exponent += power }
    return result
  }

  private mutating func carry() {
    while digits.last == 9 { digits.removeLast() }
    if digits.isEmpty {
      // 9.99 becomes 10, and nothing becomes one unit of the place.
      (digits, exponent) = ([1], exponent + 1)
    } else {
      digits[digits.count - 1] += 1
    }
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    exponent = digits.isEmpty ? 0 : exponent - leading
    if digits.isEmpty { isNegative = false }
  }
}

extension DecimalDigits {
  /// The number divided by ten to the power of `shift`, without an exponent, with at least `places`
  /// decimals.
  func plain(shift: Int = 0, places: Int = 0, in numbers: NumberFormats) -> String {
    let point = exponent - shift
    let zeros = String(repeating: "0", count: max(0, max(point - digits.count, -point)))
    let padded = (point > 0 ? text + zeros : zeros + text).utf8
    let whole = padded.prefix(max(point, 0))
    let shown = padded.dropFirst(max(point, 0))
    let fraction = Substring(shown) + String(repeating: "0", count: max(0, places - shown.count))
    return sign(numbers) + (whole.isEmpty ? "0" : Substring(whole).grouped(numbers))
      + (fraction.isEmpty ? "" : numbers.decimalSeparator + fraction)
  }

  private var text: String { String(decoding: digits.map { zero + UInt8($0) }, as: UTF8.self) }

  /// The number with one digit before the point and a power of ten: `1.5×10¹⁹`.
  func scientific(in numbers: NumberFormats) -> String {
    let text = text
    let fraction = text.dropFirst()
    return sign(numbers) + text.prefix(1)
      + (fraction.isEmpty ? "" : numbers.decimalSeparator + fraction)
      + powerOfTen(exponent - 1)
  }

  private func sign(_ numbers: NumberFormats) -> String { isNegative ? numbers.minus : "" }
}

extension Substring {
  /// The digits with separators between their groups.
  fileprivate func grouped(_ numbers: NumberFormats) -> String {
    guard utf8.count >= numbers.leastGrouped else { return String(self) }
    var groups = [Substring(utf8.suffix(numbers.lastGroup))]
    var rest = utf8.dropLast(numbers.lastGroup)
    while !rest.isEmpty {
      groups.append(Substring(rest.suffix(numbers.otherGroups)))
      rest = rest.dropLast(numbers.otherGroups)
    }
    return groups.reversed().joined(separator: numbers.groupingSeparator)
  }
}
