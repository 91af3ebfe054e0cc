/// A word of a formula.
struct FormulaToken: Equatable {
  /// What it is.
  enum Kind: Equatable {
    case number(Double)
    /// A name as it is, or one in backquotes, which may have any signs: two backquotes stand for one.
    case name(String)
    case quoted(String)
    /// One or two signs that stand for an operator, or hold a formula together.
    case sign(String)
    case end
  }

  let kind: Kind
  /// The signs of the formula that it takes, counted from 0.
  let range: Range<Int>
}

extension FormulaToken.Kind {
  /// The name that it is; nil of other words.
  var name: String? {
    switch self {
    case .name(let name), .quoted(let name): name
    case .number, .sign, .end: nil
    }
  }
}

/// Signs that people paste, and what formulas have for them.
private let otherSigns: [Character: String] = ["−": "-", "×": "*", "·": "*", "÷": "/"]
private let signs = Set("+-*/^(),=<>")
/// Signs of two.
private let pairs: Set<String> = ["<=", ">=", "==", "!="]

/// Parts a formula into its words.
struct FormulaLexer {
  private let text: [Character]
  private var place = 0

  /// The words of a formula, the last of which is its end.
  static func tokens(of text: String) throws(FormulaError) -> [FormulaToken] {
    var lexer = FormulaLexer(text: Array(text))
    var tokens: [FormulaToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens + [FormulaToken(kind: .end, range: lexer.text.count..<lexer.text.count)]
  }

  private init(text: [Character]) { self.text = text }

  private mutating func next() throws(FormulaError) -> FormulaToken? {
    _ = taken { $0.isWhitespace }
    guard place < text.count else { return nil }
    let start = place
    let kind = try kind(startingWith: text[place])
    return FormulaToken(kind: kind, range: start..<place)
  }

  private mutating func kind(
    startingWith first: Character
  ) throws(FormulaError) -> FormulaToken.Kind {
    if first.isDigit || first == "." && sign(after: 1)?.isDigit == true { return number() }
    if first.isFirstOfName { return .name(taken(\.isOfName)) }
    if first == "`" { return try quoted() }
    if let pair = sign(after: 1).map({ "\(first)\($0)" }), pairs.contains(pair) {
      place += 2
      return .sign(pair)
    }
    place += 1
    if let sign = otherSigns[first] { return .sign(sign) }
    guard signs.contains(first) else {
      throw FormulaError(.unexpected(String(first)), at: place - 1..<place)
    }
    return .sign(String(first))
  }

  /// A number as most programs write it, whatever the language: `12`, `.5`, `1e-3`.
  private mutating func number() -> FormulaToken.Kind {
    var digits = taken(\.isDigit)
    if sign(after: 0) == "." {
      place += 1
      digits += "." + taken(\.isDigit)
    }
    if let exponent = exponent() { digits += exponent }
    return .number(Double(digits.hasPrefix(".") ? "0" + digits : digits) ?? .infinity)
  }

  /// What follows an e; nil where there is none, as in `2 EUR`.
  private mutating func exponent() -> String? {
    guard sign(after: 0) == "e" || sign(after: 0) == "E" else { return nil }
    let hasSign = sign(after: 1) == "-" || sign(after: 1) == "+"
    guard sign(after: hasSign ? 2 : 1)?.isDigit == true else { return nil }
    let start = hasSign ? String(text[place + 1]) : ""
    place += hasSign ? 2 : 1
    return "e" + start + taken(\.isDigit)
  }

  private mutating func quoted() throws(FormulaError) -> FormulaToken.Kind {
    let start = place
    place += 1
    var name = taken { $0 != "`" }
    while sign(after: 0) == "`", sign(after: 1) == "`" {
      place += 2
      name += "`" + taken { $0 != "`" }
    }
    guard place < text.count else { throw FormulaError(.openQuote, at: start..<place) }
    place += 1
    return .quoted(name)
  }

  private func sign(after distance: Int) -> Character? {
    place + distance < text.count ? text[place + distance] : nil
  }

  private mutating func taken(while isPart: (Character) -> Bool) -> String {
    let start = place
    while place < text.count, isPart(text[place]) { place += 1 }
    return String(text[start..<place])
  }

  private mutating func taken(_ isPart: KeyPath<Character, Bool>) -> String {
    taken { $0[keyPath: isPart] }
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  var isFirstOfName: Bool { isLetter || self == "_" || self == "#" || self == "°" }
  var isOfName: Bool { isFirstOfName || isNumber }
}

extension String {
  /// The name of a series as formulas write it: in backquotes where it has other signs than letters and digits.
  public var inFormula: String {
    let isPlain = first?.isFirstOfName == true && allSatisfy(\.isOfName)
    return isPlain ? self : "`\(replacing("`", with: "``"))`"
  }
}
