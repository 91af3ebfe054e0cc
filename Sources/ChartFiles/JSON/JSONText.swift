/// Writes JSON (RFC 8259) on one line, a space after each colon and comma.
enum JSONText {
  /// An object of members that are already JSON, in this order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  /// An array of elements that are already JSON.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// A text, or null, with what JSON demands escaped.
  static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    var json = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars { json.append(contentsOf: escaped(scalar).unicodeScalars) }
    return String(json) + "\""
  }

  /// A finite number in the shortest decimal that reads back as it; null for nil.
  static func number(_ value: Double?) -> String {
    value?.shortestDecimal ?? "null"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..<" ": "\\u\(scalar.value.hexadecimal(digits: 4))"
    default: String(scalar)
    }
  }
}
