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

  /// The sport that a file means by a name, in one of the languages that exports are in; one without a name is a
  /// workout. Upper and lower case, blanks and what joins words make no difference.
  public init(named name: String) {
    let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let known = Self.known[key] ?? Self.kinds.first(where: { key.contains($0.word) })?.sport {
      self = known
    } else {
      self = key.isEmpty ? .workout : .other(name)
    }
  }

  /// Names that say nothing of the sport, or have another one's name in them.
  private static let known: [String: Sport] = [
    "other": .workout, "generic": .workout, "training": .workout, "fitnessequipment": .workout,
    "9": .run, "1": .ride, "10": .walk, "4": .hike,
    "swimrun": .of("Swimrun"), "strengthtraining": .workout, "weighttraining": .workout,
    "rollerski": .ski, "skate": .of("Skate"), "handcycle": .of("Handcycle"),
    "horsebackriding": .of("Horseback Riding"), "horseriding": .of("Horseback Riding"),
    "indoorcardio": .workout, "krafttraining": .workout, "entrainement": .workout,
  ]

  /// Words that are in the names of a sport: English, German, French, Spanish, Italian, Dutch, Portuguese.
  /// Those of hiking come first: there is a run in a Wanderung.
  private static let kinds: [(word: String, sport: Sport)] = [
    ("hik", .hike), ("wander", .hike), ("randonnée", .hike), ("senderismo", .hike),
    ("escursion", .hike), ("trekking", .hike),
    ("run", .run), ("lauf", .run), ("jogging", .run), ("courseàpied", .run), ("course", .run),
    ("carrera", .run), ("correr", .run), ("corsa", .run), ("corrida", .run), ("hardlopen", .run),
    ("ride", .ride), ("cycl", .ride), ("bik", .ride), ("rad", .ride), ("vélo", .ride),
    ("velo", .ride), ("cicl", .ride), ("bici", .ride), ("fiets", .ride), ("sortieàvélo", .ride),
    ("walk", .walk), ("spazier", .walk), ("gehen", .walk), ("marche", .walk), ("caminata", .walk),
    ("camminata", .walk), ("wandelen", .walk), ("caminhada", .walk),
    ("swim", .swim), ("schwimm", .swim), ("natation", .swim), ("natación", .swim), ("nuoto", .swim),
    ("zwem", .swim), ("natação", .swim),
    ("rowing", .row), ("row", .row), ("rudern", .row), ("aviron", .row),
    ("ski", .ski),
    ("workout", .workout), ("strength", .workout),
  ]
}
