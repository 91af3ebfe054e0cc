import ChartCore

/// Where fewer are numbers, and none has a decimal sign, what parts groups of three may part lists of numbers.
private let leastPartOfGroups = 0.95

extension NumberFormat {
  /// How many figures a number has behind its decimal sign; nil where it has a power of ten.
  func decimals(of number: String.UTF8View) -> Int? {
    if number.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) { return nil }
    guard let sign = number.lastIndex(of: decimal) else { return 0 }
    return number[sign...].dropFirst().prefix { $0 &- UInt8(ascii: "0") < 10 }.count
  }

  /// Whether a sign before three figures parts thousands in a column: no number of the table shows that it is the decimal
  /// one, and some here have none, all of which are below 1000.
  private static func mayPart(
    thousands sign: Unicode.Scalar, _ numbers: [NumberShape], in dialect: Dialect
  ) -> Bool {
    guard !numbers.contains(where: { $0.decimal != nil || $0.beginsWithZero }),
      !(dialect.showsDecimal && dialect.decimal == sign)
    else { return false }
    if sign == dialect.thousands { return true }
    // A comma between cells is no decimal sign.
    if sign == ",", dialect.delimiter == .sign(",") { return true }
    let whole = numbers.filter { $0.either == nil && $0.thousands == nil }
    guard !whole.isEmpty, whole.allSatisfy({ $0.figures <= 3 }) else { return false }
    let isUsual = sign == "," && dialect.delimiter != .sign(";") && dialect.delimiter != .sign("\t")
    return isUsual || whole.contains { $0.figures == 3 }
  }

  /// How most of a column's numbers are written; `shapes` are those of all its cells.
  init(of shapes: [CellShape], in dialect: Dialect) {
    let numbers: [NumberShape] = shapes.compactMap {
      if case .number(let shape) = $0 { shape } else { nil }
    }
    func most(_ signs: [Unicode.Scalar]) -> Unicode.Scalar? { signs.mostFrequent?.element }
    // A word by itself is no list.
    let known = shapes.count { $0 != .empty && $0 != .missing && $0 != .words }
    let areLists =
      !numbers.contains { $0.decimal != nil }
      && Double(numbers.count) < leastPartOfGroups * Double(known)
    let open = most(numbers.compactMap(\.either))
    let isThousand = open.map { Self.mayPart(thousands: $0, numbers, in: dialect) } ?? false
    let thousands =
      areLists ? nil : most(numbers.compactMap(\.thousands)) ?? (isThousand ? open : nil)
    let isComma = dialect.delimiter == .sign(";") || dialect.delimiter == .sign("\t")
    let usual: Unicode.Scalar = open == "," && isComma ? "," : "."
    let sign =
      most(numbers.compactMap(\.decimal)) ?? (thousands == "." ? "," : thousands == "," ? "." : nil)
      ?? dialect.decimal ?? usual
    self.init(
      decimal: sign == "," ? UInt8(ascii: ",") : UInt8(ascii: "."),
      hasThousands: thousands != nil
        || !areLists
          && dialect.thousands.map { $0 != sign && ".,".unicodeScalars.contains($0) } ?? false
        || !areLists && numbers.contains { $0.either != nil && $0.either != sign }
        || !areLists
          && (numbers.contains { $0.decimal == sign }
            || dialect.showsDecimal && dialect.decimal == sign)
    )
  }
}
