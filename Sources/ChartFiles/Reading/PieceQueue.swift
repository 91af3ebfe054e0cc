/// How many pieces are read ahead: enough that a thread that is put aside for a moment holds up nobody,
/// and that all of them stay in the processor's third cache.
private let depth = 16
/// The helper sleeps while there is no room, and on until there is so much: each waking costs as much
/// as some kilobytes of reading.
private let roomToWake = depth / 2

/// The pieces of a file in order, which two threads read and search for numbers ahead of their use.
///
/// Whoever has nothing else to do claims the next piece that nobody has: the helper's thread always,
/// the reader where the piece that it needs is not there yet. So the work is shared however fast each
/// of them is. The reader never waits: where the helper has had the piece that is needed since all
/// others were read, it was put aside by the system, and the reader does without its work. A piece
/// belongs to the thread that claimed it, then to the queue, then to who takes it; the lock is held
/// only while it passes on.
final class PieceQueue: @unchecked Sendable {
  /// The bytes of each piece but the last.
  let pieceSize: Int
  private let stream: FileStream
  private let pause: ReadingPause?
  private let monitor = Monitor()
  // What follows is touched under the lock only.
  private var ready: [TextPiece] = []
  private var spare: [TextPiece] = []
  /// The index of the piece that is taken next.
  private var next = 0
  /// The index of the first piece that nobody has claimed.
  private var unclaimed = 0
  /// Whether there is nothing behind the pieces that were claimed.
  private var isAtEnd = false
  private var isStopped = false
  private var isHelperAsleep = false

  /// A queue of a file's pieces from its start, whose helper calls `pause` while no piece is its own;
  /// nothing is read yet.
  init(_ stream: FileStream, pieceSize: Int, pause: ReadingPause? = nil) {
    self.stream = stream
    self.pieceSize = pieceSize
    self.pause = pause
  }

  /// Reads ahead until the queue is stopped: the helper's whole work.
  func help() {
    pause?()
    while let (index, piece) = waitForClaim() {
      fill(piece, index)
      pause?()
    }
  }

  /// The next piece that nobody has, once there is room for it; nil when the queue is stopped.
  func waitForClaim() -> (index: Int, piece: TextPiece)? {
    monitor.locked {
      while !isStopped {
        if !isHelperAsleep, let claimed = claim() { return claimed }
        isHelperAsleep = true
        monitor.wait()
      }
      return nil
    }
  }

  /// Ends the help; what is being read is read to its end first.
  func stop() {
    monitor.locked {
      isStopped = true
      monitor.wakeAll()
    }
  }

  /// The piece that starts at `offset`; nil where the queue has gone past that or does not wait for it,
  /// where no piece starts there, or where it could not be read: then who asks reads for itself.
  func take(at offset: Int) -> TextPiece? {
    guard offset % pieceSize == 0 else { return nil }
    let wanted = offset / pieceSize
    while true {
      switch monitor.locked({ step(towards: wanted) }) {
      case .taken(let piece): return piece.isBroken ? nil : piece
      case .claimed(let index, let piece): fill(piece, index)
      case .gone: return nil
      }
    }
  }

  /// Gives back a piece that nobody uses any more.
  func recycle(_ piece: TextPiece) {
    monitor.locked { spare.append(piece) }
  }

  private enum Step {
    case taken(TextPiece)
    case claimed(Int, TextPiece)
    case gone
  }

  /// What to do next for the piece `wanted`.
  private func step(towards wanted: Int) -> Step {
    skip(to: wanted)
    guard wanted == next else { return .gone }
    let position = ready.firstIndex { $0.offset == wanted * pieceSize }
    if position == nil, let (index, piece) = claim() { return .claimed(index, piece) }
    next += 1
    wakeHelper()
    return position.map { .taken(ready.remove(at: $0)) } ?? .gone
  }

  private func wakeHelper() {
    guard isHelperAsleep, next + depth - unclaimed >= roomToWake else { return }
    isHelperAsleep = false
    monitor.wakeAll()
  }

  /// Leaves out the pieces before `wanted`.
  private func skip(to wanted: Int) {
    guard wanted > next else { return }
    next = wanted
    unclaimed = max(unclaimed, wanted)
    spare += ready.filter { $0.offset < wanted * pieceSize }
    ready.removeAll { $0.offset < wanted * pieceSize }
  }

  private func claim() -> (index: Int, piece: TextPiece)? {
    guard unclaimed < next + depth, !isAtEnd else { return nil }
    unclaimed += 1
    return (unclaimed - 1, spare.popLast() ?? TextPiece(size: pieceSize))
  }

  private func fill(_ piece: TextPiece, _ index: Int) {
    piece.fillInAdvance(from: stream, at: index * pieceSize)
    monitor.locked {
      if index < next { spare.append(piece) } else { ready.append(piece) }
      isAtEnd = isAtEnd || piece.isLast
    }
  }
}
