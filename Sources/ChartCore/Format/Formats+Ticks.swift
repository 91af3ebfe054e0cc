/// Digits up to which what ticks have in common has a suffix; longer ones are written out.
private let mostSuffixedDigits = 3

extension Formats {
  /// A tick's value in short: `2.5`, `2M`, `0.5 TON`, or of ticks that have a part in common what is
  /// left of it, with its sign: `+0.1`.
  public func tick(_ value: Double, in notation: TickNotation) -> String {
    guard value.isFinite else { return symbol(for: value) }
    if notation.unit == .sixtieths { return sixtieths(value, hasTenths: true) }
    if notation.unit.isOfStates { return notation.unit.word(of: value) ?? "" }
    let text = text(of: notation.rest(of: value), in: notation)
    return notation.hasHeading ? text : named(text, notation.unit, of: value)
  }

  /// What is written once above the ticks of an axis: the part that all of them have in common, `1.5M +`,
  /// their power of ten, `×10⁻⁶`, or both; nil where there is neither.
  public func heading(of notation: TickNotation) -> String? {
    guard notation.hasHeading else { return nil }
    func named(_ text: String) -> String { self.named(text, notation.unit, of: 0) }
    let common = common(notation.offset.scaled(byPowerOfTen: notation.unit.power), notation.unit)
    switch notation.size {
    case .power(let power) where notation.offset.isZero: return named(powerOfTen(power))
    case .power(let power): return named("\(common) + …\(powerOfTen(power))")
    case .thousands, .each: return "\(named(common)) +"
    }
  }

  /// What all ticks have in common: with a suffix where that keeps it short.
  private func common(_ offset: DecimalDigits, _ unit: Presentation.Unit) -> String {
    let thousands = min(max(offset.exponent - 1, 0) / 3, unit.mostThousands)
    let isShort = offset.digits.count <= mostSuffixedDigits
    guard isShort, thousands > 0 else { return whole(offset) + unit.firstSuffix }
    return plain(offset, in: magnitude(thousands, of: unit))
  }

  private func text(of rest: DecimalDigits, in notation: TickNotation) -> String {
    let (unit, isPlus) = (notation.unit, !rest.isNegative && !rest.isZero)
    let sign = notation.offset.isZero || !isPlus ? "" : numbers.plus
    if rest.isZero { return figures(0) + unit.firstSuffix }
    switch notation.size {
    case .power(let power): return sign + plain(rest, shift: power - unit.power)
    case .thousands(let thousands):
      let magnitude = magnitude(thousands, of: unit)
      let shift = unit.isBinary ? 0 : magnitude.power - unit.power
      return sign + plain(rest, shift: shift) + magnitude.suffix
    case .each: return each(rest.scaled(byPowerOfTen: unit.power), unit)
    }
  }

  /// A tick in a size of its own.
  private func each(_ decimal: DecimalDigits, _ unit: Presentation.Unit) -> String {
    let thousands = max(0, decimal.exponent - 1) / 3
    let isWritten = thousands <= unit.mostThousands && decimal.exponent >= leastPlainExponent
    guard isWritten else {
      return scientific(decimal) + unit.firstSuffix
    }
    return plain(decimal, in: magnitude(thousands, of: unit))
  }

  /// All digits of a number divided by ten to the power of `shift`.
  func plain(_ decimal: DecimalDigits, shift: Int) -> String {
    figures(decimal.plain(shift: shift, in: numbers))
  }

  /// All digits of a number in a power of ten, and what stands for that.
  func plain(_ decimal: DecimalDigits, in magnitude: ShortPower) -> String {
    plain(decimal, shift: magnitude.power) + magnitude.suffix
  }
}

/// Where the point of the smallest number is that is written with its zeros, as for 0.001.
private let leastPlainExponent = -2
