import ChartCore

/// So many lines are looked at.
private let mostLines = 20
/// Moments count from 1970, in seconds at least.
private let leastFigures = 10
/// More measurements are kept in one table.
private let mostMeasurements = 64

/// Lines as databases of series take them, `measurement,tag=a field=1,other=2i 1714644000000000000` (InfluxDB's line
/// protocol), as lines of JSON.
enum LineProtocol {
  /// Whether a text that begins so is of such lines.
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard let first = head.first(where: { $0 > blank }), !"{[<\"".utf8.contains(first) else {
      return false
    }
    let all = head.split(separator: lineFeed).filter {
      $0.first.map { $0 > blank && $0 != UInt8(ascii: "#") } == true
    }
    let lines = (head.count >= FileHead.size ? all.dropLast() : all[...]).prefix(mostLines)
    return lines.count > 1 && lines.allSatisfy { json(String(decoding: $0, as: UTF8.self)) != nil }
  }

  /// The text as lines of JSON, comments left out. A line that is another stays as it is. Of several measurements each is
  /// an array of its own.
  static func json(of text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: lineFeed, omittingEmptySubsequences: false)
      .filter { $0.first != UInt8(ascii: "#") }
    if let kinds = measurements(lines) { return kinds }
    var json: [UInt8] = []
    for line in lines {
      json +=
        self.json(String(decoding: line, as: UTF8.self)).map { Array($0.utf8) } ?? Array(line)
      json.append(lineFeed)
    }
    return json
  }

  /// An object with the lines of each measurement; nil where there is only one, or a line of no measurement.
  private static func measurements(_ lines: [ArraySlice<UInt8>]) -> [UInt8]? {
    let filled = lines.filter { $0.contains { $0 > blank } }
    var places: [ArraySlice<UInt8>: Int] = [:]
    let kinds = filled.map { line in
      let name = line.prefix { $0 != UInt8(ascii: ",") && $0 != blank }
      let place = places[name, default: places.count]
      places[name] = place
      return place
    }
    guard 2...mostMeasurements ~= places.count else { return nil }
    var rows = Array(repeating: [String](), count: places.count)
    for (line, kind) in zip(filled, kinds) {
      guard let json = json(String(decoding: line, as: UTF8.self)) else { return nil }
      rows[kind].append(json)
    }
    let names = places.sorted { $0.value < $1.value }.map {
      String(decoding: $0.key, as: UTF8.self)
    }
    return Array(JSONText.object(zip(names, rows).map { ($0, JSONText.array($1)) }).utf8)
  }

  /// A line as an object; nil where it is none of these, or has no moment.
  private static func json(_ line: String) -> String? {
    let parts = parts(of: line.trimmed, at: " ")
    guard parts.count == 3, parts[2].utf8.count >= leastFigures, Int(parts[2]) != nil else {
      return nil
    }
    let tags = self.parts(of: parts[0], at: ",")
    guard let measurement = tags.first, !measurement.contains("=") else { return nil }
    var members = [#""time":\#(parts[2])"#, member("measurement", text: measurement)]
    for tag in tags.dropFirst() {
      guard let (key, value) = pair(tag) else { return nil }
      members.append(member(key, text: value))
    }
    for field in self.parts(of: parts[1], at: ",") {
      guard let (key, value) = pair(field), let json = json(ofValue: value) else { return nil }
      members.append("\"\(plain(key))\":\(json)")
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// A number, perhaps a whole one of 64 bits, a text, or one of two states.
  private static func json(ofValue value: String) -> String? {
    if value.first == "\"" { return value.last == "\"" ? value : nil }
    if ["t", "T", "true", "True", "TRUE"].contains(value) { return "true" }
    if ["f", "F", "false", "False", "FALSE"].contains(value) { return "false" }
    let number = value.last == "i" || value.last == "u" ? String(value.dropLast()) : value
    guard let first = number.first, first.isNumber || first == "-", Double(number) != nil else {
      return nil
    }
    return number
  }

  private static func pair(_ text: String) -> (String, String)? {
    let parts = parts(of: text, at: "=")
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? (parts[0], parts[1]) : nil
  }

  private static func member(_ key: String, text: String) -> String {
    "\"\(plain(key))\":\"\(plain(text))\""
  }

  /// Without the strokes that escape signs, and those of JSON escaped.
  private static func plain(_ text: String) -> String {
    text.replacing("\\ ", with: " ").replacing("\\,", with: ",").replacing("\\=", with: "=")
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// The parts between signs that are neither escaped nor in quotation marks.
  private static func parts(of text: String, at sign: Unicode.Scalar) -> [String] {
    var (parts, part) = ([String](), String.UnicodeScalarView())
    var (isEscaped, isQuoted) = (false, false)
    for scalar in text.unicodeScalars {
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      if scalar == sign, !isEscaped, !isQuoted {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts + [String(part)]
  }
}
