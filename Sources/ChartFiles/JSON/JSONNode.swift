import ChartCore

/// A value of a JSON text with its place, for the parts of a file that are not columns of numbers.
struct JSONNode: Equatable {
  /// The byte where the value starts.
  let offset: Int
  let value: JSONValue
}

/// A JSON value as a tree.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([ExactText: JSONNode])

  /// The value in words, for an error's sentence; texts and numbers say what they are.
  var words: Phrase {
    switch self {
    case .null: Phrase(verbatim: "null")
    case .bool(let isTrue): Phrase(verbatim: String(isTrue))
    case .number(let number): "the number \(number.shortestDecimal)"
    case .string(let text): Phrase(verbatim: text.quoted)
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONNode {
  /// A member of an object; nil where there is none.
  func member(_ key: String) -> JSONNode? {
    if case .object(let members) = value { members[ExactText(key)] } else { nil }
  }

  /// The elements of an array; none of other values.
  var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// A text; nil of other values.
  var text: String? { if case .string(let text) = value { text } else { nil } }

  /// A number, or a gap.
  var number: Double { if case .number(let number) = value { number } else { .nan } }
}
