import ChartCore

/// A kind of file that can be read: a folder here, and a line in `all`.
struct FileFormat: Sendable {
  /// How a document calls it.
  let name: String
  /// Whether a file is of this kind, as its beginning tells.
  let claims: @Sendable (FileHead) -> Bool
  /// Reads a file of this kind.
  let read: @Sendable (FormatInput) throws(Fault) -> ChartDocument

  /// The kinds, in the order in which they are asked.
  static let all = [telegram, table]

  /// The first kind that a file is of; nil where it is of none.
  static func of(_ head: FileHead) -> FileFormat? { all.first { $0.claims(head) } }
}

/// What a kind of file is recognised by.
struct FileHead {
  /// How many bytes of a file are looked at.
  static let size = 4096
  /// The file's name, without its folders.
  let name: String
  /// Its first bytes, all of them where there are no more.
  let bytes: ArraySlice<UInt8>
}

/// What a format is given to read.
struct FormatInput {
  /// The text, from its start.
  var window: ByteWindow
  /// The file's name, without its folders.
  var name = ""
  /// How it is read if it is a text table.
  var table = TableOptions()
  /// The number of the first chart in notices.
  var firstNumber = 1
  /// Hears of charts and columns as they come up, where somebody wants to know.
  var follower: ReadingFollower?
}
