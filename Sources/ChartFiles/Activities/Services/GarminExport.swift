import ChartCore

/// What lists of Garmin's have their activities under.
private let listKey = "summarizedActivitiesExport"
/// Lengths are in centimetres, times in milliseconds, and energy is in kilojoules by the calorie of 15 °C, rounded as Garmin
/// does.
private let (centimeters, milliseconds, kilojoulesPerKilocalorie) = (100.0, 1000.0, 4.19)

extension FileFormat {
  /// The list of activities in what Garmin gives out of an account: `…_summarizedActivities.json`.
  static let garminExport = FileFormat(
    name: "garmin-export", claims: { GarminExport.isOwn($0.bytes) },
    naming: .export { $0.hasSuffix("_summarizedactivities.json") },
    reader: .activities { (input) throws(Fault) in try GarminExport.list(input.window) })
}

/// Reads the activities of an account of Garmin's.
enum GarminExport {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: head.trimmed.prefix(200), as: UTF8.self)
    return (start.hasPrefix("[") || start.hasPrefix("{")) && start.contains("\"\(listKey)\"")
  }

  /// An account with many activities has several lists in one file.
  static func list(_ window: ByteWindow) throws(Fault) -> ActivityList {
    var reader = try JSONReader(window)
    let root = try reader.node()
    var list = ActivityList()
    let parts = root.member(listKey).map { [$0] } ?? root.elements.compactMap { $0.member(listKey) }
    for (index, node) in parts.flatMap(\.elements).enumerated() {
      // What is a part of another activity is counted there.
      if node.member("parentId")?.number.isFinite == true { continue }
      list.add(activity(node), number: index + 1)
    }
    return list
  }

  /// The activity of an object; nil where it says no time.
  private static func activity(_ node: JSONNode) -> Activity? {
    func number(_ key: String) -> Double? { (node.member(key)?.number).known }
    guard let start = number("beginTimestamp") ?? number("startTimeGmt") else { return nil }
    var activity = Activity(Sport(named: node.member("activityType")?.text ?? ""))
    activity.start = start
    activity.offset = number("startTimeLocal").map { $0 - start }
    activity.name = node.member("name")?.text?.onOneLine
    activity.meters = number("distance").map { $0 / centimeters }
    activity.ascentMeters = number("elevationGain").map { $0 / centimeters }
    activity.movingSeconds = (number("movingDuration") ?? number("duration"))
      .map { $0 / milliseconds }
    activity.elapsedSeconds = (number("elapsedDuration") ?? number("duration"))
      .map { $0 / milliseconds }
    activity.heartRate = number("avgHr")
    activity.kilocalories = number("calories").map { $0 / kilojoulesPerKilocalorie }
    return activity
  }
}
