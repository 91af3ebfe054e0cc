import ChartCore

/// So few numbers beside rows are nothing to draw.
private let mostLoneNumbers = 4

/// What a value is, as its first character tells.
enum JSONKind: Equatable {
  case object, array, string, number, bool, null

  /// The kind with its article, for an error's sentence.
  var words: Phrase {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: Phrase(verbatim: "null")
    }
  }
}

extension JSONReader {
  /// The kind of the value that comes next, which stays unread.
  mutating func nextKind() throws(Fault) -> JSONKind {
    try skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: throw fault("a value was expected")
    }
  }

  /// The kind of the value that comes next if it is one of `kinds`; else a fault that says what
  /// was expected, in words.
  mutating func nextKind(_ kinds: JSONKind..., expected: Phrase) throws(Fault) -> JSONKind {
    try skipSpace()
    guard let kind = try? nextKind() else { throw fault("\(expected) was expected") }
    guard kinds.contains(kind) else {
      throw Fault(at: position, expected: "\(expected) was expected, found \(kind.words)")
    }
    return kind
  }

  /// Whether a number comes next; the white space before it has been skipped.
  @inline(__always)
  var isAtNumber: Bool { byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") }

  /// Reads `null`.
  mutating func null() throws(Fault) {
    try word("null")
  }

  /// The kind of the value that comes next, `null` also where it is one of those that programs write for no number:
  /// `NaN`, `Infinity`, `-Infinity`.
  mutating func nextCellKind() throws(Fault) -> JSONKind {
    try skipSpace()
    return try isAtNoNumber ? .null : nextKind()
  }

  /// Reads `null`, or what programs write for no number.
  mutating func nothing() throws(Fault) {
    try skipSpace()
    guard isAtNoNumber else { return try null() }
    if byte == UInt8(ascii: "N") { return try word("NaN") }
    if byte == UInt8(ascii: "-") { position += 1 }
    try word("Infinity")
  }

  private var isAtNoNumber: Bool {
    let place = byte == UInt8(ascii: "-") ? position + 1 : position
    guard place < window.end else { return false }
    return window[place] == UInt8(ascii: "I") || byte == UInt8(ascii: "N")
  }

  /// Reads `true` or `false`.
  mutating func bool() throws(Fault) -> Bool {
    try skipSpace()
    let isTrue = byte == UInt8(ascii: "t")
    try word(isTrue ? "true" : "false")
    return isTrue
  }

  /// Reads any value and keeps nothing of it.
  mutating func skip() throws(Fault) {
    switch try nextKind() {
    case .object:
      try beginObject()
      while try nextKey() != nil { try skip() }
    case .array:
      try beginArray()
      while try nextElement() { try skip() }
    case .string: try skipString()
    case .number: _ = try number()
    case .bool: _ = try bool()
    case .null: try null()
    }
  }

  /// Reads any value into a tree; of members with the same key the last one counts.
  mutating func node() throws(Fault) -> JSONNode {
    let kind = try nextKind()
    try countLooseValue()
    return JSONNode(offset: position, value: try value(kind))
  }

  private mutating func value(_ kind: JSONKind) throws(Fault) -> JSONValue {
    switch kind {
    case .object: return .object(try members())
    case .array: return .array(try elements())
    case .string: return .string(try string())
    case .number: return .number(try number())
    case .bool: return .bool(try bool())
    case .null:
      try null()
      return .null
    }
  }

  private mutating func members() throws(Fault) -> [ExactText: JSONNode] {
    var members: [ExactText: JSONNode] = [:]
    try beginObject()
    while let key = try nextKey() { members[ExactText(key.text)] = try node() }
    return members
  }

  private mutating func elements() throws(Fault) -> [JSONNode] {
    var elements: [JSONNode] = []
    try beginArray()
    while try nextElement() { elements.append(try node()) }
    return elements
  }

  /// Goes over what stands on the way to a value.
  mutating func enter(_ steps: [JSONStep]) throws(Fault) {
    for step in steps {
      switch step {
      case .key(let member):
        try beginObject()
        while let key = try nextKey(), key.text != member { try skip() }
      case .index(let index):
        try beginArray()
        for _ in 0..<index where try nextElement() { try skip() }
        _ = try nextElement()
      }
    }
  }

  /// Goes over what stands behind a value that was entered so; the keys of what has more than a few numbers.
  mutating func leave(_ steps: [JSONStep]) throws(Fault) -> [String] {
    var keys: [String] = []
    for (place, step) in steps.enumerated().reversed() {
      switch step {
      case .key:
        while let key = try nextKey() {
          if try skipHasNumbers() { keys.append(key.text) }
        }
      case .index:
        let key = steps[..<place].last { $0.name != nil }?.name ?? ""
        while try nextElement() {
          if try skipHasNumbers() { keys.append(key) }
        }
      }
    }
    return keys
  }

  /// Goes over a value; whether it has more numbers than belong to something, such as the bounds of a map.
  private mutating func skipHasNumbers() throws(Fault) -> Bool {
    var count = 0
    try skip(counting: &count)
    return count > mostLoneNumbers
  }

  private mutating func skip(counting numbers: inout Int) throws(Fault) {
    switch try nextCellKind() {
    case .object:
      try beginObject()
      while try nextKey() != nil { try skip(counting: &numbers) }
    case .array:
      try beginArray()
      while try nextElement() { try skip(counting: &numbers) }
    case .number:
      numbers += 1
      _ = try number()
    case .string: if Double(try string()) != nil { numbers += 1 }
    case .null: try nothing()
    case .bool: _ = try bool()
    }
  }

  /// Goes to the object behind another one, past a comma; false where there is none.
  mutating func nextDocument() throws(Fault) -> Bool {
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      position += 1
      try skipSpace()
    }
    return byte == UInt8(ascii: "{")
  }

  private mutating func word(_ word: StaticString) throws(Fault) {
    try skipSpace()
    for expected in word.description.utf8 {
      guard byte == expected else { throw fault("\(word.description) was expected") }
      position += 1
    }
  }
}
