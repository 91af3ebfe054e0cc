import Glibc

/// How many bytes should be ahead before a loop over many numbers starts; what is ahead when the window
/// slides is copied, so it should not be much.
private let usualComfort = 4096

/// A stretch of a text that slides over it: all of one in memory, a piece of a file.
///
/// Its offsets are counted from the start of the text. Copies slide for themselves.
struct ByteWindow {
  private var piece: TextPiece
  private let source: PieceSource?
  /// The offset of the first byte in the window.
  private(set) var start = 0
  /// The offset behind the last byte in the window.
  private(set) var end: Int
  /// Whether there may be more behind the window's end.
  private(set) var hasMore: Bool

  /// The whole of a text in memory.
  init(_ bytes: [UInt8]) {
    piece = TextPiece(bytes)
    end = bytes.count
    source = nil
    hasMore = false
  }

  /// A window at the start of a file, which reads as it slides.
  init(_ source: PieceSource) {
    piece = TextPiece([])
    end = 0
    self.source = source
    hasMore = true
  }

  /// How many bytes should be ahead before a loop over many numbers starts.
  var comfort: Int { source.map { min($0.pieceSize / 2, usualComfort) } ?? 0 }

  /// The byte at an offset in the window.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { piece[offset] }

  /// A copy of the bytes at offsets in the window.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    unsafe piece.withBytes(in: range) { unsafe ArraySlice($0) }
  }

  /// Whether the bytes at an offset in the window are these.
  func has(_ text: [UInt8], at offset: Int) -> Bool {
    unsafe piece.withBytes(in: offset..<offset + text.count) { unsafe $0.elementsEqual(text) }
  }

  /// Whether a line ends in the window from an offset on.
  func hasLineFeed(from offset: Int) -> Bool {
    unsafe piece.withBytes(in: offset..<end) { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe memchr(base, Int32(UInt8(ascii: "\n")), bytes.count) != nil
    }
  }

  /// Adds the bytes at offsets in the window to others.
  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe piece.withBytes(in: range) { unsafe bytes.append(contentsOf: $0) }
  }

  /// The window's bytes from its start on.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe piece.withBytes(in: start..<end, body)
  }

  /// How many bytes the whole text has; nil where nobody knows as yet.
  var size: Int? { source.map(\.size) ?? end }

  /// The numbers that were found in advance.
  var numbers: NumberRuns { piece.numbers }
  /// The rows that were found in advance.
  var rows: FastRows? { piece.rows }

  /// Says what is to be found in advance in what is not read yet.
  func findInAdvance(_ wanted: Foresight) { source?.findInAdvance(wanted) }

  /// The first bytes of the text, where the window is there still: so many, or all there are.
  mutating func head(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
    while end - start < count && hasMore { try slide(to: start) }
    return bytes(in: start..<min(end, start + count))
  }

  /// Moves the window's start to `offset` and its end on by a piece of the file.
  ///
  /// What is kept is short; a token that is longer than a piece makes the window longer.
  mutating func slide(to offset: Int) throws(Fault) {
    guard let source, hasMore else { return }
    let kept = offset..<end
    let next = try source.piece(at: end, keeping: kept.count)
    next.precede(with: kept, of: piece)
    move(to: next, from: kept.lowerBound)
  }

  /// Goes to `offset`, which may lie before the window; what it has then starts there.
  mutating func go(to offset: Int) throws(Fault) {
    guard let source, offset < start else { return }
    move(to: try source.piece(at: offset, keeping: 0), from: offset)
  }

  /// A window at the start of what the text from `offset` on is decoded to.
  func decoded(
    from offset: Int, _ makeDecoder: @escaping @Sendable () throws(Fault) -> any ByteDecoder
  ) -> ByteWindow {
    ByteWindow((source ?? PieceSource(memory)).decoded(from: offset, makeDecoder))
  }

  /// The place of the byte at `offset` in the text, which is read again; nil where that fails.
  func place(of offset: Int) -> TextPlace? {
    source.map { $0.place(of: offset) } ?? TextPlace(of: offset, in: memory)
  }

  /// The whole of a text in memory.
  private var memory: MemoryStream { MemoryStream(bytes: Array(bytes(in: 0..<end))) }

  private mutating func move(to next: TextPiece, from start: Int) {
    var last = next
    swap(&last, &piece)
    self.start = start
    end = next.offset + next.count
    hasMore = !next.isLast
    source?.recycle(&last)
  }
}
