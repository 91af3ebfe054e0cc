import ChartCore

/// What an export of Apple Health says of one workout.
struct HealthWorkout {
  /// What the tags of workouts, and of their parts, begin with.
  static let mark = Array("<Workout".utf8)
  /// What tags begin with that say more of a workout, and the one that ends it.
  static let (entryMark, endMark) = (Array("<MetadataEntry ".utf8), Array("</Workout>".utf8))

  /// The workout in figures.
  private(set) var activity: Activity
  /// When it ended, in UTC milliseconds.
  let end: Double?

  /// That of the attributes of a tag. Before 2022 these had its distance and its energy too.
  init(_ attributes: ArraySlice<UInt8>) {
    func text(_ name: StaticString) -> String? { XMLText.value(of: name, in: attributes) }
    func number(_ name: StaticString) -> Double? { text(name).map(XMLText.number).known }
    let sport = (text("workoutActivityType") ?? "").replacing("HKWorkoutActivityType", with: "")
    activity = Activity(Sport(named: HealthName.words(of: sport)))
    activity.start = text("startDate").map(XMLText.moment).finite
    end = text("endDate").map(XMLText.moment).finite
    if let start = activity.start, let end, end >= start {
      activity.elapsedSeconds = (end - start) / 1000
    }
    activity.movingSeconds = number("duration").map { $0 * seconds(in: text("durationUnit")) }
    takeDistance(number("totalDistance"), text("totalDistanceUnit"))
    takeEnergy(number("totalEnergyBurned"), text("totalEnergyBurnedUnit"))
  }

  /// Takes in the sum of a quantity that stands within the workout.
  mutating func takeSum(_ attributes: ArraySlice<UInt8>) {
    func text(_ name: StaticString) -> String? { XMLText.value(of: name, in: attributes) }
    let sum = text("sum").map(XMLText.number).known
    let type = text("type") ?? ""
    if type.hasPrefix("HKQuantityTypeIdentifierDistance") { takeDistance(sum, text("unit")) }
    if type == "HKQuantityTypeIdentifierActiveEnergyBurned" { takeEnergy(sum, text("unit")) }
  }

  /// Takes in what an entry says of the workout that it stands in: how much it went upwards, `5700 cm`.
  mutating func takeEntry(_ attributes: ArraySlice<UInt8>) {
    func text(_ name: StaticString) -> String? { XMLText.value(of: name, in: attributes) }
    guard text("key") == "HKElevationAscended", let said = text("value")?.split(separator: " "),
      said.count == 2, let meters = Self.meters[String(said[1])]
    else { return }
    activity.ascentMeters = XMLText.number(String(said[0])).ifMeasured.map { $0 * meters }
  }

  private mutating func takeDistance(_ value: Double?, _ unit: String?) {
    guard let value, let meters = Self.meters[unit ?? ""] else { return }
    activity.meters = value * meters
  }

  private mutating func takeEnergy(_ value: Double?, _ unit: String?) {
    guard let value, let kilocalories = Self.kilocalories[unit ?? ""] else { return }
    activity.kilocalories = value * kilocalories
  }

  private func seconds(in unit: String?) -> Double {
    switch unit {
    case "s": 1
    case "hr", "h": 3600
    default: 60
    }
  }

  private static let meters = [
    "km": 1000, "m": 1, "cm": 0.01, "mi": 1609.344, "yd": 0.9144, "ft": 0.3048,
  ]
  private static let kilocalories = ["kcal": 1, "Cal": 1, "cal": 0.001, "kJ": 1 / 4.184]
}

extension Double? {
  /// The number, if it is one.
  fileprivate var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}
