import ChartCore

/// What programs write nearly as JSON, written as JSON.
///
/// Values in a call, `callback({...});`, or behind a name, `var data = [...]`, or behind a line that keeps scripts from
/// running it; texts in single quotation marks, `None` and `True` of Python; keys without quotation marks; moments and
/// numbers that are made by a call, `new Date(2024, 4, 1)`, `ISODate("...")`. Lines stay where they are.
struct ScriptText {
  /// The text as JSON, as far as it was read.
  private(set) var json: [UInt8] = []
  /// Whether something is written otherwise, and whether there is something that is neither.
  private(set) var (isChanged, isOther) = (false, false)

  private let text: [UInt8]
  private let isWhole: Bool
  private var place = 0
  /// The signs that close what was opened.
  private var closing: [UInt8] = []
  /// Whether a value was the last thing: another one does not follow it.
  private var isBehindValue = false
  private var isOfDocuments = false

  /// Reads a text, or the beginning of one.
  init(_ text: [UInt8], isWhole: Bool = true) {
    (self.text, self.isWhole) = (text, isWhole)
    readWrapper()
    guard isAt("{") || isAt("[") else {
      isOther = true
      return
    }
    isOfDocuments = isAt("{")
    while place < text.count, !isOther { readToken() }
  }

  /// Whether a text that begins so is JSON only once it is written otherwise.
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard let first = head.first(where: { $0 > blank }), first < 0x80 else { return false }
    let text = ScriptText(Array(head), isWhole: head.count < FileHead.size)
    return text.isChanged && !text.isOther
  }
}

// MARK: - What is around the value

extension ScriptText {
  private mutating func readWrapper() {
    skipSpace()
    for guardian in [")]}'", "while(1);", "for(;;);"]
    where text[place...].starts(with: guardian.utf8) {
      place += guardian.utf8.count
      if isAt(",") { place += 1 }
      isChanged = true
    }
    skipSpace()
    let start = place
    if var name = word() {
      if ["var", "let", "const"].contains(name) {
        skipSpace()
        name = word() ?? ""
      }
      skipSpace()
      guard isAt("(") || isAt("=") else {
        place = start
        return
      }
      place += 1
      isChanged = true
      skipSpace()
    }
  }

  /// Goes over white space and comments; their line ends stay.
  private mutating func skipSpace() {
    while place < text.count {
      if text[place] <= blank {
        if text[place] == lineFeed { json.append(lineFeed) }
        place += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard text[place...].starts(with: "//".utf8) || text[place...].starts(with: "/*".utf8) else {
      return false
    }
    let isBlock = text[place + 1] == UInt8(ascii: "*")
    place += 2
    while place < text.count {
      if !isBlock, text[place] == lineFeed { return true }
      if isBlock, text[place...].starts(with: "*/".utf8) {
        place += 2
        return true
      }
      if text[place] == lineFeed { json.append(lineFeed) }
      place += 1
    }
    return true
  }

  private func isAt(_ sign: Unicode.Scalar) -> Bool {
    place < text.count && text[place] == UInt8(ascii: sign)
  }

  /// Goes over a name, points in it; nil where none begins.
  private mutating func word() -> String? {
    let start = place
    while place < text.count, text[place].isOfName(isFirst: place == start) { place += 1 }
    return place > start ? String(decoding: text[start..<place], as: UTF8.self) : nil
  }
}

// MARK: - Tokens

extension ScriptText {
  private mutating func readToken() {
    let byte = text[place]
    switch byte {
    case lineFeed where closing.isEmpty:
      (isBehindValue, place) = (false, place + 1)
      json.append(byte)
    case 0...blank: copy()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readText(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): close(byte)
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      isBehindValue = false
      copy()
    case UInt8(ascii: ";") where closing.isEmpty: place += 1
    case UInt8(ascii: "/"): if !skipComment() { isOther = true }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      readNumber()
    default: readWord()
    }
  }

  private mutating func copy() {
    json.append(text[place])
    place += 1
  }

  /// Tuples are arrays. Behind the value only other objects may begin.
  private mutating func open(_ byte: UInt8) {
    beginValue()
    if closing.isEmpty, !json.allSatisfy({ $0 <= blank }),
      !isOfDocuments || byte != UInt8(ascii: "{")
    {
      isOther = true
    }
    let isTuple = byte == UInt8(ascii: "(")
    if isTuple { isChanged = true }
    json.append(isTuple ? UInt8(ascii: "[") : byte)
    closing.append(byte == UInt8(ascii: "(") ? byte + 1 : byte + 2)
    (place, isBehindValue) = (place + 1, false)
  }

  private mutating func close(_ byte: UInt8) {
    if closing.isEmpty, byte == UInt8(ascii: ")") {
      place += 1
      return
    }
    // What is a script so far is a faulty one then, of which its reader tells.
    if closing.popLast() != byte, !isChanged { isOther = true }
    json.append(byte == UInt8(ascii: ")") ? UInt8(ascii: "]") : byte)
    (place, isBehindValue) = (place + 1, true)
  }

  private mutating func beginValue() {
    if isBehindValue { isOther = true }
    isBehindValue = true
  }

  private mutating func readText(_ quote: UInt8) {
    beginValue()
    if quote == UInt8(ascii: "'") { isChanged = true }
    json.append(UInt8(ascii: "\""))
    place += 1
    while place < text.count, text[place] != quote {
      if text[place] == UInt8(ascii: "\\"), place + 1 < text.count {
        if text[place + 1] != UInt8(ascii: "'") { json.append(text[place]) }
        place += 1
      } else if text[place] == UInt8(ascii: "\"") {
        json.append(UInt8(ascii: "\\"))
      }
      copy()
    }
    if place < text.count || isWhole { json.append(UInt8(ascii: "\"")) }
    place += 1
  }

  private mutating func readNumber() {
    beginValue()
    let start = place
    if isAt("+") { place += 1 }
    var number: [UInt8] = isAt(".") ? [UInt8(ascii: "0")] : []
    while place < text.count, text[place].isOfNumber {
      number.append(text[place])
      place += 1
    }
    if place < text.count, text[place].isOfName(isFirst: true) { isOther = true }
    if number.last == UInt8(ascii: ".") { number.append(UInt8(ascii: "0")) }
    if number != Array(text[start..<place]) { isChanged = true }
    write(Array(number), isKey: isKey)
  }

  /// Whether a colon comes next, in an object.
  private var isKey: Bool {
    closing.last == UInt8(ascii: "}") && text[place...].first { $0 > blank } == UInt8(ascii: ":")
  }

  private mutating func write(_ word: [UInt8], isKey: Bool) {
    guard isKey else {
      json += word
      return
    }
    isChanged = true
    json += [UInt8(ascii: "\"")] + word + [UInt8(ascii: "\"")]
  }

  private mutating func readWord() {
    guard let word = word() else {
      isOther = true
      return
    }
    if place == text.count, !isWhole { return }
    if word == "new" {
      while isAt(" ") { place += 1 }
      return
    }
    if isKey { return write(Array(word.utf8), isKey: true) }
    beginValue()
    if isAt("(") { return readCall(of: word) }
    if ["true", "false", "null", "NaN", "Infinity"].contains(word) { return json += word.utf8 }
    guard let plain = Self.words[word] else {
      isOther = true
      return
    }
    isChanged = true
    json += plain.utf8
  }

  private static let words = [
    "True": "true", "False": "false", "None": "null", "undefined": "null", "nan": "null",
    "inf": "null", "NULL": "null",
  ]

  /// A call with one value is that value; one with numbers is a moment.
  private mutating func readCall(of name: String) {
    isChanged = true
    guard let end = text[place...].firstIndex(of: UInt8(ascii: ")")) else {
      if isWhole { isOther = true } else { place = text.count }
      return
    }
    let inside = String(decoding: text[(place + 1)..<end], as: UTF8.self).trimmed
    place = end + 1
    if inside.first == "\"" || inside.first == "'" {
      json += "\"\(inside.dropFirst().dropLast())\"".utf8
    } else if Double(inside) != nil {
      json += inside.utf8
    } else if let moment = ScriptMoment.written(
      arguments: inside, firstMonth: name.hasPrefix("Date") ? 0 : 1)
    {
      json += "\"\(moment)\"".utf8
    } else {
      isOther = true
    }
  }
}

extension UInt8 {
  fileprivate func isOfName(isFirst: Bool) -> Bool {
    self | 0x20 &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || !isFirst && (self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "."))
  }

  fileprivate var isOfNumber: Bool {
    self &- UInt8(ascii: "0") < 10 || "+-.eE".utf8.contains(self)
  }
}
