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
    // `Achillea type` is a thing itself.
    let isKind =
      ["type", "code", "typ"].contains(words.last) && words.dropLast().allSatisfy(kinds.contains)
    let isPlace = words.count == 1 && ["lat", "lon", "lng", "long"].contains(words[0])
    return isKind || isPlace || words.contains(where: identifiers.contains)
  }

  /// Whether a name is that of short signs for things that have longer names.
  static func isCode(_ name: String) -> Bool {
    let name = name.lowercased()
    return isIdentifier(name)
      || ["id", "code", "iso2", "iso3", "abbr"].contains(where: name.hasSuffix)
  }

  /// Whether a name is that of what is left on an account after each row.
  static func isBalance(_ name: String) -> Bool {
    return name.lowercasedWords.contains { balances.contains($0) }
  }

  private static let balances: Set = [
    "balance", "saldo", "solde", "kontostand", "bilans", "остаток", "баланс",
  ]

  /// Whether a name may be that of the numbers of things.
  static func mayNumberThings(_ name: String) -> Bool {
    isThing(name) && !mayBeState(name)
      || ["index", "idx", "gpu", "ch"].contains(name.lowercased().trimmed)
  }

  /// Whether a name may be that of who or what something happened with: no device, no place, no sign of a series.
  static func mayTellEvents(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.filter(things.contains).allSatisfy(eventual.contains)
  }

  private static let eventual: Set = ["name", "category", "group", "item", "product", "type"]

  /// Whether a name is that of the turns in which the same is done again: sets of an exercise, attempts.
  static func numbersTurns(_ name: String) -> Bool {
    return name.lowercasedWords.contains {
      ["set", "attempt", "try", "heat", "round"].contains($0)
    }
  }

  /// Whether a name may be that of what something does or is for a while.
  static func mayBeState(_ name: String) -> Bool {
    return name.lowercasedWords.contains { ["state", "status", "mode", "phase"].contains($0) }
      || ["zone", "line", "category"].contains(name.lowercased().trimmed)
  }

  /// Whether a name is that of units, one in each row.
  static func isUnit(_ name: String) -> Bool {
    // Names that come again have a number.
    let word = String(name.lowercased().reversed().drop { $0.isNumber || $0 == " " }.reversed())
    return ["unit", "units", "einheit", "unité", "unidad", "uom"].contains(
      word.trimmed.split { "._".contains($0) }.last.map(String.init) ?? "")
  }

  /// Whether a name is that of quantities, each of which has a unit and a size of its own.
  static func isQuantity(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.contains(where: quantities.contains)
  }

  /// What has types and codes.
  private static let kinds: Set = [
    "record", "event", "data", "row", "message", "msg", "quality", "qc", "status", "state",
    "country",
    "station", "error", "source", "sensor", "flag", "weather", "area", "region", "currency",
  ]
  /// Numbers of things, codes of what a row is, and where on Earth it is.
  private static let identifiers: Set = [
    "id", "ids", "uuid", "serial", "pid", "stn", "zip", "plz", "postcode", "fips",
    "latitude", "longitude", "coordinate", "breite", "länge",
    "breitengrad", "längengrad", "interval",
  ]
  private static let quantities: Set = [
    "parameter", "parametername", "metric", "variable", "quantity", "field", "measurement",
    "measure", "characteristic", "characteristicname", "pollutant", "element", "indicator",
    "elementid", "größe", "messgröße", "kenngröße", "observedproperty", "sensortype",
  ]
  private static let things: Set = [
    "band", "filter", "entity", "sensor", "run", "trial", "experiment", "subject", "batch", "seed",
    "fold", "sample", "device", "station", "symbol", "ticker", "name", "series", "metric",
    "channel",
    "tag", "topic", "location", "site", "room", "host", "hostname", "server", "node", "cpu", "core",
    "country",
    "region", "state", "city", "province", "meter", "register", "line", "variable", "parameter",
    "indicator",
    "measure", "measurement", "item", "product", "category", "group", "unit", "port", "interface",
    "disk", "zone",
    "elementid", "model", "sensorname", "deviceid", "sensorid", "entityid", "stationid", "field",
    "signal",
    "gerät",
    "messstelle", "ort",
    "land", "stadt", "kanal", "zähler", "appareil", "capteur", "pays", "ville", "estación", "país",
  ]
}
