import ChartCore

/// What Garmin's FIT CSV tool makes of a FIT file: lines of messages of several kinds, with a name, a value and a unit for
/// each field. As JSON each kind is an array of rows.
enum MessageRecords {
  /// Moments count seconds from the last day of 1989 (FIT protocol, `date_time`).
  private static let start = 631_065_600.0
  /// So many half turns of the circle are 180 degrees.
  private static let semicircles = 0x1p31

  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    RecordText.begins(head, with: ["Type", "Local Number", "Message", "Field 1", "Value 1"])
  }

  /// The text as an object with the rows of each kind.
  static func json(of text: [UInt8]) -> [UInt8] {
    var kinds = RecordKinds()
    for line in RecordText(text).lines where line.count > 5 && line[0] == "Data" {
      let fields = stride(from: 3, to: line.count - 1, by: 3).compactMap { place in
        field(line[place], line[place + 1].unquoted, place + 2 < line.count ? line[place + 2] : "")
      }
      kinds.add(fields, to: line[2])
    }
    return kinds.json
  }

  private static func field(
    _ name: String, _ value: String, _ unit: String
  ) -> (String, String)? {
    guard !name.isEmpty, name != "unknown" else { return nil }
    let number = Double(value)
    if ["timestamp", "start_time", "time_created"].contains(name), let number {
      return (name, JSONText.number((start + number) * 1000))
    }
    if unit == "semicircles", let number {
      return ("\(name) (°)", JSONText.number(number / semicircles * 180))
    }
    return (unit.isEmpty ? name : "\(name) (\(unit))", value.jsonValue)
  }
}
