public import ChartCore

/// What a document says of activities.
public struct ActivityFacts: Equatable, Sendable {
  /// The activities, in the file's order.
  public let activities: [Activity]
  /// What the file of one recording has; nil where there are others.
  let recording: RecordingCounts?

  /// What documents of activities are called.
  static let format = "activities"

  init(activities: [Activity], recording: RecordingCounts? = nil) {
    (self.activities, self.recording) = (activities, recording)
  }

  /// Those of several documents; nil where none is of activities.
  init?(joining facts: [ActivityFacts]) {
    guard let first = facts.first else { return nil }
    self.init(
      activities: facts.flatMap(\.activities), recording: facts.count == 1 ? first.recording : nil)
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
      ]
    }
    return JSONText.object(members)
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
