import ChartFiles
import Foundation
import Testing

/// Large files that somebody else writes to while two threads read them.
@Suite struct ChangingFileTests {
  /// What is changed lies so far behind the first news that no thread has read it yet.
  private static let place = 5_000_000

  /// What happens to a file.
  enum Change: CaseIterable {
    case cut, cutToNothing, overwritten, overwrittenWithZeros, longer, closedEarly

    func apply(to file: FileHandle) throws {
      switch self {
      case .cut: try file.truncate(atOffset: UInt64(place))
      case .cutToNothing: try file.truncate(atOffset: 0)
      case .overwritten: try write("x", to: file)
      case .overwrittenWithZeros: try write(String(repeating: "\0", count: 300_000), to: file)
      case .longer:
        try file.seekToEnd()
        try file.write(contentsOf: Data("]".utf8))
      case .closedEarly: try write("]],\"types\":{\"x\":\"x\"}}", to: file)
      }
    }

    private func write(_ text: String, to file: FileHandle) throws {
      try file.seek(toOffset: UInt64(place))
      try file.write(contentsOf: Data(text.utf8))
    }
  }

  /// A change ahead of the reading is read as if it had been there from the start.
  @Test(arguments: Change.allCases.filter { $0 != .cutToNothing })
  func readsWhatIsThereWhenItComesThere(change: Change) throws {
    let folder = try TestFolder()
    let path = try largeFile(in: folder)
    let found = try #require(refusal { _ = try read(path, changing: change) })
    #expect(found == refusal { _ = try ChartFile.read(path: path) })
  }

  /// What was read in advance may still count; then the text ends at some place.
  @Test func endsWithAFileThatWasEmptied() throws {
    let folder = try TestFolder()
    let path = try largeFile(in: folder)
    let found = try #require(refusal { _ = try read(path, changing: .cutToNothing) })
    #expect(found.contains("found the end"), "\(found)")
  }

  /// Reads a file that is changed at the first news of it.
  private func read(_ path: String, changing change: Change) throws -> ChartDocument? {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    var isChanged = false
    return try ChartFile.read(path: path) { _ in
      if !isChanged { try? change.apply(to: file) }
      isChanged = true
      return true
    }
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return "\(error)" }
    return nil
  }

  /// A chart of two columns of nine digits, together of 9 MB.
  private func largeFile(in folder: TestFolder) throws -> String {
    let columns = ["x", "y"].map { id in
      let numbers = (0..<450_000).map { String(100_000_000 + $0) }
      return "[\"\(id)\",\(numbers.joined(separator: ","))]"
    }
    let text = """
      {"columns":[\(columns.joined(separator: ","))],"types":{"x":"x","y":"line"}}
      """
    let path = folder.path + "/large.json"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }
}
