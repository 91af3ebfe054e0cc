/// Digits of a value beyond that of the ticks' step: with three a pixel of any plot is several of the
/// last one.
private let digitsBelowStep = 3
/// Where more decimals than these would be needed, a value has a power of ten.
private let mostPlaces = 9

/// How the values of an axis are written beside each other: as many decimals as the visible range
/// resolves and the values have, as many for one as for all, so that they stand under one another.
///
/// Whole numbers stay whole, and nothing before the point is ever left out. In units of data all are in
/// the unit of the ticks.
public struct ValueNotation: Hashable, Sendable {
  /// What the values count.
  let unit: Presentation.Unit
  /// The power of a thousand, or of 1024, that they are divided by.
  let thousands: Int
  /// The power of ten down to which the visible range tells values apart, of what is written.
  let place: Int
  /// How many decimals there are.
  public let places: Int
  /// Whether small ones are written with these too, as prices are, and not with a power of ten.
  let isPlain: Bool

  /// The notation of values on an axis whose ticks are `step` apart and written in a notation; `values`
  /// are those that are written, and others whose decimals they shall have. So many `decimals` as they have themselves
  /// are told of all, whatever the range resolves.
  public init(
    step: Double, ticks: TickNotation, among values: some Sequence<Double>, decimals: Int? = nil
  ) {
    (unit, isPlain) = (ticks.unit, decimals != nil)
    if unit.isData, case .thousands(let thousands) = ticks.size {
      self.thousands = thousands
    } else {
      thousands = 0
    }
    let written = Self.written(step, unit: unit, thousands: thousands)
    let resolved = written.exponent - 1 - digitsBelowStep
    let place = decimals.map { min(resolved, -$0) } ?? resolved
    self.place = place
    places = values.reduce(0) { [unit, thousands] places, value in
      guard value.isFinite else { return places }
      let digits = Self.written(value, unit: unit, thousands: thousands).rounded(toPlace: place)
      return max(places, digits.digits.count - digits.exponent)
    }
  }

  /// The notation of values that resolve themselves: as on an axis from 0 to the largest of them.
  public init(resolving values: [Double], unit: Presentation.Unit, decimals: Int? = nil) {
    let largest = values.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    let ticks = YTicks(containing: 0...largest, isBinary: unit.isBinary)
    let notation = TickNotation(of: ticks, over: ticks.domain(containing: 0...largest), unit: unit)
    self.init(step: ticks.step, ticks: notation, among: values, decimals: decimals)
  }

  /// A value's digits in the unit that is written.
  func written(_ value: Double) -> DecimalDigits {
    Self.written(value, unit: unit, thousands: thousands)
  }

  private static func written(
    _ value: Double, unit: Presentation.Unit, thousands: Int
  ) -> DecimalDigits {
    if unit.isBinary { return DecimalDigits(value / .binaryUnit(thousands)) }
    return DecimalDigits(value).scaled(byPowerOfTen: unit.power - 3 * thousands)
  }
}

extension Formats {
  /// A value beside others: `12.50`, `4 674 485`, `312.25 MiB`; where the visible range tells billionths
  /// apart, with a power of ten.
  ///
  /// The exact value is `value(_:unit:)`.
  public func value(_ value: Double, in notation: ValueNotation) -> String {
    guard value.isFinite else { return symbol(for: value) }
    if notation.unit == .sixtieths { return sixtieths(value) }
    if let word = notation.unit.word(of: value) { return word }
    let digits = notation.written(value)
    let suffix = magnitude(notation.thousands, of: notation.unit).suffix
    let isTiny = notation.places > mostPlaces
    let rounded = digits.rounded(toPlace: isTiny ? notation.place : -notation.places)
    let number =
      isTiny
      ? whole(rounded)
      : whole(rounded, places: notation.places, isPlain: notation.isPlain)
    return named(number + suffix, notation.unit, of: value)
  }

  /// A difference of values with its sign: `+120`.
  public func change(_ difference: Double, in notation: ValueNotation) -> String {
    let text =
      notation.unit.isOfStates ? value(difference, unit: .plain) : value(difference, in: notation)
    return difference > 0 && difference.isFinite ? numbers.plus + text : text
  }

  /// A relative change in percent with its sign and one decimal: 0.034 is `+3.4%`; of a thousand percent
  /// and more without.
  public func percentChange(_ part: Double) -> String {
    let percent = DecimalDigits(100 * part)
    let rounded = percent.rounded(toPlace: percent.exponent > 3 ? 0 : -1)
    return self.percent((rounded.isNegative || rounded.isZero ? "" : numbers.plus) + whole(rounded))
  }
}
