import ChartCore

/// What utilities give away of meters, an interval each with its start, as rows of JSON (NAESB REQ.21, ESPI: "Green Button
/// Download My Data"). Times are seconds since 1970 in UTC.
struct MeterFeed: XMLContent {
  private var rows: [String] = []
  /// What values are, as the last description of readings says.
  private var unit = "value"
  private var power = 0
  /// The reading that is open.
  private var start: Double?
  private var value: Int?
  private var isInReading = false

  /// Whether a text is a feed of such meters.
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    XMLText.root(of: head) == "feed"
      && String(decoding: head, as: UTF8.self).contains("http://naesb.org/espi")
  }

  /// The text as an array of rows.
  static func json(of text: [UInt8]) -> [UInt8] {
    var feed = MeterFeed()
    // What is before a fault counts.
    try? XMLElements.read(ByteWindow(text), into: &feed)
    return Array(JSONText.array(feed.rows).utf8)
  }

  mutating func open(_ element: String, in elements: XMLElements) {
    if element == "IntervalReading" { (isInReading, start, value) = (true, nil, nil) }
  }

  mutating func close(_ element: String, _ text: String, in elements: XMLElements) {
    switch element {
    case "uom": unit = Self.units[Int(text) ?? 0] ?? "value"
    case "powerOfTenMultiplier": power = Int(text) ?? 0
    case "start" where isInReading: start = Double(text)
    case "value" where isInReading: value = Int(text)
    case "IntervalReading": finish()
    default: break
    }
  }

  private mutating func finish() {
    isInReading = false
    guard let start, let value, let scaled = Double("\(value)e\(power)") else { return }
    rows.append(
      JSONText.object([
        ("time", JSONText.number(start * 1000)), (unit, JSONText.number(scaled)),
      ]))
  }

  /// Units by their numbers in the schema, as names with a unit in brackets.
  private static let units = [
    5: "current (A)", 29: "voltage (V)", 31: "energy (J)", 33: "frequency (Hz)", 38: "power (W)",
    42: "volume (m³)", 61: "power (VA)", 63: "power (var)", 71: "energy (VAh)",
    72: "energy (Wh)", 73: "energy (varh)", 119: "volume (ft³)", 128: "volume (gal)",
    132: "energy (Btu)", 134: "volume (l)", 169: "energy (therm)",
  ]
}
