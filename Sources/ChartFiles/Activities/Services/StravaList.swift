import ChartCore

extension FileFormat {
  /// Activities as Strava's interface for programs gives them (version 3): an array of summaries.
  static let stravaList = FileFormat(
    name: "strava-list", claims: { StravaList.isOwn($0.bytes) },
    reader: .activities { (input) throws(Fault) in try StravaList.list(input.window) })
}

/// Reads summaries of activities.
enum StravaList {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard head.trimmed.first == UInt8(ascii: "[") else { return false }
    return ["\"start_date\"", "\"elapsed_time\"", "\"distance\""].allSatisfy { head.contains($0) }
  }

  static func list(_ window: ByteWindow) throws(Fault) -> ActivityList {
    var reader = try JSONReader(window)
    var list = ActivityList()
    for (index, node) in try reader.node().elements.enumerated() {
      list.add(activity(node), number: index + 1)
    }
    return list
  }

  /// The activity of an object; nil where it says no time. Its local moment says that it is in UTC, and is not.
  private static func activity(_ node: JSONNode) -> Activity? {
    guard let date = node.member("start_date")?.text, let start = ActivityText.moment(date) else {
      return nil
    }
    func number(_ key: String) -> Double? { (node.member(key)?.number).known }
    let sport = node.member("sport_type")?.text ?? node.member("type")?.text
    var activity = Activity(Sport(named: sport ?? ""))
    activity.start = start
    activity.name = node.member("name")?.text?.onOneLine
    activity.offset = node.member("utc_offset").map { $0.number * 1000 }
    activity.meters = number("distance")
    activity.movingSeconds = number("moving_time")
    activity.elapsedSeconds = number("elapsed_time")
    activity.ascentMeters = number("total_elevation_gain")
    activity.heartRate = number("average_heartrate")
    activity.kilocalories = number("calories")
    return activity
  }
}
