extension Sport {
  /// The sport that a file means by a name, in one of the languages that exports are in; one without a name is a
  /// workout. Upper and lower case, blanks and what joins words make no difference.
  ///
  /// Whole words tell: there is a `rad` in traditional, and a run in a Wanderung.
  public init(named name: String) {
    let words = name.sportWords
    let key = words.joined()
    if let known = Self.names[key] {
      self = known
    } else if words.contains(where: Self.others.contains) {
      self = .other(name)
    } else if let known = words.lazy.compactMap({ Self.words[$0] }).first {
      self = known
    } else {
      self = key.isEmpty ? .workout : .other(name)
    }
  }

  /// Names that say another sport than their words do, or say nothing of it.
  private static let names: [String: Sport] = [
    "other": .workout, "generic": .workout, "training": .workout, "fitnessequipment": .workout,
    "9": .run, "1": .ride, "10": .walk, "4": .hike,
    "swimrun": .of("Swimrun"), "swimbikerun": .of("Multisport"), "skate": .of("Skate"),
    "handcycle": .of("Handcycle"), "handcycling": .of("Handcycle"),
    "horsebackriding": .of("Horseback Riding"), "horseriding": .of("Horseback Riding"),
    "indoorcardio": .workout, "krafttraining": .workout, "entrainement": .workout,
    "waterski": .of("Water Skiing"), "waterskiing": .of("Water Skiing"), "courseàpied": .run,
    "marcheàpied": .walk,
  ]

  /// Words that have a sport be another one than words beside them do: `Wheelchair Run Pace`, `Inline Skate`.
  private static let others: Set<String> = [
    "wheelchair", "rollstuhl", "motorcycling", "motorcycle", "motorbike", "motorrad",
    "motorradfahren",
    "jet", "horse", "orienteering", "triathlon", "duathlon", "multisport", "skating", "skate",
    "eislaufen", "schlittschuhlaufen", "rollschuhlaufen",
  ]

  /// The words that a sport goes by: in English, German, French, Spanish, Italian, Dutch and Portuguese.
  private static let words: [String: Sport] = {
    let lists: [(Sport, String)] = [
      (
        .hike,
        """
        hike hikes hiking hiked wandern wanderung bergwandern randonnée rando senderismo escursione escursionismo trekking \
        trek bergwandeling
        """
      ),
      (
        .run,
        """
        run runs running lauf laufen läufe jogging jog joggen trailrun trailrunning traillauf trailen bahnlauf berglauf \
        straßenlauf strassenlauf laufband laufbandlauf geländelauf dauerlauf waldlauf virtuallauf course carrera correr corsa \
        corrida hardlopen hardloop parkrun treadmill ultrarun
        """
      ),
      (
        .ride,
        """
        ride rides riding cycling cycle bike biking bikes bicycle ebike ebikeride emtb mtb rad radfahrt radfahren radtour \
        radsport rennrad rennradfahren fahrrad fahrradfahren fahrradfahrt fahrradtour mountainbike mountainbiken mountainbiking \
        mountainbikefahrt gravelfahrt gravel ebikefahrt vélo velo vtt vae cyclisme cyclocross ciclismo ciclo bici bicicleta \
        bicicletta pedalada fiets fietsen fietsrit wielrennen velomobile bmx indoorcycling handbike
        """
      ),
      (
        .walk,
        """
        walk walks walking spaziergang spazieren spazierengehen gehen nordicwalking marche marcher caminata caminar camminata \
        wandelen wandeling caminhada
        """
      ),
      (
        .swim,
        """
        swim swims swimming schwimmen freiwasserschwimmen schwimmbad bahnschwimmen natation nage nager natación nadar nuoto \
        zwemmen zwem natação nado
        """
      ),
      (.row, "row rowing rower rudern rudergerät ruderergometer aviron remo canottaggio roeien"),
      (
        .ski,
        """
        ski skiing skis skifahren skilanglauf langlauf skitour skilaufen rollerski rollskilauf nordicski alpineski \
        backcountryski esquí sci esqui skiën
        """
      ),
      (.workout, "workout strength kraft weight musculation fuerza forza kracht força"),
    ]
    return Dictionary(
      lists.flatMap { sport, words in words.split(separator: " ").map { (String($0), sport) } },
      uniquingKeysWith: { first, _ in first })
  }()
}

extension String {
  /// The words of a name in lower case: what is no letter and no number parts them, and so does a capital behind a small
  /// letter, or before one: `TrailRun`, `EBikeRide`.
  fileprivate var sportWords: [String] {
    var (words, word, last) = ([String](), "", Character(" "))
    for (letter, next) in zip(self, dropFirst().map(Optional.some) + [nil]) {
      let begins =
        letter.isUppercase && (last.isLowercase || last.isUppercase && next?.isLowercase == true)
      if begins || !letter.isLetter && !letter.isNumber {
        words.append(word)
        word = ""
      }
      if letter.isLetter || letter.isNumber { word.append(letter) }
      last = letter
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
