import ChartCore

extension JSONRows {
  mutating func readArray() throws(Fault) {
    try reader.beginArray()
    while try reader.nextElement() {
      let kind = try reader.nextCellKind()
      let isValue = kind != .object && kind != .array
      if isValue {
        cells.append(try value(kind))
      } else {
        try leaveOut(.column(cells.count + 1), kind)
        cells.append(.nothing)
      }
      guard cells.count <= Limits.series else { throw .tooManyColumns }
    }
  }

  mutating func readObject() throws(Fault) {
    var number = 0
    try reader.beginObject()
    while true {
      let expected = number < order.count ? order[number] : nil
      switch try nextKey(expected) {
      case .none: return
      case .expected: try readMember(keys.names[expected ?? 0], at: expected)
      case .other(let key):
        let place = try readMember(key.text, at: nil)
        remember(place.flatMap { keys.isPlain($0) ? $0 : nil }, number)
      }
      number += 1
    }
  }

  private mutating func remember(_ place: Int?, _ number: Int) {
    if number < order.count { order[number] = place } else { order.append(place) }
  }

  private mutating func nextKey(_ expected: Int?) throws(Fault) -> JSONReader.NextKey {
    if let expected { return try reader.nextKey(expecting: keys.bytes[expected]) }
    return try reader.nextKey().map { .other($0) } ?? .none
  }

  /// Reads the value of a key, whose place may be known; returns that where it has one.
  @discardableResult
  private mutating func readMember(_ key: String, at place: Int?) throws(Fault) -> Int? {
    do throws(Fault) {
      let kind = try reader.nextCellKind()
      guard kind == .object else { return try readValue(kind, of: key, at: place) }
      try readMembers(of: key)
      return nil
    } catch {
      throw error.inside(key)
    }
  }

  /// Reads the object of a key, and the objects in it.
  private mutating func readMembers(of key: String) throws(Fault) {
    try reader.beginObject()
    while let inner = try reader.nextKey() {
      do throws(Fault) {
        let kind = try reader.nextCellKind()
        let path = inner.text.isKeyOfKind ? key : "\(key).\(inner.text)"
        if kind == .object {
          try readMembers(of: path)
        } else {
          try readValue(kind, of: path, at: nil)
        }
      } catch {
        throw error.inside(inner.text)
      }
    }
  }

  @discardableResult
  private mutating func readValue(
    _ kind: JSONKind, of key: String, at known: Int?
  ) throws(Fault) -> Int? {
    guard kind != .object && kind != .array else {
      try leaveOut(.key(ExactText(key)), kind)
      return nil
    }
    let place = if let known { known } else { try keys.place(of: key) }
    let cell = try value(kind)
    if let width, place >= width {
      keepLate(cell, of: place)
    } else {
      if place >= cells.count {
        cells.append(contentsOf: repeatElement(.nothing, count: place + 1 - cells.count))
      }
      cells[place] = cell
    }
    return place
  }

  /// Reads a value into the row's bytes; `null` is nothing.
  private mutating func value(_ kind: JSONKind) throws(Fault) -> CellPlace {
    filledCount += 1
    let start = bytes.count
    switch kind {
    case .string: try reader.string(into: &bytes)
    case .number: try reader.number(into: &bytes)
    case .bool: bytes.append(contentsOf: try reader.bool() ? "true".utf8 : "false".utf8)
    case .null, .object, .array: try reader.nothing()
    }
    return CellPlace(start: start, end: bytes.count, isQuoted: kind == .string)
  }

  private mutating func keepLate(_ cell: CellPlace, of place: Int) {
    guard lateValues[place, default: ""].isEmpty else { return }
    lateValues[place] = text(of: cell)
  }

  private mutating func leaveOut(_ place: LeftOutValues.Place, _ kind: JSONKind) throws(Fault) {
    leftOut.add(place, line: line, kind.words)
    try reader.skip()
  }
}

extension CellPlace {
  /// A cell with nothing in it.
  static let nothing = CellPlace(start: 0, end: 0)
}
