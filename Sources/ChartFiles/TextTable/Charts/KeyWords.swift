/// What columns are called that say which thing a row is of.
enum KeyWords {
  /// Whether a name is that of things, each of which has values of its own.
  static func isThing(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.contains(where: things.contains)
  }

  /// Whether a name is that of what identifies a thing, and is no value of it.
  static func isIdentifier(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.contains {
      ["id", "ids", "uuid", "serial", "pid", "stn", "zip", "plz", "postcode", "fips"].contains($0)
    }
  }

  /// Whether a name is that of short signs for things that have longer names.
  static func isCode(_ name: String) -> Bool {
    let name = name.lowercased()
    return isIdentifier(name)
      || ["id", "code", "iso2", "iso3", "abbr"].contains(where: name.hasSuffix)
  }

  /// Whether a name is that of units, one in each row.
  static func isUnit(_ name: String) -> Bool {
    ["unit", "units", "einheit", "unité", "unidad", "uom"].contains(name.lowercased().trimmed)
  }

  private static let things: Set = [
    "entity", "sensor", "device", "station", "symbol", "ticker", "name", "series", "metric",
    "channel",
    "tag", "topic", "location", "site", "room", "host", "hostname", "server", "node", "cpu", "core",
    "country",
    "region", "state", "city", "province", "meter", "register", "line", "variable", "parameter",
    "indicator",
    "measure", "measurement", "item", "product", "category", "group", "unit", "port", "interface",
    "disk", "zone",
    "sensorname", "deviceid", "sensorid", "entityid", "stationid", "field", "signal", "gerät",
    "messstelle", "ort",
    "land", "stadt", "kanal", "zähler", "appareil", "capteur", "pays", "ville", "estación", "país",
  ]
}
