import ChartCore

/// What loggers of races record (Racelogic, "VBOX file format"): sections in brackets, the last of which has the values, as
/// rows of JSON. Times are clocks in figures, in UTC; places are minutes of an angle, those to the west above zero.
enum TrackSections {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard head.starts(with: "File created on ".utf8) else { return false }
    let lines = String(decoding: head.prefix(4096), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    return lines.contains("[header]") && lines.contains("[column names]")
  }

  /// The text as an array of rows.
  static func json(of text: [UInt8]) -> [UInt8] {
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    let sections = sections(lines)
    let names = sections["column names", default: []].flatMap { $0.split(separator: " ") }
      .map(String.init)
    let units = units(sections, count: names.count)
    let day = day(lines.first ?? "")
    let rows = sections["data", default: []].map { line in
      let cells = zip(names.indices, line.split(separator: " ").map(String.init))
      return JSONText.object(cells.map { member(names[$0], units[$0], $1, day) })
    }
    return Array(JSONText.array(rows).utf8)
  }

  private static func sections(_ lines: [Substring]) -> [String: [Substring]] {
    var (sections, name) = ([String: [Substring]](), "")
    for line in lines {
      let text = String(line).trimmed
      if text.hasPrefix("["), text.hasSuffix("]") {
        name = String(text.dropFirst().dropLast())
      } else {
        sections[name, default: []].append(line)
      }
    }
    return sections
  }

  /// The units behind the long names of the header, and those of the last columns in a section of their own.
  private static func units(_ sections: [String: [Substring]], count: Int) -> [String?] {
    var units = sections["header", default: []].map { line in
      line.split(separator: " ").dropFirst().last.map(String.init).flatMap {
        $0 == "kmh" ? "km/h" : KnownUnits.areUnits([$0]) ? $0 : nil
      }
    }
    units = Array(units.prefix(count)) + Array(repeating: nil, count: max(0, count - units.count))
    let own = sections["channel units", default: []].suffix(count).map { String($0).trimmed }
    for (place, unit) in zip(count - own.count..<count, own) { units[place] = unit }
    return units
  }

  /// The day in the first line, `File created on 18/05/2024 at 10:05:50`.
  private static func day(_ line: Substring) -> String? {
    let parts = line.split(separator: " ").dropFirst(3).first?.split(separator: "/") ?? []
    return parts.count == 3 ? "\(parts[2])-\(parts[1])-\(parts[0])" : nil
  }

  private static func member(
    _ name: String, _ unit: String?, _ cell: String, _ day: String?
  ) -> (String, String) {
    guard let number = Double(cell), number.isFinite else { return (name, "null") }
    switch name {
    case "time": return (name, JSONText.string(clock(cell, day)))
    case "lat": return ("latitude", JSONText.number(number / 60))
    case "long": return ("longitude", JSONText.number(-number / 60))
    default: return (unit.map { "\(name) (\($0))" } ?? name, JSONText.number(number))
    }
  }

  /// `100558.10` as `10:05:58.10`, with its day where that is known.
  private static func clock(_ figures: String, _ day: String?) -> String {
    let parts = figures.split(separator: ".", maxSplits: 1)
    let whole =
      String(repeating: "0", count: max(0, 6 - (parts.first?.count ?? 0))) + (parts.first ?? "")
    let clock = "\(whole.prefix(2)):\(whole.dropFirst(2).prefix(2)):\(whole.dropFirst(4))"
    let all = clock + (parts.count > 1 ? ".\(parts[1])" : "")
    return day.map { "\($0)T\(all)Z" } ?? all
  }
}
