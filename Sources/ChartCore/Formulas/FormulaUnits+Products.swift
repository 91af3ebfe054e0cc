/// Values are made larger and smaller by whole numbers up to here, and by their reciprocals, without another unit being meant.
private let largestMultiple = 6.0
/// A unit of no quantity has a higher power of another one.
private let highestPower = 9.0
/// Who converts by hand writes so many digits at least.
private let handNoise = 1e-3

extension FormulaUnits {
  /// What two units come to as a product, or a ratio.
  func product(_ sign: FormulaOperator, _ a: Measured, _ b: Measured) -> Measured {
    switch (a, b) {
    case (.unknown, _), (_, .unknown): return .unknown
    case (.number(let a), .number(let b)):
      guard let a, let b else { return .number(nil) }
      return .number(sign(a, b))
    case (.number(let number), .unit(let unit)):
      guard !unit.hasOffset else { return .unknown }
      return times(sign == .divide ? unit.raised(to: -1) : unit, number)
    case (.unit(let unit), .number(let number)):
      guard sign == .divide || !unit.hasOffset else { return .unknown }
      return times(unit, sign == .divide ? number.map { 1 / $0 } : number)
    case (.unit(let a), .unit(let b)):
      // Twice as many degrees are not twice as warm.
      guard !a.hasOffset, !b.hasOffset else { return .unknown }
      let unit = a.times(sign == .divide ? b.raised(to: -1) : b)
      return unit.highest <= highestPower ? .unit(unit) : .unknown
    case (.scaled(let unit, let factor), let other):
      return scaled(product(sign, .unit(unit), other), by: factor)
    case (let other, .scaled(let unit, let factor)):
      return scaled(product(sign, other, .unit(unit)), by: sign == .divide ? 1 / factor : factor)
    }
  }

  /// A unit times a number that is written; of one that is not nobody knows more.
  private func times(_ unit: MeasureUnit, _ number: Double?) -> Measured {
    guard let number, !number.isMultiple else { return .unit(unit) }
    return unit.hasOffset ? .unknown : .scaled(unit, by: number)
  }

  private func scaled(_ measured: Measured, by factor: Double) -> Measured {
    switch measured {
    case .unit(let unit): .scaled(unit, by: factor)
    case .scaled(let unit, let own): .scaled(unit, by: factor * own)
    case .unknown, .number: measured
    }
  }

  /// The unit of a power.
  func power(_ base: Measured, _ exponent: Measured) -> Measured {
    if case (.number(let base?), .number(let power?)) = (base, exponent) {
      return .number(base.raised(to: power))
    }
    guard let unit = base.asUnit else {
      if case .number = base { return .number(nil) }
      return .unknown
    }
    guard case .number(let power?) = exponent, !unit.hasOffset else { return .unknown }
    if power == 0.5 { return unit.root.map(Measured.unit) ?? .unknown }
    guard power == power.rounded(), power.magnitude * unit.highest <= highestPower else {
      return .unknown
    }
    return .unit(unit.raised(to: Int(clamping: power)))
  }
}

extension Double {
  /// Whether it is a number that something is a multiple or a part by, and none by which people convert.
  fileprivate var isMultiple: Bool {
    let whole = magnitude < 1 ? (1 / magnitude).rounded() : magnitude.rounded()
    return whole <= largestMultiple && whole >= 1 && (magnitude == whole || magnitude == 1 / whole)
  }
}

extension MeasureUnit {
  /// The highest power in it, above or below the line.
  fileprivate var highest: Double { Double(factors.map(\.power.magnitude).max() ?? 0) }
}

// MARK: - Functions

extension FormulaUnits {
  /// What a function makes of its arguments.
  func called(
    _ function: FormulaFunction, _ arguments: [FormulaPart], at range: Range<Int>
  ) throws(FormulaError) -> Part {
    var parts: [Part] = []
    let arguments = arguments.prefix(function.countBeforeColor)
    for (place, argument) in arguments.enumerated() {
      parts.append(
        function.hasValue(at: place)
          ? try resolved(argument) : Part(part: argument, unit: .number(nil)))
    }
    if case .written = function.unit { return try written(arguments[1], parts[0]) }
    var (values, unit) = (parts.map(\.part), function.unit(ofResults: parts[0].unit, over: x, self))
    if case .common(let start) = function.unit {
      let (common, own) = try together(Array(parts[start...]))
      (values, unit) = (values[..<start] + common, own)
    }
    // How many there are is a number, whatever is counted.
    let isCount = arguments.enumerated().contains { place, argument in
      argument.kind == .name("count") && !function.hasValue(at: place)
    }
    if isCount { unit = .number(nil) }
    return Part(part: FormulaPart(.call(function.name, values), range), unit: unit)
  }

  /// A value in the unit that is written; where that is 1, in none.
  private func written(_ unit: FormulaPart, _ value: Part) throws(FormulaError) -> Part {
    let text = String(text[unit.range.clamped(to: text.indices)]).replacing("`", with: "")
    if text == "1" {
      let isRatio = value.unit.asUnit?.dimension.isEmpty == true
      guard let own = value.unit.asUnit, isRatio else {
        return Part(part: value.part, unit: .unknown)
      }
      let part = try converted(value.part, from: own, to: .one, isDistance: true)
      return Part(part: part, unit: .unit(.one))
    }
    guard let wanted = known.system.unit(text) else {
      throw FormulaError(.unknownUnit(text), at: unit.range)
    }
    if case .scaled(let own, let factor) = value.unit {
      // Who has converted by hand only says so.
      let scale = wanted.conversion(from: own)?.scale ?? 0
      let isConverted = (scale / factor - 1).magnitude <= handNoise
      return Part(
        part: isConverted
          ? value.part : try converted(value.part, from: own, to: wanted, isDistance: true),
        unit: .unit(wanted))
    }
    guard let own = value.unit.asUnit else { return Part(part: value.part, unit: .unit(wanted)) }
    let part = try converted(value.part, from: own, to: wanted, isDistance: own.isDifference)
    return Part(part: part, unit: .unit(wanted.measuring(differences: own.isDifference)))
  }
}

extension FormulaFunction {
  /// Whether an argument is a value, and no length, word or setting.
  fileprivate func hasValue(at place: Int) -> Bool {
    switch parameters[min(place, parameters.count - 1)] {
    case .value, .values: true
    case .span, .word, .option, .number, .unit, .color: false
    }
  }

  /// How many arguments it has at most that its values depend on.
  fileprivate var countBeforeColor: Int {
    parameters.contains(.color) ? parameters.count - 1 : .max
  }

  /// The unit of its results where its first argument has one, over lengths of `x`.
  fileprivate func unit(
    ofResults first: FormulaUnits.Measured, over x: MeasureUnit?, _ units: FormulaUnits
  ) -> FormulaUnits.Measured {
    switch unit {
    case .first, .common, .written: first
    case .difference: first.ofDifference
    case .number: .number(nil)
    case .root: units.power(first, .number(0.5))
    case .overX, .timesX:
      units.product(
        unit == .overX ? .divide : .multiply, unit == .overX ? first.ofDifference : first,
        x.map(FormulaUnits.Measured.unit) ?? .unknown)
    }
  }
}
