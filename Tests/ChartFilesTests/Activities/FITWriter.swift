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

    /// The developer whose field it is; nil of those that FIT knows.
    var developer: UInt8?
    /// Whether the bytes have an order of their own, as those of texts.
    var isOrdered = false

    static func uint8(_ number: UInt8, _ value: UInt8) -> Field {
      Field(number: number, baseType: 0x02, bytes: [value])
    }

    static func text(_ number: UInt8, _ text: String) -> Field {
      Field(number: number, baseType: 0x07, bytes: Array(text.utf8) + [0], isOrdered: true)
    }

    /// A field of a developer.
    static func own(_ developer: UInt8, _ number: UInt8, _ bytes: [UInt8]) -> Field {
      Field(number: number, baseType: 0, bytes: bytes, developer: developer)
    }

    static func own(_ developer: UInt8, _ number: UInt8, _ value: Float) -> Field {
      own(developer, number, bytes(value.bitPattern))
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

  /// A message with its definition; fields of developers come last.
  mutating func add(_ message: UInt16, local: UInt8 = 0, _ fields: [Field]) {
    define(message, local: local, fields)
    addValues(fields, local: local)
  }

  /// A definition alone.
  mutating func define(_ message: UInt16, local: UInt8 = 0, _ fields: [Field]) {
    let (known, own) = (
      fields.filter { $0.developer == nil }, fields.filter { $0.developer != nil }
    )
    messages.append(0x40 | local | (own.isEmpty ? 0 : 0x20))
    let number = [UInt8(message >> 8), UInt8(message & 255)]
    messages += [0, isBigEndian ? 1 : 0] + ordered(number) + [UInt8(known.count)]
    for field in known { messages += [field.number, UInt8(field.bytes.count), field.baseType] }
    guard !own.isEmpty else { return }
    messages.append(UInt8(own.count))
    for field in own { messages += [field.number, UInt8(field.bytes.count), field.developer ?? 0] }
  }

  /// A description of a field of a developer.
  mutating func describe(
    _ developer: UInt8, _ number: UInt8, baseType: UInt8, _ name: String, _ unit: String,
    _ others: [Field] = []
  ) {
    add(
      206,
      [
        .uint8(0, developer), .uint8(1, number), .uint8(2, baseType), .text(3, name),
        .text(8, unit),
      ] + others)
  }

  /// A message of a local number that is defined.
  mutating func addValues(_ fields: [Field], local: UInt8) {
    messages.append(local)
    addValues(fields)
  }

  /// A message of a local number with the last five bits of its moment in its header.
  mutating func addCompressed(local: UInt8, seconds: UInt8, _ fields: [Field]) {
    messages.append(0x80 | local << 5 | seconds & 31)
    addValues(fields)
  }

  /// Bytes as they are.
  mutating func add(bytes: [UInt8]) { messages += bytes }

  private mutating func addValues(_ fields: [Field]) {
    for field in fields.filter({ $0.developer == nil }) + fields.filter({ $0.developer != nil }) {
      messages += field.isOrdered ? field.bytes : ordered(field.bytes)
    }
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
