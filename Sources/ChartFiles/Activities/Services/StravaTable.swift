import ChartCore

extension FileFormat {
  /// The list of activities in what Strava exports: `activities.csv`.
  static let stravaTable = FileFormat(
    name: "strava-table", claims: { StravaTable.isOwn($0.bytes) }, takesAnyEncoding: true,
    naming: .export { $0 == "activities.csv" },
    reader: .activities { (input) throws(Fault) in try StravaTable.list(input.window) })
}

/// One of so many rows has a time, or it is no list of activities.
private let rowsLookedAt = 10

/// Reads Strava's list of activities.
enum StravaTable {
  /// How it is written, whatever the language.
  private static let dialect = Dialect(
    encoding: .utf8, delimiter: .sign(","), quote: "\"", escape: "\"", newline: .lineFeed,
    headerRows: 1)

  static func isOwn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard var reader = try? RecordReader(ByteWindow(Array(bytes)), dialect),
      (try? reader.next()) == true,
      // The first row of what is no list may have many thousand cells: the first one tells.
      ActivityColumns.mayBegin(with: reader.text(ofCell: 0))
    else { return false }
    guard let columns = ActivityColumns(strava: reader.row.map(\.text)) else { return false }
    var isEmpty = true
    for _ in 0..<rowsLookedAt where (try? reader.next()) == true && !reader.isBlank {
      // Others begin with the same names, and call what follows otherwise.
      if activity(reader, columns)?.hasFigures == true { return true }
      isEmpty = false
    }
    return isEmpty
  }

  static func list(_ window: ByteWindow) throws(Fault) -> ActivityList {
    var reader = try RecordReader(window, dialect)
    guard try reader.next(), let columns = ActivityColumns(strava: reader.row.map(\.text)) else {
      throw Fault(ofFile: "the columns of a list of activities were expected, found others")
    }
    return try ActivityList(&reader) { activity($0, columns) }
  }

  /// The activity of a row; nil where it says no time.
  private static func activity(_ reader: RecordReader, _ columns: ActivityColumns) -> Activity? {
    func text(_ column: ActivityColumn) -> String {
      columns.place(of: column).map(reader.text(ofCell:)) ?? ""
    }
    guard let start = ActivityText.moment(text(.date)) else { return nil }
    var activity = Activity(Sport(named: text(.sport)))
    activity.start = start
    activity.name = text(.name).onOneLine
    activity.elapsedSeconds = ActivityText.ungroupedNumber(text(.elapsed))
    activity.movingSeconds = ActivityText.ungroupedNumber(text(.moving))
    activity.ascentMeters = ActivityText.ungroupedNumber(text(.ascent))
    activity.kilocalories = ActivityText.ungroupedNumber(text(.energy))
    activity.heartRate = ActivityText.ungroupedNumber(text(.heartRate))
    activity.file = text(.file).isEmpty ? nil : text(.file)
    activity.meters =
      ActivityText.ungroupedNumber(text(.meters))
      ?? ActivityText.number(text(.distance)).map {
        columns.isInMeters || activity.sport.isToldInMeters ? $0 : $0 * 1000
      }
    return activity
  }
}

extension Activity {
  /// Whether it says how far it was, or how long.
  fileprivate var hasFigures: Bool {
    [meters, elapsedSeconds, movingSeconds].contains { $0 != nil }
  }
}

extension Sport {
  /// Whether Strava tells how far it was in metres where it has no better column.
  fileprivate var isToldInMeters: Bool { self == .swim || self == .row }
}
