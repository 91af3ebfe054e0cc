/// So many objects of an array are looked at.
private let mostObjects = 4

/// What tells charts and graphs of Telegram's from other JSON: the keys of their objects.
struct TelegramLooks {
  private var objectKeys: Set<String> = []
  private var keys: Set<String> = []
  private var isFound = false

  /// Whether an object that a text begins with, one in its array, or one of its members is a chart or a graph.
  static func areFound(in text: ArraySlice<UInt8>) -> Bool {
    guard var reader = try? JSONReader(Array(text)), let kind = try? reader.nextKind() else {
      return false
    }
    if kind == .object { return TelegramLooks(&reader, looksInside: true).areOwn }
    guard (try? reader.beginArray()) != nil else { return false }
    for _ in 0..<mostObjects {
      guard (try? reader.nextElement()) == true else { return false }
      if TelegramLooks(&reader, looksInside: false).areOwn { return true }
    }
    return false
  }

  private init(_ reader: inout JSONReader, looksInside: Bool) {
    try? look(&reader, looksInside)
  }

  private var areOwn: Bool {
    isFound || objectKeys.count > 1
      || !keys.isEmpty && keys.isSubset(of: Self.keysOfEmptyGraphs)
  }

  private mutating func look(_ reader: inout JSONReader, _ looksInside: Bool) throws(Fault) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      let kind = try reader.nextKind()
      keys.insert(key.text)
      switch (key.text, kind) {
      case ("columns", .array): try lookAtColumns(&reader)
      case ("types", .object), ("names", .object), ("colors", .object):
        objectKeys.insert(key.text)
        try reader.skip()
      case ("json_data", .string): isFound = true
      case ("json", .object): try lookAtData(&reader)
      case ("_", .string), ("@type", .string):
        let type = try reader.string().lowercased()
        isFound = isFound || type.contains("graph") || type.contains("statistic")
      case (_, .object) where looksInside: try lookInside(&reader, key.text)
      default: try reader.skip()
      }
      if isFound { return }
    }
  }

  /// Columns are arrays that begin with a text, their id.
  private mutating func lookAtColumns(_ reader: inout JSONReader) throws(Fault) {
    var copy = reader
    try copy.beginArray()
    if try copy.nextElement(), try copy.nextKind() == .array {
      try copy.beginArray()
      if try copy.nextElement() { isFound = try copy.nextKind() == .string }
    }
    if !isFound { try reader.skip() }
  }

  /// Graphs have their chart as a text.
  private mutating func lookAtData(_ reader: inout JSONReader) throws(Fault) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key.text == "data", try reader.nextKind() == .string { isFound = true }
      try reader.skip()
    }
  }

  private mutating func lookInside(_ reader: inout JSONReader, _ key: String) throws(Fault) {
    var copy = reader
    let inner = TelegramLooks(&copy, looksInside: false)
    isFound = isFound || inner.areOwn && (key.hasSuffix("graph") || !inner.keys.contains("error"))
    try reader.skip()
  }

  /// Keys of graphs that have no chart in them.
  private static let keysOfEmptyGraphs: Set<String> = [
    "token", "error", "error_message", "zoom_token",
  ]
}
