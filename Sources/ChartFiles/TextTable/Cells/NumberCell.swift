import ChartCore

/// The most digits whose number always fits 64 bits.
private let safeDigits = 19

/// How a column's numbers are written.
struct NumberFormat: Hashable, Sendable {
  /// Between whole and broken part.
  var decimal = UInt8(ascii: ".")
  /// Whether signs stand between groups of three figures: any of those that people use but the decimal one.
  var hasThousands = false
  /// What stands behind the numbers; nil where nothing does but a currency, a percent sign or one of K, M and B.
  var tails: ColumnTails?
  /// The numbers that words stand for: 1 for `on`.
  var words: [String: Double] = [:]
}

/// A number as a cell has it.
struct NumberCell: Equatable {
  /// The double nearest to what is written, to the last bit; `190.28M` is 190,280,000, `12 %` is 12.
  let value: Double
  /// Whether it is a whole number that a double does not hold.
  let isRounded: Bool

  /// The number in a cell, with a currency, a percent sign or one of K, M and B; nil where it is none, or
  /// beyond the largest double.
  init?(_ cell: CellCursor, _ format: NumberFormat) {
    let cell = cell.plain
    if let word = format.words[cell.text.lowercased()] {
      (value, isRounded) = (word, false)
      return
    }
    guard let number = format.tails.flatMap({ Self(cell, format, $0) }) ?? Self(plain: cell, format)
    else { return nil }
    self = number
  }

  private init?(plain cell: CellCursor, _ format: NumberFormat) {
    var cell = cell
    let start = cell.count
    if cell.take(oneOf: ["~", "≈", "ca.", "c."]) != nil { cell.takeBlanks() }
    var isNegative = cell.takeMinus()
    if isNegative || cell.count < start { cell.takeBlanks() }
    if cell.takeCurrency() { isNegative = cell.takeMinus() != isNegative }
    let isBracketed =
      !isNegative && cell.peek == UInt8(ascii: "(") && cell.last == UInt8(ascii: ")")
    if isBracketed {
      cell.advance()
      cell.dropLast()
      _ = cell.takeCurrency()
    }
    // Accounts have the minus behind.
    let isBehind = !isNegative && !isBracketed && cell.takeLast(text: "-")
    let power = cell.dropUnit()
    guard let size = cell.takeDecimal(format, times: power), cell.isAtEnd else { return nil }
    value = isNegative || isBracketed || isBehind ? -size.value : size.value
    isRounded = size.isRounded
  }

  /// A number with a unit or a flag behind it, in the unit of its column.
  private init?(_ cell: CellCursor, _ format: NumberFormat, _ tails: ColumnTails) {
    var rest = cell
    let isNegative = rest.takeMinus()
    var number = rest
    guard rest.takeDecimal(format, times: 0) != nil, !rest.isAtEnd else { return nil }
    rest.takeBlanks()
    guard let scale = tails.scales[rest.text],
      let size = number.takeDecimal(format, times: scale.power)
    else { return nil }
    value = (isNegative ? -size.value : size.value) * scale.factor
    isRounded = size.isRounded
  }

  /// Whether a cell has a number with a sign that it is no more than a bound, or about so: `<1`.
  static func isBound(_ text: String) -> Bool {
    guard let cell = CellCursor(text)?.plain, cell.count > 1 else { return false }
    var rest = cell
    guard rest.take(oneOf: ["<=", ">=", "<", ">", "≤", "≥"]) != nil else { return false }
    rest.takeBlanks()
    return rest.peek &- UInt8(ascii: "0") < 10
  }
}

extension CellCursor {
  /// Goes over a minus or a plus; returns whether it was a minus.
  fileprivate mutating func takeMinus() -> Bool {
    if take("-") || take(text: "\u{2212}") { return true }
    _ = take("+")
    return false
  }

  /// Goes over a currency and blanks behind it; returns whether there was one.
  fileprivate mutating func takeCurrency() -> Bool {
    guard take("$") || take(text: "€") || take(text: "£") || take(text: "¥") || take(text: "US$")
    else {
      return false
    }
    takeBlanks()
    return true
  }

  /// Leaves out a unit behind a number; returns the power of ten that it stands for.
  fileprivate mutating func dropUnit() -> Int {
    var power = 0
    if takeLast(text: "K") || takeLast(text: "k") {
      power = 3
    } else if takeLast(text: "M") {
      power = 6
    } else if takeLast(text: "B") {
      power = 9
    } else {
      _ = takeLast(text: "%") || takeLast(text: "‰") || takeLast(text: "°")
      _ = takeLast(text: "$") || takeLast(text: "€") || takeLast(text: "£") || takeLast(text: "¥")
    }
    dropBlanks()
    return power
  }

  /// Goes over a number without a sign, times a power of ten; nil where there is none.
  fileprivate mutating func takeDecimal(
    _ format: NumberFormat, times power: Int
  ) -> (value: Double, isRounded: Bool)? {
    var number = Digits()
    let start = self
    takeFigures(&number, groupedBy: format)
    var isWhole = true
    if take(format.decimal) {
      isWhole = false
      let before = number.count
      takeFigures(&number, groupedBy: nil)
      number.exponent -= number.count - before
    }
    guard number.count > 0 else { return nil }
    number.exponent += takeExponent() + power
    let text = start.text
    guard let value = number.value ?? Self.nearest(to: text, format, number), value.isFinite else {
      return nil
    }
    let isRounded = isWhole && number.count > 15 && UInt64(exactly: value) != number.mantissa
    return (value, isRounded)
  }

  /// Figures as they come up.
  fileprivate struct Digits {
    var mantissa: UInt64 = 0
    var count = 0
    var exponent = 0

    /// The number where one correctly rounded operation gives it.
    var value: Double? {
      count <= safeDigits ? exactProduct(mantissa, exponent) : nil
    }
  }

  private mutating func takeFigures(_ number: inout Digits, groupedBy format: NumberFormat?) {
    while !isAtEnd {
      let digit = peek &- UInt8(ascii: "0")
      if digit < 10 {
        number.mantissa = number.mantissa &* 10 &+ UInt64(digit)
        number.count += 1
        advance()
      } else {
        guard let format, format.hasThousands, number.count > 0, takeGroupSign(format) else {
          return
        }
      }
    }
  }

  /// Goes over a sign between groups of figures, where three figures follow.
  private mutating func takeGroupSign(_ format: NumberFormat) -> Bool {
    var rest = self
    guard peek != format.decimal,
      rest.take(",") || rest.take(".") || rest.take("'") || rest.take(" ")
        || rest.take(text: "\u{A0}")
        || rest.take(text: "\u{202F}") || rest.take(text: "’")
    else { return false }
    let groups = rest
    let digits = rest.takeDigits().count
    // India has groups of two before the last one.
    let isLakh = digits == 2 && (rest.peek == UInt8(ascii: ",") && rest.peek != format.decimal)
    guard digits == 3 || isLakh else { return false }
    self = groups
    return true
  }

  /// Goes over `e-7`; 0 where there is none.
  private mutating func takeExponent() -> Int {
    let start = self
    // Fortran has D and a sign before powers of doubles.
    let isOfDouble = peek | 0x20 == UInt8(ascii: "d")
    guard isOfDouble || peek | 0x20 == UInt8(ascii: "e") else { return 0 }
    advance()
    let isNegative = take("-")
    let isSigned = isNegative || take("+")
    let (size, digits) = takeDigits()
    guard digits > 0, isSigned || !isOfDouble else {
      self = start
      return 0
    }
    return isNegative ? -min(size, 100_000) : min(size, 100_000)
  }

  /// The nearest double where figures are many or the power is large.
  private static func nearest(to text: String, _ format: NumberFormat, _ number: Digits) -> Double?
  {
    let figures = text.utf8.filter { $0 &- UInt8(ascii: "0") < 10 }.prefix(number.count)
    return Double("\(String(decoding: figures, as: UTF8.self))e\(number.exponent)")
  }
}
