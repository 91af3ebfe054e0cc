/// Days that are counted from a day long ago, with the time of day as a part of one.
enum SerialDays {
  /// The day that numbers are counted from, in days after 1970, as the column's name says: a spreadsheet's under a date,
  /// Julian days, or those of MATLAB. Nil where they are counted otherwise.
  static func start(of values: [Double], named name: String) -> Double? {
    let known = values.filter { !$0.isNaN }
    guard !known.isEmpty else { return nil }
    // Few columns hold such numbers, so the name, which takes longer, is looked at last.
    let found = kinds.first { kind in
      known.allSatisfy(kind.days.contains)
        && (kind.names.map { name.lowercasedWords.contains(where: $0.contains) }
          ?? TimeWords.isDate(name))
    }
    return found?.start
  }

  /// By their names, or those of dates; and from 1900 to 2100.
  private static let kinds: [(names: Set<String>?, days: ClosedRange<Double>, start: Double)] = [
    (["mjd"], 15_020...88_069, 40_587),
    (["jd", "hjd", "bjd", "julian"], 2_415_020...2_488_070, 2_440_587.5),
    (["datenum"], 693_962...767_010, 719_529),
    // Spreadsheets count 1900 as a leap year, so that they begin on the last day but one of 1899.
    (nil, 20_000...73_050, 25_569),
  ]
}
