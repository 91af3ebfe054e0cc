import CKernels
import Testing

/// The loops over rows read the same of any table, wherever it is cut, and touch nothing beside it.
@Suite struct RowKernelRandomTests {
  @Test(arguments: 1...150)
  func anyTable(seed: UInt64) {
    let (table, text) = RowTable.any(seed: seed)
    let expected = table.rows(of: text)
    for kernel in RowKernel.all {
      for capacity in [1, 7, 1 + Int(seed) * 13] {
        let read = kernel.rows(of: text, table, capacity: capacity)
        #expect(read.rows == expected.rows, "\(kernel), seed \(seed), capacity \(capacity)")
        #expect(read.length == expected.length, "\(kernel), seed \(seed), capacity \(capacity)")
      }
    }
  }

  @Test(arguments: 1...3)
  func cutAnywhere(seed: UInt64) {
    let (table, all) = RowTable.any(seed: seed)
    let text = Array(all.prefix(500))
    for kernel in RowKernel.all {
      for count in 0...text.count {
        let part = Array(text.prefix(count))
        #expect(
          kernel.rows(of: part, table) == table.rows(of: part),
          "\(kernel), seed \(seed), \(count) bytes")
      }
    }
  }

  @Test func roomForSoManyAndNoMore() {
    let column = ChartTableColumn(CHART_CELL_NUMBER)
    let table = RowReference(dialect: RowTable.comma, columns: [column, column])
    let text = Array(String(repeating: "12,-34\n", count: 30_000).utf8)
    for kernel in RowKernel.all {
      for capacity in [0, 1, 2, 3, 4, 5, 63, 64, 1_000, 9_999, 29_999, 30_000, 30_001] {
        let memory = GuardedMemory(text)
        defer { withExtendedLifetime(memory) {} }
        var at: UnsafePointer<UInt8>? = UnsafePointer(memory.bytes)
        let rows = kernel.readOnce(&at, memory.bytes + text.count, table, capacity: capacity)
        #expect(
          rows.count <= capacity && rows.count * 2 >= min(capacity, 30_000),
          "\(kernel), \(capacity)")
        #expect(rows.allSatisfy { $0 == [.number(12), .number(-34)] })
        #expect(at! - UnsafePointer(memory.bytes) == rows.count * 7)
      }
    }
  }

  private static let parts: [(start: String, part: String)] = [
    ("", ","), ("", "\n"), ("", "1"), ("1,", "1"), ("1,2\n3,", " "), ("", "1,2"), ("", "\""),
    ("1,2\n", "-"), ("", "\r"), ("1,", "1e"), ("1,2\n", "1,"),
  ]

  /// Of these a loop that is not linear would not come to an end.
  @Test(arguments: RowKernel.all) func muchOfTheSame(kernel: RowKernel) {
    let column = ChartTableColumn(CHART_CELL_DECIMAL)
    let table = RowReference(dialect: RowTable.comma, columns: [column, column])
    for (start, part) in Self.parts {
      let text = Array((start + String(repeating: part, count: 1 << 20)).utf8)
      let read = kernel.rows(of: text, table)
      #expect(read.length == (start.contains("\n") ? 4 : 0), "\(part.debugDescription)")
    }
  }

  /// More columns than are looked through at once, and rows longer than that.
  @Test(arguments: [300, 5_000, 20_000, 70_000])
  func longRows(columns: Int) {
    let table = RowReference(
      dialect: RowTable.comma,
      columns: Array(repeating: ChartTableColumn(CHART_CELL_NUMBER), count: columns))
    let row = (0..<columns).map { String($0 % 1_000) }.joined(separator: ",") + "\n"
    let text = Array(String(repeating: row, count: 6).utf8)
    let cells = (0..<columns).map { RowCell.number(Int64($0 % 1_000)) }
    for kernel in RowKernel.all {
      let read = kernel.rows(of: text, table, capacity: 10)
      #expect(read.rows.count == 6 && read.rows.allSatisfy { $0 == cells })
    }
  }
}
