import ChartCore

/// What columns of parts of a moment are called, and of numbers that only count rows.
enum PartWords {
  /// Whether a name says that its column has years.
  static func isYear(_ name: String) -> Bool {
    let name = name.lowercased()
    return years.contains(where: NameBytes(name).has)
      || ["yr", "yy", "yyyy", "rok", "год", "年"].contains(name)
  }

  /// Whether a name says that its column counts what was sent: answers that did not come leave gaps in it.
  static func isSequence(_ name: String) -> Bool {
    name.lowercasedWords.contains { $0 == "seq" || $0 == "sequence" }
  }

  /// Whether nothing says what a column is.
  static func isUnnamed(_ name: String) -> Bool { name.isBlank || name.hasPrefix("Column ") }

  /// Whether a name says that its column has days or periods: whole numbers in it may be years.
  static func isPeriod(_ name: String) -> Bool {
    ["date", "period", "time_period", "datum", "fecha"].contains(name.lowercased().trimmed)
  }

  /// Whether a name says that its column numbers the parts of a day.
  static func isPeriodOfDay(_ name: String) -> Bool {
    return name.lowercasedWords.contains {
      ["period", "periods", "ptu", "interval", "periode"].contains($0)
    }
  }

  /// Whether a name says that its column has times of day.
  static func isClock(_ name: String) -> Bool {
    let name = name.lowercased().trimmed
    return clocks.contains(where: NameBytes(name).has)
      || ["hhmm", "hhmmss", "hh:mm", "hm", "utc", "gmt"].contains(name)
  }

  /// Whether a name says that its column counts rows; a column without a name may as well.
  static func isCounter(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && $0 != "#" }.map(String.init)
    return words.isEmpty || words.contains(where: counters.contains) || name.hasPrefix("Column ")
      || name.hasPrefix("Unnamed")
  }

  /// The part of a moment that a name says; of `MM` and `mm` the capitals are months.
  static func part(_ name: String, besideYears: Bool = false) -> MomentParts.Part? {
    let name = name.trimmed
    if besideYears, let part = letters[name] { return part }
    if name == "MM" { return .month }
    if name == "mm" { return .minute }
    let word = ofMoment(name).lowercased().filter { $0.isLetter }
    return parts.first { $0.words.contains(word) }?.part
  }

  /// What is behind the last point of a name whose others say that it is of a moment: `date.year`.
  private static func ofMoment(_ name: String) -> Substring {
    // Nearly no name has a point.
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name[...] }
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last, last.allSatisfy(\.isLetter),
      TimeWords.isTime(String(parts[parts.count - 2]))
    else { return name[...] }
    return last
  }

  private static let years = ["year", "jahr", "année", "annee", "año", "anno", "jaar"]
    .map(NameBytes.init)
  private static let clocks = [
    "time", "clock", "uhr", "zeit", "hora", "heure", "tijd", "ora", "czas", "время", "时间", "時刻",
    "시간", "hour", "stunde",
  ].map(NameBytes.init)
  private static let counters: Set = [
    "no", "nr", "num", "number", "index", "idx", "id", "row", "sample", "scan", "record", "rec",
    "count", "n", "#",
    "lfd", "point", "entry", "counter", "seq", "sequence", "samples", "unnamed", "line",
    "column", "dataset", "datapoint", "datensatz", "obs", "observation", "pt", "pts", "frame",
    "iteration",
  ]
  /// What letters are beside years.
  private static let letters: [String: MomentParts.Part] = [
    "m": .month, "M": .month, "d": .day, "D": .day,
  ]
  private static let parts: [(part: MomentParts.Part, words: Set<String>)] = [
    (
      .year,
      [
        "year", "yr", "yyyy", "yy", "jahr", "année", "annee", "an", "año", "anno", "ano", "jaar",
        "rok", "год", "年",
      ]
    ),
    (.quarter, ["quarter", "qtr", "quartal", "trimestre", "kwartaal", "kwartał", "квартал", "q"]),
    (
      .week,
      [
        "week", "wk", "kw", "weeknum", "weekno", "weekofyear", "isoweek", "epiweek", "mmwrweek",
        "woche",
        "kalenderwoche", "semaine", "semana", "settimana", "vecka", "uke", "uge", "viikko",
        "неделя", "周",
        "週",
      ]
    ),
    (
      .month,
      [
        "month", "months", "monate", "meses", "mon", "mo", "mth", "monat", "mois", "mes", "mese",
        "mês", "maand", "месяц", "月",
      ]
    ),
    (
      .day,
      [
        "day", "dd", "dy", "da", "dom", "dayofmonth", "tag", "jour", "día", "dia", "giorno", "dag",
        "день", "日",
      ]
    ),
    (.dayOfYear, ["doy", "dayofyear", "jday", "julianday", "yday", "jd", "julian"]),
    (
      .hour,
      ["hour", "hours", "hr", "hh", "h", "stunde", "heure", "hora", "ora", "uur", "час", "時", "时"]
    ),
    (.minute, ["minute", "minutes", "min", "mn", "mi", "minuto", "минута", "分"]),
    (.second, ["second", "seconds", "sec", "ss", "sekunde", "seconde", "segundo", "秒"]),
  ]
}
