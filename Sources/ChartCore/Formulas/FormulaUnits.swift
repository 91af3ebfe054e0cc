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
/// Only sums, comparisons, choices and `unit` convert: products stay the numbers that they are, in the product of their units.
/// Numbers without a unit are in that of what they are added to or compared with. By others than small whole numbers people
/// convert by hand: what comes of a value times these is in no known unit.
struct FormulaUnits {
  /// What is known of the unit of a part.
  enum Measured: Equatable {
    case unknown
    /// A number that measures nothing, and which one, if it is written.
    case number(Double?)
    case unit(MeasureUnit)
    /// What was in a unit before it was multiplied by a number by which people may convert: in that, or in another one.
    case scaled(MeasureUnit, by: Double)
  }

  /// A part in which values that are put together have one unit, its own, and whether it is written with it.
  struct Part {
    var part: FormulaPart
    var unit: Measured
    var isWritten = false
  }

  let text: [Character]
  let known: KnownUnits
  /// The unit of lengths of x.
  let x: MeasureUnit?
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
    case .number(let number): return Part(part: part, unit: .number(number))
    case .quantity(let quantity):
      return try number(quantity, at: part.range, else: .unknownUnit(quantity.unit))
    case .span(_, let quantity): return try number(quantity, at: part.range, else: .noValue)
    case .name(let name):
      return Part(part: part, unit: known.ofSeries(name).map(Measured.unit) ?? .unknown)
    case .negated(let inner):
      let inner = try resolved(inner)
      return Part(
        part: FormulaPart(.negated(inner.part), part.range), unit: inner.unit.negated,
        isWritten: inner.isWritten)
    case .operation(let sign, let left, let right):
      let a = try resolved(left)
      let b =
        if a.isWritten, let unit = unit(right, behind: left, sign) { unit } else {
          try resolved(right)
        }
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
    return Part(
      part: FormulaPart(.number(quantity.number), range), unit: .unit(unit), isWritten: true)
  }

  /// The unit that a name is behind a quantity, perhaps with a power: of 3 km / h the hour. Where a series is called so it is
  /// that, unless no blank stands between.
  private func unit(
    _ part: FormulaPart, behind left: FormulaPart, _ sign: FormulaOperator
  ) -> Part? {
    guard sign == .divide || sign == .multiply, let (name, power) = part.unitAndPower,
      sign == .divide && isTight(left, part) || !isSeries(name),
      let unit = known.system.unit(name)
    else { return nil }
    return Part(
      part: FormulaPart(.number(1), part.range),
      unit: .unit(power == 1 ? unit : unit.raised(to: power)), isWritten: true)
  }

  /// Whether no blank, and no backquote, stands between two parts that a sign puts together.
  private func isTight(_ left: FormulaPart, _ right: FormulaPart) -> Bool {
    let start = right.range.lowerBound
    return left.range.upperBound + 1 == start && text.indices.contains(start) && text[start] != "`"
  }

  private func combined(
    _ sign: FormulaOperator, _ a: Part, _ b: Part, at range: Range<Int>
  ) throws(FormulaError) -> Part {
    switch sign {
    case .multiply, .divide:
      return Part(
        part: FormulaPart(.operation(sign, a.part, b.part), range),
        unit: product(sign, a.unit, b.unit),
        isWritten: a.isWritten && (b.isWritten || b.unit.isNumber) || a.unit.isNumber && b.isWritten
      )
    case .raise:
      return Part(
        part: FormulaPart(.operation(sign, a.part, b.part), range), unit: power(a.unit, b.unit))
    case .add, .subtract:
      var (parts, unit) = try together([a, b], isSum: true)
      if case (.number(let a?), .number(let b?)) = (a.unit, b.unit) { unit = .number(sign(a, b)) }
      let isDistance = sign == .subtract && a.unit.asUnit != nil && b.isPlaced(beside: a)
      return Part(
        part: FormulaPart(.operation(sign, parts[0], parts[1]), range),
        unit: isDistance ? unit.ofDifference : unit)
    case .less, .atMost, .greater, .atLeast, .equal, .unequal:
      let (parts, _) = try together([a, b])
      return Part(
        part: FormulaPart(.operation(sign, parts[0], parts[1]), range), unit: .number(nil))
    }
  }
}

// MARK: - Sums

/// By adding these people convert temperatures by hand.
private let zerosByHand: Set<Double> = [32, 273, 273.15, 459.67]

extension FormulaUnits {
  /// Values in the first unit that one of them has; as they are where the unit of one is not known. What is compared with a
  /// difference is one too; what is added to a temperature is one if its unit has no zero of its own, as kelvins have none.
  func together(_ parts: [Part], isSum: Bool = false) throws(FormulaError)
    -> (parts: [FormulaPart], unit: Measured)
  {
    if let unknown = parts.first(where: { !$0.unit.isKnown }) {
      guard !parts.contains(where: \.isWritten) else {
        let signs = unknown.part.range.clamped(to: text.indices)
        throw FormulaError(.unmeasured(String(text[signs])), at: unknown.part.range)
      }
      return (parts.map(\.part), .unknown)
    }
    let units = parts.compactMap(\.unit.asUnit)
    guard let first = units.first else { return (parts.map(\.part), .number(nil)) }
    let areDistances = !isSum && units.contains(where: \.isDifference)
    var results: [FormulaPart] = []
    for part in parts {
      guard let unit = part.unit.asUnit else {
        results.append(part.part)
        continue
      }
      let isDistance =
        areDistances || unit.isDifference || isSum && part.isLength(beside: first)
      results.append(try converted(part.part, from: unit, to: first, isDistance: isDistance))
    }
    let isByHand = first.isOfTemperature && parts.contains { $0.unit.isIn(zerosByHand) }
    let areDifferences = units.allSatisfy(\.isDifference)
    return (
      results, isByHand ? .unknown : .unit(first.measuring(differences: areDifferences))
    )
  }

  /// A value in another unit of the same quantity.
  func converted(
    _ part: FormulaPart, from unit: MeasureUnit, to wanted: MeasureUnit, isDistance: Bool
  ) throws(FormulaError) -> FormulaPart {
    let (own, other) = (
      unit.measuring(differences: isDistance), wanted.measuring(differences: isDistance)
    )
    guard let conversion = other.conversion(from: own) else {
      throw FormulaError(.unlikeUnits(wanted.textOrOne, unit.textOrOne), at: part.range)
    }
    return unit.factors == wanted.factors
      ? part : part.times(conversion.scale).plus(conversion.offset)
  }
}

extension FormulaUnits.Measured {
  /// The unit, if it is known to have one.
  var asUnit: MeasureUnit? { if case .unit(let unit) = self { unit } else { nil } }

  /// The same of what lies between two values.
  var ofDifference: Self { asUnit.map { .unit($0.measuring(differences: true)) } ?? self }

  fileprivate var negated: Self {
    if case .number(let number?) = self { .number(-number) } else { self }
  }

  /// Whether it is known what it is in.
  fileprivate var isKnown: Bool {
    switch self {
    case .unknown, .scaled: false
    case .number, .unit: true
    }
  }

  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  fileprivate func isIn(_ numbers: Set<Double>) -> Bool {
    if case .number(let number?) = self { numbers.contains(number.magnitude) } else { false }
  }
}

extension FormulaUnits.Part {
  /// Whether it says where something is, as the first one of a difference does.
  fileprivate func isPlaced(beside first: Self) -> Bool {
    guard let unit = unit.asUnit, let first = first.unit.asUnit else { return false }
    return !unit.isDifference && !isLength(beside: first)
  }

  /// Whether it is written as by how much a temperature is another one, in kelvins.
  fileprivate func isLength(beside first: MeasureUnit) -> Bool {
    isWritten && first.hasOffset && unit.asUnit?.hasOffset == false
  }
}

extension MeasureUnit {
  /// How it is told of; ratios have the unit 1.
  fileprivate var textOrOne: String { textIfAny ?? "1" }
}

extension FormulaPart {
  /// A name, perhaps with a whole power: a unit, if it is one.
  fileprivate var unitAndPower: (name: String, power: Int)? {
    switch kind {
    case .name(let name): return (name, 1)
    case .operation(.raise, let base, let exponent):
      guard case .name(let name) = base.kind, let power = exponent.wholeNumber,
        1...highestPowerOfUnit ~= power.magnitude
      else { return nil }
      return (name, Int(clamping: power))
    default: return nil
    }
  }

  /// The whole number that it writes.
  private var wholeNumber: Double? {
    switch kind {
    case .number(let number) where number == number.rounded(): number
    case .negated(let inner): inner.wholeNumber.map { -$0 }
    default: nil
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
