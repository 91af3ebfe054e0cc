/// A figure of an activity as its card tells it.
public struct ActivityFigureText: Equatable, Sendable {
  /// What it is: `Distance`.
  public let label: String
  /// How much, and of what: `10.02` and `km`; the unit is empty where the number tells.
  public let value, unit: String
}

/// What is slower than this is not told as the time for a kilometre: a day.
private let longestPace = 86_400.0

/// Shorter swims are told by what pools are measured in.
private let shortestInKilometers = 1000.0

extension Formats {
  /// What an activity was and when it began, by the clocks where it was, or else of a zone: `Run · 14 Nov 2021 08:03`;
  /// when alone where it is called by what it was.
  public func words(for activity: Activity, in zone: Zone) -> String {
    guard let start = activity.start else { return words(activity.sport.phrase) }
    let date = CivilDate(
      milliseconds: start + (activity.offset ?? zone.offset(at: start)))
    let isSaid = activity.name == nil || activity.name == words(activity.sport.phrase)
    let sport = isSaid ? "" : words(activity.sport.phrase) + " · "
    return sport + self.date(date) + " " + time(date)
  }

  /// The figures of an activity, what is not known left out, the most important first.
  public func figures(of shown: ShownActivity) -> [ActivityFigureText] {
    let (activity, unit) = (shown.activity, shown.unit)
    let seconds = activity.movingSeconds ?? activity.elapsedSeconds
    return [
      distance(of: activity, in: unit),
      seconds.map {
        ActivityFigureText(label: words("Time"), value: duration(seconds: $0), unit: "")
      },
      pace(of: activity, in: unit),
      activity.ascentMeters.map {
        figure("Elevation", $0 / unit.heightMeters, places: 0, unit.heightName)
      },
      activity.heartRate.map { figure("Heart Rate", $0, places: 0, "bpm") },
      activity.watts.map { figure("Power", $0, places: 0, "W") },
      energy(of: shown),
    ].compactMap(\.self)
  }

  private func energy(of shown: ShownActivity) -> ActivityFigureText? {
    let activity = shown.activity
    if let estimate = activity.estimatedKilocalories(weightKilograms: shown.weightKilograms) {
      return figure("Energy, estimated", estimate, places: 0, "kcal")
    }
    let label: Phrase = shown.isEnergyOfFile ? "Energy, from its file" : "Energy"
    return activity.kilocalories.map { figure(label, $0, places: 0, "kcal") }
  }

  /// How far it was; nil of what went nowhere, as on a trainer.
  private func distance(of activity: Activity, in unit: DistanceUnit) -> ActivityFigureText? {
    guard let meters = activity.meters, meters > 0 else { return nil }
    if let (length, name) = unit.poolLength(of: activity.sport), meters < shortestInKilometers {
      return figure("Distance", meters / length, places: 0, name)
    }
    return figure("Distance", meters / unit.meters, places: 2, unit.name)
  }

  /// The time for a kilometre or a mile on foot, for a hundred metres or yards of a swim, else the speed, all without
  /// pauses.
  private func pace(of activity: Activity, in unit: DistanceUnit) -> ActivityFigureText? {
    guard let seconds = activity.movingSeconds ?? activity.elapsedSeconds, seconds > 0,
      let meters = activity.meters, meters > 0
    else { return nil }
    guard let distance = unit.paceDistance(of: activity.sport),
      case let pace = seconds / meters * distance.meters, pace < longestPace
    else {
      return figure("Speed", meters / seconds * 3600 / unit.meters, places: 1, unit.speedName)
    }
    return ActivityFigureText(
      label: words("Pace"), value: duration(seconds: pace), unit: "/" + words(distance.name))
  }

  private func figure(_ label: Phrase, _ value: Double, places: Int, _ unit: Phrase)
    -> ActivityFigureText
  {
    let rounded = DecimalDigits(value).rounded(toPlace: -places)
    return ActivityFigureText(
      label: words(label),
      value: value.isFinite ? whole(rounded, places: places) : symbol(for: value),
      unit: words(unit))
  }

  private func duration(seconds: Double) -> String {
    duration(seconds.rounded() * 1000, precision: .second)
  }
}
