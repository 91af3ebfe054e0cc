/// Writes zip archives for tests (APPNOTE.TXT 6.3), with members as they are and a writer's freedom to lie.
struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// A member; `flags` says that its name is in UTF-8, and `isEncrypted` that nobody can read it.
  mutating func add(
    _ name: String, _ content: [UInt8], isEncrypted: Bool = false, at place: Int? = nil
  ) {
    add(Array(name.utf8), flags: (isEncrypted ? 1 : 0) | 1 << 11, content, at: place)
  }

  /// A member whose name has these bytes, in an encoding that nobody says; at another one's place where it lies.
  mutating func add(_ name: [UInt8], flags: UInt16 = 0, _ content: [UInt8], at place: Int? = nil) {
    let size = UInt32(content.count)
    let common =
      two(20) + two(flags) + two(0) + two(0) + two(0x21) + four(Self.checksum(of: content))
      + four(size) + four(size) + two(UInt16(name.count)) + two(0)
    let offset = UInt32(place ?? bytes.count)
    if place == nil { bytes += four(0x0403_4B50) + common + name + content }
    directory +=
      four(0x0201_4B50) + two(20) + common + two(0) + two(0) + two(0) + four(0) + four(offset)
      + name
    count += 1
  }

  /// The archive.
  var archive: [UInt8] {
    bytes + directory + four(0x0605_4B50) + two(0) + two(0) + two(count) + two(count)
      + four(UInt32(directory.count)) + four(UInt32(bytes.count)) + two(0)
  }

  private func two(_ value: UInt16) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  private func four(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32, bit by bit.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
