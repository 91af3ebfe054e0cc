import ChartCore

/// No moment in a line is longer, in bytes.
private let longestMoment = 40
/// Lines with more fields are no lines of a log.
private let mostFields = 256

/// What a line of a log is made of: moments, numbers and words, and the signs between them.
struct LineFields: Equatable {
  /// What a field is.
  enum Kind: UInt8 {
    case moment = 1
    case number, words, quoted
  }

  /// A field and where it stands.
  struct Field: Equatable {
    let kind: Kind
    var range: Range<Int>
    /// The word that says what it is: before a sign of equality or a colon, or right in front of it.
    let name: Range<Int>?
  }

  private(set) var fields: [Field] = []
  /// The kinds of the fields, the names that are told by signs, and the signs between them: the same for lines that are
  /// written alike.
  private(set) var pattern: [UInt8] = []

  /// Parts a line. Linear time but for moments, of which some lengths are tried.
  init(_ line: Span<UInt8>) {
    var place = 0
    var (key, word) = (nil as Range<Int>?, nil as Range<Int>?)
    while place < line.count, fields.count < mostFields {
      let byte = line[place]
      if byte <= blank {
        place += 1
      } else if let end = Self.moment(line, place) {
        add(.moment, place..<end, key ?? word)
        (place, key, word) = (end, nil, nil)
      } else if let end = Self.number(line, place) {
        add(.number, place..<end, key ?? word)
        (place, key, word) = (end, nil, nil)
      } else if byte == UInt8(ascii: "\""), let end = Self.quoted(line, place) {
        add(.quoted, place + 1..<end - 1, key)
        (place, key, word) = (end, nil, nil)
      } else if let end = Self.word(line, place) {
        if Self.isKey(line, end) {
          (key, word) = (place..<end, nil)
          for index in place..<end { pattern.append(line[index]) }
          pattern.append(UInt8(ascii: "="))
          place = end + 1
        } else {
          addWord(place..<end, key)
          (place, key, word) = (end, nil, place..<end)
        }
      } else {
        pattern.append(byte)
        place += 1
      }
    }
  }

  private mutating func add(_ kind: Kind, _ range: Range<Int>, _ name: Range<Int>?) {
    fields.append(Field(kind: kind, range: range, name: name))
    pattern.append(kind.rawValue)
  }

  /// Words one behind the other are one field, however many there are.
  private mutating func addWord(_ range: Range<Int>, _ key: Range<Int>?) {
    if key == nil, pattern.last == Kind.words.rawValue, let last = fields.indices.last {
      fields[last].range = fields[last].range.lowerBound..<range.upperBound
    } else {
      add(.words, range, key)
    }
  }
}

// MARK: - Fields

extension LineFields {
  /// Where a moment that begins at a place ends; nil where none does.
  private static func moment(_ line: Span<UInt8>, _ start: Int) -> Int? {
    guard mayBeginMoment(line, start) else { return nil }
    var end = min(line.count, start + longestMoment)
    while end > start + 3 {
      if end == line.count || endsField(line[end]), line[end - 1] > blank,
        let cell = CellCursor(CellPlace(start: start, end: end), of: line),
        let moment = MomentCell(cell, order: .dayFirst), moment.hasTime || end - start > 7
      {
        return end
      }
      end -= 1
    }
    return nil
  }

  /// Whether a date may begin: figures with a sign of dates behind them, or a word of three letters and a blank.
  private static func mayBeginMoment(_ line: Span<UInt8>, _ start: Int) -> Bool {
    if start > 0, isWordByte(line[start - 1]) { return false }
    var place = start
    while place < line.count, isDigit(line[place]) { place += 1 }
    if place > start {
      guard place < line.count else { return false }
      return "-/.T:".utf8.contains(line[place]) && place + 1 < line.count || place - start == 8
    }
    while place < line.count, isLetter(line[place]) { place += 1 }
    return place - start == 3 && place < line.count && line[place] == blank
  }

  /// Where a number with its unit ends; nil where none begins.
  private static func number(_ line: Span<UInt8>, _ start: Int) -> Int? {
    if start > 0, isWordByte(line[start - 1]) { return nil }
    var place = start
    if line[place] == UInt8(ascii: "-") || line[place] == UInt8(ascii: "+") { place += 1 }
    let first = place
    var points = 0
    while place < line.count, isDigit(line[place]) || line[place] == UInt8(ascii: ".") {
      if line[place] == UInt8(ascii: ".") { points += 1 }
      place += 1
    }
    guard place > first, isDigit(line[first]) || points == 1, isDigit(line[place - 1]), points <= 1
    else { return nil }
    while place < line.count, isUnit(line[place]) { place += 1 }
    guard place == line.count || line[place] <= blank || isPunctuation(line[place]) else {
      return nil
    }
    return place
  }

  private static func quoted(_ line: Span<UInt8>, _ start: Int) -> Int? {
    var place = start + 1
    while place < line.count, line[place] != UInt8(ascii: "\"") { place += 1 }
    return place < line.count ? place + 1 : nil
  }

  private static func word(_ line: Span<UInt8>, _ start: Int) -> Int? {
    var place = start
    while place < line.count, isWordByte(line[place]) { place += 1 }
    return place > start ? place : nil
  }

  /// Whether a sign behind a word says that a value of this name follows.
  private static func isKey(_ line: Span<UInt8>, _ end: Int) -> Bool {
    guard end + 1 < line.count else { return false }
    return line[end] == UInt8(ascii: "=") || line[end] == UInt8(ascii: ":")
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte <= blank || "],;|)\":".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 &- UInt8(ascii: "a") < 26 || byte >= 0x80
  }
  private static func isUnit(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "%") }
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "_.-/@#$&".utf8.contains(byte)
  }
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    ",;:|()[]{}<>\"/=".utf8.contains(byte)
  }
}
