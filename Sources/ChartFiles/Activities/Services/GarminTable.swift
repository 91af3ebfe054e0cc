import ChartCore

extension FileFormat {
  /// The list of activities that Garmin Connect exports.
  static let garminTable = FileFormat(
    name: "garmin-table", claims: { GarminTable.isOwn($0.bytes) }, takesAnyEncoding: true,
    reader: .activities { (input) throws(Fault) in
      try GarminTable(input.options).list(input.window)
    })
}

/// Metres in the units of an account: of those who have miles, swimmers count yards.
private let (kilometre, mile, yard, foot) = (1000.0, 1609.344, 0.9144, 0.3048)

/// Reads Garmin Connect's list of activities.
///
/// Its units are those of the account, and it does not say which these are; its times are those of the wall clock where it
/// was, and it does not say where: the options do.
struct GarminTable {
  private let zone: Zone
  private let isInMiles: Bool

  /// That of an account with the options' units, of activities in their zone.
  init(_ options: ReadingOptions) {
    zone = options.place.zoneOfDays
    isInMiles = options.sums.accountIsInMiles ?? options.sums.isInMiles
  }

  /// How it is written, whatever the language.
  private static let dialect = Dialect(
    encoding: .utf8, delimiter: .sign(","), quote: "\"", escape: "\"", newline: .lineFeed,
    headerRows: 1)
  private static let firstNames: Set = [
    "activity type", "aktivitätstyp", "type d'activité", "type d’activité", "tipo de actividad",
    "tipo di attività", "activiteittype", "tipo de atividade",
  ]
  /// What the third column is called begins so in all of these languages.
  private static let third = "favor"

  /// The first columns are the same in every export; those behind depend on the sports.
  private enum Place {
    static let (sport, date, favourite, title, distance, energy, time) = (0, 1, 2, 3, 4, 5, 6)
  }

  static func isOwn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard var reader = try? RecordReader(ByteWindow(Array(bytes)), dialect),
      (try? reader.next()) == true
    else { return false }
    // The first row of what is no table may have many thousand cells: few are looked at.
    func name(_ place: Int) -> String {
      reader.text(ofCell: place).replacing("\u{FEFF}", with: "").lowercased()
    }
    return reader.cells.count > Place.time && firstNames.contains(name(Place.sport))
      && name(Place.favourite).hasPrefix(third)
  }

  /// Reads the rows; one without a time is left out.
  func list(_ window: ByteWindow) throws(Fault) -> ActivityList {
    var reader = try RecordReader(window, Self.dialect)
    guard try reader.next() else { return ActivityList() }
    let columns = Columns(reader.row.map { $0.text.lowercased() })
    var list = try ActivityList(&reader) { activity($0, columns) }
    list.hasUnknownUnit = true
    return list
  }

  /// Where columns are that depend on the sports.
  private struct Columns {
    let ascent, heartRate, moving, elapsed: Int?

    init(_ names: [String]) {
      func place(_ known: Set<String>) -> Int? { names.firstIndex(where: known.contains) }
      ascent = place(["total ascent", "elev gain", "anstieg gesamt", "ascension totale"])
      heartRate = place(["avg hr", "ø hf", "durchschnittliche hf", "fc moyenne"])
      moving = place(["moving time", "zeit in bewegung", "temps de déplacement"])
      elapsed = place(["elapsed time", "verstrichene zeit", "temps écoulé"])
    }
  }

  private func activity(_ reader: RecordReader, _ columns: Columns) -> Activity? {
    func number(_ place: Int?) -> Double? {
      place.flatMap { ActivityText.number(reader.text(ofCell: $0), pointsMayGroup: true) }
    }
    func seconds(_ place: Int?) -> Double? {
      place.flatMap { ActivityText.seconds(reader.text(ofCell: $0)) }
    }
    guard let local = ActivityText.moment(reader.text(ofCell: Place.date)) else { return nil }
    var activity = Activity(Sport(named: reader.text(ofCell: Place.sport)))
    activity.name = reader.text(ofCell: Place.title).onOneLine
    activity.start = zone.moment(ofLocal: local)
    activity.meters = number(Place.distance).map { $0 * meters(of: activity.sport) }
    activity.kilocalories = number(Place.energy)
    let time = seconds(Place.time)
    activity.movingSeconds = seconds(columns.moving) ?? time
    activity.elapsedSeconds = seconds(columns.elapsed) ?? time
    activity.ascentMeters = number(columns.ascent).map { $0 * (isInMiles ? foot : 1) }
    activity.heartRate = number(columns.heartRate)
    return activity
  }

  private func meters(of sport: Sport) -> Double {
    guard sport == .swim else { return isInMiles ? mile : kilometre }
    return isInMiles ? yard : 1
  }
}
