import ChartCore
import CZstd
import Glibc

/// How far back data may refer, as a power of two of bytes: what the library's own program takes unless it is told
/// otherwise. So much memory is needed at most.
private let mostWindow = 27

/// Undoes zstd (RFC 8878): one frame, or several one after the other.
@safe final class ZstdDecoder: ByteDecoder {
  private let context: OpaquePointer
  private var isInFrame = false

  /// A decoder at the start of zstd data; a fault where there is no memory for it.
  init() throws(Fault) {
    guard let context = unsafe ZSTD_createDCtx() else { throw FreeMemory.shortage }
    unsafe self.context = context
    unsafe ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, Int32(mostWindow))
  }

  deinit { unsafe ZSTD_freeDCtx(context) }

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into room: UnsafeMutableRawBufferPointer
  ) throws(Fault) -> (read: Int, written: Int) {
    if input.count == 0 && !isInFrame { return (0, 0) }
    var from = unsafe ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var to = unsafe ZSTD_outBuffer(dst: room.baseAddress, size: room.count, pos: 0)
    let outcome = unsafe ZSTD_decompressStream(context, &to, &from)
    if ZSTD_isError(outcome) != 0 { throw fault(outcome) }
    isInFrame = outcome != 0
    let used = unsafe (read: from.pos, written: to.pos)
    if isInFrame && isLast && used == (0, 0) { throw Compression.zstd.truncated }
    return used
  }

  private func fault(_ outcome: Int) -> Fault {
    switch ZSTD_getErrorCode(outcome) {
    case ZSTD_error_memory_allocation: FreeMemory.shortage
    case ZSTD_error_checksum_wrong: Compression.zstd.wrongChecksum
    case ZSTD_error_frameParameter_windowTooLarge: Self.tooWide
    case ZSTD_error_dictionary_wrong: Self.dictionary
    default: Compression.zstd.damaged
    }
  }

  private static let tooWide = Fault(
    ofFile: """
      zstd data that needs at most \(1 << (mostWindow - 20)) MiB of memory was expected, \
      found some that needs more
      """)
  private static let dictionary = Fault(
    ofFile: "zstd data that needs no dictionary was expected, found some that does")
}
