/// Writes FIT for tests, as its protocol says, with a writer's freedom to get things wrong.
struct FITWriter {
  private var messages: [UInt8] = []
  /// What the header says of the size, where that is not the messages' own.
  var toldSize: Int?
  /// What is added to the checksum.
  var checksumError: UInt16 = 0
  var isBigEndian = false

  /// A number of a field: its number in the message, its base type and its bytes, the highest first.
  struct Field {
    let number, baseType: UInt8
    let bytes: [UInt8]

    static func uint8(_ number: UInt8, _ value: UInt8) -> Field {
      Field(number: number, baseType: 0x02, bytes: [value])
    }

    static func uint16(_ number: UInt8, _ value: UInt16) -> Field {
      Field(number: number, baseType: 0x84, bytes: [UInt8(value >> 8), UInt8(value & 255)])
    }

    static func uint32(_ number: UInt8, _ value: UInt32) -> Field {
      Field(number: number, baseType: 0x86, bytes: bytes(value))
    }

    static func sint32(_ number: UInt8, _ value: Int32) -> Field {
      Field(number: number, baseType: 0x85, bytes: bytes(UInt32(bitPattern: value)))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
  }

  /// A message with its definition, and fields of a developer of so many bytes.
  mutating func add(_ message: UInt16, local: UInt8 = 0, _ fields: [Field], ownBytes: UInt8? = nil)
  {
    define(message, local: local, fields, ownBytes: ownBytes)
    messages.append(local)
    addValues(fields, ownBytes: ownBytes)
  }

  /// A definition alone.
  mutating func define(
    _ message: UInt16, local: UInt8 = 0, _ fields: [Field], ownBytes: UInt8? = nil
  ) {
    messages.append(0x40 | local | (ownBytes == nil ? 0 : 0x20))
    let number = [UInt8(message >> 8), UInt8(message & 255)]
    messages += [0, isBigEndian ? 1 : 0] + ordered(number) + [UInt8(fields.count)]
    for field in fields { messages += [field.number, UInt8(field.bytes.count), field.baseType] }
    if let ownBytes { messages += [1, 0, ownBytes, 0] }
  }

  /// A message of a local number with the last five bits of its moment in its header.
  mutating func addCompressed(local: UInt8, seconds: UInt8, _ fields: [Field]) {
    messages.append(0x80 | local << 5 | seconds & 31)
    addValues(fields, ownBytes: nil)
  }

  /// Bytes as they are.
  mutating func add(bytes: [UInt8]) { messages += bytes }

  private mutating func addValues(_ fields: [Field], ownBytes: UInt8?) {
    for field in fields { messages += ordered(field.bytes) }
    messages += Array(repeating: 7, count: Int(ownBytes ?? 0))
  }

  private func ordered(_ bytes: [UInt8]) -> [UInt8] { isBigEndian ? bytes : bytes.reversed() }

  /// The file.
  var file: [UInt8] {
    let size = UInt32(toldSize ?? messages.count)
    let head = [12, 0x10, 0, 0] + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
    let bytes = head + Array(".FIT".utf8) + messages
    let checksum = Self.checksum(of: bytes) &+ checksumError
    return bytes + [UInt8(checksum & 255), UInt8(checksum >> 8)]
  }

  /// Bit by bit, as CRC-16/ARC is defined.
  private static func checksum(of bytes: [UInt8]) -> UInt16 {
    bytes.reduce(0) { sum, byte in
      (0..<8).reduce(sum ^ UInt16(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1
      }
    }
  }
}
