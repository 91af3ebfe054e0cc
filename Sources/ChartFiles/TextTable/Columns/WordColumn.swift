import ChartCore

/// Words beyond so many different ones are no names of series.
private let mostWords = 512

/// A column of words that repeat: each row has the number of its word.
struct WordColumn {
  /// The different words, in the order in which they came up.
  private(set) var words: [String] = []
  /// Whether there are too many different ones, so that they are not counted any more.
  private(set) var isAbandoned = false
  private var numbers = ColumnBuilder()
  private var known: [String: Int] = [:]

  /// Adds the word of a row.
  mutating func add(_ word: String) {
    guard !isAbandoned else { return }
    if let number = known[word] { return numbers.append(Double(number)) }
    guard words.count < mostWords else {
      isAbandoned = true
      return
    }
    known[word] = words.count
    numbers.append(Double(words.count))
    words.append(word)
  }

  /// The words so far, which stay while others are added here. Linear time.
  func copy() -> WordColumn {
    var copy = self
    copy.numbers = numbers.copy()
    return copy
  }

  /// Each row's word as its place in `words`.
  func column() throws(Fault) -> Column { try numbers.finishedOrShort() }
}
