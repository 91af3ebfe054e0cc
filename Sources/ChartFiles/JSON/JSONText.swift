import ChartCore

/// Writes JSON (RFC 8259) on one line, a space after each colon and comma.
enum JSONText {
  /// An object of members that are already JSON, in this order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    object(members.map { ($0, $1) })
  }

  /// The same of members that are not known in advance.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// An array of elements that are already JSON.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// A text, or null, with what JSON demands escaped.
  static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    let mark = UInt8(ascii: "\"")
    var json = [mark]
    json.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar) { json += escape.utf8 } else { json += scalar.utf8 }
    }
    json.append(mark)
    return String(decoding: json, as: UTF8.self)
  }

  /// A finite number in the shortest decimal that reads back as it; null for nil.
  static func number(_ value: Double?) -> String {
    value?.shortestDecimal ?? "null"
  }

  /// What stands for a character that may not stand for itself, or that a terminal would follow.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0"..<" ", "\u{7F}"..."\u{9F}": "\\u\(scalar.value.hexadecimal(digits: 4))"
    default: nil
    }
  }
}
