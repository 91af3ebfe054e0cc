public import ChartCore

/// What is told while a file is being read.
public enum ReadingNews: Sendable {
  /// The reading has come so far.
  case progress(ReadingProgress)
  /// The charts as far as they are known: those that are complete, then the one that is being read
  /// with the columns it has so far, in colours and under names that may not be its own yet.
  case grown([Table])
}

/// How far the reading of a file has come.
public struct ReadingProgress: Equatable, Sendable {
  /// The bytes that have been read.
  public var bytes: Int
  /// The bytes there are.
  public var total: Int
  /// What is being read, in words that follow "Reading": `column 3 of chart 1`.
  public var subject: String

  /// Bytes of a total, in something.
  public init(bytes: Int, total: Int, subject: String) {
    (self.bytes, self.total, self.subject) = (bytes, total, subject)
  }
}

/// Follows the reading of a file: returns whether to go on. Called where the file is read, a few
/// dozen times a second at most.
public typealias ReadingWatch = (ReadingNews) -> Bool
