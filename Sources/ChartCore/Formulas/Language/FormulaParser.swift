/// Parts in each other, and words, that a formula may have: far more than anybody writes, and fewer than a stack holds,
/// whether they stand in parentheses or are a sum of a thousand.
private let (deepest, mostWords) = (200, 800)

/// No unit has a higher power.
let highestPowerOfUnit = 9.0

/// Reads a formula by precedence climbing (Richards and Whitby-Strevens, BCPL, 1979).
///
///     formula    = [name "="] comparison
///     comparison = sum [("<" | "<=" | ">" | ">=" | "==" | "!=") sum]
///     sum        = product {("+" | "-") product}
///     product    = sign {("*" | "/") sign}
///     sign       = ("-" | "+") sign | power
///     power      = primary ["^" sign]
///     primary    = number [unit ["^" ["-"] number]] | name | "`" any "`" | function "(" [comparison {"," comparison}] ")"
///                | "(" comparison ")"
struct FormulaParser {
  private let text: [Character]
  private let tokens: [FormulaToken]
  private var place = 0
  private var depth = 0

  init(_ text: String) throws(FormulaError) {
    self.text = Array(text)
    tokens = try FormulaLexer.tokens(of: text)
    guard tokens.count <= mostWords else {
      throw FormulaError(.tooLong, at: tokens[mostWords].range)
    }
  }

  /// The name that a formula gives to what it computes, where it gives one, and what that is.
  mutating func formula() throws(FormulaError) -> (name: String?, value: FormulaPart) {
    let name = name()
    let value = try value(holding: 1)
    guard token.kind == .end else { throw unexpected }
    guard value.hasValue else { throw FormulaError(.noValue, at: value.range) }
    return (name, value)
  }

  private var token: FormulaToken { tokens[place] }

  private mutating func name() -> String? {
    guard tokens.count > 1, tokens[1].kind == .sign("=") else { return nil }
    guard let name = token.kind.name else { return nil }
    place = 2
    return name
  }

  /// What stands before the next operator that holds it less closely.
  private mutating func value(holding strength: Int) throws(FormulaError) -> FormulaPart {
    depth += 1
    defer { depth -= 1 }
    guard depth <= deepest else { throw FormulaError(.tooLong, at: token.range) }
    var left = try operand()
    while let sign = nextOperator, sign.strength >= strength {
      place += 1
      let right = try value(holding: sign == .raise ? sign.strength : sign.strength + 1)
      try left.mustHaveValue()
      try right.mustHaveValue()
      left = FormulaPart(
        .operation(sign, left, right), left.range.lowerBound..<right.range.upperBound)
      // Nobody means the same by a comparison of a comparison.
      if sign.strength == 1, nextOperator?.strength == 1 { throw unexpected }
    }
    return left
  }

  private var nextOperator: FormulaOperator? {
    if case .sign(let sign) = token.kind { FormulaOperator(rawValue: sign) } else { nil }
  }

  private mutating func operand() throws(FormulaError) -> FormulaPart {
    let (start, kind) = (token.range, token.kind)
    switch kind {
    case .sign("-"), .sign("+"):
      place += 1
      let part = try value(holding: FormulaOperator.raise.strength)
      try part.mustHaveValue()
      let range = start.lowerBound..<part.range.upperBound
      return kind == .sign("-") ? FormulaPart(.negated(part), range) : part
    case .sign("("):
      place += 1
      let part = try value(holding: 1)
      return FormulaPart(part.kind, start.lowerBound..<(try close()))
    case .number(let number):
      place += 1
      return try quantity(of: number, at: start) ?? FormulaPart(.number(number), start)
    case .quoted(let name):
      place += 1
      return FormulaPart(.name(name), start)
    case .name(let name):
      place += 1
      return token.kind == .sign("(")
        ? try call(name, at: start) : FormulaPart(.name(name), start)
    case .sign, .end: throw unexpected
    }
  }

  /// A number with a unit behind it; nil where there is none.
  private mutating func quantity(of number: Double, at start: Range<Int>) throws(FormulaError)
    -> FormulaPart?
  {
    guard let unit = token.kind.name else { return nil }
    let end = token.range.upperBound
    let isLength = XSpan.isUnit(unit)
    // There are no lengths of 0, but that much time.
    guard !isLength || XSpan(number, of: unit) != nil || XSpan(1, of: unit)?.isOfTime == true else {
      throw unexpected
    }
    place += 1
    if let power = powerOfUnit() {
      let quantity = FormulaQuantity(number: number, unit: unit + power.text)
      return FormulaPart(.quantity(quantity), start.lowerBound..<power.end)
    }
    let (quantity, range) = (FormulaQuantity(number: number, unit: unit), start.lowerBound..<end)
    return FormulaPart(
      XSpan(number, of: unit).map { .span($0, quantity) } ?? .quantity(quantity), range)
  }

  /// The power that a unit has and not the number before it: of 3 m^2 there are three square metres.
  private mutating func powerOfUnit() -> (text: String, end: Int)? {
    guard token.kind == .sign("^") else { return nil }
    let hasMinus = tokens[place + 1].kind == .sign("-")
    let next = tokens[min(place + (hasMinus ? 2 : 1), tokens.count - 1)]
    guard case .number(let power) = next.kind, power == power.rounded(),
      1...highestPowerOfUnit ~= power
    else { return nil }
    place += hasMinus ? 3 : 2
    return ("^" + (hasMinus ? "-" : "") + "\(Int(clamping: power))", next.range.upperBound)
  }

  private mutating func call(_ name: String, at start: Range<Int>) throws(FormulaError)
    -> FormulaPart
  {
    place += 1
    var arguments: [FormulaPart] = []
    if token.kind != .sign(")") {
      repeat { arguments.append(try value(holding: 1)) } while taken(",")
    }
    let range = start.lowerBound..<(try close())
    return FormulaPart(.call(name, arguments), range)
  }

  /// Takes a sign if it is next.
  private mutating func taken(_ sign: String) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    place += 1
    return true
  }

  /// Takes a closing parenthesis; returns where it ends.
  private mutating func close() throws(FormulaError) -> Int {
    let end = token.range.upperBound
    guard taken(")") else { throw unexpected }
    return end
  }

  private var unexpected: FormulaError {
    let range = token.range
    return range.isEmpty
      ? FormulaError(.unfinished, at: range)
      : FormulaError(.unexpected(String(text[range])), at: range)
  }
}

extension FormulaPart {
  fileprivate func mustHaveValue() throws(FormulaError) {
    guard hasValue else { throw FormulaError(.noValue, at: range) }
  }
}
