import ChartCore

/// What a kind of samples is to people.
struct HealthName {
  /// What the export calls the quantity, without what all are called.
  private let key: String
  private let unit: String
  private let count: Int

  init(_ samples: HealthSamples) {
    key = samples.type.replacing("HKQuantityTypeIdentifier", with: "")
      .replacing("HKCategoryTypeIdentifier", with: "")
    (unit, count) = (samples.unit, samples.samples.count)
  }

  /// The quantity with its unit, as people write it.
  var title: Phrase {
    let name = Self.names[key] ?? Phrase(verbatim: Self.words(of: key))
    return shownUnit.isEmpty ? name : "\(name) (\(shownUnit))"
  }

  /// The unit as people write it; none of what is counted.
  private var shownUnit: String {
    if isOfNights { return "h" }
    if unit == "count/min", key.contains("HeartRate") { return "bpm" }
    // A unit of moles tells the weight of one: mmol<180.15588000005408>/L.
    let plain = unit.replacing(#/<[\d.]+>/#, with: "")
    return Self.units[plain] ?? plain
  }

  private static let units = [
    "count": "", "count/min": "1/min", "count/s": "1/s", "degC": "°C", "degF": "°F",
    "dBASPL": "dB", "dBHL": "dB HL", "Cal": "kcal", "mcg": "µg", "hr": "h",
    "kcal/hr·kg": "kcal/(h·kg)",
    "mL/min·kg": "ml/(min·kg)", "L": "l", "mL": "ml", "dL": "dl", "fl_oz_us": "fl oz",
    "cup_us": "cups",
    "appleEffortScore": "", "km/hr": "km/h", "mi/hr": "mph", "mg/dL": "mg/dl", "mmol/L": "mmol/l",
    "g/dL": "g/dl", "L/min": "l/min",
  ]

  /// Whether its samples add up to that of a day; of others each is a measurement.
  var addsUp: Bool {
    Self.sums.contains(key) || key.hasSuffix("EnergyBurned")
      || ["Distance", "Dietary"].contains(where: key.hasPrefix)
  }

  /// What it is called on the card that it shares with what most people look at; nil where it has one of its own.
  var face: Phrase? { Self.metrics[key] }

  /// Whether it is how far somebody walked or ran.
  var isOnFoot: Bool { key == "DistanceWalkingRunning" }
  /// Whether it is of nights, which begin on the day before.
  var isOfNights: Bool { key == "SleepAnalysis" }

  /// What orders kinds: what most people look at, then what there is most of.
  var rank: (Int, Int) { (Self.first.firstIndex(of: key) ?? Self.first.count, -count) }

  /// The words that a name is made of: `Step Count` of `StepCount`.
  static func words(of name: String) -> String {
    var (words, last): (String, Character) = ("", " ")
    for letter in name {
      if letter.isUppercase, last.isLowercase { words.append(" ") }
      words.append(letter)
      last = letter
    }
    return words
  }

  private static let first = [
    "DistanceWalkingRunning", "StepCount", "ActiveEnergyBurned", "AppleExerciseTime",
    "SleepAnalysis", "HeartRate", "RestingHeartRate", "BodyMass", "FlightsClimbed",
    "DistanceCycling", "DistanceSwimming",
  ]
  /// The first of these.
  private static let metrics: [String: Phrase] = [
    "DistanceWalkingRunning": "Distance", "StepCount": "Steps", "ActiveEnergyBurned": "Energy",
    "AppleExerciseTime": "Time",
  ]
  private static let sums: Set = [
    "StepCount", "FlightsClimbed", "AppleExerciseTime", "AppleStandTime", "AppleMoveTime",
    "PushCount", "SwimmingStrokeCount", "NikeFuel", "NumberOfTimesFallen", "InhalerUsage",
    "NumberOfAlcoholicBeverages", "TimeInDaylight", "InsulinDelivery", "SleepAnalysis",
  ]
  private static let names: [String: Phrase] = [
    "DistanceWalkingRunning": "Distance on Foot", "StepCount": "Steps",
    "ActiveEnergyBurned": "Active Energy", "BasalEnergyBurned": "Resting Energy",
    "AppleExerciseTime": "Exercise", "AppleStandTime": "Stand Time", "SleepAnalysis": "Sleep",
    "BodyMass": "Weight", "BodyMassIndex": "Body Mass Index",
    "HeartRateVariabilitySDNN": "Heart Rate Variability", "VO2Max": "VO₂ Max",
    "UVExposure": "UV Exposure",
  ]
}
