/// A formula that people write: `pace = 60 / speed`, `avg(Sales, 7 d)`.
public struct Formula: Equatable, Sendable {
  /// The formula as it was written.
  public let text: String
  /// What its result is called: what stands before `=`, else the formula.
  public let name: String
  private let value: FormulaPart

  /// Reads a formula; whether there are series of its names is known when it is computed. Linear time.
  public init(_ text: String) throws(FormulaError) {
    var parser = try FormulaParser(text)
    let (name, value) = try parser.formula()
    try value.checkCalls()
    (self.text, self.value) = (text, value)
    self.name = name ?? text.trimmedBlanks
  }

  /// The names of the series that it is computed from, each once.
  public var names: [String] {
    value.names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What it comes to at each point of a table, from the series that have its names; what is not finite is a gap. Linear
  /// time for most functions.
  ///
  /// Gaps stay gaps: of a point without a value, and where a window reaches beyond the first or the last point.
  public func column(
    on table: Table, series: @escaping (String) -> FormulaNames
  ) throws(FormulaError) -> Column {
    let evaluation = FormulaEvaluation(
      of: text, at: FormulaPoints(of: table), series: series)
    let values = try evaluation.values(of: value)
    let builder = ColumnBuilder(decimals: resultDecimals)
    for value in values { builder.appendOrGap(value.asResult) }
    return builder.finished()
  }
}

extension Formula {
  /// Whether it can be computed at a table's points: there are series of its names, and its lengths have a meaning over x.
  /// Constant time but for the names.
  public func check(on table: Table, series: @escaping (String) -> FormulaNames)
    throws(FormulaError)
  {
    let evaluation = FormulaEvaluation(of: text, at: FormulaPoints(firstOf: table)) { name in
      if case .one(let column) = series(name) { .one(Column([column[0]])) } else { series(name) }
    }
    _ = try evaluation.values(of: value)
  }
}

extension Double {
  /// A result as a column has it, which has no infinity.
  fileprivate var asResult: Double { isFinite ? self : .nan }
}

/// What a name stands for in a formula.
public enum FormulaNames: Sendable {
  case none, several
  case one(Column)
}

/// Results are kept as decimals of so many places where all are that.
private let resultDecimals = 2

extension String {
  fileprivate var trimmedBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension FormulaPart {
  /// The names of series in it, in their order.
  fileprivate var names: [String] {
    switch kind {
    case .number, .span: []
    case .name(let name): [name]
    case .negated(let part): part.names
    case .operation(_, let a, let b): a.names + b.names
    case .call(let name, let arguments):
      arguments.enumerated().flatMap { place, argument in
        let function = try? FormulaFunction.called(name, arguments, at: range)
        return function?.isWord(place) == true ? [] : argument.names
      }
    }
  }

  /// Refuses calls of functions that there are not, or with other arguments than these take.
  fileprivate func checkCalls() throws(FormulaError) {
    switch kind {
    case .number, .span, .name: break
    case .negated(let part): try part.checkCalls()
    case .operation(_, let a, let b):
      try a.checkCalls()
      try b.checkCalls()
    case .call(let name, let arguments):
      for argument in arguments { try argument.checkCalls() }
      _ = try FormulaFunction.called(name, arguments, at: range)
    }
  }
}

extension FormulaFunction {
  /// Whether an argument is a word, and no value.
  func isWord(_ place: Int) -> Bool {
    switch parameters[min(place, parameters.count - 1)] {
    case .word, .option: true
    case .value, .values, .span, .number: false
    }
  }
}
