import ChartCore

/// No moment in a line is longer, in bytes.
private let longestMoment = 40
/// No unit behind a number and a blank is longer, in bytes.
private let longestUnit = 12
/// Lines with more fields are no lines of a log.
private let mostFields = 256

/// What a line of a log is made of: moments, numbers and words, and the signs between them.
struct LineFields: Equatable {
  /// What a field is.
  enum Kind: UInt8 {
    case moment = 1
    case number, words, quoted
    /// A time of day, or a duration as clocks have it.
    case time
  }

  /// A field and where it stands.
  struct Field: Equatable {
    let kind: Kind
    var range: Range<Int>
    /// The word that says what it is: before a sign of equality or a colon, or right in front of it.
    let name: Range<Int>?
    /// The word in front of several names that says what they are of: `eth0: rx=1 tx=2`.
    var group: Range<Int>?
  }

  private(set) var fields: [Field] = []
  /// The kinds of the fields, the names that are told by signs, and the signs between them: the same for lines that are
  /// written alike.
  private(set) var pattern: [UInt8] = []

  /// Parts a line; names of values are fields themselves where each line has another one. Linear time but for moments, of
  /// which some lengths are tried.
  init(_ line: Span<UInt8>, namesAreFields: Bool = false) {
    var place = 0
    var (key, word) = (nil as Range<Int>?, nil as Range<Int>?)
    var group: Range<Int>?
    while place < line.count, fields.count < mostFields {
      let byte = line[place]
      if byte <= blank {
        place += 1
      } else if let end = Self.moment(line, place) {
        // A word before it is a level, or who wrote the line.
        add(.moment, place..<end, key, group)
        (place, key, word) = (end, nil, nil)
      } else if let end = Self.time(line, place) {
        add(.time, place..<end, key ?? word, group)
        (place, key, word) = (end, nil, nil)
      } else if let end = Self.number(line, place) ?? missing(line, place) {
        let unit = Self.unit(line, end)
        add(.number, place..<end, key ?? word ?? unit, group)
        (place, key, word) = (unit?.upperBound ?? end, nil, nil)
      } else if byte == UInt8(ascii: "\""), let end = Self.quoted(line, place) {
        add(.quoted, place + 1..<end - 1, key, group)
        (place, key, word) = (end, nil, nil)
      } else if byte == UInt8(ascii: "-"), place > 0, Self.isDigit(line[place - 1]) {
        pattern.append(byte)
        place += 1
      } else if let end = Self.word(line, place) {
        if Self.isKey(line, end), namesAreFields {
          add(.words, place..<end, nil, nil)
          (place, key, word) = (end + 1, nil, nil)
        } else if Self.isKey(line, end) {
          // A name without a value says what the next ones are of.
          group = key ?? group
          (key, word) = (place..<end, nil)
          for index in place..<end { pattern.append(line[index]) }
          pattern.append(UInt8(ascii: "="))
          place = end + 1
        } else {
          addWord(place..<end, key, group)
          (place, key, word) = (end, nil, place..<end)
        }
      } else {
        pattern.append(byte)
        place += 1
      }
    }
  }

  private mutating func add(
    _ kind: Kind, _ range: Range<Int>, _ name: Range<Int>?, _ group: Range<Int>?
  ) {
    fields.append(Field(kind: kind, range: range, name: name, group: group))
    pattern.append(kind.rawValue)
  }

  /// Words one behind the other are one field, however many there are.
  private mutating func addWord(_ range: Range<Int>, _ key: Range<Int>?, _ group: Range<Int>?) {
    if key == nil, pattern.last == Kind.words.rawValue, let last = fields.indices.last {
      fields[last].range = fields[last].range.lowerBound..<range.upperBound
    } else {
      add(.words, range, key, group)
    }
  }
}

// MARK: - Fields

extension LineFields {
  /// Where a moment that begins at a place ends; nil where none does.
  private static func moment(_ line: Span<UInt8>, _ start: Int) -> Int? {
    guard mayBeginMoment(line, start) else { return nil }
    // Logs of systems leave out the year behind the name of the month.
    let isWord = !isDigit(line[start])
    let format = MomentFormat(order: .dayFirst, mayBeYearless: isWord)
    var end = min(line.count, start + longestMoment)
    while end > start + 3 {
      if end == line.count || endsField(line[end]), line[end - 1] > blank,
        let cell = CellCursor(CellPlace(start: start, end: end), of: line),
        let moment = MomentCell(cell, format), moment.hasTime || !isWord && end - start > 7
      {
        return end
      }
      end -= 1
    }
    return nil
  }

  /// Where a time of day that begins at a place ends, `10:05`, `10:05:30.250`; nil where none does.
  private static func time(_ line: Span<UInt8>, _ start: Int) -> Int? {
    if start > 0, isWordByte(line[start - 1]) || line[start - 1] == UInt8(ascii: ":") { return nil }
    func figures(_ place: Int) -> Int {
      (place..<line.count).first { !isDigit(line[$0]) } ?? line.count
    }
    var (place, parts) = (figures(start), 1)
    guard 1...2 ~= place - start else { return nil }
    while parts < 3, place + 2 < line.count, line[place] == UInt8(ascii: ":"),
      figures(place + 1) == place + 3
    {
      (place, parts) = (place + 3, parts + 1)
    }
    if parts == 3, place + 1 < line.count, ".,".utf8.contains(line[place]), isDigit(line[place + 1])
    {
      place = figures(place + 1)
    }
    guard parts > 1,
      place == line.count || endsField(line[place]) && line[place] != UInt8(ascii: ":")
    else { return nil }
    return place
  }

  /// Where a sign for no value ends; nil where none begins. A stroke is one among numbers alone.
  private func missing(_ line: Span<UInt8>, _ start: Int) -> Int? {
    guard start == 0 || line[start - 1] <= blank || line[start - 1] == UInt8(ascii: "=") else {
      return nil
    }
    for sign in ["nan", "-nan", "NaN", "-"] where start + sign.utf8.count <= line.count {
      let end = start + sign.utf8.count
      guard zip(start..<end, sign.utf8).allSatisfy({ line[$0] == $1 }),
        end == line.count || line[end] <= blank || line[end] == UInt8(ascii: ",")
      else { continue }
      if sign != "-" || pattern.last == Kind.number.rawValue { return end }
    }
    return nil
  }

  /// The unit that stands behind a number and a blank; nil where there is none.
  private static func unit(_ line: Span<UInt8>, _ start: Int) -> Range<Int>? {
    guard start + 1 < line.count, line[start] == blank else { return nil }
    if line[start + 1] == UInt8(ascii: "%") { return start + 1..<start + 2 }
    guard let end = word(line, start + 1) else { return nil }
    let word = String(
      decoding: (start + 1..<end).map { line[$0] }.prefix(longestUnit), as: UTF8.self)
    return LineUnits.isUnit(word) ? start + 1..<end : nil
  }

  /// Whether a date may begin: figures with a sign of dates behind them, or a word of three letters and a blank.
  private static func mayBeginMoment(_ line: Span<UInt8>, _ start: Int) -> Bool {
    if start > 0, isWordByte(line[start - 1]) { return false }
    var place = start
    while place < line.count, isDigit(line[place]) { place += 1 }
    if place > start {
      guard place < line.count else { return false }
      let isDay =
        place - start == 8 && [UInt8(ascii: "1"), UInt8(ascii: "2")].contains(line[start])
      return "-/.T:".utf8.contains(line[place]) && place + 1 < line.count || isDay
        || place - start <= 2 && isMonthBehind(line, place)
    }
    while place < line.count, isLetter(line[place]) { place += 1 }
    return place - start == 3 && place < line.count && line[place] == blank
  }

  /// Whether a blank and a month's name are next: `06 Feb 2016`.
  private static func isMonthBehind(_ line: Span<UInt8>, _ start: Int) -> Bool {
    guard line[start] == blank else { return false }
    let letters = (start + 1..<line.count).prefix { isLetter(line[$0]) }
    let word = String(decoding: letters.map { line[$0] }, as: UTF8.self)
    return letters.count > 2 && MonthNames.month(of: word.lowercased()) != nil
  }

  /// Where a number with its unit ends; nil where none begins.
  private static func number(_ line: Span<UInt8>, _ start: Int) -> Int? {
    let isBehindRange = start > 1 && isRange(line, start - 1) && isDigit(line[start - 2])
    if start > 0, isWordByte(line[start - 1]), !isBehindRange { return nil }
    var place = start
    if line[place] == UInt8(ascii: "-") || line[place] == UInt8(ascii: "+") {
      // Right behind a figure it parts two numbers.
      if start > 0, isDigit(line[start - 1]) { return nil }
      place += 1
    }
    let first = place
    var points = 0
    while place < line.count, isDigit(line[place]) || line[place] == UInt8(ascii: ".") {
      if line[place] == UInt8(ascii: ".") { points += 1 }
      place += 1
    }
    guard place > first, isDigit(line[first]) || points == 1, isDigit(line[place - 1]), points <= 1
    else { return nil }
    place = power(line, place) ?? place
    while place < line.count, isUnit(line[place]) { place += 1 }
    guard
      place == line.count || line[place] <= blank || isPunctuation(line[place])
        || isArrow(line, place) || points == 1 && isRange(line, place)
    else { return nil }
    return place
  }

  /// Where the power of ten ends that stands behind a number; nil where none does.
  private static func power(_ line: Span<UInt8>, _ start: Int) -> Int? {
    guard start + 1 < line.count, line[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var place = start + 1
    if "+-".utf8.contains(line[place]) { place += 1 }
    let first = place
    while place < line.count, isDigit(line[place]) { place += 1 }
    return place > first ? place : nil
  }

  /// Whether an arrow stands at a place, whose stroke is no sign of a number.
  private static func isArrow(_ line: Span<UInt8>, _ place: Int) -> Bool {
    place + 1 < line.count && line[place] == UInt8(ascii: "-")
      && line[place + 1] == UInt8(ascii: ">")
  }

  /// Whether a stroke parts two numbers with decimals, `0.00-1.00`.
  private static func isRange(_ line: Span<UInt8>, _ place: Int) -> Bool {
    guard place + 1 < line.count, line[place] == UInt8(ascii: "-") else { return false }
    let rest = (place + 1..<line.count).prefix {
      isDigit(line[$0]) || line[$0] == UInt8(ascii: ".")
    }
    return rest.count { line[$0] == UInt8(ascii: ".") } == 1 && rest.count > 2
  }

  private static func quoted(_ line: Span<UInt8>, _ start: Int) -> Int? {
    var place = start + 1
    while place < line.count, line[place] != UInt8(ascii: "\"") { place += 1 }
    return place < line.count ? place + 1 : nil
  }

  private static func word(_ line: Span<UInt8>, _ start: Int) -> Int? {
    var place = start
    while place < line.count, isWordByte(line[place]), !isArrow(line, place) { place += 1 }
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
    ",;:|()[]{}<>\"'/=".utf8.contains(byte)
  }
}
