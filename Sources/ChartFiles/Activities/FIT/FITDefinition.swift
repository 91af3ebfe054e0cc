import ChartCore

/// Where in a definition stand the order of bytes, the message's number and how many fields there are; and the bytes that
/// each of these takes.
private let (orderPlace, messagePlace, countPlace, fieldSize) = (1, 2, 4, 3)

/// What a device says of the messages of one local number that follow (FIT protocol, "Definition Message").
struct FITDefinition {
  /// Which of the messages that are of use they are; nil for all others.
  let message: FITMessage?
  /// How many bytes each of them has, without its header.
  let size: Int
  /// Where the numbers are that are of use.
  private let slots: [(field: FITField, slot: Slot)]
  /// Where the numbers of developers are, by their places among those that are used.
  private let developerSlots: [(place: Int, slot: Slot)]
  /// Where the texts are that are of use.
  private let texts: [FITText: Range<Int>]
  /// Where the lists of numbers are that are of use.
  private let lists: [FITList: [Slot]]
  private let isBigEndian: Bool

  private struct Slot {
    let start: Int
    let number: FITNumber
    let scale, offset: Double
  }

  /// How many bytes a definition has behind its header; nil where there are too few to know.
  static func size(_ bytes: Span<UInt8>, at start: Int, hasOwnFields: Bool) -> Int? {
    guard start + countPlace < bytes.count else { return nil }
    let fields = countPlace + 1 + fieldSize * Int(bytes[start + countPlace])
    guard hasOwnFields else { return fields }
    guard start + fields < bytes.count else { return nil }
    return fields + 1 + fieldSize * Int(bytes[start + fields])
  }

  /// The definition at an offset, of which all bytes are there. Of fields that developers made those of records are read
  /// that the file has described; the others are gone over.
  init(
    _ bytes: Span<UInt8>, at start: Int, hasOwnFields: Bool, _ developers: inout FITDeveloperFields
  ) {
    isBigEndian = bytes[start + orderPlace] == 1
    let number = (UInt16(bytes[start + messagePlace]), UInt16(bytes[start + messagePlace + 1]))
    message = FITMessage(
      rawValue: isBigEndian ? number.0 << 8 | number.1 : number.1 << 8 | number.0)
    let fields = [FITFieldPlace](bytes, at: start + countPlace)
    let ownCountPlace = start + countPlace + 1 + fieldSize * fields.count
    let own =
      hasOwnFields ? [FITFieldPlace](bytes, at: ownCountPlace, behind: fields.size) : []
    size = max(fields.size, own.size)
    slots = Self.slots(fields, FITMessage.sources(of: message))
    developerSlots = message == .record ? Self.slots(own, &developers) : []
    texts = (message?.texts ?? []).reduce(into: [:]) { texts, text in
      texts[text] = fields.first { $0.isText(text.rawValue) }?.range
    }
    lists = (message?.lists ?? []).reduce(into: [:]) { lists, list in
      lists[list] = fields.first { $0.number == list.rawValue }.map(Self.slots)
    }
  }

  /// Where the numbers of a list are.
  private static func slots(ofList field: FITFieldPlace) -> [Slot] {
    guard let number = FITNumber(baseType: field.type, isBits: false) else { return [] }
    return stride(
      from: field.range.lowerBound, through: field.range.upperBound - number.size, by: number.size
    ).map { Slot(start: $0, number: number, scale: 1, offset: 0) }
  }

  /// Where the numbers of wanted fields are.
  private static func slots(
    _ fields: [FITFieldPlace], _ wanted: [FITMessage.Source]
  ) -> [(field: FITField, slot: Slot)] {
    fields.compactMap { field in
      guard let source = wanted.first(where: { $0.number == field.number }),
        let number = FITNumber(baseType: field.type, isBits: source.isBits),
        number.size <= field.range.count
      else { return nil }
      let start = field.range.lowerBound
      return (
        source.field,
        Slot(start: start, number: number, scale: source.scale, offset: source.offset)
      )
    }
  }

  /// Where the numbers are that developers described.
  private static func slots(
    _ fields: [FITFieldPlace], _ developers: inout FITDeveloperFields
  ) -> [(place: Int, slot: Slot)] {
    var slots: [(place: Int, slot: Slot)] = []
    for field in fields {
      guard
        let place = developers.place(
          developer: field.type, number: field.number, size: field.range.count)
      else { continue }
      let (own, start) = (developers.used[place], field.range.lowerBound)
      slots.append(
        (place, Slot(start: start, number: own.form, scale: own.scale, offset: own.offset)))
    }
    return slots
  }

  /// The values of the message at an offset, whose bytes are all there.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at start: Int, into values: inout FITValues) {
    values = FITValues()
    for (field, slot) in slots { values[field] = value(in: slot, bytes, at: start).measured }
  }

  /// Puts what developers have of the message at an offset in its places.
  func readDevelopers(_ bytes: Span<UInt8>, at start: Int, into values: inout [Double]) {
    for (place, slot) in developerSlots { values[place] = value(in: slot, bytes, at: start) }
  }

  /// The finite number in a slot; NaN where there is none.
  @inline(__always)
  private func value(in slot: Slot, _ bytes: Span<UInt8>, at start: Int) -> Double {
    let number = slot.number.value(bytes, at: start + slot.start, isBigEndian: isBigEndian)
    let value = number / slot.scale - slot.offset
    return value.isFinite ? value : .nan
  }

  /// The numbers of a list of the message at an offset; NaN for what the device did not know.
  func numbers(_ list: FITList, _ bytes: Span<UInt8>, at start: Int) -> [Double] {
    (lists[list] ?? []).map { value(in: $0, bytes, at: start) }
  }

  /// A text of the message at an offset, up to its first zero, on one line; empty where there is none.
  func text(_ text: FITText, _ bytes: Span<UInt8>, at start: Int) -> String {
    let text = (texts[text] ?? 0..<0).map { bytes[start + $0] }.prefix { $0 != 0 }
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
  /// Those of a list at an offset, of which all bytes are there: their count and its bytes each. The first lies behind so
  /// many bytes of a message.
  fileprivate init(_ bytes: Span<UInt8>, at start: Int, behind first: Int = 0) {
    self = []
    var offset = first
    for index in 0..<Int(bytes[start]) {
      let place = start + 1 + fieldSize * index
      let range = offset..<offset + Int(bytes[place + 1])
      append(FITFieldPlace(number: bytes[place], type: bytes[place + 2], range: range))
      offset = range.upperBound
    }
  }

  /// How many bytes of a message they take, with what is before them.
  fileprivate var size: Int { last?.range.upperBound ?? 0 }
}
