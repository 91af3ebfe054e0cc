/// How much of a file is in memory at a time, at least: more measured no faster.
private let usualChunk = 1 << 20
/// Bytes that stay in front of what is read, for loops that look back.
private let margin = 64

/// A stretch of a text that slides over it: all of one in memory, a piece of a file.
///
/// Its offsets are counted from the start of the text.
struct ByteWindow {
  private var bytes: [UInt8]
  private var count: Int
  private let source: FileStream?
  private let chunkSize: Int
  /// The offset of the first byte in the window.
  private(set) var start = 0
  /// Whether there may be more behind the window's end.
  private(set) var hasMore: Bool

  /// The whole of a text in memory.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
    chunkSize = bytes.count
    source = nil
    hasMore = false
  }

  /// A window that reads from a file as it slides, a chunk of some kilobytes or more at a time.
  init(_ source: FileStream, chunkSize: Int = usualChunk) {
    self.chunkSize = chunkSize
    bytes = [UInt8](repeating: 0, count: 2 * chunkSize)
    count = 0
    self.source = source
    hasMore = true
  }

  /// The offset behind the last byte in the window.
  @inline(__always)
  var end: Int { start + count }

  /// How many bytes should be ahead before a loop over many numbers starts.
  ///
  /// What is ahead when the window slides is moved to its front, so it should not be much.
  var comfort: Int { source == nil ? 0 : min(chunkSize / 2, 1 << 16) }

  /// The byte at an offset in the window.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { bytes[offset - start] }

  /// The bytes at offsets in the window.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.lowerBound - start..<range.upperBound - start]
  }

  /// All bytes of the window.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { all in
      unsafe body(UnsafeBufferPointer(rebasing: all[..<count]))
    }
  }

  /// Moves the window's start to `offset`, or a little before, and reads on until it is full.
  ///
  /// What is kept is short; a token that is longer than the window makes it larger.
  mutating func slide(to offset: Int) throws(Fault) {
    guard let source else { return }
    keep(from: max(offset - margin, start) - start)
    if count > bytes.count - chunkSize { bytes += [UInt8](repeating: 0, count: bytes.count) }
    while hasMore && count < bytes.count {
      let read = try source.read(into: &bytes, from: count, at: end)
      count += read
      hasMore = read > 0
    }
  }

  /// Goes to `offset`, which may lie before the window; what it has then starts there.
  mutating func go(to offset: Int) throws(Fault) {
    guard source != nil, offset < start else { return }
    (start, count, hasMore) = (offset, 0, true)
    try slide(to: offset)
  }

  /// Moves what the window has from an index on to its front.
  private mutating func keep(from first: Int) {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      let kept = unsafe UnsafeRawBufferPointer(rebasing: bytes[first..<count])
      unsafe bytes.copyMemory(from: kept)
    }
    start += first
    count -= first
  }
}
