/// What columns of times are called, in the languages that tables are written in most often.
enum TimeWords {
  /// Whether a name says that its column has moments, days or times of day.
  static func isTime(_ name: String) -> Bool {
    let name = name.lowercased().trimmed
    if short.contains(name) { return true }
    let bytes = NameBytes(name)
    return long.contains(where: bytes.has)
  }

  private static let long = [
    "time", "date", "epoch", "unix", "stamp", "datum", "zeit", "fecha", "hora", "heure",
    "horodat", "tijd", "czas", "дата", "время", "日期", "时间", "日時", "日付", "年月日", "날짜", "시간", "tarih",
  ].map(NameBytes.init)
  /// Names that are too short to be looked for in others.
  private static let short: Set = [
    "t", "ts", "when", "clock", "day", "tag", "jour", "día", "dia", "giorno", "dag", "data", "utc",
    "gmt", "x_value",
    "cet", "mez", "week", "month", "monat", "mois", "mes", "mese", "ora", "uhr", "hour", "stunde",
  ]
}
