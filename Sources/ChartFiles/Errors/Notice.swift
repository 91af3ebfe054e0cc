/// What was mended or left out while a file was read, as one sentence.
public struct Notice: Equatable, Sendable, CustomStringConvertible {
  /// The sentence, with its full stop.
  public let description: String

  init(_ sentence: String) {
    description = sentence
  }
}

/// Notices as they come up, up to as many as anyone would read.
struct NoticeList {
  /// Beyond this a broken file would bury the window in sentences.
  static let limit = 100

  private var notices: [Notice] = []
  private var omitted = 0

  /// Adds a sentence with its full stop.
  mutating func add(_ sentence: String) {
    if notices.count < Self.limit { notices.append(Notice(sentence)) } else { omitted += 1 }
  }

  /// The notices, and a last one that counts those that were left out.
  var all: [Notice] {
    switch omitted {
    case 0: notices
    case 1: notices + [Notice("1 more notice is left out.")]
    default: notices + [Notice("\(omitted) more notices are left out.")]
    }
  }
}
