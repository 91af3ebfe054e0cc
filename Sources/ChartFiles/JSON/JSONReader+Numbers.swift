import ChartCore

/// The most digits whose number always fits 64 bits.
private let safeDigits = 19

extension JSONReader {
  /// Reads a number: the double nearest to the decimal, to the last bit, whatever the locale.
  ///
  /// A number beyond the largest double is a fault; one below the smallest is 0.
  @inline(__always)
  mutating func number() throws(Fault) -> Double {
    try skipSpace()
    let start = position
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var mantissa: UInt64 = 0
    let count = try digits(into: &mantissa, keeping: start)
    if byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") || count > safeDigits {
      return try decimal(from: start, mantissa: mantissa, count: count)
    }
    if mantissa > exactIntegers && UInt64(exactly: Double(mantissa)) != mantissa {
      hasRounded = true
    }
    return isNegative ? -Double(mantissa) : Double(mantissa)
  }

  /// Reads the whole part of a number; its value is right up to `safeDigits` digits.
  @inline(__always)
  private mutating func digits(
    into mantissa: inout UInt64, keeping start: Int
  ) throws(Fault) -> Int {
    let first = position
    mantissa = try digitRun(after: 0, keeping: start)
    let count = position - first
    if count == 0 { throw fault("a digit was expected") }
    if count > 1 && window[first] == UInt8(ascii: "0") {
      throw leadingZero(first)
    }
    return count
  }

  /// Moves over digits; the number that they make, written behind those of `mantissa`, which is
  /// right up to `safeDigits` in all.
  @inline(__always)
  private mutating func digitRun(
    after mantissa: UInt64, keeping start: Int
  ) throws(Fault) -> UInt64 {
    var mantissa = mantissa
    while case let digit = byte &- UInt8(ascii: "0"), digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      position += 1
      if position == window.end { try prepare(1, keeping: start) }
    }
    return mantissa
  }

  private func leadingZero(_ first: Int) -> Fault {
    let digits = String(decoding: window.bytes(in: first..<position), as: UTF8.self)
    return Fault(
      at: first, expected: "a number without leading zeros was expected, found \(digits.quoted)")
  }

  /// Reads what follows the whole part of the number that starts at `start`.
  @inline(never)
  private mutating func decimal(
    from start: Int, mantissa: UInt64, count: Int
  ) throws(Fault) -> Double {
    var mantissa = mantissa
    var count = count
    var exponent = 0
    if byte == UInt8(ascii: ".") {
      position += 1
      exponent = -(try fraction(into: &mantissa, keeping: start))
      count -= exponent
    }
    if byte | 0x20 == UInt8(ascii: "e") { exponent += try self.exponent(keeping: start) }
    let isNegative = window[start] == UInt8(ascii: "-")
    if count <= safeDigits, let size = exactProduct(mantissa, exponent) {
      return isNegative ? -size : size
    }
    if isWholeNumber(from: start) { hasRounded = true }
    return try nearestDouble(from: start)
  }

  /// Whether nothing but digits stand from `start` on, of which a double holds fewer.
  private func isWholeNumber(from start: Int) -> Bool {
    let digits = window.bytes(in: start..<position).drop { $0 == UInt8(ascii: "-") }
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    let others = digits.dropLast(zeros)
    guard others.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return false }
    let mantissa = UInt64(String(decoding: others, as: UTF8.self)) ?? .max
    return mantissa > exactIntegers || zeros >= exactPowersOfTen.count
  }

  private mutating func fraction(
    into mantissa: inout UInt64, keeping start: Int
  ) throws(Fault) -> Int {
    try prepare(1, keeping: start)
    let first = position
    mantissa = try digitRun(after: mantissa, keeping: start)
    if position == first { throw fault("a digit was expected after the decimal point") }
    return position - first
  }

  /// Reads the power of ten after its `e`; it stops counting where every double has overflowed.
  private mutating func exponent(keeping start: Int) throws(Fault) -> Int {
    position += 1
    try prepare(2, keeping: start)
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    let first = position
    var size = 0
    while case let digit = byte &- UInt8(ascii: "0"), digit < 10 {
      size = min(size * 10 + Int(digit), 1 << 40)
      position += 1
      if position == window.end { try prepare(1, keeping: start) }
    }
    if position == first { throw fault("a digit was expected in the exponent") }
    return isNegative ? -size : size
  }

  private func nearestDouble(from start: Int) throws(Fault) -> Double {
    let text = String(decoding: window.bytes(in: start..<position), as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Fault(
        at: start, expected: "a number up to 1.8e308 was expected, found \(text.quoted)")
    }
    return value
  }
}
