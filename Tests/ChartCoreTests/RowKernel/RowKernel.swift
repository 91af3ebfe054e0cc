import CKernels
import Glibc

/// One of the loops that read rows, with memory that ends where nothing may be touched.
struct RowKernel: CustomStringConvertible, Sendable {
  let description: String
  private let read:
    @Sendable (
      UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafePointer<UInt8>,
      UnsafePointer<ChartTableDialect>,
      UnsafePointer<ChartTableColumn>, Int, Int
    ) -> Int

  static let all = [
    RowKernel(description: "portable", read: { chart_read_rows_portable($0, $1, $2, $3, $4, $5) }),
    RowKernel(description: "AVX2", read: { chart_read_rows_avx2($0, $1, $2, $3, $4, $5) }),
    RowKernel(description: "fastest", read: { chart_read_rows($0, $1, $2, $3, $4, $5) }),
  ]

  /// The rows that are read of a text when it is read again and again until nothing comes.
  func rows(of text: [UInt8], _ table: RowReference, capacity: Int = 100) -> RowReading {
    let memory = GuardedMemory(text)
    defer { withExtendedLifetime(memory) {} }
    let start = UnsafePointer(memory.bytes)
    var at: UnsafePointer<UInt8>? = start
    var reading = RowReading()
    while true {
      let rows = readOnce(&at, start + text.count, table, capacity: capacity)
      if rows.isEmpty { return reading }
      reading.rows += rows
      reading.length = at! - start
    }
  }

  /// One call, whose numbers' memory ends where nothing may be touched.
  func readOnce(
    _ at: inout UnsafePointer<UInt8>?, _ end: UnsafePointer<UInt8>, _ table: RowReference,
    capacity: Int
  ) -> [[RowCell]] {
    var dialect = table.dialect
    let outs = RowMemory(table.columns, capacity: capacity)
    let count = read(&at, end, &dialect, outs.columns, outs.columns.count, capacity)
    precondition(count <= capacity, "no more rows than there is room for")
    return withExtendedLifetime(outs) {
      (0..<count).map { row in outs.columns.map { $0.cell(at: row) } }
    }
  }
}

/// Columns with memory for the numbers of so many rows.
private struct RowMemory {
  private(set) var columns: [ChartTableColumn]
  private let memory: [GuardedMemory]

  /// Each column has its own, or one behind the other where they are more than there can be mappings.
  init(_ columns: [ChartTableColumn], capacity: Int) {
    let share = columns.count > 20 ? columns.count : 1
    let bytes = capacity * 8
    let memory = (0..<columns.count / share).map { _ in GuardedMemory(share * bytes) }
    self.columns = columns.enumerated().map { index, column in
      var column = column
      let out = memory[index / share].bytes + index % share * bytes
      column.out = column.kind == CHART_CELL_SKIPPED ? nil : UnsafeMutableRawPointer(out)
      return column
    }
    self.memory = memory
  }
}

extension ChartTableColumn {
  fileprivate func cell(at row: Int) -> RowCell {
    guard let out else { return .skipped }
    return kind == CHART_CELL_DECIMAL
      ? .decimal(out.load(fromByteOffset: row * 8, as: UInt64.self))
      : .number(out.load(fromByteOffset: row * 8, as: Int64.self))
  }
}

/// Memory between pages that end the program when they are touched: its last byte is the last before one, and a
/// page before its first there is another.
final class GuardedMemory {
  let bytes: UnsafeMutablePointer<UInt8>
  private let pages: UnsafeMutableRawPointer
  private let length: Int

  init(_ count: Int) {
    let page = 4096
    length = (count + page - 1) / page * page + 2 * page
    pages = mmap(nil, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    precondition(pages != MAP_FAILED, "memory for a test")
    mprotect(pages + page, length - 2 * page, PROT_READ | PROT_WRITE)
    bytes = (pages + length - page - count).assumingMemoryBound(to: UInt8.self)
  }

  /// A copy of bytes.
  convenience init(_ text: [UInt8]) {
    self.init(text.count)
    bytes.update(from: text, count: text.count)
  }

  deinit { munmap(pages, length) }
}
