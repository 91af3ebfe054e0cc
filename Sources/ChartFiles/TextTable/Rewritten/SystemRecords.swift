import ChartCore

/// What nmon records of a system, a line for each kind of figures and each moment, as arrays of JSON by their kinds.
///
/// Source: IBM, "nmon for Linux", the file that `nmon -f` writes: a first line of each kind has its names, lines of `ZZZZ`
/// say what the moments `T0001` are.
enum SystemRecords {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    RecordText.begins(head, with: ["AAA", "progname"])
  }

  /// The text as an object with the rows of each kind.
  static func json(of text: [UInt8]) -> [UInt8] {
    let lines = RecordText(text).lines
    let moments = moments(lines)
    var kinds: [(name: String, names: [String], rows: [String])] = []
    var places: [String: Int] = [:]
    for line in lines where line.count > 2 && !["AAA", "ZZZZ"].contains(line[0]) {
      if let moment = moments[line[1]], let place = places[line[0]] {
        kinds[place].rows.append(row(line, at: moment, kinds[place].names))
      } else if moments[line[1]] == nil, places[line[0]] == nil, !line[0].hasPrefix("BBB") {
        places[line[0]] = kinds.count
        kinds.append((line[1], Array(line[2...]), []))
      }
    }
    let members = kinds.filter { !$0.rows.isEmpty }.map { ($0.name, JSONText.array($0.rows)) }
    return Array(JSONText.object(members).utf8)
  }

  /// The moments by their names, as dates with a clock.
  private static func moments(_ lines: [[String]]) -> [String: String] {
    let named = lines.filter { $0.count > 3 && $0[0] == "ZZZZ" }.map {
      ($0[1], "\($0[3]) \($0[2])")
    }
    return Dictionary(named) { first, _ in first }
  }

  private static func row(_ line: [String], at moment: String, _ names: [String]) -> String {
    let values = zip(names, line.dropFirst(2)).filter { !$0.0.isEmpty }
    return JSONText.object(
      [("time", JSONText.string(moment))] + values.map { ($0.0, $0.1.jsonNumber) })
  }
}
