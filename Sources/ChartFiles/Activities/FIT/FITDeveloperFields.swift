import ChartCore

/// So many fields of developers have a chart: watches run fewer programs than that, and files come from strangers.
private let mostFields = 16

/// A number that a developer added to the records of a device, as the file describes it.
struct FITDeveloperField: Equatable {
  /// Which of the file's developers it is of, and its number there.
  let developer, number: UInt8
  /// What it is called, and in what it is told; the unit may be empty.
  let name, unit: String
  /// How it is written, and what it stands for.
  let form: FITNumber
  let scale, offset: Double

  /// What a chart of it is called, with its unit.
  var title: String { unit.isEmpty ? name : "\(name) (\(unit))" }

  /// That of a message that describes one; nil where it has no name, or is no number.
  init?(_ values: FITValues, name: String, unit: String) {
    guard let developer = UInt8(exactly: values[.developer]),
      let number = UInt8(exactly: values[.fieldNumber]),
      let form = UInt8(exactly: values[.baseType]).flatMap({ FITNumber(baseType: $0) }),
      !name.isBlank
    else { return nil }
    (self.developer, self.number, self.form) = (developer, number, form)
    (self.name, self.unit) = (name, unit.isBlank ? "" : unit)
    scale = values[.scale] > 0 ? values[.scale] : 1
    offset = values[.offset].isNaN ? 0 : values[.offset]
  }
}

/// The fields that developers added to the records of a recording.
struct FITDeveloperFields {
  /// Those that records have, as they come up.
  private(set) var used: [FITDeveloperField] = []
  /// What the last record has of each; NaN where that is nothing.
  private(set) var values: [Double] = []
  /// Whether there are more of them than are read.
  private(set) var areTooMany = false
  /// All that the file has described so far, the last description of each.
  private var described: [UInt16: FITDeveloperField] = [:]

  /// Takes in a description.
  mutating func describe(_ field: FITDeveloperField) {
    described[Self.key(field.developer, field.number)] = field
  }

  /// Forgets what was described, as another file begins; its fields that are described in the same way are the same.
  mutating func beginFile() { described = [:] }

  /// The place among those used of a field that records have with so many bytes; nil of one that nothing describes, or as
  /// something else: texts and arrays are.
  mutating func place(developer: UInt8, number: UInt8, size: Int) -> Int? {
    guard let field = described[Self.key(developer, number)], field.form.size == size else {
      return nil
    }
    if let known = used.firstIndex(of: field) { return known }
    areTooMany = used.count == mostFields
    guard !areTooMany else { return nil }
    used.append(field)
    values.append(.nan)
    return used.count - 1
  }

  /// Takes in what a record has, of which `read` puts what there is in its place.
  mutating func take(_ read: (inout [Double]) -> Void) {
    for place in values.indices { values[place] = .nan }
    read(&values)
  }

  private static func key(_ developer: UInt8, _ number: UInt8) -> UInt16 {
    UInt16(developer) << 8 | UInt16(number)
  }
}
