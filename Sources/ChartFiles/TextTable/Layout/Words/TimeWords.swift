/// What columns of times are called, in the languages that tables are written in most often.
enum TimeWords {
  /// Whether a name says that its column has moments, days or times of day.
  static func isTime(_ name: String) -> Bool {
    let name = name.lowercased().trimmed
    if short.contains(name) { return true }
    let bytes = NameBytes(name)
    return long.contains(where: bytes.has)
  }

  /// Whether a name says nothing but that: `Time (s)`, `elapsed`, and not `frametime` or `cpu_time`.
  static func isPlainTime(_ name: String) -> Bool {
    let words = name.lowercasedWords
    return !words.isEmpty && words.allSatisfy(plain.contains)
  }

  private static let plain: Set = [
    "t", "time", "times", "timestamp", "elapsed", "test", "total", "relative", "since", "start",
    "seconds", "second", "sec", "s", "ms", "us", "µs", "ns", "min", "zeit", "temps", "tiempo",
    "systime", "unix", "epoch", "clock", "sample",
  ]

  /// Whether a name says that its column has dates.
  static func isDate(_ name: String) -> Bool {
    let name = name.lowercased().replacing("update", with: "")
    return dates.contains(where: name.contains)
  }

  /// Whether a name says when a row was written, not what it is of.
  static func isOfRecord(_ name: String) -> Bool {
    ["updated", "modified", "created", "inserted", "retrieved"].contains(
      where: name.lowercased().contains)
  }

  /// Whether a name is of what goes on as time does: a way, a frequency, a step.
  static func isPath(_ name: String) -> Bool {
    return name.lowercasedWords.contains(where: paths.contains)
  }

  /// Whether a name says that its column numbers days from one long ago.
  static func isDayNumber(_ name: String) -> Bool {
    ["mjd", "jd", "julian"].contains(where: name.lowercased().filter(\.isLetter).hasSuffix)
  }

  private static let dates = [
    "date", "datum", "timestamp", "fecha", "дата", "日期", "日付", "날짜", "tarih", "dato", "päivä",
  ]
  private static let paths: Set = [
    "x", "distance", "dist", "frequency", "freq", "wavelength", "wavenumber", "angle", "theta",
    "depth", "position", "pos", "step", "epoch", "iteration", "iter", "generation", "lap",
    "mile", "km", "tiefe", "weg", "frequenz", "winkel", "strecke",
    "wellenlänge", "profondeur", "distanz", "distancia", "fréquence", "frecuencia", "cycle",
  ]
  private static let long = [
    "time", "date", "elapsed", "epoch", "unix", "stamp", "datum", "zeit", "fecha", "hora", "heure",
    "horodat", "tijd", "czas", "дата", "время", "日期", "时间", "日時", "日付", "年月日", "날짜", "시간", "tarih",
  ].map(NameBytes.init)
  /// Names that are too short to be looked for in others.
  private static let short: Set = [
    "t", "ts", "when", "clock", "day", "tag", "jour", "día", "dia", "giorno", "dag", "data", "utc",
    "gmt", "x_value",
    "cet", "mez", "week", "month", "monat", "mois", "mes", "mese", "ora", "uhr", "hour", "stunde",
  ]
}
