import ChartCore

/// What a table says of where its dates were written, beside the dates.
enum DateHints {
  /// The order that the words around dates speak for; nil where they do not.
  static func order(of layout: TableLayout, in dialect: Dialect) -> DateOrder? {
    let rows = layout.headers + layout.body.prefix(rowsLookedAt).map { $0.cells.map(\.text) }
    let words = rows.joined().flatMap { $0.split { " ,;()[]".contains($0) } }
    let american = words.count { americanWords.contains(String($0)) } > 0
    let other =
      words.contains { otherWords.contains(String($0)) } || dialect.decimal == ","
      || dialect.delimiter == .sign(";")
    return american == other ? nil : american ? .monthFirst : .dayFirst
  }

  /// Whether points part thousands: semicolons part cells and points the days of dates, which have no times, and no number
  /// shows that a point is the decimal sign.
  static func pointsPartThousands(_ layout: TableLayout, in dialect: Dialect) -> Bool {
    guard dialect.delimiter == .sign(";") else { return false }
    let shapes = layout.body.prefix(mostRows).flatMap { row in
      row.cells.map { (text: $0.text, shape: CellShape(of: $0.text)) }
    }
    let dates = shapes.filter { $0.shape == .date }
    let hasDecimals = shapes.contains { cell in
      if case .number(let number) = cell.shape { number.decimal == "." } else { false }
    }
    return !dates.isEmpty && !hasDecimals
      && dates.allSatisfy { $0.text.count { $0 == "." } == 2 && !$0.text.contains(":") }
  }

  private static let mostRows = 64
  private static let rowsLookedAt = 8

  /// Zones, units and money of the United States.
  private static let americanWords: Set = [
    "AM", "PM", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "USD", "°F", "degF", "mph",
    "MPH", "inHg", "lbs", "gal", "ft", "mi", "miles", "ZIP",
  ]
  /// Those of others that write days first.
  private static let otherWords: Set = [
    "CET", "CEST", "GMT", "BST", "WET", "EET", "EUR", "GBP", "CHF", "AUD", "NZD", "INR", "€", "£",
    "AEST", "AEDT", "NZST", "IST", "MSK",
  ]
}

extension DateOrder {
  /// The order that a locale writes days and months in.
  init(_ formats: Formats) { self = formats.dates.beginsWithMonths ? .monthFirst : .dayFirst }
}

extension TableLayout {
  /// The texts of a column in the rows that were looked at.
  func texts(ofColumn column: Int) -> [String] {
    body.map { column < $0.cells.count ? $0.cells[column].text : "" }
  }
}

extension [ColumnGuess] {
  /// The same columns; where the dates of some tell the order of day and month, those of others are guessed again in it.
  func withOrdersOfOthers(_ guess: (Int, DateOrder) -> ColumnGuess) -> [ColumnGuess] {
    let told = Set(compactMap(\.toldOrder))
    guard told.count < 2 else { return self }
    guard let order = told.first else { return nearEachOther(guess) }
    return indices.map { self[$0].isOrderOpen ? guess($0, order) : self[$0] }
  }

  /// The same columns where several have one date each, in the order of day and month in which these are nearer: what was
  /// used on a day was written down on one of the next.
  private func nearEachOther(_ guess: (Int, DateOrder) -> ColumnGuess) -> [ColumnGuess] {
    let open = indices.filter { self[$0].isOrderOpen && self[$0].isConstant }
    guard open.count > 1, open.count == count(where: \.isOrderOpen) else { return self }
    let readings = [DateOrder.dayFirst, .monthFirst].map { order in
      (guesses: open.map { guess($0, order) }, order: order)
    }
    let spans = readings.map { reading in
      let days = reading.guesses.compactMap { $0.values.first { !$0.isNaN } }
      return (days.max() ?? 0) - (days.min() ?? 0)
    }
    guard let least = spans.min(), spans[0] != spans[1], let place = spans.firstIndex(of: least)
    else { return self }
    return indices.map { column in
      open.firstIndex(of: column).map { readings[place].guesses[$0] } ?? self[column]
    }
  }
}
