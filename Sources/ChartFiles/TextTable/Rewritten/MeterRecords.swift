import ChartCore

/// What meters measured interval by interval, a day a line (AEMO, "Meter Data File Format Specification NEM12 & NEM13"),
/// as rows of JSON: a moment, the register, its unit and a value each.
enum MeterRecords {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    RecordText.begins(head, with: ["100", "NEM12"])
  }

  /// The text as an array of rows; days of other registers than the last one's are told apart by these.
  static func json(of text: [UInt8]) -> [UInt8] {
    let lines = RecordText(text).lines
    let meters = Set(lines.filter { $0.first == "200" && $0.count > 1 }.map { $0[1] })
    var register: Register?
    var rows: [String] = []
    for line in lines {
      switch line.first {
      case "200": register = Register(line, isOneOfMany: meters.count > 1)
      case "300": rows += register?.rows(ofDay: line) ?? []
      default: break
      }
    }
    return Array(JSONText.array(rows).utf8)
  }

  /// A register of a meter, and how long its intervals are.
  private struct Register {
    let name, unit: String
    let minutes: Int

    init?(_ line: [String], isOneOfMany: Bool) {
      guard line.count > 8, let minutes = Int(line[8]), (1...1440).contains(minutes) else {
        return nil
      }
      name = isOneOfMany ? "\(line[1]) \(line[4])" : line[4]
      (unit, self.minutes) = (line[7], minutes)
    }

    /// The intervals of a day, each by its start. What has the quality N was not measured.
    func rows(ofDay line: [String]) -> [String] {
      let count = 1440 / minutes
      guard line.count > count + 1, let start = Double(line[1]).flatMap(milliseconds(ofDay:)) else {
        return []
      }
      let isMeasured = line.count < count + 3 || !line[count + 2].hasPrefix("N")
      return (0..<count).map { interval in
        let moment = start + Double(interval * minutes) * 60_000
        return JSONText.object([
          "time": JSONText.number(moment), "register": JSONText.string(name),
          "unit": JSONText.string(unit),
          "value": isMeasured ? line[interval + 2].jsonNumber : "null",
        ])
      }
    }
  }
}
