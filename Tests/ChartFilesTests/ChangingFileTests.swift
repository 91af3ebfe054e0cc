import ChartCore
import ChartFiles
import Foundation
import Testing

/// Large files that somebody else writes to while two threads read them.
@Suite struct ChangingFileTests {
  /// What is changed lies so far behind the first news that no thread has read it yet.
  private static let place = 5_000_000

  /// What happens to a file.
  enum Change: CaseIterable {
    case cut, cutToNothing, overwritten, overwrittenWithZeros, longer, closedEarly, anotherDigit

    func apply(to file: FileHandle) throws {
      switch self {
      case .cut: try file.truncate(atOffset: UInt64(place))
      case .cutToNothing: try file.truncate(atOffset: 0)
      case .overwritten: try write("x", to: file)
      case .overwrittenWithZeros: try write(String(repeating: "\0", count: 300_000), to: file)
      case .longer:
        try file.seekToEnd()
        try file.write(contentsOf: Data("]".utf8))
      case .anotherDigit: try write("1", to: file)
      case .closedEarly: try write("]],\"types\":{\"x\":\"x\"}}", to: file)
      }
    }

    private func write(_ text: String, to file: FileHandle) throws {
      try file.seek(toOffset: UInt64(place))
      try file.write(contentsOf: Data(text.utf8))
    }
  }

  /// Whatever was read of it, and whether it makes sense or not: it is what nobody ever wrote.
  @Test(arguments: Change.allCases)
  func aChangeIsToldAsOne(change: Change) throws {
    let folder = try TestFolder()
    let path = try largeFile(in: folder)
    let found = try #require(refusal { _ = try read(path, changing: change) })
    #expect(found == "large.json: the file was changed while it was read, open it again.")
  }

  /// What makes sense still is not shown either.
  @Test func anotherNumberOrFileIsNoticed() throws {
    let folder = try TestFolder()
    let path = try largeFile(in: folder)
    let isChanged = refusal {
      _ = try ChartFile.read(path: path) { _ in
        try? FileManager.default.removeItem(atPath: path)
        _ = FileManager.default.createFile(atPath: path, contents: Data("[]".utf8))
        return .goOn
      }
    }
    #expect(isChanged == "large.json: the file was changed while it was read, open it again.")
  }

  @Test func whatStaysIsRead() throws {
    let folder = try TestFolder()
    #expect(try ChartFile.read(path: largeFile(in: folder)).tables[0].x.count == 450_000)
  }

  /// Reads a file that is changed at the first news of it.
  private func read(_ path: String, changing change: Change) throws -> ChartDocument? {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    var isChanged = false
    return try ChartFile.read(path: path) { _ in
      if !isChanged { try? change.apply(to: file) }
      isChanged = true
      return .goOn
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
