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

  @Test(arguments: ["1", "null", "01", "\\u0020x", "[", ""])
  func findsTheSameFaultInAGraphsText(value: String) throws {
    let numbers = (0..<200).map { "\($0 * 7)" }.joined(separator: ", ")
    let chart =
      #"{\"columns\": [[\"x\", "# + numbers + #"], [\"y0\", 5, "#
      + value + #"]], \"types\": {\"x\": \"x\", \"y0\": \"line\"}}"#
    let text = Array(#"{"growth_graph": {"_": "statsGraph", "json": {"data": "\#(chart)"}}}"#.utf8)
    try inFile(text) { stream in
      let (memory, file) = (
        document(ByteWindow(text)), document(ByteWindow(stream, chunkSize: 128))
      )
      #expect(memory.tables == file.tables)
      #expect(memory.fault == file.fault)
      #expect((memory.fault == nil) == ["1", "null"].contains(value))
    }
  }

  private func document(_ window: ByteWindow) -> (tables: [Table]?, fault: Fault?) {
    do throws(Fault) {
      return (try TelegramFile.document(window).tables, nil)
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
      for chunk in [128, 200] {
        let file = outcome { ByteWindow(stream, chunkSize: chunk) }
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
      outcome.column = try TelegramColumn(&reader).values.finished()
    } catch {
      outcome.columnFault = error
    }
    return outcome
  }
}
