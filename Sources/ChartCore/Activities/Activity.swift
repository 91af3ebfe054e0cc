/// One activity in figures, as a watch, a phone or a page tells it; what nobody told is nil.
public struct Activity: Equatable, Sendable {
  /// What people called it.
  public var name: String?
  /// What it was.
  public var sport: Sport
  /// When it began, in UTC milliseconds.
  public var start: Double?
  /// How far ahead of UTC clocks were where it was, in milliseconds.
  public var offset: Double?
  /// How far, in metres.
  public var meters: Double?
  /// How long, in seconds, without pauses.
  public var movingSeconds: Double?
  /// How long, in seconds, from its start to its end.
  public var elapsedSeconds: Double?
  /// How much it went upwards, in metres.
  public var ascentMeters: Double?
  /// What it took, in kilocalories.
  public var kilocalories: Double?
  /// How often the heart beat in a minute, on average.
  public var heartRate: Double?
  /// How much power somebody had, in watts, on average.
  public var watts: Double?
  /// The file of its own, from the archive or folder on that it is in.
  public var file: String?
  /// Whether it is what a device recorded point by point, not the row of a list.
  public var isRecorded = false

  /// An activity of which nothing is known but what it was.
  public init(_ sport: Sport) { self.sport = sport }
}

/// What a kilometre takes for each kilogram of who runs it, in kilocalories: a rule of thumb, told as an estimate.
private let kilocaloriesPerKilogramAndKilometer = 1.036

extension Activity {
  /// Whether what it took can be estimated: it was on foot, how far is known, and nobody told it. Devices that do not know
  /// write 0.
  public var hasEstimableEnergy: Bool {
    sport.isOnFoot && (meters ?? 0) > 0 && (kilocalories ?? 0) <= 0
  }

  /// What it most likely took somebody of a weight, in kilocalories; nil where that is known, or cannot be estimated.
  public func estimatedKilocalories(weightKilograms: Double?) -> Double? {
    guard hasEstimableEnergy, let weightKilograms, let meters else { return nil }
    return meters / 1000 * weightKilograms * kilocaloriesPerKilogramAndKilometer
  }
}

/// What activities add up to.
public struct ActivitySum: Equatable, Sendable {
  /// How many they are.
  public private(set) var count = 0
  /// How far they went and how much upwards, in metres.
  public private(set) var meters = 0.0, ascentMeters = 0.0
  /// How long they took, in seconds, without pauses and with them.
  public private(set) var movingSeconds = 0.0, elapsedSeconds = 0.0
  /// What they took, in kilocalories.
  public private(set) var kilocalories = 0.0

  /// The sum of activities; what is not known counts as nothing, but for one of the two times, which stands for the
  /// other. Linear time.
  public init(_ activities: some Sequence<Activity>) {
    for activity in activities {
      count += 1
      meters += activity.meters ?? 0
      ascentMeters += activity.ascentMeters ?? 0
      movingSeconds += activity.movingSeconds ?? activity.elapsedSeconds ?? 0
      elapsedSeconds += activity.elapsedSeconds ?? activity.movingSeconds ?? 0
      kilocalories += activity.kilocalories ?? 0
    }
  }
}
