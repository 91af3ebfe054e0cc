/// How much of what is decoded is read at a time.
private let inputSize = 1 << 17

/// Turns the bytes of one stream into those of another, from the first to the last.
protocol ByteDecoder: AnyObject {
  /// Decodes what it can of `input` into `room`, which is not empty; returns how many bytes of each it used.
  ///
  /// `isLast` says that nothing follows. Where it uses no byte it needs more, or all is done.
  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into room: UnsafeMutableRawBufferPointer
  ) throws(Fault) -> (read: Int, written: Int)
}

/// A place in a decoded text, from which it is decoded on.
///
/// Whoever uses one has taken it out of its stream's idle ones, under a lock that orders what threads do with it: so
/// it is sent without one of its own. What it reads and decodes lies inside its memory, which is checked: so it is
/// safe.
@safe final class DecodingCursor: @unchecked Sendable {
  /// How much was decoded.
  private(set) var offset = 0
  /// Where the stream that it reads is read next.
  private(set) var sourceOffset: Int
  private let source: any ByteStream
  private let decoder: any ByteDecoder
  private let input: UnsafeMutableRawBufferPointer
  /// What of the input is not decoded yet.
  private var unread = 0..<0
  private var isAtEnd = false

  /// A cursor at the start of what is decoded, which stands in `source` from `start` on.
  init(_ source: any ByteStream, at start: Int, _ decoder: any ByteDecoder) {
    self.source = source
    self.decoder = decoder
    sourceOffset = start
    unsafe input = .allocate(byteCount: inputSize, alignment: 1)
  }

  deinit { unsafe input.deallocate() }

  /// Decodes what comes next, as much as there is room for at most; returns how much, 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(Fault) -> Int {
    guard room.count > 0 else { return 0 }
    while true {
      let used = unsafe try decoder.decode(
        UnsafeRawBufferPointer(rebasing: input[unread]), isLast: isAtEnd, into: room)
      precondition(used.read <= unread.count && used.written <= room.count, "what there was")
      unread = unread.lowerBound + used.read..<unread.upperBound
      offset += used.written
      if used.written > 0 { return used.written }
      if used.read > 0 { continue }
      if isAtEnd { return 0 }
      try fetch()
    }
  }

  /// Goes on to an offset or to the end, with memory for what is left out.
  func skip(to target: Int, by room: UnsafeMutableRawBufferPointer) throws(Fault) {
    while offset < target {
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: room.prefix(target - offset))
      if unsafe try read(into: part) == 0 { return }
    }
  }

  /// Reads more behind what is not decoded yet.
  private func fetch() throws(Fault) {
    unsafe input.copyMemory(from: UnsafeRawBufferPointer(rebasing: input[unread]))
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: input[unread.count...])
    precondition(rest.count > 0, "a decoder that uses some of its input")
    let count = unsafe try source.read(into: rest, at: sourceOffset)
    precondition(count <= rest.count, "no more than there is room for")
    unread = 0..<unread.count + count
    sourceOffset += count
    isAtEnd = count == 0
  }
}
