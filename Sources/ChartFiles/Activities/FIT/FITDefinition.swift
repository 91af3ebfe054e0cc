import ChartCore

/// What a device says of the messages of one local number that follow (FIT protocol, "Definition Message").
struct FITDefinition {
  /// Which of the messages that are of use they are; nil for all others.
  let message: FITMessage?
  /// How many bytes each of them has, without its header.
  let size: Int
  /// Where the numbers are that are of use.
  private let slots: [Slot]
  /// Where the numbers of developers are, by their places among those that are used.
  private let developerSlots: [Slot]
  /// Where the texts are, by their places among those of the message; empty where there is none.
  private let texts: [Range<Int>]
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

  /// The definition at an offset, of which all bytes are there. Of fields that developers made those of records are read
  /// that the file has described; the others are gone over.
  init(
    _ bytes: Span<UInt8>, at start: Int, hasOwnFields: Bool, _ developers: inout FITDeveloperFields
  ) {
    isBigEndian = bytes[start + 1] == 1
    let (a, b) = (UInt16(bytes[start + 2]), UInt16(bytes[start + 3]))
    message = FITMessage(rawValue: isBigEndian ? a << 8 | b : b << 8 | a)
    let fields = [FITFieldPlace](bytes, at: start + 4)
    let own =
      hasOwnFields
      ? [FITFieldPlace](bytes, at: start + 5 + 3 * fields.count, behind: fields.size) : []
    size = max(fields.size, own.size)
    slots = Self.slots(fields, [FITMessage.moment] + (message?.fields ?? []))
    developerSlots = message == .record ? Self.slots(own, &developers) : []
    texts =
      message?.texts.map { number in fields.first { $0.isText(number) }?.range ?? 0..<0 } ?? []
  }

  /// Where the numbers of wanted fields are.
  private static func slots(
    _ fields: [FITFieldPlace], _ wanted: [FITMessage.Field]
  ) -> [Slot] {
    fields.compactMap { field in
      guard let place = wanted.firstIndex(where: { $0.number == field.number }),
        let number = FITNumber(baseType: field.type, isBits: wanted[place].isBits),
        number.size <= field.range.count
      else { return nil }
      return Slot(
        place: place, offset: field.range.lowerBound, number: number, field: wanted[place])
    }
  }

  /// Where the numbers are that developers described.
  private static func slots(
    _ fields: [FITFieldPlace], _ developers: inout FITDeveloperFields
  ) -> [Slot] {
    var slots: [Slot] = []
    for field in fields {
      guard
        let place = developers.place(
          developer: field.type, number: field.number, size: field.range.count)
      else { continue }
      let own = developers.used[place]
      let scaled = FITMessage.Field(number: field.number, scale: own.scale, offset: own.offset)
      slots.append(
        Slot(place: place, offset: field.range.lowerBound, number: own.form, field: scaled))
    }
    return slots
  }

  /// The values of the message at an offset, whose bytes are all there, by the order of its fields.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at start: Int, into values: inout FITValues) {
    values = FITValues()
    for slot in slots { values[slot.place] = value(in: slot, bytes, at: start).measured }
  }

  /// Puts what developers have of the message at an offset in its places.
  func readDevelopers(_ bytes: Span<UInt8>, at start: Int, into values: inout [Double]) {
    for slot in developerSlots { values[slot.place] = value(in: slot, bytes, at: start) }
  }

  /// The finite number in a slot; NaN where there is none.
  @inline(__always)
  private func value(in slot: Slot, _ bytes: Span<UInt8>, at start: Int) -> Double {
    let number = slot.number.value(bytes, at: start + slot.offset, isBigEndian: isBigEndian)
    let value = number / slot.field.scale - slot.field.offset
    return value.isFinite ? value : .nan
  }

  /// A text of the message at an offset, up to its first zero, on one line.
  func text(_ place: Int, _ bytes: Span<UInt8>, at start: Int) -> String {
    let text = texts[place].map { bytes[start + $0] }.prefix { $0 != 0 }
    return String(decoding: text.trimmed, as: UTF8.self).onOneLine
  }
}

/// What a definition says of one field.
private struct FITFieldPlace {
  /// Its number in the message, or at its developer.
  let number: UInt8
  /// Its base type or, where it is of a developer, whose.
  let type: UInt8
  /// Where its bytes are in a message.
  let range: Range<Int>

  /// Whether it is a text of a number.
  func isText(_ number: UInt8) -> Bool { self.number == number && FITNumber.isText(baseType: type) }
}

extension [FITFieldPlace] {
  /// Those of a list at an offset, of which all bytes are there: their count and three bytes each. The first lies behind so
  /// many bytes of a message.
  fileprivate init(_ bytes: Span<UInt8>, at start: Int, behind first: Int = 0) {
    self = []
    var offset = first
    for index in 0..<Int(bytes[start]) {
      let place = start + 1 + 3 * index
      let range = offset..<offset + Int(bytes[place + 1])
      append(FITFieldPlace(number: bytes[place], type: bytes[place + 2], range: range))
      offset = range.upperBound
    }
  }

  /// How many bytes of a message they take, with what is before them.
  fileprivate var size: Int { last?.range.upperBound ?? 0 }
}

/// The values of a message; NaN where the device gave none.
struct FITValues {
  private var values = InlineArray<12, Double>(repeating: .nan)

  subscript(place: Int) -> Double {
    get { values[place] }
    set { values[place] = newValue }
  }
}
