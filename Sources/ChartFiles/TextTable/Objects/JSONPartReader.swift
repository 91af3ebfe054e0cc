import ChartCore

/// So often the free memory is asked for, in bytes of the text.
private let bytesBetweenChecks = 16 << 20

/// Reads a JSON text into parts; what is whole of one that is cut off.
///
/// Commas before closing brackets and comments, as people write them, are passed over.
struct JSONPartReader {
  private var reader: JSONReader
  /// Why the text could not be read to its end.
  private(set) var fault: Fault?
  /// Whether nothing but its end is wrong.
  private(set) var isCut = false
  /// The way to the innermost array that was cut off.
  private(set) var openSteps: [JSONStep] = []
  /// Whether a key of an object was read: texts that are no JSON hardly have such.
  private(set) var hasKeys = false
  private var steps: [JSONStep] = []
  private var checked = 0

  /// At the start of a text.
  init(_ window: ByteWindow) throws(Fault) {
    reader = try JSONReader(window)
    reader.isLenient = true
  }

  /// The line of what is read next.
  var line: Int { reader.line }

  /// Reads the text.
  mutating func root() -> JSONPart {
    var part = JSONPart.value("", .null)
    do throws(Fault) {
      part = try self.part(try reader.nextCellKind())
      if fault == nil { try reader.finish() }
    } catch {
      stop(error)
    }
    return part
  }

  private mutating func part(_ kind: JSONKind) throws(Fault) -> JSONPart {
    switch kind {
    case .array: return array()
    case .object: return .object(members())
    default:
      var list = JSONList()
      try list.append(kind, from: &reader)
      return .value(list.text(0), kind)
    }
  }

  private mutating func stop(_ fault: Fault) {
    guard self.fault == nil else { return }
    self.fault = Fault(
      at: fault.offset, in: steps.compactMap(\.name) + fault.keys, expected: fault.problem)
    isCut = reader.isAtEnd
    openSteps = steps
  }

  private mutating func checkMemory() throws(Fault) {
    guard reader.position - checked > bytesBetweenChecks else { return }
    checked = reader.position
    try FreeMemory.check(for: 2 * bytesBetweenChecks)
  }
}

// MARK: - Objects

extension JSONPartReader {
  private mutating func members() -> [JSONMember] {
    var members: [JSONMember] = []
    do throws(Fault) {
      try reader.beginObject()
      while fault == nil, let key = try reader.nextKey() {
        hasKeys = true
        steps.append(.key(key.text))
        let part = try part(try reader.nextCellKind())
        members.append(JSONMember(key: key.text, part: part))
        steps.removeLast()
      }
    } catch {
      stop(error)
    }
    return members
  }

  /// Reads an object of an array.
  private mutating func row(into objects: inout JSONObjects) {
    let line = reader.line
    readMembers(of: [], into: &objects)
    if fault == nil || objects.hasNested {
      objects.finishRow(line: line)
    } else {
      objects.dropRow()
    }
  }

  private mutating func readMembers(of keys: [String], into objects: inout JSONObjects) {
    do throws(Fault) {
      try reader.beginObject()
      while fault == nil, let key = try reader.nextKey() {
        hasKeys = true
        steps.append(.key(key.text))
        let isKind = key.text.isKeyOfKind && !keys.isEmpty
        try readMember(isKind ? keys : keys + [key.text], into: &objects)
        steps.removeLast()
      }
    } catch {
      stop(error)
    }
  }

  private mutating func readMember(
    _ keys: [String], into objects: inout JSONObjects
  ) throws(Fault) {
    let kind = try reader.nextCellKind()
    switch kind {
    case .object where isAtMoments: objects.append(.object(members()), at: keys)
    case .object: readMembers(of: keys, into: &objects)
    case .array: objects.append(array(), at: keys)
    default:
      let column = try objects.column(of: keys.joined(separator: "."))
      try objects.append(kind, to: column, from: &reader)
    }
  }
}

extension JSONPartReader {
  /// Whether the object that comes next has moments as keys: it is a series, and its members are no columns.
  private var isAtMoments: Bool {
    var ahead = reader
    guard (try? ahead.beginObject()) != nil, let key = (try? ahead.nextKey())?.text else {
      return false
    }
    return key.isMoment
  }
}

// MARK: - Arrays

/// The elements of an array so far.
private struct Elements {
  var list = JSONList()
  var lists = JSONLists()
  var objects = JSONObjects()
  /// What came before elements of another kind.
  private(set) var parts: [JSONElement] = []
  /// How many elements there are.
  private var count = 0
  /// The place of the first of those that are not put aside.
  private var start = 0

  /// What the elements are; those of one kind by columns.
  var part: JSONPart {
    guard !parts.isEmpty else { return current ?? .list(list) }
    return .array(parts + group)
  }

  private var current: JSONPart? {
    if list.count > 0 { return .list(list) }
    if lists.count > 0 { return .lists(lists) }
    return objects.count > 0 ? .objects(objects) : nil
  }

  private var group: [JSONElement] {
    current.map { [JSONElement(index: start, isGroup: true, part: $0)] } ?? []
  }

  /// Adds an element that is like no other.
  mutating func append(_ part: JSONPart) {
    expect()
    parts.append(JSONElement(index: count - 1, isGroup: false, part: part))
    start = count
  }

  /// Counts the element that is read next.
  mutating func begin() { count += 1 }

  /// Puts aside what there is if it is of another kind.
  mutating func expect(values: Bool = false, lists: Bool = false, objects: Bool = false) {
    let isOther =
      list.count > 0 && !values || self.lists.count > 0 && !lists
      || self.objects.count > 0 && !objects
    guard isOther else { return }
    parts += group
    start = count - 1
    (list, self.lists, self.objects) = (JSONList(), JSONLists(), JSONObjects())
  }
}

extension JSONPartReader {
  private mutating func array() -> JSONPart {
    var elements = Elements()
    var number = 0
    do throws(Fault) {
      try reader.beginArray()
      while fault == nil, try reader.nextElement() {
        steps.append(.index(number))
        try checkMemory()
        elements.begin()
        try readElement(into: &elements)
        steps.removeLast()
        number += 1
      }
    } catch {
      stop(error)
    }
    return elements.part
  }

  private mutating func readElement(into elements: inout Elements) throws(Fault) {
    let kind = try reader.nextCellKind()
    switch kind {
    case .object:
      elements.expect(objects: true)
      row(into: &elements.objects)
    case .array: readArray(into: &elements)
    case .null where elements.objects.count > 0:
      try reader.nothing()
      elements.objects.finishRow(line: reader.line)
    default:
      elements.expect(values: true)
      try elements.list.append(kind, from: &reader)
    }
  }

  private mutating func readArray(into elements: inout Elements) {
    let line = reader.line
    let part = array()
    guard case .list(let list) = part else {
      elements.append(part)
      return
    }
    elements.expect(lists: true)
    // A row that was cut off is none; a column is as far as it goes.
    let isPartOfRow = fault != nil && elements.lists.count > 1
    if !isPartOfRow { elements.lists.append(list, line: line) }
  }
}
