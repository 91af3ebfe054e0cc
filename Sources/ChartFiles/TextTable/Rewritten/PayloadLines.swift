import ChartCore

/// So many lines are looked at.
private let mostLines = 20
/// So many of them end with an object, at least.
private let leastShare = 0.6

/// Lines of a log that end with an object in JSON: what clients of MQTT print behind the topic, and services behind the
/// moment. As JSON they are that object with what stands before it: its moment, and the rest as a topic.
enum PayloadLines {
  /// Whether a text that begins so has such lines.
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard let first = head.first(where: { $0 > blank }), first != UInt8(ascii: "{") else {
      return false
    }
    let all = head.split(separator: lineFeed).filter { $0.contains { $0 > blank } }
    let lines = (head.count >= FileHead.size ? all.dropLast() : all[...]).prefix(mostLines)
    let own = lines.count { json($0) != nil }
    return own > 1 && Double(own) >= leastShare * Double(lines.count)
  }

  /// The text as lines of JSON. A line that is another stays as it is; above the first object, where programs say that they
  /// start, such are blank.
  static func json(of text: [UInt8]) -> [UInt8] {
    var json: [UInt8] = []
    json.reserveCapacity(text.count)
    var hasBegun = false
    for line in text.split(separator: lineFeed, omittingEmptySubsequences: false) {
      let object = self.json(line)
      hasBegun = hasBegun || object != nil
      json += object ?? (hasBegun ? Array(line) : [])
      json.append(lineFeed)
    }
    return json
  }

  /// A line as an object; nil where it does not end with one.
  private static func json(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")), start > line.startIndex else {
      return nil
    }
    let before = line[start - 1]
    let line = before == UInt8(ascii: "'") ? withoutQuote(line) : line
    guard before <= blank || ":'".utf8.contains(before),
      line.last(where: { $0 > blank }) == UInt8(ascii: "}"),
      var reader = try? JSONReader(Array(line[start...])), (try? reader.skip()) != nil,
      (try? reader.finish()) != nil
    else { return nil }
    let payload = line[(start + 1)...]
    let members = members(Array(line[..<start]))
    let isEmpty = payload.first { $0 > blank } == UInt8(ascii: "}")
    return Array("{\(members.joined(separator: ","))\(isEmpty || members.isEmpty ? "" : ",")".utf8)
      + payload
  }

  /// What the words before an object have between apostrophes, the first of it; nil where there is nothing: it is the
  /// topic, and the words say so (`topic 'a/b', payload '`).
  private static func quoted(_ words: String) -> Substring? {
    let parts = words.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 && !parts[1].isEmpty ? parts[1] : nil
  }

  /// A line without the apostrophe and what is blank at its end.
  private static func withoutQuote(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = line.lastIndex(where: { $0 > blank }), line[last] == UInt8(ascii: "'") else {
      return line
    }
    return line[..<last]
  }

  /// What stands before the object: the moment, and the words that are left.
  private static func members(_ text: [UInt8]) -> [String] {
    let fields = LineFields(text.span).fields
    let moment = fields.first { $0.kind == .moment }?.range
    var rest = text
    // A clock without a day is no part of what the object is of.
    let clock = fields.first { $0.kind == .time && $0.range.lowerBound == 0 }?.range
    if let moment = moment ?? clock { rest.removeSubrange(moment) }
    let words = String(decoding: rest, as: UTF8.self)
    let topic = quoted(words) ?? words.drop { "[]() ,-|".contains($0) }
    return [
      moment.map { (key: "Time", text: String(decoding: text[$0], as: UTF8.self)) },
      topic.isEmpty ? nil : (key: "Topic", text: String(topic).trimmed),
    ].compactMap(\.self).map { "\"\($0.key)\":\"\($0.text.escaped)\"" }
  }
}

extension String {
  /// With the signs escaped that a text in JSON has not by themselves.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: " ")
      .filter { !$0.isNewline }
  }
}
