/// How a number is written in a cell: which of its signs is the decimal one, as far as the cell alone tells.
struct NumberShape: Equatable {
  /// Between whole and broken part; nil where there is none.
  var decimal: Unicode.Scalar?
  /// Between groups of three figures; nil where there is none.
  var thousands: Unicode.Scalar?
  /// A sign that may be either: one, before three figures.
  var either: Unicode.Scalar?
  /// How many figures it has before its first sign.
  private(set) var figures = 0
  /// Whether 0 is the first of these, and there is a sign.
  private(set) var beginsWithZero = false

  /// The shape of a cell's number, with a currency, a percent sign or one of K, M and B; nil where it is none.
  init?(of cell: ScalarCursor) {
    var cell = cell
    cell.takeBoundSign()
    cell.dropBrackets()
    cell.takeSign()
    cell.takeBlanks()
    if let peek = cell.peek, Self.currencies.contains(peek) {
      cell.advance()
      cell.takeBlanks()
      cell.takeSign()
    }
    if cell.last == "-", cell.rest.count > 1, cell.rest.first?.isFigure == true { cell.dropLast() }
    if let last = cell.last, Self.suffixes.contains(last) {
      cell.dropLast()
      cell.trim()
    }
    let length = cell.rest.count
    cell.dropExponent()
    let hasPower = cell.rest.count < length
    let parts = cell.rest.split(omittingEmptySubsequences: false) { !$0.isFigure }
    let signs = cell.rest.filter { !$0.isFigure }
    guard !cell.isAtEnd, cell.rest.contains(where: \.isFigure) else { return nil }
    guard let shape = Self.shape(of: parts.map(\.count), with: Array(signs)) else { return nil }
    self = shape
    // Nobody writes groups before a power of ten.
    if hasPower, let sign = either { (decimal, either) = (sign, nil) }
    figures = parts.first?.count ?? 0
    beginsWithZero = parts.count > 1 && parts.first?.first == "0"
  }

  /// The shape of nothing but a minus, figures and one point, as nearly all numbers have it; nil for others. Half of
  /// the time that the beginning of a table takes to be understood.
  init?(plain text: some StringProtocol) {
    var (before, after, isBehind, isFirst) = (0, 0, false, true)
    var beginsWithZero = false
    for byte in text.utf8 {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        if before == 0, !isBehind { beginsWithZero = digit == 0 }
        if isBehind { after += 1 } else { before += 1 }
      } else if byte == UInt8(ascii: "."), !isBehind, before > 0 {
        isBehind = true
      } else if byte != UInt8(ascii: "-") || !isFirst {
        return nil
      }
      isFirst = false
    }
    guard before > 0, !isBehind || after > 0 else { return nil }
    if isBehind, let shape = Self.shape(of: ".", before: after, after: before) {
      self = shape
    } else {
      self.init()
    }
    figures = before
    self.beginsWithZero = isBehind && beginsWithZero
  }

  private init(
    decimal: Unicode.Scalar? = nil, thousands: Unicode.Scalar? = nil, either: Unicode.Scalar? = nil
  ) {
    (self.decimal, self.thousands, self.either) = (decimal, thousands, either)
  }

  /// The shape of groups of figures with signs between them.
  private static func shape(of groups: [Int], with signs: [Unicode.Scalar]) -> NumberShape? {
    guard signs.allSatisfy(separators.contains) else { return nil }
    guard let sign = signs.last else { return NumberShape() }
    switch Set(signs).count {
    case 1 where signs.count == 1: return shape(of: sign, before: groups[1], after: groups[0])
    case 1: return areThousands(groups[...]) ? NumberShape(thousands: sign) : nil
    case 2:
      guard !signs.dropLast().contains(sign), sign == "." || sign == ",",
        areThousands(groups.dropLast())
      else { return nil }
      return NumberShape(decimal: sign, thousands: signs[0])
    default: return nil
    }
  }

  /// The shape of one sign between two groups of figures.
  private static func shape(
    of sign: Unicode.Scalar, before: Int, after: Int
  ) -> NumberShape? {
    let mayPartThousands = before == 3 && (1...3).contains(after)
    guard sign == "." || sign == "," else {
      return mayPartThousands ? NumberShape(thousands: sign) : nil
    }
    return mayPartThousands ? NumberShape(either: sign) : NumberShape(decimal: sign)
  }

  private static func areThousands(_ groups: ArraySlice<Int>) -> Bool {
    guard let first = groups.first, (1...3).contains(first) else { return false }
    let others = groups.dropFirst()
    // India has groups of two before the last one.
    return others.allSatisfy { $0 == 3 }
      || first < 3 && others.last == 3 && others.dropLast().allSatisfy { $0 == 2 }
  }

  private static let currencies = Set("$€£¥".unicodeScalars)
  private static let suffixes = Set("%‰°$€£¥KMBkmb".unicodeScalars)
  private static let separators = Set(".,'’ \u{A0}\u{202F}".unicodeScalars)
}

extension ScalarCursor {
  /// Goes over a sign before a number.
  fileprivate mutating func takeSign() {
    if let peek, "+-−".unicodeScalars.contains(peek) { advance() }
  }

  /// Goes over what says that a number is a bound, or about so: `<1`, `~5`.
  fileprivate mutating func takeBoundSign() {
    guard let peek, "<>≤≥~≈".unicodeScalars.contains(peek), rest.count > 1 else { return }
    advance()
    _ = take("=")
    takeBlanks()
  }

  /// Leaves out brackets around a number, as accounts have them for a minus.
  fileprivate mutating func dropBrackets() {
    guard peek == "(", last == ")", rest.count > 2 else { return }
    advance()
    dropLast()
  }

  /// Leaves out a power of ten at the end, such as `e-7`.
  fileprivate mutating func dropExponent() {
    guard let mark = rest.lastIndex(where: { "eEdD".unicodeScalars.contains($0) }),
      mark > rest.startIndex
    else {
      return
    }
    var power = ScalarCursor(Array(rest[(mark + 1)...]))
    let isOfDouble = rest[mark] == "d" || rest[mark] == "D"
    if isOfDouble, power.peek.map({ "+-".unicodeScalars.contains($0) }) != true { return }
    power.takeSign()
    guard power.takeDigits() > 0, power.isAtEnd else { return }
    while rest.count > mark - rest.startIndex { dropLast() }
  }
}
