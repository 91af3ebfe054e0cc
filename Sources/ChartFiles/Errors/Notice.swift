public import ChartCore

/// What was mended or left out while a file was read, as one sentence.
public struct Notice: Equatable, Sendable, CustomStringConvertible {
  /// The sentence, with its full stop.
  public let sentence: Phrase

  init(_ sentence: Phrase) {
    self.sentence = sentence
  }

  /// The sentence in English.
  public var description: String { sentence.description }
}

/// Notices as they come up, up to as many as anyone would read.
struct NoticeList {
  /// Beyond this a broken file would bury the window in sentences.
  static let limit = 100

  private var notices: [Notice] = []
  private var omitted = 0

  /// Adds a sentence with its full stop.
  mutating func add(_ sentence: Phrase) {
    if notices.count < Self.limit { notices.append(Notice(sentence)) } else { omitted += 1 }
  }

  /// The notices, and a last one that counts those that were left out.
  var all: [Notice] {
    if omitted == 0 { return notices }
    let last = Phrase(
      counting: omitted, one: "\(omitted) more notice is left out.",
      many: "\(omitted) more notices are left out.")
    return notices + [Notice(last)]
  }
}
