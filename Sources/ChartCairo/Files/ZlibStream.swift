import CIsal

/// How hard ISA-L tries, from 0 to 3. With 1 and 2 the same content becomes other bytes in one of 300 runs, after the
/// address of the library's state; 3 takes five times as long, and makes charts a fifth to a third smaller.
private let effort: UInt32 = 0
/// Bytes that are compressed before they are put with the others.
private let portion = 1 << 16

/// A stream of RFC 1950 that is made while its content comes, a portion after the other.
struct ZlibStream: ~Copyable {
  /// What there is of the stream.
  private(set) var bytes: [UInt8] = []
  private let state: UnsafeMutablePointer<isal_zstream>
  private let output: UnsafeMutableBufferPointer<UInt8>

  /// A stream without content; less than a quarter of a megabyte, and what it is going to be.
  init() {
    state = .allocate(capacity: 1)
    output = .allocate(capacity: portion)
    isal_deflate_init(state)
    state.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    state.pointee.level = effort
  }

  deinit {
    output.deallocate()
    state.deallocate()
  }

  /// Appends content, which may be the last; linear time.
  mutating func append(_ content: [UInt8], isLast: Bool) {
    content.withUnsafeBufferPointer { content in
      // The library does not write to what it reads.
      state.pointee.next_in = UnsafeMutablePointer(mutating: content.baseAddress)
      state.pointee.avail_in = UInt32(content.count)
      state.pointee.end_of_stream = isLast ? 1 : 0
      repeat { bytes += compressed() } while state.pointee.avail_out == 0
    }
  }

  /// As much as there is room for in a portion.
  private func compressed() -> Slice<UnsafeMutableBufferPointer<UInt8>> {
    state.pointee.next_out = output.baseAddress
    state.pointee.avail_out = UInt32(output.count)
    isal_deflate(state)
    return output.dropLast(Int(state.pointee.avail_out))
  }
}
