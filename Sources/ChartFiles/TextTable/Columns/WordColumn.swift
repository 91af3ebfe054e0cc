import ChartCore

/// A column with more different words, or with more bytes in them, is kept no more: it is prose, or numbers of things.
private let (mostWords, mostBytes) = (1 << 16, 1 << 24)
/// So many different numbers are no names.
private let leastNumbers = 64
/// What words are multiplied by to spread them: 2^64 divided by the golden section.
private let spreading: UInt64 = 0x9E37_79B9_7F4A_7C15

/// Collects a column's words row by row: each different one is kept once, a row has its number.
///
/// A row takes some nanoseconds, and memory as a column of small numbers does.
struct WordColumn {
  /// The column's place in the table.
  let place: Int
  private let isFilled: Bool
  /// Whether there are too many different ones, so that they are not kept.
  private(set) var isAbandoned = false
  private var codes = ColumnBuilder()
  /// How many of the different words begin as numbers do.
  private var numberCount = 0
  private var wordCount = 0
  /// The number of the last row's word.
  private var last: Int?
  /// The different words one behind the other, and where each ends.
  private var letters: [UInt8] = []
  private var ends: [Int] = []
  /// The words' numbers, each at the first free place from that on which its bytes say; -1 where none is.
  private var slots = [Int32](repeating: -1, count: 64)

  /// No words yet of the column at a place.
  ///
  /// Where it is filled, a row without a word has that of the row before it.
  init(at place: Int, isFilled: Bool = false) { (self.place, self.isFilled) = (place, isFilled) }

  /// Adds the word of the row that was read last; an empty one where that has none.
  mutating func add(_ row: some RowSource) {
    if isFilled, let last, place >= row.cells.count || row.text(ofCell: place).isBlank {
      return codes.append(Double(last))
    }
    guard place < row.cells.count else { return add([]) }
    let cell = row.cells[place]
    if cell.isQuoted && cell.escape != nil {
      add(Array(row.text(ofCell: place).utf8))
    } else if let code = row.withBytes({ code(of: $0, cell.start..<cell.end) }) {
      append(code)
    }
  }

  /// The words so far, which stay while others are added here. Linear time.
  func copy() -> WordColumn {
    var copy = self
    copy.codes = codes.copy()
    return copy
  }

  private mutating func add(_ word: [UInt8]) {
    if let code = code(of: word.span, word.indices) { append(code) }
  }

  private mutating func append(_ code: Int) {
    last = code
    codes.append(Double(code))
  }

  /// Adds the words of rows that were read many at once, of those that are kept.
  mutating func add(
    _ plain: FastRows, of rows: some RowSource, where isKept: (Int) -> Bool = { _ in true }
  ) {
    guard !isAbandoned else { return }
    var codes: [Int64] = []
    let places = plain.places(ofColumn: place)
    codes.reserveCapacity(places.count)
    rows.withBytes { bytes in
      for (row, place) in places.enumerated() where isKept(row) {
        let cell = place.lowerBound - rows.start..<place.upperBound - rows.start
        guard let code = code(of: bytes, cell) else { return }
        codes.append(Int64(code))
      }
    }
    unsafe codes.withUnsafeBufferPointer { unsafe self.codes.append($0) }
  }

  /// Whether so many different words are numbers that the first ones alone were words.
  var areNumbers: Bool { numberCount >= leastNumbers && numberCount * 10 >= wordCount * 9 }

  /// What was read; a fault where there is no memory for it.
  func labels(named name: String) throws(Fault) -> Labels {
    let words = ends.indices.map { String(decoding: letters[bytes(ofWord: $0)], as: UTF8.self) }
    return Labels(name: name, words: words, codes: try codes.finishedOrShort())
  }
}

extension WordColumn {
  private func bytes(ofWord word: Int) -> Range<Int> {
    (word == 0 ? 0 : ends[word - 1])..<ends[word]
  }

  /// The number of a word, with blanks around it or without; nil where it is one too many, or was before.
  private mutating func code(of bytes: borrowing Span<UInt8>, _ cell: Range<Int>) -> Int? {
    guard !isAbandoned else { return nil }
    let word = bytes.trimmed(cell)
    var slot = hash(of: bytes, word) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if isWord(known, bytes, word) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(bytes, word, at: slot)
  }

  private mutating func add(
    _ bytes: borrowing Span<UInt8>, _ word: Range<Int>, at slot: Int
  ) -> Int? {
    guard ends.count < mostWords, letters.count + word.count <= mostBytes else {
      isAbandoned = true
      (letters, ends, slots) = ([], [], [])
      return nil
    }
    wordCount += 1
    numberCount += bytes.beginsNumber(word) ? 1 : 0
    for index in word { letters.append(bytes[index]) }
    ends.append(letters.count)
    slots[slot] = Int32(ends.count - 1)
    if ends.count * 2 > slots.count { spread(over: slots.count * 4) }
    return ends.count - 1
  }

  private func isWord(_ known: Int, _ bytes: borrowing Span<UInt8>, _ word: Range<Int>) -> Bool {
    let place = self.bytes(ofWord: known)
    guard place.count == word.count else { return false }
    for index in 0..<word.count
    where letters[place.lowerBound + index] != bytes[word.lowerBound + index] {
      return false
    }
    return true
  }

  /// Gives the words more places to be found at.
  private mutating func spread(over count: Int) {
    slots = Array(repeating: -1, count: count)
    for word in ends.indices {
      var slot = hash(of: letters.span, bytes(ofWord: word)) & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(word)
    }
  }

  private func hash(of bytes: borrowing Span<UInt8>, _ word: Range<Int>) -> Int {
    var hash = UInt64(word.count)
    for index in word { hash = (hash ^ UInt64(bytes[index])) &* spreading }
    return Int(truncatingIfNeeded: hash >> 32)
  }
}

extension Span<UInt8> {
  /// Whether a word has nothing but figures, a sign before them and one point or comma among them.
  fileprivate func beginsNumber(_ word: Range<Int>) -> Bool {
    var (figures, signs) = (0, 0)
    for index in word {
      let byte = self[index]
      if byte &- UInt8(ascii: "0") < 10 {
        figures += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        guard index == word.lowerBound else { return false }
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        signs += 1
      } else {
        return false
      }
    }
    return figures > 0 && signs < 2
  }

  /// A cell without the blanks around it.
  fileprivate func trimmed(_ cell: Range<Int>) -> Range<Int> {
    var (start, end) = (cell.lowerBound, cell.upperBound)
    while start < end, self[start] <= blank { start += 1 }
    while end > start, self[end - 1] <= blank { end -= 1 }
    return start..<end
  }
}
