import Glibc

/// The units that a formula finds: those that it writes, and those that series have.
public struct KnownUnits {
  let system: UnitSystem
  /// The unit of the series that a name stands for; nil where it is not known.
  let ofSeries: (String) -> MeasureUnit?

  /// Those of a system, and of series.
  public init(_ system: UnitSystem, ofSeries: @escaping (String) -> MeasureUnit?) {
    (self.system, self.ofSeries) = (system, ofSeries)
  }

  /// None.
  public static var none: KnownUnits { KnownUnits(.none) { _ in nil } }
}

/// Brings the values in a formula together that measure the same in several units, and tells in which one its result is.
///
/// Numbers without a unit are in that of what they are added to or compared with. Of products and powers, units are those
/// too, but for numbers by which people convert by hand: what these come to is in no known unit.
struct FormulaUnits {
  /// What is known of the unit of a part.
  enum Measured: Equatable {
    case unknown
    /// A number that measures nothing, and which one, if it is written.
    case number(Double?)
    case unit(MeasureUnit)
  }

  /// A part in which values that are put together have one unit, and its own.
  typealias Part = (part: FormulaPart, unit: Measured)

  private let text: [Character]
  private let known: KnownUnits
  /// The unit of lengths of x.
  private let x: MeasureUnit?
  private let isSeries: (String) -> Bool

  /// Those of a formula's text at the points of a table.
  init(
    of text: String, on table: Table, _ known: KnownUnits,
    series: @escaping (String) -> FormulaNames
  ) {
    (self.text, self.known) = (Array(text), known)
    x = table.unitOfX.flatMap(known.system.unit)
    isSeries = { if case .none = series($0) { false } else { true } }
  }

  /// The part of the formula with all of its units brought together. Linear time in its parts.
  func resolved(_ part: FormulaPart) throws(FormulaError) -> Part {
    switch part.kind {
    case .number(let number): return (part, .number(number))
    case .quantity(let quantity):
      return try number(quantity, at: part.range, else: .unknownUnit(quantity.unit))
    case .span(_, let quantity): return try number(quantity, at: part.range, else: .noValue)
    case .name(let name): return (part, known.ofSeries(name).map(Measured.unit) ?? .unknown)
    case .negated(let inner):
      let (inner, unit) = try resolved(inner)
      return (FormulaPart(.negated(inner), part.range), unit.negated)
    case .operation(let sign, let left, let right):
      let a = try resolved(left)
      let b = if let unit = unit(right, behind: left, sign) { unit } else { try resolved(right) }
      return try combined(sign, a, b, at: part.range)
    case .call(let name, let arguments):
      let function = try FormulaFunction.called(name, arguments, at: part.range)
      return try called(function, arguments, at: part.range)
    }
  }

  private func number(
    _ quantity: FormulaQuantity, at range: Range<Int>, else fault: FormulaError.Reason
  ) throws(FormulaError) -> Part {
    guard let unit = known.system.unit(quantity.unit) else { throw FormulaError(fault, at: range) }
    return (FormulaPart(.number(quantity.number), range), .unit(unit))
  }

  /// The unit that a name is behind a quantity: of 3 km / h the hour.
  private func unit(_ part: FormulaPart, behind left: FormulaPart, _ sign: FormulaOperator) -> Part?
  {
    guard sign == .divide || sign == .multiply, left.isOfQuantities,
      case .name(let name) = part.kind, !isSeries(name), let unit = known.system.unit(name)
    else { return nil }
    return (FormulaPart(.number(1), part.range), .unit(unit))
  }

  private func combined(
    _ sign: FormulaOperator, _ a: Part, _ b: Part, at range: Range<Int>
  ) throws(FormulaError) -> Part {
    switch sign {
    case .multiply, .divide: return product(sign, a, b, at: range)
    case .raise:
      return (FormulaPart(.operation(sign, a.part, b.part), range), power(a.unit, b.unit))
    case .add, .subtract:
      let (parts, unit) = try together([a, b], at: range)
      let isDistance = sign == .subtract && a.unit.isUnit && b.unit.isUnit
      return (
        FormulaPart(.operation(sign, parts[0], parts[1]), range),
        isDistance ? unit.ofDifference : unit
      )
    case .less, .atMost, .greater, .atLeast, .equal, .unequal:
      let (parts, _) = try together([a, b], at: range)
      return (FormulaPart(.operation(sign, parts[0], parts[1]), range), .number(nil))
    }
  }
}

// MARK: - Sums

extension FormulaUnits {
  /// Values in the first unit that one of them has; as they are where the unit of one is not known.
  private func together(_ parts: [Part], at range: Range<Int>) throws(FormulaError)
    -> (parts: [FormulaPart], unit: Measured)
  {
    let units = parts.compactMap(\.unit.asUnit)
    guard !parts.contains(where: { $0.unit == .unknown }) else {
      return (parts.map(\.part), .unknown)
    }
    guard let first = units.first else { return (parts.map(\.part), .number(nil)) }
    var results: [FormulaPart] = []
    for (part, unit) in parts {
      guard let unit = unit.asUnit else {
        results.append(part)
        continue
      }
      let wanted = first.measuring(differences: unit.isDifference)
      results.append(try converted(part, from: unit, to: wanted, at: range))
    }
    let areDifferences = units.allSatisfy(\.isDifference)
    return (results, .unit(first.measuring(differences: areDifferences)))
  }

  private func converted(
    _ part: FormulaPart, from unit: MeasureUnit, to wanted: MeasureUnit, at range: Range<Int>
  ) throws(FormulaError) -> FormulaPart {
    guard let conversion = wanted.conversion(from: unit) else {
      throw FormulaError(.unlikeUnits(wanted.textOrOne, unit.textOrOne), at: range)
    }
    return unit.factors == wanted.factors
      ? part : part.times(conversion.scale).plus(conversion.offset)
  }
}

// MARK: - Products

/// By these, and by powers of ten, people convert by hand: minutes to hours, metres a second to kilometres an hour.
private let factorsByHand: Set<Double> = [7, 12, 24, 60, 365, 1024, 1440, 3600, 86400, 3.6]

extension FormulaUnits {
  private func product(_ sign: FormulaOperator, _ a: Part, _ b: Part, at range: Range<Int>) -> Part
  {
    let part = FormulaPart(.operation(sign, a.part, b.part), range)
    switch (a.unit, b.unit) {
    case (.unknown, _), (_, .unknown): return (part, .unknown)
    case (.number, .number): return (part, .number(nil))
    case (.number(let number), .unit(let unit)):
      guard !number.isByHand, !unit.hasOffset else { return (part, .unknown) }
      return (part, .unit(sign == .divide ? unit.raised(to: -1) : unit))
    case (.unit(let unit), .number(let number)):
      guard !number.isByHand, sign == .divide || !unit.hasOffset else { return (part, .unknown) }
      return (part, .unit(unit))
    case (.unit(let a), .unit(let b)):
      let (unit, factor) = a.times(sign == .divide ? b.raised(to: -1) : b)
      return (part.times(factor), .unit(unit))
    }
  }

  private func power(_ base: Measured, _ exponent: Measured) -> Measured {
    guard case .unit(let unit) = base else { return base == .unknown ? .unknown : .number(nil) }
    guard case .number(let power?) = exponent else { return .unknown }
    if power == 0.5 { return unit.root.map(Measured.unit) ?? .unknown }
    guard power == power.rounded(), power.magnitude <= highestPower else { return .unknown }
    return .unit(unit.raised(to: Int(clamping: power)))
  }
}

/// A unit of no quantity has a higher power of another one.
private let highestPower = 9.0

extension Double? {
  /// Whether it is a number by which people convert.
  fileprivate var isByHand: Bool {
    guard let number = self, number > 0, number != 1 else { return false }
    let power = Double.decimal(1, exponent: Int(clamping: log10(number).rounded()))
    return factorsByHand.contains(number) || power == number
  }
}

// MARK: - Functions

extension FormulaUnits {
  private func called(
    _ function: FormulaFunction, _ arguments: [FormulaPart], at range: Range<Int>
  ) throws(FormulaError) -> Part {
    var parts: [Part] = []
    for (place, argument) in arguments.enumerated() {
      parts.append(
        function.hasValue(at: place) ? try resolved(argument) : (argument, .number(nil)))
    }
    let first = parts[0].unit
    func call(_ parts: [FormulaPart]) -> FormulaPart {
      FormulaPart(.call(function.name, parts), range)
    }
    switch function.unit {
    case .first:
      let isCount = arguments.dropFirst().contains { $0.kind == .name("count") }
      return (call(parts.map(\.part)), isCount ? .number(nil) : first)
    case .difference: return (call(parts.map(\.part)), first.ofDifference)
    case .number: return (call(parts.map(\.part)), .number(nil))
    case .root:
      return (call(parts.map(\.part)), power(first, .number(0.5)))
    case .overX, .timesX: return overX(function.unit, call(parts.map(\.part)), first)
    case .common(let start):
      let (common, unit) = try together(Array(parts[start...]), at: range)
      return (call(parts[..<start].map(\.part) + common), unit)
    case .written: return try written(arguments[1], parts[0])
    }
  }

  private func overX(_ rule: UnitRule, _ part: FormulaPart, _ unit: Measured) -> Part {
    guard let x, case .unit(let unit) = unit else { return (part, .unknown) }
    let (result, factor) = unit.times(rule == .overX ? x.raised(to: -1) : x)
    return (part.times(factor), .unit(result))
  }

  /// A value in the unit that is written.
  private func written(_ unit: FormulaPart, _ value: Part) throws(FormulaError) -> Part {
    let text = String(text[unit.range.clamped(to: text.indices)]).replacing("`", with: "")
    guard let wanted = known.system.unit(text) else {
      throw FormulaError(.unknownUnit(text), at: unit.range)
    }
    guard case .unit(let own) = value.unit else { return (value.part, .unit(wanted)) }
    let part = try converted(value.part, from: own, to: wanted, at: unit.range)
    return (part, .unit(wanted.measuring(differences: own.isDifference)))
  }
}

extension FormulaFunction {
  /// Whether an argument is a value, and no length, word or setting.
  fileprivate func hasValue(at place: Int) -> Bool {
    switch parameters[min(place, parameters.count - 1)] {
    case .value, .values: true
    case .span, .word, .option, .number, .unit: false
    }
  }
}

// MARK: - Parts

extension FormulaUnits.Measured {
  fileprivate var asUnit: MeasureUnit? { if case .unit(let unit) = self { unit } else { nil } }
  fileprivate var isUnit: Bool { asUnit != nil }
  fileprivate var ofDifference: Self {
    asUnit.map { .unit($0.measuring(differences: true)) } ?? self
  }
  fileprivate var negated: Self {
    if case .number(let number?) = self { .number(-number) } else { self }
  }
}

extension MeasureUnit {
  /// How it is told of; ratios have the unit 1.
  fileprivate var textOrOne: String { textIfAny ?? "1" }
}

extension FormulaPart {
  /// Whether it is one quantity, or a product of them.
  fileprivate var isOfQuantities: Bool {
    switch kind {
    case .quantity, .span: true
    case .operation(.multiply, let left, _), .operation(.divide, let left, _): left.isOfQuantities
    case .number, .name, .negated, .operation, .call: false
    }
  }

  fileprivate func times(_ factor: Double) -> FormulaPart {
    factor == 1 ? self : with(.multiply, factor)
  }

  fileprivate func plus(_ distance: Double) -> FormulaPart {
    distance == 0 ? self : with(.add, distance)
  }

  private func with(_ sign: FormulaOperator, _ number: Double) -> FormulaPart {
    FormulaPart(.operation(sign, self, FormulaPart(.number(number), range)), range)
  }
}

extension Table {
  /// In what formulas measure lengths of x; nil where that is not known.
  fileprivate var unitOfX: String? {
    switch xKind {
    case .moments, .sessions, .timesOfDay, .durations: "s"
    case .numbers: presentation.xUnit
    case .rows: nil
    }
  }
}
