import CKernels

/// How much of a file is read at a time: so many bytes and the numbers in them stay in the processor's
/// second cache.
private let usualPieceSize = 1 << 17
/// Below this a second thread would hardly have begun when the first is done; decoding takes longer.
private let smallestShared = 4 << 20
private let smallestDecoded = 256 << 10

/// How often it is asked whether there is memory for what the file becomes: what is read in between
/// becomes some times as much.
private let weighedBytes = 16 << 20

/// A file's text piece by piece, for the windows that slide over it.
final class PieceSource {
  /// The bytes of each piece but the last.
  let pieceSize: Int
  /// Hears how far the reading has come, where somebody wants to know.
  private let follower: ReadingFollower?
  private let stream: any ByteStream
  private let isShared: Bool?
  private let queue: PieceQueue?
  private let helper: HelperThread?
  /// A piece that is used no more.
  private var spare: TextPiece?

  /// The pieces of a file; two threads read a large one, where there are processors for them and
  /// `isShared` does not say otherwise.
  init(
    _ stream: any ByteStream, pieceSize: Int = usualPieceSize, isShared: Bool? = nil,
    follower: ReadingFollower? = nil
  ) {
    self.stream = stream
    self.pieceSize = pieceSize
    self.follower = follower
    let smallest = stream.isDecoded ? smallestDecoded : smallestShared
    let pays = stream.size >= smallest && chart_processor_count() > 1
    self.isShared = isShared
    let queue = isShared ?? pays ? PieceQueue(stream, pieceSize: pieceSize) : nil
    helper = queue.flatMap { HelperThread($0) }
    // Who reads what is decoded waits for the helper.
    self.queue = stream.isDecoded && helper == nil ? nil : queue
  }

  /// The pieces of what the text from `start` on is decoded to.
  func decoded(
    from start: Int, _ makeDecoder: @escaping @Sendable () throws(Fault) -> any ByteDecoder
  ) -> PieceSource {
    PieceSource(
      DecodedStream(stream, from: start, makeDecoder), pieceSize: pieceSize, isShared: isShared,
      follower: follower)
  }

  /// How many bytes the text has; nil where it is decoded.
  var size: Int? { stream.isDecoded ? nil : stream.size }

  /// The place of the byte at `offset` in the text, which is read again; nil where that fails.
  func place(of offset: Int) -> TextPlace? { TextPlace(of: offset, in: stream) }

  /// The piece that starts at `offset`, with room for `kept` bytes before it; where these are many, a
  /// longer one, so that a token of any length is read in linear time.
  func piece(at offset: Int, keeping kept: Int) throws(Fault) -> TextPiece {
    try follower?.come(to: offset, fileBytes: stream.fileBytes(before: offset))
    let isLarge = max(stream.size, offset) >= smallestShared
    if isLarge && offset % weighedBytes == 0 { try FreeMemory.check() }
    guard kept <= pieceSize else {
      try FreeMemory.check(for: 3 * kept)
      let long = TextPiece(room: kept, capacity: 2 * kept)
      try long.fill(from: stream, at: offset)
      return long
    }
    if let piece = queue?.take(at: offset) {
      if let fault = piece.fault { throw fault }
      return piece
    }
    let piece = spare ?? TextPiece(size: pieceSize)
    spare = nil
    // Up to where the queue's next one starts.
    try piece.fill(from: stream, at: offset, limit: pieceSize - offset % pieceSize)
    return piece
  }

  /// Says what is to be found in advance in the pieces that nobody has begun.
  func findInAdvance(_ wanted: Foresight) { queue?.findInAdvance(wanted) }

  /// Takes back a piece that nobody else holds.
  func recycle(_ piece: inout TextPiece) {
    guard piece.capacity == pieceSize, isKnownUniquelyReferenced(&piece) else { return }
    if let queue { queue.recycle(piece) } else { spare = piece }
  }
}
