import ChartCore

/// What flight controllers log (ArduPilot's DataFlash logs as text), a line each: those of `FMT` say what the columns of
/// each kind are called. As JSON each kind is an array of rows.
enum FlightRecords {
  /// Where the names begin in a line of `FMT`: behind its type, its length, its name and how columns are written.
  private static let firstName = 5

  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    RecordText.begins(head, with: ["FMT", "128", "89", "FMT"])
  }

  /// The text as an object with the rows of each kind.
  static func json(of text: [UInt8]) -> [UInt8] {
    var kinds = RecordKinds()
    var names: [String: [String]] = [:]
    for line in RecordText(text).lines where line.count > 1 {
      if line[0] == "FMT", line.count > firstName {
        names[line[3]] = Array(line[firstName...])
      } else if let names = names[line[0]] {
        kinds.add(zip(names, line.dropFirst()).map { ($0, $1.jsonValue) }, to: line[0])
      }
    }
    return kinds.json
  }
}
