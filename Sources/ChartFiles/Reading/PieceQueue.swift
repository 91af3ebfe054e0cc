import ChartThreads

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
///
/// What is decoded can only be read in order: there the helper alone reads, and the reader waits for it.
final class PieceQueue: Sendable {
  /// The bytes of each piece but the last.
  let pieceSize: Int
  private let stream: any ByteStream
  private let monitor: Monitor<State>

  /// A queue of a stream's pieces from its start; nothing is read yet.
  init(_ stream: any ByteStream, pieceSize: Int) {
    self.stream = stream
    self.pieceSize = pieceSize
    monitor = Monitor(State(pieceSize: pieceSize, isInOrder: stream.isDecoded))
  }

  /// Reads ahead until the queue is stopped: the helper's whole work.
  func help() {
    while let claim = waitForClaim() { fill(claim) }
  }

  /// A piece that a thread is to fill, and to find something in.
  struct Claim {
    let index: Int
    let piece: TextPiece
    let wanted: Foresight
  }

  /// Says what is to be found in the pieces that nobody has claimed.
  func findInAdvance(_ wanted: Foresight) { monitor.locked { $0.wanted = wanted } }

  /// The next piece that nobody has, once there is room for it; nil when the queue is stopped.
  func waitForClaim() -> Claim? {
    monitor.wait { $0.helperStep() }.claim
  }

  /// Ends the help; what is being read is read to its end first.
  func stop() {
    monitor.locked { $0.isStopped = true }
    monitor.wakeAll()
  }

  /// The piece that starts at `offset`, perhaps with the fault that was met there; nil where the queue has gone
  /// past that or does not wait for it, or where no piece starts there: then who asks reads for itself.
  func take(at offset: Int) -> TextPiece? {
    guard offset % pieceSize == 0 else { return nil }
    while true {
      let (step, wakes) = monitor.locked { $0.step(towards: offset / pieceSize) }
      if wakes { monitor.wakeAll() }
      switch step {
      case .taken(let piece): return piece
      case .claimed(let claim): fill(claim)
      case .awaited: monitor.wait { $0.isDue(offset / pieceSize) ? () : nil }
      case .gone: return nil
      }
    }
  }

  /// Gives back a piece that nobody uses any more.
  func recycle(_ piece: TextPiece) {
    monitor.locked { $0.spare.append(piece) }
  }

  private func fill(_ claim: Claim) {
    claim.piece.fillInAdvance(
      from: stream, at: claim.index * pieceSize, finding: claim.wanted)
    monitor.locked { $0.add(claim) }
    if stream.isDecoded { monitor.wakeAll() }
  }
}

/// What both threads know of the pieces.
private struct State: Sendable {
  let pieceSize: Int
  /// Whether only the helper reads, and others wait for it.
  private let isInOrder: Bool
  var isStopped = false
  /// What is to be found in pieces.
  var wanted = Foresight.numbers
  /// Pieces that nobody uses.
  var spare: [TextPiece] = []
  private var ready: [TextPiece] = []
  /// The index of the piece that is taken next.
  private var next = 0
  /// The index of the first piece that nobody has claimed.
  private var unclaimed = 0
  /// Whether there is nothing behind the pieces that were claimed.
  private var isAtEnd = false
  private var isHelperAsleep = false

  init(pieceSize: Int, isInOrder: Bool) {
    (self.pieceSize, self.isInOrder) = (pieceSize, isInOrder)
  }

  enum HelperStep {
    case fill(PieceQueue.Claim)
    case end

    var claim: PieceQueue.Claim? {
      if case .fill(let claim) = self { claim } else { nil }
    }
  }

  enum Step {
    case taken(TextPiece)
    case claimed(PieceQueue.Claim)
    case awaited
    case gone
  }

  /// What the helper is to do; nil where it is to sleep.
  mutating func helperStep() -> HelperStep? {
    if isStopped { return .end }
    if !isHelperAsleep, let claim = claim() { return .fill(claim) }
    isHelperAsleep = true
    return nil
  }

  /// What the reader is to do next for the piece `wanted`, and whether the helper is to wake.
  mutating func step(towards wanted: Int) -> (step: Step, wakes: Bool) {
    skip(to: wanted)
    guard wanted == next else { return (.gone, false) }
    let position = position(of: wanted)
    if position == nil {
      if isInOrder { return isDue(wanted) ? (.gone, false) : (.awaited, wakesHelper()) }
      if let claim = claim() { return (.claimed(claim), false) }
    }
    next += 1
    return (position.map { .taken(ready.remove(at: $0)) } ?? .gone, wakesHelper())
  }

  /// Whether waiting for a piece is over: it is ready, or nobody is going to read it.
  func isDue(_ wanted: Int) -> Bool {
    position(of: wanted) != nil || isStopped || isAtEnd && wanted >= unclaimed
  }

  private func position(of wanted: Int) -> Int? {
    ready.firstIndex { $0.offset == wanted * pieceSize }
  }

  private mutating func wakesHelper() -> Bool {
    let wakes = isHelperAsleep && next + depth - unclaimed >= roomToWake
    if wakes { isHelperAsleep = false }
    return wakes
  }

  /// Takes a piece that was filled.
  mutating func add(_ claim: PieceQueue.Claim) {
    if claim.index < next { spare.append(claim.piece) } else { ready.append(claim.piece) }
    isAtEnd = isAtEnd || claim.piece.isLast
  }

  /// Leaves out the pieces before `wanted`.
  private mutating func skip(to wanted: Int) {
    guard wanted > next else { return }
    next = wanted
    unclaimed = max(unclaimed, wanted)
    spare += ready.filter { $0.offset < wanted * pieceSize }
    ready.removeAll { $0.offset < wanted * pieceSize }
  }

  private mutating func claim() -> PieceQueue.Claim? {
    guard unclaimed < next + depth, !isAtEnd else { return nil }
    unclaimed += 1
    return PieceQueue.Claim(
      index: unclaimed - 1, piece: spare.popLast() ?? TextPiece(size: pieceSize), wanted: wanted)
  }
}

/// A second thread that helps one queue until nobody holds this any more.
final class HelperThread {
  private let queue: PieceQueue
  private var thread: WorkThread?

  /// Starts to help; nil where the system has no thread for it.
  init?(_ queue: PieceQueue) {
    self.queue = queue
    thread = WorkThread(.elsewhere) { queue.help() }
    if thread == nil { return nil }
  }

  deinit {
    queue.stop()
    thread.take()?.join()
  }
}
