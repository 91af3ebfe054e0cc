import ChartCore

/// So many lines are looked at.
private let mostLines = 20
/// Moments count from 1970, in seconds at least.
private let leastFigures = 10

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

  /// The text as lines of JSON, comments left out. A line that is another stays as it is.
  static func json(of text: [UInt8]) -> [UInt8] {
    var json: [UInt8] = []
    for line in text.split(separator: lineFeed, omittingEmptySubsequences: false) {
      if line.first != UInt8(ascii: "#") {
        json +=
          self.json(String(decoding: line, as: UTF8.self)).map { Array($0.utf8) } ?? Array(line)
      }
      json.append(lineFeed)
    }
    return json
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
