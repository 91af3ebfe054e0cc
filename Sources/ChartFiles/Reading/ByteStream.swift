/// The bytes of a text: as they stand in a file, or what those stand for.
protocol ByteStream: Sendable {
  /// How many bytes the file has, which may stand for many more.
  var size: Int { get }
  /// Whether bytes are decoded one after the other: reading on is quick then, and going back is slow.
  var isDecoded: Bool { get }
  /// Reads what stands from `offset` on, as much as there is room for at most; returns how much, 0 at
  /// the end of the text. May be called on any thread.
  func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws(Fault) -> Int
  /// About how many bytes of the file stand for what is before `offset`, which has been read.
  func fileBytes(before offset: Int) -> Int
}

extension ByteStream {
  /// The first bytes: so many, or all there are.
  func head(_ count: Int) throws(Fault) -> [UInt8] {
    let piece = TextPiece(room: 0, capacity: count)
    try piece.fill(from: self, at: 0)
    return unsafe piece.withBytes(in: 0..<piece.count) { unsafe Array($0) }
  }
}

extension ByteStream {
  /// What is met while its first bytes are read; nil where nothing is.
  func fault(within count: Int) -> Fault? {
    let piece = TextPiece(size: 1 << 20)
    var offset = 0
    do throws(Fault) {
      repeat {
        try piece.fill(from: self, at: offset)
        offset += piece.count
      } while !piece.isLast && offset < count
      return nil
    } catch {
      return error
    }
  }
}

/// A text in memory.
struct MemoryStream: ByteStream {
  /// The text.
  let bytes: [UInt8]

  var size: Int { bytes.count }
  var isDecoded: Bool { false }
  func fileBytes(before offset: Int) -> Int { offset }

  func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws(Fault) -> Int {
    let rest = bytes.dropFirst(offset).prefix(room.count)
    unsafe room.copyBytes(from: rest)
    return rest.count
  }
}

extension TextPlace {
  /// The place of the byte at `offset` in a stream, which is read again; nil where that fails.
  init?(of offset: Int, in stream: any ByteStream) {
    var counter = TextCounter()
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    var position = 0
    while position < offset {
      let read = unsafe chunk.withUnsafeMutableBytes { room in
        unsafe try? stream.read(into: room, at: position)
      }
      guard let count = read else { return nil }
      if count == 0 { break }
      counter.add(chunk[..<min(count, offset - position)])
      position += count
    }
    self = counter.place(before: nil)
  }
}
