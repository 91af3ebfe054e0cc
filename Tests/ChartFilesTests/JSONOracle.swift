import ChartCore
import Foundation

@testable import ChartFiles

/// Foundation's JSON parser, which decides what our own should accept, and as which values.
enum JSONOracle {
  /// The value of a text; nil where Foundation refuses it.
  static func value(of text: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
  }

  /// Whether a tree is the same value as Foundation's.
  static func agrees(_ node: JSONNode, with other: Any) -> Bool {
    switch node.value {
    case .null: other is NSNull
    case .bool(let flag): isBool(other) && other as? Bool == flag
    case .number(let number): !isBool(other) && agrees(number, with: other as? NSNumber)
    case .string(let text): agrees(text, with: other as? String)
    case .array(let elements): agrees(elements, with: other as? [Any])
    case .object(let members): agrees(members, with: other as? [String: Any])
    }
  }

  /// Foundation keeps long decimals as 38 digits and rounds these a second time, so its doubles can
  /// be some units in the last place off; `JSONReaderNumbersTests` checks ours to the last bit.
  private static func agrees(_ number: Double, with other: NSNumber?) -> Bool {
    guard let other else { return false }
    return abs(number - other.doubleValue) <= 1e-14 * abs(number)
  }

  /// Foundation drops a byte-order mark at the start of every text, RFC 8259 only knows one at the
  /// start of the whole.
  private static func agrees(_ text: String, with other: String?) -> Bool {
    let mark: Unicode.Scalar = "\u{FEFF}"
    let scalars = text.unicodeScalars.drop { $0 == mark }
    return other.map { scalars.elementsEqual($0.unicodeScalars.drop { $0 == mark }) } ?? false
  }

  private static func agrees(_ elements: [JSONNode], with other: [Any]?) -> Bool {
    guard let other, other.count == elements.count else { return false }
    return zip(elements, other).allSatisfy { agrees($0, with: $1) }
  }

  private static func agrees(_ members: [ExactText: JSONNode], with other: [String: Any]?) -> Bool {
    guard let other, other.count == members.count else { return false }
    return members.allSatisfy { key, node in other[key.text].map { agrees(node, with: $0) } ?? false
    }
  }

  private static func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  /// Why Foundation accepts what RFC 8259 refuses; nil where there is no known reason.
  static func leniency(_ text: [UInt8], refusedAt fault: Fault) -> String? {
    if fault.problem.description.contains("UTF-16") { return JSONCase.wideText }
    guard let offset = fault.offset else { return nil }
    let closes = offset < text.count && "]}".utf8.contains(text[offset])
    let before = text[..<offset].last { !" \t\r\n".utf8.contains($0) }
    return closes && before == UInt8(ascii: ",") ? JSONCase.trailingComma : nil
  }
}

extension JSONNode {
  /// The one value of a whole text.
  init(text: [UInt8]) throws(Fault) {
    var reader = try JSONReader(text)
    self = try reader.node()
    try reader.finish()
  }
}
