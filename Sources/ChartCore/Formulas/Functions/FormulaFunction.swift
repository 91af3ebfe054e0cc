/// A function of formulas: what it is called, takes and does.
///
/// One table of them makes what can be written, the help and the completion.
public struct FormulaFunction: Sendable {
  /// What an argument is.
  enum Parameter: Equatable, Sendable {
    /// A value at each point, or one for all.
    case value(String)
    /// The same, and as many more as somebody likes.
    case values(String)
    /// A length.
    case span(String)
    /// One of some words.
    case word(String, [String])
    /// One of some words that may be left out.
    case option([String])
    /// A number that may be left out.
    case number(String, Double)
    /// A unit as people write it.
    case unit
    /// What points are coloured by, which may be left out: it changes no value.
    case color
  }

  /// What it does.
  enum Body: Sendable {
    /// One value of some, point by point; a gap where one is a gap.
    case pointwise(@Sendable ([Double]) -> Double)
    /// The same of the values that are there; a gap where all are gaps.
    case known(@Sendable ([Double]) -> Double)
    /// Values of its first argument, a series that may have other points.
    case joined
    /// Values of all points of those of its first argument, NaN for gaps.
    case series(
      @Sendable ([Double], FormulaArguments, FormulaPoints) throws(FormulaError) -> [Double])
  }

  /// What it is called.
  public let name: String
  let parameters: [Parameter]
  /// What it computes, and what it does at gaps and ends.
  public let definition: Phrase
  let body: Body
  /// The unit of what it computes.
  private(set) var unit = UnitRule.first

  init(_ name: String, _ parameters: [Parameter], _ definition: Phrase, _ body: Body) {
    (self.name, self.parameters) = (name, parameters)
    (self.definition, self.body) = (definition, body)
  }

  /// The same function, of whose results the unit is another one.
  func measuring(_ rule: UnitRule) -> FormulaFunction {
    var function = self
    function.unit = rule
    return function
  }

  /// All functions, those of a kind beside each other.
  public static let all = windows + changes + joins + periods + shapes + prices + pointwise
}

extension FormulaFunction: Equatable {
  /// Functions of one name and one form are the same.
  public static func == (a: FormulaFunction, b: FormulaFunction) -> Bool {
    a.name == b.name && a.parameters == b.parameters
  }
}

extension FormulaFunction {
  /// How it is written: `avg(y, span, [centred])`; words that may follow each other once, `spectrum(y, [a|b], …)`.
  public var usage: String {
    let words = parameters.map(\.usage)
    let apart = words.enumerated().filter { $0 == 0 || words[$0 - 1] != $1 }.map(\.element)
    return "\(name)(\((apart.count < words.count ? apart + ["…"] : apart).joined(separator: ", ")))"
  }

  /// The function of a name that takes some arguments, which a formula calls in a range of its signs.
  static func called(
    _ name: String, _ arguments: [FormulaPart], at range: Range<Int>
  ) throws(FormulaError) -> FormulaFunction {
    let forms = all.filter { $0.name == name }
    if let form = forms.first(where: { $0.takes(arguments) }) { return form }
    guard let first = forms.first else {
      let start = range.lowerBound
      throw FormulaError(.unknownFunction(name), at: start..<start + name.count)
    }
    throw first.fault(of: arguments, at: range)
  }

  /// Whether these can be its arguments.
  private func takes(_ arguments: [FormulaPart]) -> Bool {
    let isOpen = parameters.last?.isRepeated == true
    guard arguments.count >= parameters.filter(\.isNeeded).count,
      isOpen || arguments.count <= parameters.count, !looksOver(lengthIn: arguments)
    else { return false }
    return arguments.enumerated().allSatisfy { place, argument in
      parameters[min(place, parameters.count - 1)].accepts(argument)
    }
  }

  /// Whether it would look over one length of another: the larger one of 90 s and 2 min is no window.
  private func looksOver(lengthIn arguments: [FormulaPart]) -> Bool {
    guard case .span? = arguments.first?.kind else { return false }
    return parameters.contains { if case .span = $0 { true } else { false } }
  }

  /// What is wrong with arguments that it does not take.
  private func fault(of arguments: [FormulaPart], at range: Range<Int>) -> FormulaError {
    for (parameter, argument) in zip(parameters, arguments) {
      guard case .span = parameter, case .number(let number) = argument.kind else { continue }
      let text = number == number.rounded() ? "\(Int(clamping: number))" : "\(number)"
      return FormulaError(.notCounted(text), at: argument.range)
    }
    return FormulaError(.arguments(usage: usage), at: range)
  }
}

extension FormulaFunction.Parameter {
  var isNeeded: Bool {
    switch self {
    case .value, .values, .span, .word, .unit: true
    case .option, .number, .color: false
    }
  }

  fileprivate var isRepeated: Bool { if case .values = self { true } else { false } }

  fileprivate var usage: String {
    switch self {
    case .value(let name), .span(let name): name
    case .values(let name): "\(name), …"
    case .word(_, let words): words.joined(separator: "|")
    case .option(let words): "[\(words.joined(separator: "|"))]"
    case .unit: "unit"
    case .color: "[color]"
    case .number(let name, let usual):
      usual == usual.rounded() ? "[\(name) = \(Int(clamping: usual))]" : "[\(name) = \(usual)]"
    }
  }

  fileprivate func accepts(_ argument: FormulaPart) -> Bool {
    switch (self, argument.kind) {
    case (.value, _), (.values, _), (.unit, _), (.color, _): argument.hasValue
    case (.span, .span): true
    case (.word(_, let words), .name(let name)), (.option(let words), .name(let name)):
      words.contains(name)
    case (.number, .number): true
    case (.number, .negated(let part)): if case .number = part.kind { true } else { false }
    default: false
    }
  }
}

/// What a function is given beside its first argument.
struct FormulaArguments: Sendable {
  var spans: [XSpan] = []
  var words: Set<String> = []
  var numbers: [Double] = []

  /// The length that it looks over.
  var span: XSpan { spans.first ?? .points(1) }

  /// A number, or what it usually is.
  func number(_ place: Int, usually usual: Double) -> Double {
    numbers.indices.contains(place) ? numbers[place] : usual
  }

  var isCentred: Bool { words.contains("centred") }
}
