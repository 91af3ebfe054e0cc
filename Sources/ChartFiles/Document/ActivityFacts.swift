public import ChartCore

/// What a document says of activities.
public struct ActivityFacts: Equatable, Sendable {
  /// The activities, in the file's order.
  public let activities: [Activity]
  /// What the file of one recording has; nil where there are others.
  let recording: RecordingCounts?
  /// How often the heart beat in a minute and how many watts there were, on average, in the one recording.
  let heartRate, watts: RecordedMean?

  /// What documents of activities are called.
  static let format = "activities"

  init(
    activities: [Activity], recording: RecordingCounts? = nil,
    heartRate: RecordedMean? = nil, watts: RecordedMean? = nil
  ) {
    (self.activities, self.recording) = (activities, recording)
    (self.heartRate, self.watts) = (heartRate, watts)
  }

  /// Those of several documents; nil where none is of activities.
  init?(joining facts: [ActivityFacts]) {
    guard let first = facts.first else { return nil }
    self = facts.count == 1 ? first : ActivityFacts(activities: facts.flatMap(\.activities))
  }

  /// The facts as JSON.
  var info: String {
    var members = ActivitySum(activities).members
    let starts = activities.compactMap(\.start)
    members.insert(("first", JSONText.number(starts.min())), at: 1)
    members.insert(("last", JSONText.number(starts.max())), at: 2)
    let sports = Dictionary(grouping: activities, by: \.sport.name)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let bySport = sports.map { ($0.key, JSONText.object(ActivitySum($0.value).members)) }
    members.append(("bySport", JSONText.object(bySport)))
    if let recording {
      members += [
        ("records", String(recording.records)), ("laps", String(recording.laps)),
        ("sessions", String(recording.sessions)),
        ("heartRate", heartRate?.info ?? "null"), ("watts", watts?.info ?? "null"),
      ]
    }
    return JSONText.object(members)
  }
}

/// A mean of a recording, and who told it: what a file says counts before what its points do.
struct RecordedMean: Equatable {
  let mean: Double
  /// Whether the file says it; else it is that of the points over time.
  let isTold: Bool

  /// That of activities, of which the file says some figures; nil where nothing is known.
  init?(of told: [Activity], completed: [Activity], _ figure: (Activity) -> Double?) {
    guard let mean = completed.whole.flatMap(figure) else { return nil }
    self.mean = mean
    isTold =
      told.count == completed.count
      && zip(told, completed).allSatisfy {
        figure($0) != nil || figure($1) == nil
      }
  }

  fileprivate var info: String {
    JSONText.object([
      ("mean", JSONText.number(mean)), ("from", JSONText.string(isTold ? "file" : "points")),
    ])
  }
}

/// How many points, laps and activities the file of a recording has.
struct RecordingCounts: Equatable {
  var records = 0, laps = 0, sessions = 0

  /// Whether it is of an activity, not of a scale or of a day's steps.
  var isOfActivity: Bool { records + sessions > 0 }
}

extension ActivitySum {
  fileprivate var members: [(String, String)] {
    [
      ("count", String(count)), ("distanceMeters", JSONText.number(meters)),
      ("movingSeconds", JSONText.number(movingSeconds)),
      ("elapsedSeconds", JSONText.number(elapsedSeconds)),
      ("elevationMeters", JSONText.number(ascentMeters)),
    ]
  }
}
