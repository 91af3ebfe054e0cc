import ChartCore
import Foundation
import TestSupport
import Testing

@testable import ChartFiles

/// What is read from a file, chunk by chunk, is what is read from memory, wherever a chunk ends.
@Suite struct ByteWindowTests {
  @Test(arguments: JSONCases.all.indices)
  func readsAsFromMemory(index: Int) throws {
    let text = JSONCases.all[index].bytes
    try #require(text.count < 1 << 22)
    for padding in [0, 150, 190, 200, 250] {
      let padded = Array(repeating: UInt8(ascii: " "), count: padding) + text
      try expectSame(padded)
    }
  }

  @Test(arguments: 1...20)
  func readsColumnsAsFromMemory(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = "[\"\(String(repeating: "é\\u00e9", count: 90))\""
    for _ in 0..<400 {
      text += (Self.separators.randomElement(using: &random) ?? ",") + Self.number(&random)
    }
    if seed % 4 == 0 { text += ", 01" }
    if seed % 7 == 0 { text += ", \(String(repeating: "7", count: 300))" }
    text += seed % 5 == 0 ? "" : "]"
    try expectSame(Array(text.utf8), "seed \(seed)")
  }

  /// Two threads, who find numbers without knowing where they are, read what one reads, wherever the
  /// pieces of the file end.
  @Test(arguments: 1...40)
  func twoThreadsReadAsOne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = Mutation.mutated(Self.charts(&random), using: &random)
    let memory = document(ByteWindow(text))
    try inFile(text) { stream in
      for _ in 0..<8 {
        let size = Int.random(in: 128...400, using: &random)
        let file = document(ByteWindow(PieceSource(stream, pieceSize: size, isShared: true)))
        #expect(file.tables == memory.tables, "seed \(seed), pieces of \(size)")
        #expect(file.fault == memory.fault, "seed \(seed), pieces of \(size)")
      }
    }
  }

  /// A column whose numbers a piece's border cuts at every place; of those that are none, one stands
  /// among others.
  @Test(
    arguments: [",", ", "],
    ["7", "1542412800000", "12.25", "-40", "null", "7 ", "", "01", "1.", "-", "7 7"])
  func findsNumbersAtEveryBorder(separator: String, number: String) throws {
    let isNumber = ["7", "1542412800000", "12.25", "-40", "null", "7 "].contains(number)
    let numbers = (0..<120).map { isNumber || $0 == 70 ? number : "\($0 * 7)" }
    let column = Array(("[\"y\"," + numbers.joined(separator: separator) + "]").utf8)
    try inFile(column) { stream in
      let memory = outcome { ByteWindow(column) }
      #expect(memory.column?.count == (isNumber ? 120 : nil))
      for size in 128..<160 {
        let file = outcome {
          ByteWindow(PieceSource(stream, pieceSize: size, isShared: size % 2 == 0))
        }
        #expect(file == memory, "pieces of \(size)")
      }
    }
  }

  /// Charts whose texts look like numbers too.
  private static func charts(_ random: inout SeededGenerator) -> [UInt8] {
    let separator = Bool.random(using: &random) ? "," : ", "
    let isWhole = Bool.random(using: &random)
    let count = Int.random(in: 20...150, using: &random)
    let charts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let x = (0..<count).map { "\(1_542_412_800_000 + $0 * 60_000)" }
      let y = (0..<count).map { _ in
        isWhole ? "\(Int.random(in: 0...9_999_999, using: &random))" : number(&random)
      }
      let columns = [("x", x), ("y0", y)].map { id, values in
        "[\"\(id)\"\(separator)" + values.joined(separator: separator) + "]"
      }
      return #"{"columns":["# + columns.joined(separator: separator)
        + #"],"types":{"x":"x","y0":"line"},"names":{"y0":"1,2,3,4,5,6,7,8,9,10"},"more":[1,[2,3]]}"#
    }
    return Array("[\(charts.joined(separator: separator))]".utf8)
  }

  @Test(arguments: ["1", "null", "01", "\\u0020x", "[", ""])
  func findsTheSameFaultInAGraphsText(value: String) throws {
    let numbers = (0..<200).map { "\($0 * 7)" }.joined(separator: ", ")
    let chart =
      #"{\"columns\": [[\"x\", "# + numbers + #"], [\"y0\", 5, "#
      + value + #"]], \"types\": {\"x\": \"x\", \"y0\": \"line\"}}"#
    let text = Array(#"{"growth_graph": {"_": "statsGraph", "json": {"data": "\#(chart)"}}}"#.utf8)
    try inFile(text) { stream in
      let (memory, file) = (
        document(ByteWindow(text)), document(ByteWindow(PieceSource(stream, pieceSize: 128)))
      )
      #expect(memory.tables == file.tables)
      #expect(memory.fault == file.fault)
      #expect((memory.fault == nil) == ["1", "null"].contains(value))
    }
  }

  private func document(_ window: ByteWindow) -> (tables: [Table]?, fault: Fault?) {
    do throws(Fault) {
      return (try TelegramFile.document(FormatInput(window: window)).tables, nil)
    } catch {
      return (nil, error)
    }
  }

  private func inFile(_ text: [UInt8], _ body: (FileStream) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "chartdeck-\(UUID())").path
    try Data(text).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(FileStream(path: path, name: "x"))
  }

  private static let separators = [",", ", ", ",\n", " ,", ",  "]

  private static func number(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "null"
    case 1: "-\(Int.random(in: 1...99_999, using: &random))"
    case 2:
      "0.\(Int.random(in: 1...9_999_999, using: &random))e-\(Int.random(in: 0...9, using: &random))"
    case 3: "\(Int.random(in: 0...Int.max, using: &random))"
    case 4: "0"
    default: "\(Int.random(in: 0...5_000_000, using: &random))"
    }
  }

  /// Both ways give the same column, or the same fault.
  private func expectSame(_ text: [UInt8], _ comment: Comment? = nil) throws {
    let memory = outcome { ByteWindow(text) }
    try inFile(text) { stream in
      for (size, isShared) in [(128, false), (128, true), (200, false), (200, true)] {
        let file = outcome {
          ByteWindow(PieceSource(stream, pieceSize: size, isShared: isShared))
        }
        #expect(file.node == memory.node, comment)
        #expect(file.fault == memory.fault, comment)
        #expect(file.columnFault == memory.columnFault, comment)
        #expect(file.column == memory.column, comment)
      }
      if let offset = memory.fault?.offset {
        #expect(TextPlace(of: offset, in: stream) == TextPlace(of: offset, in: text), comment)
      }
    }
  }

  private struct Outcome: Equatable {
    var node: JSONNode?
    var fault: Fault?
    var column: Column?
    var columnFault: Fault?
  }

  private func outcome(_ window: () -> ByteWindow) -> Outcome {
    var outcome = Outcome()
    do throws(Fault) {
      var reader = try JSONReader(window())
      outcome.node = try reader.node()
      try reader.finish()
    } catch {
      outcome.fault = error
    }
    do throws(Fault) {
      var reader = try JSONReader(window())
      outcome.column = try TelegramColumn(&reader).values
    } catch {
      outcome.columnFault = error
    }
    return outcome
  }
}
