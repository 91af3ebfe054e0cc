import ChartCore

extension Recording {
  /// The activities, what the file does not say of each taken from its points, and what is to be said of figures that are
  /// left out; nil where that is nothing. Linear time in the points, for each activity in its own.
  var activities: (all: [Activity], notice: Phrase?) {
    guard facts.counts.isOfActivity else { return ([], nil) }
    let (told, notice) = facts.activities.plausible
    guard told.count > 1 else { return ([completed(told.first ?? Activity(.workout))], notice) }
    let starts = told.map { $0.start ?? .infinity }
    return (
      told.map { activity in
        completed(activity, before: starts.filter { $0 > activity.start ?? 0 }.min())
      },
      notice
    )
  }

  /// The only activity, with what the points of the file tell.
  private func completed(_ only: Activity) -> Activity {
    var activity = only
    if let moments {
      activity.start = activity.start ?? (facts.isDated ? moments[0] : nil)
      // The last point is not always at the end: nobody moves longer than it took.
      let span = (moments[moments.count - 1] - moments[0]) / 1000
      activity.elapsedSeconds = activity.elapsedSeconds ?? max(span, activity.movingSeconds ?? 0)
    }
    activity.meters = activity.meters ?? meters
    activity.ascentMeters = activity.ascentMeters ?? ascentMeters
    complete(&activity, from: 0..<(moments?.count ?? 0))
    return activity.plausible.activity
  }

  /// One of several activities, with what the points from its start to its end tell, or to the next one's start.
  private func completed(_ one: Activity, before next: Double?) -> Activity {
    guard let moments, let start = one.start else { return one }
    var activity = one
    let length = (activity.elapsedSeconds ?? activity.movingSeconds).map { $0 * 1000 }
    let end = min(length.map { (start + $0).nextUp } ?? .infinity, next ?? .infinity)
    let points = moments.index(atOrAfter: start)..<moments.index(atOrAfter: max(start, end))
    guard !points.isEmpty else { return one }
    activity.meters = activity.meters ?? way(in: points)
    activity.ascentMeters = activity.ascentMeters ?? climb(in: points)
    complete(&activity, from: points)
    return activity.plausible.activity
  }

  /// Takes what is not told of a heart and of power from the means of points over time.
  private func complete(_ activity: inout Activity, from points: Range<Int>) {
    activity.heartRate = activity.heartRate ?? mean(of: .heartRate, in: points)
    activity.watts = activity.watts ?? mean(of: .power, in: points)
  }

  private func mean(of quantity: Quantity, in points: Range<Int>) -> Double? {
    guard let column = columns[quantity], let times else { return nil }
    return column.meanOverTime(at: times, in: points)
  }

  /// The moments of the points, gaps where nothing was recorded, as at pauses; nil where none has one. Linear time.
  var times: Column? {
    guard let moments else { return nil }
    let all = Array(columns.values) + others.map(\.column)
    return Column(
      (0..<moments.count).map { index in
        all.allSatisfy { $0[index].isNaN } ? .nan : moments[index]
      })
  }

  /// How far it is from the first of some points to the last of them.
  func way(in points: Range<Int>) -> Double? {
    guard let distance = columns[.distance] else { return nil }
    let known = points.lazy.map { distance[$0] }.filter { !$0.isNaN }
    guard let first = known.first, let last = known.last, last >= first else { return nil }
    return last - first
  }

  /// How much it goes upwards over some points; where nothing was recorded there is a pause.
  func climb(in points: Range<Int>) -> Double? {
    guard let altitude = columns[.altitude], let times else { return nil }
    var climb = Climb()
    for index in points {
      if times[index].isNaN {
        climb.pause()
      } else {
        climb.go(to: altitude[index], at: times[index])
      }
    }
    return climb.meters
  }
}

extension [Activity] {
  /// What they are together: of several sports one that has no name of its own. Nil of none.
  var whole: Activity? {
    guard var whole = first, count > 1 else { return first }
    if contains(where: { $0.sport != whole.sport }) { whole.sport = .of("Multisport") }
    (whole.meters, whole.ascentMeters) = (sum(\.meters), sum(\.ascentMeters))
    (whole.movingSeconds, whole.elapsedSeconds) = (sum(\.movingSeconds), sum(\.elapsedSeconds))
    whole.kilocalories = sum(\.kilocalories)
    (whole.heartRate, whole.watts) = (meanOverTime(\.heartRate), meanOverTime(\.watts))
    return whole
  }

  /// The sum of a figure of those that tell it; nil where none does.
  func sum(_ figure: (Activity) -> Double?) -> Double? {
    let known = compactMap(figure)
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  /// The mean of a figure over the time of those that tell it; nil where none does.
  func meanOverTime(_ figure: (Activity) -> Double?) -> Double? {
    var (sum, time) = (0.0, 0.0)
    for activity in self {
      guard let value = figure(activity) else { continue }
      let seconds = activity.movingSeconds ?? activity.elapsedSeconds ?? 0
      (sum, time) = (sum + value * seconds, time + seconds)
    }
    return time > 0 ? sum / time : nil
  }
}
