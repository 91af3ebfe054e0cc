import ChartCore

/// So many lines are looked at.
private let mostLines = 20
/// So few numbers in an array belong to their object, such as a place's coordinates.
private let mostVector = 4

extension JSONRows {
  /// Where the rows are.
  enum Form: Hashable {
    /// An object a line.
    case lines
    /// The elements of an array.
    case objects
    /// Arrays in an array.
    case arrays
    /// Objects one behind the other, each over several lines, or several in one.
    case documents
    /// Objects that have moments as keys: members of the file's object, or of the object in one of its members.
    case keyed(in: String?)
  }
}

extension JSONRows.Form {
  /// How a text that begins with these bytes has rows of a table; nil where it has none, or has what others make of
  /// JSON: charts, graphs, and texts that hold them.
  init?(of head: ArraySlice<UInt8>) {
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head
    let first = text.first { ![0x20, lineFeed, carriageReturn, 0x09].contains($0) }
    switch first {
    case UInt8(ascii: "["):
      guard let form = Self.ofArray(Array(text)) else { return nil }
      self = form
    case UInt8(ascii: "{"):
      let isCut = head.count >= FileHead.size
      if Self.areDocuments(Array(text)) {
        self = .documents
      } else if let form = Self.keyed(Array(text)) {
        self = form
      } else if Self.areLines(text, isCut: isCut) {
        self = .lines
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Whether a row is followed by another one in its last line, or goes over several lines and is followed by one.
  private static func areDocuments(_ text: [UInt8]) -> Bool {
    guard var reader = try? JSONReader(text) else { return false }
    let looks = RowLooks(&reader)
    let end = reader.position
    guard looks.isWhole, looks.isRow, !looks.hasMoreInside, (try? reader.nextDocument()) == true
    else { return false }
    let between = text[end..<reader.position]
    let start = text.firstIndex(of: UInt8(ascii: "{")) ?? 0
    return text[start..<end].contains(lineFeed) || !between.contains(lineFeed)
      || between.contains(UInt8(ascii: ","))
  }

  /// Objects by moments, in the first object that has some.
  private static func keyed(_ text: [UInt8]) -> JSONRows.Form? {
    guard var reader = try? JSONReader(text), (try? reader.beginObject()) != nil else { return nil }
    while let key = try? reader.nextKey(), let kind = try? reader.nextKind() {
      if kind == .object, CellShape(of: key.text) == .date { return .keyed(in: nil) }
      var inner = reader
      if kind == .object, (try? inner.beginObject()) != nil, let first = try? inner.nextKey(),
        CellShape(of: first.text) == .date, (try? inner.nextKind()) == .object
      {
        return .keyed(in: key.text)
      }
      guard (try? reader.skip()) != nil else { return nil }
    }
    return nil
  }

  private static func ofArray(_ text: [UInt8]) -> JSONRows.Form? {
    guard var reader = try? JSONReader(text), (try? reader.beginArray()) != nil,
      (try? reader.nextElement()) == true, let kind = try? reader.nextKind()
    else { return nil }
    switch kind {
    case .object:
      let looks = RowLooks(&reader)
      guard looks.isRow, !looks.hasMoreInside else { return nil }
      let isMixed = (try? reader.nextElement()) == true && (try? reader.nextKind()) == .array
      return isMixed ? nil : .objects
    case .array:
      guard (try? reader.beginArray()) != nil, (try? reader.nextElement()) == true,
        let kind = try? reader.nextKind()
      else { return nil }
      return kind == .object || kind == .array || areColumns(text) ? nil : .arrays
    case .string, .number, .bool, .null: return nil
    }
  }

  /// Whether arrays in an array are a few long columns.
  private static func areColumns(_ text: [UInt8]) -> Bool {
    guard var reader = try? JSONPartReader(ByteWindow(text)),
      case .lists(let lists) = reader.root(), lists.count <= 64
    else { return false }
    return lists.width > 4 * lists.count && lists.rows[0].areMoments
  }

  /// Whether at least half of the first lines are objects with values; one alone needs a number.
  private static func areLines(_ text: ArraySlice<UInt8>, isCut: Bool) -> Bool {
    let all = text.split(separator: lineFeed).filter { $0.contains { $0 > blank } }
    let lines = (isCut && all.count > 1 ? all.dropLast() : all[...]).prefix(mostLines)
    let looks = lines.map { line in
      (try? JSONReader(Array(line))).map { (reader) in
        var reader = reader
        return RowLooks(&reader)
      }
    }
    let rows = looks.compactMap(\.self).filter { $0.isRow && ($0.isWhole || isCut) }
    guard let only = rows.first, !looks.contains(where: { $0?.isOther == true }) else {
      return false
    }
    // A document may have an object a line in it.
    let isOpen = looks.first.map { $0?.isWhole != true } ?? false
    if isOpen, JSONSearch.finds(in: Array(text)) { return false }
    guard all.count == 1 else { return rows.count * 2 >= lines.count }
    return only.hasNumber && !JSONSearch.finds(in: Array(text))
  }
}

/// What an object looks like that may be a row; its end may be missing.
private struct RowLooks {
  /// Whether it has a value that a cell may have.
  private var hasValue = false
  private(set) var hasNumber = false
  /// How many numbers it has, and how many stand in arrays in it.
  private var (numbers, numbersInside) = (0, 0)
  /// Whether an object in it has moments as keys: a series.
  private var isKeyed = false
  /// Whether it has a key of what Telegram makes of JSON.
  private(set) var isOther = false
  /// Whether it ends.
  private(set) var isWhole = false

  /// Looks at the object that comes next.
  init(_ reader: inout JSONReader) {
    isWhole = (try? look(&reader)) != nil
  }

  /// Whether what stands in its arrays is more than what it has itself.
  var hasMoreInside: Bool { isKeyed || numbersInside > max(numbers, mostVector) }

  /// Whether it is a row.
  var isRow: Bool { hasValue && !isOther }

  private mutating func look(_ reader: inout JSONReader) throws(Fault) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      let kind = try reader.nextCellKind()
      if Self.keys.contains(key.text) || kind == .object && Self.objects.contains(key.text) {
        isOther = true
      }
      switch kind {
      case .object: try lookInside(&reader)
      case .null: try reader.nothing()
      case .array: try countNumbers(&reader)
      case .string: if Double(try reader.string()) != nil { numbers += 1 }
      default: try reader.skip()
      }
      if kind == .number { numbers += 1 }
      // Only now it is known that the value ends: a title may be longer than what is looked at.
      hasNumber = hasNumber || kind == .number
      hasValue = hasValue || kind != .object && kind != .array && !Self.texts.contains(key.text)
    }
  }

  /// Counts the numbers in an array, and in what it holds.
  private mutating func countNumbers(_ reader: inout JSONReader) throws(Fault) {
    switch try reader.nextCellKind() {
    case .array:
      try reader.beginArray()
      while try reader.nextElement() { try countNumbers(&reader) }
    case .object:
      try reader.beginObject()
      while try reader.nextKey() != nil { try countNumbers(&reader) }
    case .number:
      numbersInside += 1
      try reader.skip()
    case .null: try reader.nothing()
    case .string, .bool: try reader.skip()
    }
  }

  private mutating func lookInside(_ reader: inout JSONReader) throws(Fault) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if Self.keys.contains(key.text) || Self.inner.contains(key.text) { isOther = true }
      if key.text.isKeyOfKind { hasValue = true }
      if key.text.isMoment { isKeyed = true }
      try reader.skip()
    }
  }

  /// Keys of charts, of graphs, and of what holds graphs.
  private static let keys: Set<String> = ["columns", "json", "json_data", "_", "@type"]
  /// Keys of objects in charts and graphs.
  private static let objects: Set<String> = ["types", "names", "colors"]
  /// Keys of graphs that have no chart in them: by themselves they make no row.
  private static let texts: Set<String> = ["token", "error", "error_message", "zoom_token"]
  /// Keys that tell graphs inside of other objects.
  private static let inner: Set<String> = ["token", "error_message"]
}
