/// The messages of FIT that are of use, by their global numbers (FIT profile).
enum FITMessage: UInt16 {
  case file = 0
  case session = 18
  case lap = 19
  case record = 20
  case event = 21
  case weight = 30
  case activity = 34
  case monitoring = 55

  /// What a number in it stands for.
  struct Field {
    /// Its number in the message.
    let number: UInt8
    /// So many of its units are one of ours.
    var scale = 1.0
    /// What is to be taken away from it then.
    var offset = 0.0
  }

  /// The moment of a message, in seconds: the same field in all of them, and the first of their values.
  static let moment = Field(number: 253)

  /// The other fields that are of use, in the order in which their values are given.
  var fields: [Field] {
    switch self {
    case .file: [Field(number: 0)]
    case .session:
      [
        Field(number: 2), Field(number: 5), Field(number: 6),
        Field(number: 7, scale: 1000), Field(number: 8, scale: 1000), Field(number: 9, scale: 100),
        Field(number: 11), Field(number: 22), Field(number: 16),
      ]
    case .lap: [Field(number: 2)]
    case .record:
      [
        Field(number: 0, scale: semicirclesPerDegree),
        Field(number: 1, scale: semicirclesPerDegree), Field(number: 2, scale: 5, offset: 500),
        Field(number: 78, scale: 5, offset: 500), Field(number: 6, scale: 1000),
        Field(number: 73, scale: 1000), Field(number: 3), Field(number: 7), Field(number: 4),
        Field(number: 13), Field(number: 5, scale: 100),
      ]
    case .event: [Field(number: 0), Field(number: 1)]
    case .weight: [Field(number: 0, scale: 100), Field(number: 1, scale: 100)]
    case .activity: [Field(number: 5)]
    case .monitoring:
      [Field(number: 26), Field(number: 3), Field(number: 27), Field(number: 5)]
    }
  }
}

private let semicirclesPerDegree = Double(UInt32(1) << 31) / 180

/// What a device says of the messages of one local number that follow (FIT protocol, "Definition Message").
struct FITDefinition {
  /// Which of the messages that are of use they are; nil for all others.
  let message: FITMessage?
  /// How many bytes each of them has, without its header.
  let size: Int
  /// Where the numbers are that are of use.
  private let slots: [Slot]
  private let isBigEndian: Bool

  private struct Slot {
    let place: Int
    let offset: Int
    let number: FITNumber
    let field: FITMessage.Field
  }

  /// How many bytes a definition has behind its header; nil where there are too few to know.
  static func size(_ bytes: Span<UInt8>, at start: Int, hasOwnFields: Bool) -> Int? {
    guard start + 5 <= bytes.count else { return nil }
    let fields = 5 + 3 * Int(bytes[start + 4])
    guard hasOwnFields else { return fields }
    guard start + fields < bytes.count else { return nil }
    return fields + 1 + 3 * Int(bytes[start + fields])
  }

  /// The definition at an offset, of which all bytes are there. Fields that developers made are gone over.
  init(_ bytes: Span<UInt8>, at start: Int, hasOwnFields: Bool) {
    let isBigEndian = bytes[start + 1] == 1
    let (a, b) = (UInt16(bytes[start + 2]), UInt16(bytes[start + 3]))
    let message = FITMessage(rawValue: isBigEndian ? a << 8 | b : b << 8 | a)
    let fields = [FITMessage.moment] + (message?.fields ?? [])
    var (offset, slots) = (0, [Slot]())
    let count = Int(bytes[start + 4])
    for index in 0..<count {
      let place = start + 5 + 3 * index
      let number = FITNumber(baseType: bytes[place + 2])
      let own = fields.firstIndex { $0.number == bytes[place] }
      if let number, let own, number.size <= Int(bytes[place + 1]) {
        slots.append(Slot(place: own, offset: offset, number: number, field: fields[own]))
      }
      offset += Int(bytes[place + 1])
    }
    if hasOwnFields {
      let place = start + 5 + 3 * count
      for index in 0..<Int(bytes[place]) { offset += Int(bytes[place + 2 + 3 * index]) }
    }
    (self.message, self.size, self.slots, self.isBigEndian) = (message, offset, slots, isBigEndian)
  }

  /// The values of the message at an offset, whose bytes are all there, by the order of its fields.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at start: Int, into values: inout FITValues) {
    values = FITValues()
    for slot in slots {
      let number = slot.number.value(bytes, at: start + slot.offset, isBigEndian: isBigEndian)
      values[slot.place] = number / slot.field.scale - slot.field.offset
    }
  }
}

/// The values of a message; NaN where the device gave none.
struct FITValues {
  private var values = InlineArray<12, Double>(repeating: .nan)

  subscript(place: Int) -> Double {
    get { values[place] }
    set { values[place] = newValue }
  }
}
