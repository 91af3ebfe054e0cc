import ChartCore

/// What columns of a list of activities say.
enum ActivityColumn: CaseIterable {
  case date, name, sport, elapsed, moving, distance, meters, ascent, energy, heartRate, file
}

/// Where in the rows of a list of activities what is said.
struct ActivityColumns {
  private let places: [ActivityColumn: Int]
  /// Whether the first distance of rows is in metres.
  let isInMeters: Bool

  /// The columns of Strava's export, as their names tell: in English, German and French, and since 2012, in the words
  /// of that time; where none is known, as they have stood in every export with more than 20 columns.
  init?(strava header: [String]) {
    guard Self.mayBegin(with: header.first ?? ""), header.count >= Self.fewestColumns else {
      return nil
    }
    let names = header.map(\.columnName)
    var places: [ActivityColumn: Int] = [:]
    for (column, known) in Self.names {
      places[column] = names.firstIndex { known.contains($0) }
    }
    places[.meters] = places[.distance].flatMap { first in
      names.indices.last { $0 > first && names[$0] == names[first] }
    }
    if places[.date] == nil {
      guard names.count > Self.usualPlaces.values.max() ?? 0 else { return nil }
      places = Self.usualPlaces
    }
    self.places = places
    isInMeters = names.contains("elapsed_time")
  }

  /// Whether the first column of such a list is called so.
  static func mayBegin(with name: String) -> Bool { firstNames.contains(name.columnName) }

  /// Where a column is.
  func place(of column: ActivityColumn) -> Int? { places[column] }

  private static let fewestColumns = 10
  private static let firstNames: Set = [
    "activity id", "aktivitäts-id", "id de l'activité", "id de l’activité", "id de actividad",
    "id de la actividad", "activiteits-id", "activiteit-id", "id attività", "id dell'attività",
    "id da atividade", "id",
  ]
  private static let names: [ActivityColumn: Set<String>] = [
    .date: [
      "activity date", "aktivitätsdatum", "date de l'activité", "date de l’activité", "date",
    ],
    .name: [
      "activity name", "name der aktivität", "nom de l'activité", "nom de l’activité", "name",
    ],
    .sport: ["activity type", "aktivitätsart", "type d'activité", "type d’activité", "type"],
    .elapsed: ["elapsed time", "verstrichene zeit", "temps écoulé", "elapsed_time"],
    .moving: ["moving time", "bewegungszeit", "durée de déplacement"],
    .distance: ["distance", "distanz"],
    .ascent: ["elevation gain", "höhenzunahme", "dénivelé positif"],
    .energy: ["calories", "kalorien"],
    .heartRate: [
      "average heart rate", "durchschnittliche herzfrequenz", "fréquence cardiaque moyenne",
    ],
    .file: ["filename", "dateiname", "nom du fichier"],
  ]
  private static let usualPlaces: [ActivityColumn: Int] = [
    .date: 1, .name: 2, .sport: 3, .elapsed: 5, .distance: 6, .file: 12, .moving: 16, .meters: 17,
    .ascent: 20,
  ]
}

extension String {
  /// What a column is called, as names are compared.
  fileprivate var columnName: String { withoutTags.lowercased() }

  /// The text without what stands in angle brackets, as an export has where it failed to translate.
  private var withoutTags: String {
    var (text, depth) = ("", 0)
    for letter in self {
      if letter == "<" { depth += 1 }
      if depth == 0 { text.append(letter) }
      if letter == ">", depth > 0 { depth -= 1 }
    }
    return text
  }
}
