/// The units that are known, by how people write them.
public struct UnitSystem: Sendable {
  private let name: String
  private let define: @Sendable (String) -> UnitDefinition?

  /// A system that `define` looks signs and products of signs up in, as UDUNITS-2 writes them; two of one name are one.
  public init(name: String, define: @escaping @Sendable (String) -> UnitDefinition?) {
    (self.name, self.define) = (name, define)
  }

  /// One in which there are no units.
  public static let none = UnitSystem(name: "") { _ in nil }

  /// The unit that a text is: `km/h`, `m s-1`, `µg/m³`, `W/(m²·K)`; nil of other texts, and of units that are no multiples
  /// of others, such as decibels. Linear time, and a look-up for each sign.
  public func unit(_ text: String) -> MeasureUnit? {
    let text = text.trimmedBlanks
    if let known = otherNames[text.lowercased()], !text.isEmpty, text.contains(" ") {
      return define(known).map { MeasureUnit(text, $0) }
    }
    var reader = UnitReader(text, sign)
    return reader.unit()
  }

  private func sign(_ sign: String) -> MeasureUnit? {
    guard !sign.isEmpty, !noUnits.contains(sign) else { return nil }
    let name = ownNames[sign] ?? otherNames[sign.lowercased()] ?? sign
    return define(name).map { MeasureUnit(sign, name.isOfData ? $0.ofData : $0) }
  }
}

extension String {
  /// Whether it is a number of bytes, or of bits.
  fileprivate var isOfData: Bool { hasSuffix("byte") || hasSuffix("bytes") || hasSuffix("bit") }
}

extension UnitDefinition {
  /// The same, where a library has data as numbers of nothing.
  fileprivate var ofData: UnitDefinition {
    let others = Array(repeating: 0, count: placesBeforeData)
    return UnitDefinition(scale: scale, dimension: others + [1]) ?? self
  }
}

/// So many dimensions stand before that of data.
private let placesBeforeData = 8

extension UnitSystem: Equatable {
  /// Whether both are of one name.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}

/// Signs that stand for something else in tables than in physics, where a C is a coulomb, or are not known there at all.
private let ownNames = [
  "C": "°C", "F": "°F", "kn": "knot", "kt": "knot", "mb": "mbar", "oz": "0.0625 lb",
  "gal": "3.785411784 l", "Wh": "W.h", "kWh": "kW.h", "mWh": "mW.h", "MWh": "MW.h",
  "GWh": "GW.h",
  "Ah": "A.h", "mAh": "mA.h", "B": "byte", "kB": "kbyte", "KB": "kbyte", "MB": "Mbyte",
  "GB": "Gbyte", "TB": "Tbyte", "KiB": "1024 byte", "MiB": "1048576 byte",
  "GiB": "1073741824 byte", "л": "l", "м": "m", "см": "cm", "мм": "mm", "км": "km", "с": "s",
  "сек": "s", "мин": "min", "ч": "h", "г": "g", "кг": "kg", "т": "t", "Вт": "W", "кВт": "kW",
  "В": "V", "А": "A", "Па": "Pa", "гПа": "hPa",
]

/// The same of names whose capital letters say nothing.
private let otherNames = [
  "mph": "mile/hour", "kph": "km/h", "kmh": "km/h", "kmph": "km/h", "nmi": "nautical_mile",
  "kts": "knot", "bpm": "min-1", "rpm": "min-1", "spm": "min-1", "wh": "W.h", "kwh": "kW.h",
  "lbs": "lb", "°": "degree", "deg": "degree", "‰": "1e-3", "degc": "°C", "degf": "°F",
  "deg c": "°C", "deg f": "°F", "degrees c": "°C", "degrees f": "°F", "celsius": "°C",
  "fahrenheit": "°F", "°с": "°C", "sec": "s", "hrs": "h", "mins": "min",
]

/// Signs that are units by their letters, and mean something else: points, acidity, samples.
private let noUnits: Set = ["pt", "pts", "pH", "ph", "Gs", "psu", "PSU", "cts", "Pts", "ct"]

/// No unit has a higher power of another one.
private let highestPower = 9

/// Reads a unit as tables and people write it.
///
///     product = power {("/" | "·" | "*" | "." | " ") power}
///     power   = ("(" product ")" | "1" | sign) [["^"] whole number]
private struct UnitReader {
  private let text: [Character]
  private let sign: (String) -> MeasureUnit?
  private var place = 0

  init(_ text: String, _ sign: @escaping (String) -> MeasureUnit?) {
    (self.text, self.sign) = (Array(text), sign)
  }

  mutating func unit() -> MeasureUnit? {
    guard let unit = product(), place == text.count, !unit.factors.isEmpty else { return nil }
    return unit
  }

  private mutating func product() -> MeasureUnit? {
    guard var unit = power() else { return nil }
    while let next, "/·*⋅. ".contains(next) {
      place += 1
      guard let factor = power() else { return nil }
      unit = unit.product(with: next == "/" ? factor.raised(to: -1) : factor)
    }
    return unit
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func power() -> MeasureUnit? {
    guard let base = base(), let power = exponent() else { return nil }
    return power == 1 ? base : base.raised(to: power)
  }

  private mutating func base() -> MeasureUnit? {
    switch next {
    case "(":
      place += 1
      guard let unit = product(), next == ")" else { return nil }
      place += 1
      return unit
    case "1":
      // Only what stands below a line is counted by 1: a window of 1 min is no unit.
      guard place + 1 < text.count, text[place + 1] == "/" else { return nil }
      place += 1
      return .one
    default: return sign(taken(\.isOfUnit))
    }
  }

  /// The power behind a sign, 1 where there is none; nil of one that no unit has.
  private mutating func exponent() -> Int? {
    if next == "^" { place += 1 }
    let hasMinus = next == "-" || next == "−" || next == "⁻"
    if hasMinus { place += 1 }
    let figures = taken(\.isFigure).map { $0.ofSuperscript ?? $0 }
    if figures.isEmpty { return hasMinus ? nil : 1 }
    guard let power = Int(String(figures)), 1...highestPower ~= power else { return nil }
    return hasMinus ? -power : power
  }

  private mutating func taken(_ isPart: KeyPath<Character, Bool>) -> String {
    let start = place
    while let next, next[keyPath: isPart] { place += 1 }
    return String(text[start..<place])
  }
}

extension MeasureUnit {
  /// The unit that two written beside each other are: each sign once, none of which becomes another one.
  fileprivate func product(with other: MeasureUnit) -> MeasureUnit {
    let own = Dictionary(grouping: factors + other.factors, by: \.symbol)
    let signs = (factors + other.factors).map(\.symbol).uniqued
    let product = signs.compactMap { sign -> Factor? in
      guard let parts = own[sign], var factor = parts.first else { return nil }
      factor.power = parts.reduce(0) { $0 + $1.power }
      return factor
    }
    return MeasureUnit(factors: product).measuring(differences: true)
  }
}

extension Character {
  fileprivate var isOfUnit: Bool { isLetter || "°%‰_$€'\"".contains(self) }
  fileprivate var isFigure: Bool { ("0"..."9").contains(self) || ofSuperscript != nil }
}
