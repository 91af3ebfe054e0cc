import ChartCore

/// What MSI Afterburner records of a graphics card as rows of JSON: records of kind 02 have the names, 03 the unit of one,
/// and 80 the values of a moment.
enum HardwareRecords {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    RecordText.begins(head, with: ["00"])
      && RecordText(head.prefix(4096)).lines.contains { $0.first == "02" && $0.count > 2 }
  }

  /// The text as an array of rows.
  static func json(of text: [UInt8]) -> [UInt8] {
    var (names, units, rows) = ([String](), [Int: String](), [String]())
    for line in RecordText(text).lines where line.count > 2 {
      switch line[0] {
      case "02": names = Array(line[2...])
      case "03" where line.count > 3: units[Int(line[2]) ?? -1] = unit(line[3])
      case "80": rows.append(row(line, names, units))
      default: break
      }
    }
    return Array(JSONText.array(rows).utf8)
  }

  private static func row(_ line: [String], _ names: [String], _ units: [Int: String]) -> String {
    let values = zip(names.indices, line.dropFirst(2)).map { place, text in
      (names[place] + (units[place].map { " (\($0))" } ?? ""), text.jsonNumber)
    }
    return JSONText.object([("time", JSONText.string(line[1]))] + values)
  }

  /// Its texts are in the encoding of the machine: of what is no UTF-8 only the degree is a unit.
  private static func unit(_ text: String) -> String { text.replacing("\u{FFFD}", with: "°") }
}
