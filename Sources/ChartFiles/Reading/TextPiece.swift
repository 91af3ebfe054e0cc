/// Bytes before and behind a piece that loops may look at, as long as they do not use them.
private let padding = 64
/// Bytes of the piece before that there is room for, whatever the size of pieces.
private let leastRoom = 4096

/// What is found in a piece before somebody asks for it, as soon as it is there.
enum Foresight {
  case nothing
  /// Numbers of JSON.
  case numbers
  /// Plain rows of a table.
  case rows(PlainForm)
}

/// A piece of a text in memory, with room in front of it for the end of the piece before.
///
/// Who has made or been handed a piece fills it; once it is part of a window nothing in it changes, so
/// that copies of the window may share it. It passes from thread to thread through a `PieceQueue`,
/// whose lock orders what both do. Every access is checked to lie inside, which is why it is safe.
@safe final class TextPiece: @unchecked Sendable {
  /// How many bytes of the piece before there is room for.
  let room: Int
  /// How many bytes the piece can have.
  let capacity: Int
  /// The offset of the piece's first byte in the text.
  private(set) var offset = 0
  /// How many bytes the piece has.
  private(set) var count = 0
  /// Why the piece could not be read in advance.
  private(set) var fault: Fault?
  /// Whether the stream had nothing behind the piece when it was read.
  private(set) var isLast = false
  /// The numbers that were found in it in advance.
  let numbers = NumberRuns()
  /// The rows that were found in it in advance.
  private(set) var rows: FastRows?
  private let memory: UnsafeMutablePointer<UInt8>
  /// Where the room starts.
  private let base: UnsafeMutablePointer<UInt8>

  /// An empty piece.
  init(room: Int, capacity: Int) {
    self.room = room
    self.capacity = capacity
    unsafe memory = .allocate(capacity: padding + room + capacity + padding)
    unsafe base = memory + padding
  }

  /// An empty piece with room for as much before it, or for some kilobytes.
  convenience init(size: Int) {
    self.init(room: max(leastRoom, size), capacity: size)
  }

  /// The whole of a text.
  convenience init(_ bytes: [UInt8]) {
    self.init(room: 0, capacity: bytes.count)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe base.update(from: start, count: bytes.count)
    }
    count = bytes.count
    isLast = true
  }

  deinit { unsafe memory.deallocate() }

  /// The byte at an offset of the text that lies in the piece or in the room before it.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    let index = offset - self.offset + room
    precondition(index >= 0 && index < room + count, "an offset in the piece")
    return unsafe base[index]
  }

  /// The bytes at offsets of the text that lie in the piece or in the room before it.
  @inline(__always)
  func withBytes<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let first = range.lowerBound - offset + room
    precondition(first >= 0 && first + range.count <= room + count, "offsets in the piece")
    return unsafe body(UnsafeBufferPointer(start: base + first, count: range.count))
  }

  /// Reads the piece that starts at `offset`, up to `limit` bytes or the end of the text.
  func fill(from stream: any ByteStream, at offset: Int, limit: Int = .max) throws(Fault) {
    (self.offset, count, isLast, fault) = (offset, 0, false, nil)
    numbers.removeAll()
    rows?.removeAll()
    let limit = min(limit, capacity)
    while count < limit {
      let rest = unsafe UnsafeMutableRawBufferPointer(
        start: base + room + count, count: limit - count)
      let read = unsafe try stream.read(into: rest, at: offset + count)
      count += read
      isLast = read == 0
      if isLast { break }
    }
  }

  /// Reads the piece that starts at `offset` and finds what is wanted in it, unless it is decoded: that takes longer
  /// than finding, which is left to the other thread.
  func fillInAdvance(from stream: any ByteStream, at offset: Int, finding wanted: Foresight) {
    do {
      try fill(from: stream, at: offset)
    } catch {
      (fault, isLast) = (error, true)
    }
    if stream.isDecoded { return }
    unsafe withBytes(in: offset..<offset + count) { bytes in
      switch wanted {
      case .nothing: break
      case .numbers: unsafe numbers.find(in: bytes, offset: offset)
      case .rows(let form):
        if rows?.form != form { rows = FastRows(form) }
        unsafe rows?.find(in: bytes, offset: offset)
      }
    }
  }

  /// Puts the end of another piece into the room before this one.
  func precede(with range: Range<Int>, of other: TextPiece) {
    precondition(range.upperBound == offset && range.count <= room, "what stands before the piece")
    unsafe other.withBytes(in: range) { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe base.advanced(by: room - range.count).update(from: start, count: range.count)
    }
  }
}
