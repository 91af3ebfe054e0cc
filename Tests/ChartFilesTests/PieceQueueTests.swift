import Foundation
import Testing

@testable import ChartCore
@testable import ChartFiles

/// The pieces of a file come in order and complete, whoever reads them.
@Suite struct PieceQueueTests {
  @Test(arguments: [0, 1, 999, 1_000, 1_001, 64_000], [false, true])
  func givesAllPieces(size: Int, isHelped: Bool) throws {
    try inQueue(of: size) { queue, bytes in
      let helper = isHelped ? HelperThread(queue) : nil
      #expect((helper != nil) == isHelped)
      var read: [UInt8] = []
      while true {
        guard let piece = queue.take(at: read.count) else {
          // A helper that the system has put aside keeps its piece, and the reader does without.
          #expect(isHelped)
          guard read.count < bytes.count else { break }
          read += bytes[read.count...].prefix(1_000)
          continue
        }
        read += piece.withBytes(in: read.count..<read.count + piece.count) { Array($0) }
        let isLast = piece.isLast
        queue.recycle(piece)
        if isLast { break }
      }
      #expect(read == bytes)
      #expect(queue.take(at: 0) == nil)
    }
  }

  @Test(arguments: [false, true])
  func leavesOutWhatIsNotAskedFor(isHelped: Bool) throws {
    try inQueue(of: 90_000) { queue, bytes in
      let helper = isHelped ? HelperThread(queue) : nil
      for offset in [0, 2_000, 3_000, 40_000, 41_000, 89_000] {
        guard let piece = queue.take(at: offset) else {
          #expect(isHelped)
          continue
        }
        let range = offset..<offset + 1_000
        #expect(piece.withBytes(in: range) { Array($0) } == Array(bytes[range]))
      }
      #expect(queue.take(at: 1_000) == nil)
      #expect(queue.take(at: 89_500) == nil)
      withExtendedLifetime(helper) {}
    }
  }

  /// The reader goes on where a helper has claimed a piece and never comes back with it.
  @Test(arguments: [1, 3, 15])
  func doesNotWaitForTheHelper(claims: Int) throws {
    try inQueue(of: 30_000) { queue, bytes in
      for _ in 0..<claims { _ = queue.waitForClaim() }
      for offset in stride(from: 0, to: bytes.count, by: 1_000) {
        let piece = queue.take(at: offset)
        #expect((piece == nil) == (offset < claims * 1_000))
        if let piece {
          let range = offset..<offset + 1_000
          #expect(piece.withBytes(in: range) { Array($0) } == Array(bytes[range]))
        }
      }
    }
  }

  @Test func endsTheHelpWhileThereIsMore() throws {
    try inQueue(of: 900_000) { queue, _ in
      for _ in 0..<50 { withExtendedLifetime(HelperThread(queue)) {} }
    }
  }

  @Test func findsNumbersWithoutTheirBeginning() {
    let text =
      "34, 5, 6, 12.5, 7000000000, \"1, 2, 3\", null, 77, " + String(repeating: "1", count: 80)
    let bytes = Array(repeating: 0, count: 64) + Array(text.utf8)
    let runs = NumberRuns()
    bytes.withUnsafeBufferPointer {
      runs.find(in: UnsafeBufferPointer(rebasing: $0[64...]), offset: 1_000)
    }
    let column = ColumnBuilder()
    var position = 1_004
    while let run = runs.run(from: position), run.range.lowerBound == position {
      runs.append(run, to: column)
      position = run.range.upperBound
    }
    #expect(column.finished() == Column([5, 6, 12.5, 7e9]))
    #expect(runs.run(from: 1_000)?.range.lowerBound == 1_004)
    #expect(runs.run(from: 1_000 + text.utf8.count - 84)?.range.count == 4)
    #expect(runs.run(from: 1_000 + text.utf8.count) == nil)
  }

  /// What was found in advance is used: else all would be read twice.
  @Test func readsHardlyAnythingTwice() throws {
    let folder = try TestFolder([
      "a": "[" + (0..<50_000).map { "\($0 &* 7_919 % 1_000_003)" }.joined(separator: ",") + "]"
    ])
    let stream = try FileStream(path: folder.path + "/a", name: "a")
    let source = PieceSource(stream, pieceSize: 10_000, isShared: true)
    var reader = try JSONReader(ByteWindow(source))
    let column = ColumnBuilder()
    var found = 0
    try reader.beginArray()
    while try reader.nextElement() {
      found += try reader.plainNumbers(into: column)
      column.append(try reader.number())
    }
    #expect(column.count == 50_000)
    #expect(found > 30_000)
  }

  private func inQueue(
    of size: Int, _ body: (PieceQueue, [UInt8]) throws -> Void
  ) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7 &* 31) }
    let folder = try TestFolder()
    try Data(bytes).write(to: URL(filePath: folder.path + "/a"))
    let stream = try FileStream(path: folder.path + "/a", name: "a")
    try body(PieceQueue(stream, pieceSize: 1_000), bytes)
  }
}
