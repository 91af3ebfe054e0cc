import CKernels

/// How much of a file is read at a time: so many bytes and the numbers in them stay in the processor's
/// second cache.
private let usualPieceSize = 1 << 17
/// Below this a second thread would hardly have begun when the first is done.
private let smallestShared = 4 << 20

/// How often it is asked whether there is memory for what the file becomes: what is read in between
/// becomes some times as much.
private let weighedBytes = 16 << 20

/// A file's text piece by piece, for the windows that slide over it.
final class PieceSource {
  /// The bytes of each piece but the last.
  let pieceSize: Int
  /// Hears how far the reading has come, where somebody wants to know.
  private let follower: ReadingFollower?
  private let stream: FileStream
  private let queue: PieceQueue?
  private let helper: HelperThread?
  /// A piece that is used no more.
  private var spare: TextPiece?

  /// The pieces of a file; two threads read a large one, where there are processors for them and
  /// `isShared` does not say otherwise.
  init(
    _ stream: FileStream, pieceSize: Int = usualPieceSize, isShared: Bool? = nil,
    follower: ReadingFollower? = nil
  ) {
    self.stream = stream
    self.pieceSize = pieceSize
    self.follower = follower
    let pays = stream.size >= smallestShared && chart_processor_count() > 1
    let isShared = isShared ?? pays
    queue = isShared ? PieceQueue(stream, pieceSize: pieceSize) : nil
    helper = queue.flatMap { HelperThread($0) }
  }

  /// The piece that starts at `offset`, with room for `kept` bytes before it; where these are many, a
  /// longer one, so that a token of any length is read in linear time.
  func piece(at offset: Int, keeping kept: Int) throws(Fault) -> TextPiece {
    try follower?.come(to: offset)
    if stream.size >= smallestShared && offset % weighedBytes == 0 { try FreeMemory.check() }
    guard kept <= pieceSize else {
      try FreeMemory.check(for: 3 * kept)
      let long = TextPiece(room: kept, capacity: 2 * kept)
      try long.fill(from: stream, at: offset)
      return long
    }
    if let piece = queue?.take(at: offset) { return piece }
    let piece = spare ?? TextPiece(size: pieceSize)
    spare = nil
    // Up to where the queue's next one starts.
    try piece.fill(from: stream, at: offset, limit: pieceSize - offset % pieceSize)
    return piece
  }

  /// Takes back a piece that nobody else holds.
  func recycle(_ piece: inout TextPiece) {
    guard piece.capacity == pieceSize, isKnownUniquelyReferenced(&piece) else { return }
    if let queue { queue.recycle(piece) } else { spare = piece }
  }
}
