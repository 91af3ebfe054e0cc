import CIsal
import CZstd

/// Bytes as other programs compress them.
enum Compressed {
  /// One member of gzip; `header` are the fields that its flags say there are.
  static func gzip(_ content: [UInt8], flags: UInt8 = 0, header: [UInt8] = []) -> [UInt8] {
    gzip(deflated: deflated(content), of: content, flags: flags, header: header)
  }

  /// One member of gzip whose content is stored as it is.
  static func storedGzip(_ content: [UInt8]) -> [UInt8] {
    precondition(content.count < 1 << 16, "one block")
    let count = littleEndian(UInt32(content.count), 2)
    return gzip(deflated: [1] + count + count.map { ~$0 } + content, of: content)
  }

  /// One frame of zstd, perhaps without the size of its content.
  static func zstd(_ content: [UInt8], hasSize: Bool = true, window: Int32 = 0) -> [UInt8] {
    guard let context = ZSTD_createCCtx() else { return [] }
    defer { ZSTD_freeCCtx(context) }
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1)
    ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, window)
    ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, hasSize ? 1 : 0)
    return [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(content.count) + 64) {
      room, count in
      var from = ZSTD_inBuffer(src: nil, size: content.count, pos: 0)
      var to = ZSTD_outBuffer(dst: room.baseAddress, size: room.count, pos: 0)
      content.withUnsafeBytes {
        from.src = $0.baseAddress
        // Without its end it does not know how much there is, and so needs a window.
        if !hasSize { ZSTD_compressStream2(context, &to, &from, ZSTD_e_continue) }
        ZSTD_compressStream2(context, &to, &from, ZSTD_e_end)
      }
      count = to.pos
    }
  }

  private static func gzip(
    deflated: [UInt8], of content: [UInt8], flags: UInt8 = 0, header: [UInt8] = []
  ) -> [UInt8] {
    let checksum = content.withUnsafeBufferPointer {
      crc32_gzip_refl(0, $0.baseAddress, UInt64($0.count))
    }
    return [0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 0, 3] + header + deflated + littleEndian(checksum)
      + littleEndian(UInt32(truncatingIfNeeded: content.count))
  }

  private static func littleEndian(_ number: UInt32, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// In blocks of codes made for them.
  private static func deflated(_ content: [UInt8]) -> [UInt8] {
    let state = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 20)
    defer {
      state.deallocate()
      memory.deallocate()
    }
    isal_deflate_init(state)
    (state.pointee.level, state.pointee.end_of_stream) = (1, 1)
    (state.pointee.level_buf, state.pointee.level_buf_size) = (memory, 1 << 20)
    return [UInt8](unsafeUninitializedCapacity: content.count + content.count / 4 + 1_000) {
      room, count in
      content.withUnsafeBufferPointer { content in
        state.pointee.next_in = UnsafeMutablePointer(mutating: content.baseAddress)
        state.pointee.avail_in = UInt32(content.count)
        state.pointee.next_out = room.baseAddress
        state.pointee.avail_out = UInt32(room.count)
        isal_deflate(state)
        count = room.count - Int(state.pointee.avail_out)
      }
    }
  }
}
