public import ChartCore

/// What is told while a file is being read.
public enum ReadingNews: Sendable {
  /// The reading has come so far: every megabyte, and once at the end, where all bytes have been read.
  case progress(ReadingProgress)
  /// The charts as far as they are known: those that are complete, then the one that is being read
  /// with the columns it has so far, in colours and under names that may not be its own yet. Told when
  /// a column or a chart is complete, 16 MB or more after the last time; of a table in text, all columns of which grow
  /// together, where it was wished, whenever twice as much has been read.
  case grown([Table])
}

/// How far the reading of a file has come.
public struct ReadingProgress: Equatable, Sendable {
  /// The bytes that have been read; they only grow.
  public var bytes: Int
  /// The bytes there are.
  public var total: Int
  /// What is being read, in words that follow "Reading": `column 3 of chart 1`.
  public var subject: Phrase

  /// Bytes of a total, in something.
  public init(bytes: Int, total: Int, subject: Phrase) {
    (self.bytes, self.total, self.subject) = (bytes, total, subject)
  }
}

/// What somebody who follows a reading wants of it next.
public enum ReadingWish: Sendable {
  /// To end.
  case stop
  /// To go on.
  case goOn
  /// To go on, and to tell of charts also where they are made for that alone.
  case charts
}

/// Follows the reading of a file: returns what is wanted next. Called on the thread that reads the file,
/// as often as that comes a megabyte further: some 2,000 times a second at most, so keep it short.
public typealias ReadingWatch = (ReadingNews) -> ReadingWish
