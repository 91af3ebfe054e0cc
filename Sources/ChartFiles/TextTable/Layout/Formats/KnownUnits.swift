import ChartCore

/// No unit between brackets in a name is longer.
private let longestUnit = 12

/// Units as tables have them, in a row of their own or behind a name.
enum KnownUnits {
  /// Whether most texts of a row that are not empty are units.
  static func areUnits(_ row: [String]) -> Bool {
    let filled = row.filter { !$0.isBlank }
    // Scopes have numbers of their own behind their units.
    let words = filled.filter { CellShape(of: $0).valueKind == nil }
    return words.count * 2 >= filled.count && !words.isEmpty
      && words.count { isUnit($0) } * 2 > words.count
  }

  /// Whether a row says how its columns are written: `5s 20d 14n`.
  static func areFormats(_ row: [String]) -> Bool {
    let filled = row.map(\.trimmed).filter { !$0.isEmpty }
    return !filled.isEmpty && filled.allSatisfy(isFormat)
  }

  /// Whether a row says what was made of each column: `Avg Smp`.
  static func areAggregates(_ row: [String]) -> Bool {
    let filled = row.map { $0.trimmed.lowercased() }.filter { !$0.isEmpty }
    return !filled.isEmpty && filled.allSatisfy(aggregates.contains)
  }

  /// `14n`: how many signs a column has, and whether these are strings, days or numbers (USGS' tables).
  private static func isFormat(_ text: String) -> Bool {
    text.count > 1 && "sdn".contains(text.last ?? " ") && text.dropLast().allSatisfy(\.isNumber)
  }

  private static let aggregates: Set = [
    "avg", "min", "max", "smp", "tot", "std", "mean", "sum", "sample", "med", "samp",
  ]

  /// A name and the unit in brackets at its end: `vel[km/h]`, `Temp (°C)`.
  static func parted(_ name: String) -> (name: String, unit: String?) {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (opening, closing) in brackets {
      guard name.last == closing, let start = name.lastIndex(of: opening) else { continue }
      let unit = String(name[name.index(after: start)...].dropLast()).trimmed
      let rest = String(name[..<start]).trimmed
      if !rest.isEmpty, isCall(name[..<start], opening, unit) ? isUnit(unit) : mayBeUnit(unit) {
        return (rest, unit)
      }
    }
    return partedAtComma(name) ?? partedAtDegree(name) ?? (name, nil)
  }

  /// Whether brackets right behind a name are part of it: `G(x)`, `CO(GT)`.
  private static func isCall(
    _ name: Substring, _ opening: Character, _ unit: String
  ) -> Bool {
    guard opening == "(", name.last?.isLetter == true else { return false }
    return unit.count == 1
      || unit.allSatisfy { $0.isASCII && $0.isUppercase } && !isUnit(unit.lowercased())
  }

  /// The same of the names of a table. Those that are the same but for what is in their brackets, and not all of this is
  /// known as units, are calls or say what they are of: `v(in)`, `v(out)`, `Amount (tip)`, `Amount (fee)`.
  static func parted(_ names: [String]) -> [(name: String, unit: String?)] {
    let all = names.map { parted($0) }
    let units = Dictionary(grouping: all.filter { $0.unit != nil }, by: \.name)
    return zip(names, all).map { whole, parted in
      let others = units[parted.name, default: []].compactMap(\.unit)
      let areCalls =
        others.count > 1 && Set(others).count == others.count
        && (whole.hasPrefix(parted.name + "(")
          ? !others.allSatisfy(isUnit) : !others.contains(where: isUnit))
      return areCalls ? (whole, nil) : parted
    }
  }

  /// Whether what stands between brackets may be a unit: numbers are places in an array, and letters the axes of space.
  private static func mayBeUnit(_ text: String) -> Bool {
    guard !text.isBlank, text.count <= longestUnit else { return false }
    return known.contains(text)
      || !text.allSatisfy(\.isNumber) && !["x", "y", "z"].contains(text.lowercased())
  }

  /// `Temp, °C`.
  private static func partedAtComma(_ name: String) -> (name: String, unit: String?)? {
    guard let comma = name.lastIndex(of: ",") else { return nil }
    let (rest, unit) = (
      String(name[..<comma]).trimmed, String(name[name.index(after: comma)...]).trimmed
    )
    return known.contains(unit) && !rest.isEmpty ? (rest, unit) : nil
  }

  /// `Temperature°C`.
  private static func partedAtDegree(_ name: String) -> (name: String, unit: String?)? {
    guard let degree = name.lastIndex(of: "°"), degree > name.startIndex else { return nil }
    let unit = String(name[degree...])
    return known.contains(unit) ? (String(name[..<degree]).trimmed, unit) : nil
  }

  /// The unit that a cell of a row of units says, without brackets; nil where it says none.
  static func unit(of cell: String) -> String? {
    let text = cell.trimmed
    let isBracketed = "([".contains(text.first ?? " ") && ")]".contains(text.last ?? " ")
    let unit = isBracketed ? String(text.dropFirst().dropLast()) : text
    return unit.isBlank || unit == "-" ? nil : unit
  }

  private static func isUnit(_ cell: String) -> Bool {
    guard let unit = unit(of: cell) else { return true }
    return known.contains(unit) || known.contains(unit.lowercased()) || isProduct(unit)
  }

  /// `m s-1`, `W m^-2`, `l/min`: units with powers, one behind the other or below it.
  private static func isProduct(_ unit: String) -> Bool {
    let parts = unit.split { " *·/".contains($0) }.map { part in
      String(part.reversed().drop { "0123456789-−^".contains($0) }.reversed())
    }
    return parts.count > 1
      && parts.allSatisfy { known.contains($0) || known.contains($0.lowercased()) }
  }

  private static let known = Set(
    """
    % ‰ ° °C °F C F K deg s sec ms us µs ns min h hr hours days d Hz kHz MHz GHz V mV kV A mA W kW MW Wh kWh \
    MWh J kJ MJ N kN Nm Pa hPa kPa MPa bar mbar psi m mm cm km µm um nm in ft mi m/s m/s2 km/h mph kn kt rpm kg g mg \
    µg t lb lbs l ml m2 m3 m² m³ cm3 ug/m3 µg/m3 µg/m³ mg/m3 mg/l g/m3 ppm ppb db dba dbm lux lx lm ohm Ω mol ph bpm \
    yr mo dy hr mn degt nmi kcal cal usd eur gbp $ € £ rad rad/s w/m2 w/m² count counts mm/h degc degf yyyy-mm-dd iso8601 cm-1 a.u. au \
    volt volts amp amps ampere amperes watt watts second seconds minute minutes hour sequence celsius fahrenheit kelvin \
    degree_c degrees_c degree_f degrees_f degrees_north degrees_east degree_celsius degrees_celsius percent psu ntu utc \
    ts rn umol mmol kmol mb pct °k ohms hertz metres meters knots unitless \
    мм см м км м/с км/ч °С гпа па бар вт квт квт·ч в а с сек мин ч кг г л шт руб
    """.split(separator: " ").map(String.init) + [
      "ISO 8601", "Deg C", "deg C", "Deg F", "deg F", "deg c", "deg f", "degrees C",
    ])
}

extension String {
  /// The text without blanks around it.
  var trimmed: String {
    // Most cells have none.
    if let first = utf8.first, let last = utf8.last, blank + 1..<0x7F ~= first,
      blank + 1..<0x7F ~= last
    {
      return self
    }
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
