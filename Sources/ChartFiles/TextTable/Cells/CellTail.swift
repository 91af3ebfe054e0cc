import ChartCore

/// What stands behind a number in a cell, and how the number is brought to its column's unit.
struct TailScale: Hashable, Sendable {
  /// A power of ten, exactly, and what else it is multiplied by.
  var power = 0
  var factor = 1.0
}

/// What stands behind the numbers of a column.
struct ColumnTails: Hashable, Sendable {
  /// What each is brought to the column's unit by.
  var scales: [String: TailScale]
  /// The unit; nil where they are flags.
  var unit: String?
  /// The flags, as the first cells have them.
  var flags: [String] = []
}

extension ColumnTails {
  /// The tails of a column's cells; nil where none has one, or they are neither units of one quantity nor flags.
  init?(of texts: [String]) {
    let cells = texts.compactMap { TailedNumber($0) }
    let tails = cells.map(\.tail).filter { !$0.isEmpty }
    // What never changes is a name.
    guard !tails.isEmpty, Set(texts.filter { !$0.isBlank }).count > 1 else { return nil }
    let counts = Dictionary(grouping: tails, by: \.self).mapValues(\.count)
    if let units = Self.units(counts) ?? Self.word(counts, of: cells) {
      self = units
    } else if Self.areFlags(cells, counts) {
      self.init(
        scales: counts.mapValues { _ in TailScale() }, unit: nil, flags: counts.keys.sorted())
    } else {
      return nil
    }
  }

  /// What the numbers of cells look like without what is behind them.
  static func numbers(in texts: [String]) -> [CellShape] {
    texts.compactMap { TailedNumber($0) }.map { CellShape(of: $0.number) }
  }

  /// Units of one quantity, brought to the one that most cells have.
  private static func units(_ counts: [String: Int]) -> ColumnTails? {
    let units = counts.keys.compactMap { PrefixedUnit($0) }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    guard units.count == counts.count, let name = most, let unit = PrefixedUnit(name),
      units.allSatisfy({ $0.base == unit.base })
    else { return nil }
    var scales = [name: TailScale()]
    // Later cells may have other prefixes than the first ones.
    for other in PrefixedUnit.all(of: unit.base) + units {
      scales[other.name] = other.scale(to: unit)
    }
    return ColumnTails(scales: scales, unit: name)
  }

  /// A word that all cells have behind their numbers, nearly, with a blank between, or capitals right behind decimals:
  /// others are of names.
  private static func word(_ counts: [String: Int], of cells: [TailedNumber]) -> ColumnTails? {
    guard counts.count == 1, let (word, count) = counts.first, word.mayBeUnit,
      Double(count) >= leastPartOfWord * Double(cells.count),
      cells.allSatisfy({ $0.tail.isEmpty || $0.isApart || $0.hasCodeBehindDecimals })
    else { return nil }
    return ColumnTails(scales: [word: TailScale()], unit: word)
  }

  /// Whether tails are signs or single letters, on a part of the cells or set apart by blanks: else they are of names.
  private static func areFlags(_ cells: [TailedNumber], _ counts: [String: Int]) -> Bool {
    let areShort = counts.keys.allSatisfy { $0.unicodeScalars.count <= 2 || $0.isBracketed }
    // Several units are quantities.
    let units = counts.keys.count { PrefixedUnit($0) != nil }
    guard areShort, counts.count <= mostFlags, units < 2 else { return false }
    let areApart = cells.allSatisfy { $0.tail.isEmpty || $0.isApart || !$0.tail.isLetters }
    return areApart
      || cells.count { $0.tail.isEmpty } * 3 >= cells.count
        && counts.keys.allSatisfy { $0.unicodeScalars.count == 1 }
  }
}

/// So many of the cells have a word behind their numbers that is the unit of them.
private let leastPartOfWord = 0.8
/// More different ones are no flags.
private let mostFlags = 12

/// No unit is longer.
private let longestUnit = 12

extension String {
  /// Whether it is no single letter, which is a flag, and has no figures, as names have.
  fileprivate var mayBeUnit: Bool {
    (unicodeScalars.count > 1 || !isLetters) && unicodeScalars.count <= longestUnit
      && !unicodeScalars.contains { $0.isFigure || $0 == "_" }
  }

  fileprivate var isLetters: Bool { unicodeScalars.allSatisfy(\.properties.isAlphabetic) }

  /// Whether it is a letter or two in brackets.
  fileprivate var isBracketed: Bool {
    unicodeScalars.count <= 4 && "([".contains(first ?? " ") && ")]".contains(last ?? " ")
  }
}

/// A number at the start of a cell, and what is behind it.
private struct TailedNumber {
  let tail: String
  /// The number itself.
  let number: String
  /// Whether a blank is between them.
  let isApart: Bool

  /// Whether decimals have three capitals or more right behind them, as amounts have the code of a currency.
  var hasCodeBehindDecimals: Bool {
    number.contains(".") && tail.count > 2 && tail.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  init?(_ text: String) {
    let all = text.withPlainTwins
    var rest = ArraySlice(all)
    rest = rest.drop { $0.properties.isWhitespace }
    if let sign = rest.first, "+-".unicodeScalars.contains(sign) { rest = rest.dropFirst() }
    guard rest.first?.isFigure == true || rest.first == "." else { return nil }
    rest = rest.drop { $0.isFigure || ".,'".unicodeScalars.contains($0) }
    rest = Self.withoutGroups(Self.withoutPower(rest))
    var tail = String.UnicodeScalarView()
    tail.append(contentsOf: rest)
    self.tail = String(tail).trimmed
    var number = String.UnicodeScalarView()
    number.append(contentsOf: all[..<rest.startIndex])
    self.number = String(number)
    isApart = rest.first?.properties.isWhitespace ?? false
    guard !self.tail.contains(where: { $0.isWhitespace || $0 == ":" }),
      self.tail.unicodeScalars.first.map({ !$0.isFigure && $0 != "-" && $0 != "/" }) ?? true
    else { return nil }
  }

  /// Goes over `e-7`.
  private static func withoutPower(
    _ rest: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    guard rest.first == "e" || rest.first == "E" else { return rest }
    var power = rest.dropFirst()
    if let sign = power.first, "+-".unicodeScalars.contains(sign) { power = power.dropFirst() }
    return power.first?.isFigure == true ? power.drop { $0.isFigure } : rest
  }

  /// Goes over groups of three figures behind blanks.
  private static func withoutGroups(
    _ rest: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    let group = rest.dropFirst()
    guard rest.first == " ", group.prefix(3).count(where: \.isFigure) == 3 else { return rest }
    return withoutGroups(group.drop { $0.isFigure || ".,".unicodeScalars.contains($0) })
  }
}

/// A unit with the prefix of a power of ten or of two.
struct PrefixedUnit: Equatable {
  /// As it is written.
  let name: String
  /// Without its prefix.
  let base: String
  private let scale: TailScale

  /// The unit that a text is; nil for other texts.
  init?(_ name: String) {
    guard let found = Self.known[name] else { return nil }
    self = found
  }

  private init(name: String, base: String, scale: TailScale) {
    (self.name, self.base, self.scale) = (name, base, scale)
  }

  /// What numbers with this unit are brought to another one by.
  func scale(to unit: PrefixedUnit) -> TailScale {
    TailScale(power: scale.power - unit.scale.power, factor: scale.factor / unit.scale.factor)
  }

  /// All units of a quantity.
  static func all(of base: String) -> [PrefixedUnit] { known.values.filter { $0.base == base } }

  private static let known: [String: PrefixedUnit] = {
    let prefixed = bases.flatMap { base in prefixes.map { prefixedUnit(base, $0, $1) } }
    let times = [("min", 60.0), ("h", 3600), ("d", 86_400)].map {
      PrefixedUnit(name: $0, base: "s", scale: TailScale(factor: $1))
    }
    let others = plain.map { PrefixedUnit(name: $0, base: $0, scale: TailScale()) }
    return Dictionary((times + others + prefixed).map { ($0.name, $0) }) { first, _ in first }
  }()

  private static func prefixedUnit(
    _ base: String, _ prefix: String, _ scale: TailScale
  ) -> PrefixedUnit {
    PrefixedUnit(name: prefix + base, base: base, scale: scale)
  }

  private static let bases = [
    "B/s", "b/s", "bit/s", "bps", "Bps", "bit", "B", "Wh", "W", "VA", "var", "V", "A", "Ah", "Hz",
    "Pa", "bar", "m", "g", "l", "L", "s", "J", "N", "Ω", "F",
  ]
  private static let plain = [
    "°C", "°F", "°", "K", "C", "%", "‰", "ppm", "ppb", "km/h", "m/s", "mph", "kn", "rpm", "dB",
    "dBm",
    "hPa", "inHg", "psi", "in", "ft", "mi", "lb", "lbs", "kcal", "cal", "bpm", "m²", "m³", "l/min",
    "mm/h", "W/m²", "µg/m³", "lx", "lux", "px", "pcs", "Stk",
  ]
  private static let prefixes: [(String, TailScale)] =
    zip(["", "k", "M", "G", "T", "P"], [0, 3, 6, 9, 12, 15]).map { ($0, TailScale(power: $1)) }
    + zip(["d", "c", "m", "µ", "μ", "u", "n", "p"], [-1, -2, -3, -6, -6, -6, -9, -12]).map {
      ($0, TailScale(power: $1))
    }
    + zip(["Ki", "Mi", "Gi", "Ti"], [1, 2, 3, 4]).map { name, step in
      (name, TailScale(factor: (0..<step).reduce(1.0) { size, _ in size * 1024 }))
    }
}
