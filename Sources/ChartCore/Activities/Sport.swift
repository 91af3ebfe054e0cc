/// What somebody did: one of the sports that most people do, or another that a file names.
public enum Sport: Hashable, Sendable {
  case run, ride, walk, hike, swim, row, ski, workout
  /// A name as people see it; never empty.
  case other(String)

  /// What people call it, in English as files have it.
  public var name: String {
    if case .other(let name) = self { name } else { phrase.description }
  }

  /// What people call it.
  public var phrase: Phrase {
    switch self {
    case .run: "Run"
    case .ride: "Ride"
    case .walk: "Walk"
    case .hike: "Hike"
    case .swim: "Swim"
    case .row: Phrase("Row", context: "sport")
    case .ski: "Ski"
    case .workout: "Workout"
    case .other(let name): Phrase(known: name)
    }
  }

  /// A sport that languages have a word for.
  public static func of(_ phrase: Phrase) -> Sport { .other(phrase.description) }

  /// Whether people say how fast they were by the time for a kilometre.
  public var isOnFoot: Bool { self == .run || self == .walk || self == .hike }
}
