import ChartCore

/// So many values of a list are looked at to see what it holds.
private let valuesLookedAt = 20
/// Moments that numbers count from 1970 lie in these years, in seconds.
private let secondsOfEpochs = 315_532_800.0...4_133_980_800.0

/// Values of a JSON text one behind the other, each as the bytes of its text.
struct JSONList: Equatable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var kinds: [JSONKind] = []
  /// How many of them are numbers.
  private(set) var numberCount = 0

  /// No values yet.
  init() {}

  /// Values of these texts.
  init(_ texts: [String]) {
    for text in texts { append(text, .string) }
  }

  var count: Int { ends.count }

  /// Reads the value that comes next, which is of a kind, neither an array nor an object.
  mutating func append(_ kind: JSONKind, from reader: inout JSONReader) throws(Fault) {
    let start = bytes.count
    do throws(Fault) {
      switch kind {
      case .string: try reader.string(into: &bytes)
      case .number: try reader.number(into: &bytes)
      case .bool: bytes.append(contentsOf: try reader.bool() ? "true".utf8 : "false".utf8)
      case .null, .object, .array: try reader.nothing()
      }
    } catch {
      bytes.removeLast(bytes.count - start)
      throw error
    }
    finish(kind)
  }

  /// Adds a value.
  mutating func append(_ text: String, _ kind: JSONKind) {
    bytes.append(contentsOf: text.utf8)
    finish(kind)
  }

  /// Adds the value of another list.
  mutating func append(_ index: Int, of list: JSONList) {
    bytes.append(contentsOf: list[index])
    finish(list.kinds[index])
  }

  /// Adds values that are missing, up to a count.
  mutating func fill(to count: Int) {
    while self.count < count { finish(.null) }
  }

  /// Takes back the last values, down to a count.
  mutating func cut(to count: Int) {
    while self.count > count {
      if kinds.removeLast() == .number { numberCount -= 1 }
      ends.removeLast()
    }
    bytes.removeLast(bytes.count - (ends.last ?? 0))
  }

  private mutating func finish(_ kind: JSONKind) {
    ends.append(bytes.count)
    kinds.append(kind)
    if kind == .number { numberCount += 1 }
  }

  /// The bytes of a value; none where it is missing.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The text of a value.
  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// What a value is.
  func kind(_ index: Int) -> JSONKind { kinds[index] }
}

// MARK: - What it holds

extension JSONList {
  /// Whether all are texts.
  var areTexts: Bool { count > 0 && (0..<count).allSatisfy { kinds[$0] == .string } }

  /// Whether there are numbers, or texts of which most are.
  var hasNumbers: Bool {
    numberCount > 0 || most { if case .number = CellShape(of: $0) { true } else { false } }
  }

  /// Whether most are moments: texts that say one, or numbers that count from 1970.
  var areMoments: Bool {
    numberCount > 0
      ? most { $0.isEpoch }
      : most { CellShape(of: $0) == .date }
  }

  /// The only text in it, values that are missing aside; nil where there are several, or none.
  var onlyText: String? {
    guard let first = (0..<count).first(where: { kinds[$0] == .string }) else { return nil }
    let isOnly = (first..<count).allSatisfy { self[$0].isEmpty || self[$0] == self[first] }
    return isOnly ? text(first) : nil
  }

  /// Whether it counts the rows from 0 or 1.
  var countsRows: Bool {
    guard count > 0, let first = Int(text(0)), 0...1 ~= first else { return false }
    return (0..<count).allSatisfy { text($0) == String(first + $0) }
  }

  private func most(_ isOne: (String) -> Bool) -> Bool {
    let known = (0..<count).lazy.filter { !self[$0].isEmpty }.prefix(valuesLookedAt)
    let texts = known.map(text)
    return !texts.isEmpty && texts.count(where: isOne) * 2 > texts.count
  }
}

extension String {
  /// Whether it is a moment as keys have them: written, or counted from 1970.
  var isMoment: Bool {
    guard let first = utf8.first, first &- UInt8(ascii: "0") < 10 else { return false }
    return isEpoch || CellShape(of: self) == .date
  }

  /// Whether it is a number of seconds, or of parts of them, since 1970, of a moment in our time.
  var isEpoch: Bool {
    guard let number = Double(self) else { return false }
    return [1, 1e3, 1e6, 1e9].contains { secondsOfEpochs.contains(number / $0) }
  }
}

extension JSONList {
  /// Whether all of its values are numbers, each above the one before it or each below.
  var grows: Bool { (0..<count).map { Double(text($0)) ?? .nan }.isStrictlyMonotone }
}
