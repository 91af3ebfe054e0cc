/// The checksum of FIT files (FIT protocol, "CRC"): the 16 bits of ARC, a byte at a time.
struct FITChecksum: Equatable {
  private(set) var value: UInt16 = 0

  private static let table: [UInt16] = (0..<256).map { byte in
    (0..<8).reduce(UInt16(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
  }

  /// Takes in bytes that follow.
  mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let table = Self.table.span
    var value = value
    for index in range {
      value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ bytes[index])]
    }
    self.value = value
  }
}
