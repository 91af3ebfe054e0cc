/// A chart object as the file gives it: its JSON is right, its sense is unchecked.
struct TelegramChart {
  /// The byte of the object's brace.
  let offset: Int
  /// The byte where the columns start; nil where the object has none.
  private(set) var columnsOffset: Int?
  private(set) var columns: [TelegramColumn] = []
  private(set) var types: JSONNode?
  private(set) var names: JSONNode?
  private(set) var colors: JSONNode?
  private(set) var hidden: JSONNode?
  private(set) var title: JSONNode?

  /// Reads the object that comes next.
  init(_ reader: inout JSONReader) throws(Fault) {
    _ = try reader.nextKind(.object, expected: "a chart object")
    offset = reader.position
    try reader.beginObject()
    while let key = try reader.nextKey() {
      do throws(Fault) {
        try readValue(of: key.text, &reader)
      } catch {
        throw error.inside(key.text)
      }
    }
  }

  /// Keeps what this program knows; a key that comes twice counts the second time.
  private mutating func readValue(of key: String, _ reader: inout JSONReader) throws(Fault) {
    switch key {
    case "columns": try readColumns(&reader)
    case "types": types = try reader.node()
    case "names": names = try reader.node()
    case "colors": colors = try reader.node()
    case "hidden": hidden = try reader.node()
    case "title": title = try reader.node()
    default: try reader.skip()
    }
  }

  private mutating func readColumns(_ reader: inout JSONReader) throws(Fault) {
    _ = try reader.nextKind(.array, expected: "an array of columns")
    columnsOffset = reader.position
    columns = []
    try reader.beginArray()
    while try reader.nextElement() { columns.append(try TelegramColumn(&reader)) }
  }
}
