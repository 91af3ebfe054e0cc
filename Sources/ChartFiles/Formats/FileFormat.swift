import ChartCore

/// A kind of file that can be read: a folder here, and a line in `all`.
struct FileFormat: Sendable {
  /// What it is called here.
  let name: String
  /// Whether a file is of this kind, as its beginning tells.
  let claims: @Sendable (FileHead) -> Bool
  /// Whether it takes texts in any encoding, which are decoded for it.
  var takesAnyEncoding = false
  /// How its files are called among others.
  var naming = FileNaming.any
  /// Whether its recordings may say what an activity took.
  var tellsEnergy = false
  /// How a file of this kind is read, by what it holds.
  let reader: FileReader

  /// The kinds, in the order in which they are asked.
  static let all = [
    fit, gpx, tcx, kml, hrm, goldenCheetah, health, stravaTable, garminTable, stravaList,
    garminExport, rows, answer, yahooChart, telegram, envelope, largeCharts, table,
  ]
}

/// What a kind of file is recognised by.
struct FileHead {
  /// How many bytes of a file are looked at.
  static let size = 64 << 10
  /// The file's name, without its folders.
  let name: String
  /// Its first bytes, all of them where there are no more; decompressed, but in the encoding they have.
  let bytes: ArraySlice<UInt8>
}

/// What a format is given to read.
struct FormatInput {
  /// The text, from its start.
  var window: ByteWindow
  /// What it was opened from, decompressed; nil for a text in memory.
  private(set) var stream: (any ByteStream)?
  /// What the text was written in; the window has UTF-8 where the format takes any encoding.
  private(set) var encoding = TextEncoding.utf8
  /// The file's name, without its folders.
  var name = ""
  /// How it is read.
  var options = ReadingOptions()
  /// The number of the first chart in notices.
  var firstNumber = 1
  /// Hears of charts and columns as they come up, where somebody wants to know.
  var follower: ReadingFollower?
}

extension FormatInput {
  /// The text in a file, at its start: its bytes, or what they become decompressed. A thread of its own reads a large one
  /// ahead where `isShared` does not say no.
  init(
    opening file: any ByteStream, name: String, options: ReadingOptions = ReadingOptions(),
    firstNumber: Int = 1, isShared: Bool? = nil, follower: ReadingFollower? = nil
  ) {
    let text = Compression.opened(file)
    let pieces = PieceSource(text, isShared: isShared, follower: follower)
    self.init(
      window: ByteWindow(pieces), name: name, options: options, firstNumber: firstNumber,
      follower: follower)
    stream = text
  }

  /// The first fault of the data that the text is decompressed from, looked for in so many bytes of it; nil where that is
  /// whole, or the text is not compressed.
  func damage(within count: Int) -> Fault? {
    stream.flatMap { $0.isDecoded ? $0.fault(within: count) : nil }
  }

  /// The first format that the text is of; nil where it is of none. The text is decoded where that one wants it.
  ///
  /// The mark at the start of UTF-16 is no part of the text then, that of UTF-8 still is.
  mutating func prepare(
    _ formats: [FileFormat] = FileFormat.all
  ) throws(Fault) -> FileFormat? {
    try rewrite()
    let head = FileHead(name: name, bytes: try window.head(FileHead.size))
    let format = formats.first { $0.claims(head) }
    if format?.takesAnyEncoding == true {
      encoding = TextEncoding(of: head.bytes)
      if encoding != .utf8 {
        window = window.decoded(from: encoding, markSize: encoding.markSize(in: head.bytes))
      }
    }
    return format
  }
}
