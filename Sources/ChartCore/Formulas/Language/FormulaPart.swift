/// A part of a formula, and which of its signs it takes.
struct FormulaPart: Equatable, Sendable {
  /// What it is.
  indirect enum Kind: Equatable, Sendable {
    case number(Double)
    /// A length, which functions ask for, and how it is written.
    case span(XSpan, FormulaQuantity)
    /// So much of a unit.
    case quantity(FormulaQuantity)
    /// The series of a name, or a word that a function asks for.
    case name(String)
    case negated(FormulaPart)
    case operation(FormulaOperator, FormulaPart, FormulaPart)
    /// What a function of a name makes of some arguments.
    case call(String, [FormulaPart])
  }

  let kind: Kind
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) { (self.kind, self.range) = (kind, range) }

  /// Whether it has a value at each point, or one for all.
  var hasValue: Bool {
    if case .span(let span, _) = kind { span.isOfTime } else { true }
  }
}

/// A number with a unit behind it, as it is written.
struct FormulaQuantity: Equatable, Sendable {
  let number: Double
  let unit: String
}

extension XSpan {
  /// Whether it is as long wherever it begins, and measures time.
  var isOfTime: Bool {
    switch self {
    case .milliseconds, .days: true
    case .points, .x, .months: false
    }
  }
}

/// What two values are put together by.
enum FormulaOperator: String, Equatable, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case raise = "^"
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="
  case equal = "=="
  case unequal = "!="

  /// How closely it holds what is beside it.
  var strength: Int {
    switch self {
    case .less, .atMost, .greater, .atLeast, .equal, .unequal: 1
    case .add, .subtract: 2
    case .multiply, .divide: 3
    case .raise: 4
    }
  }

  /// What comes of two values; a comparison is 1 where it holds, else 0. There is one 0, without a sign.
  func callAsFunction(_ a: Double, _ b: Double) -> Double {
    a.isNaN || b.isNaN ? .nan : result(a, b) + 0
  }

  private func result(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .raise: return a.raised(to: b)
    case .less: return a < b ? 1 : 0
    case .atMost: return a <= b ? 1 : 0
    case .greater: return a > b ? 1 : 0
    case .atLeast: return a >= b ? 1 : 0
    case .equal: return a == b ? 1 : 0
    case .unequal: return a != b ? 1 : 0
    }
  }
}
