import CKernels
import ChartCore

/// What all columns of a batch take together: it stays in the processor's second cache.
private let batchBytes = 1 << 19
/// Fewer rows at a time are not much quicker than each by itself.
private let fewestRows = 64
/// What is left free behind a column, so that the same rows of all of them find room in the nearest cache.
private let spareBytes = 64
/// The bytes of a number.
private let numberSize = 8

/// Reads rows of a text table many at once, as long as they are plain: cells of digits, ISO dates or nothing, without
/// quotes (`chart_read_rows` says it in full). Other rows are left to whoever calls it.
///
/// It holds the numbers of the rows that were read last.
@safe final class PlainRows {
  /// What the cells of a column are.
  enum Kind: Hashable {
    /// Whole numbers; with decimals, multiples of the last one's place: of 2, 12.5 is 1250.
    case whole(decimals: Int)
    /// Numbers, as the nearest doubles.
    case decimal
    /// Milliseconds after the start of 1970, all of which say their zone, or none does; nil where either may be. A
    /// moment without one is read as UTC.
    case moment(hasZone: Bool?)
    /// Anything, not to be read.
    case skipped
  }

  /// What each column's cells are.
  let kinds: [Kind]
  /// How many rows were read last.
  private(set) var count = 0
  private let dialect: ChartTableDialect
  private let capacity: Int
  private let columns: UnsafeMutableBufferPointer<ChartTableColumn>
  private let memory: UnsafeMutableRawPointer

  /// Room for rows of such columns, in a text of this dialect; `decimal` is a point or a comma. Nil where rows of the
  /// dialect are never plain.
  init?(_ dialect: Dialect, decimal: UInt8, _ kinds: [Kind]) {
    guard let signs = ChartTableDialect(dialect, decimal: decimal), !kinds.isEmpty else {
      return nil
    }
    self.kinds = kinds
    self.dialect = signs
    capacity = max(fewestRows, batchBytes / numberSize / kinds.count)
    let stride = capacity * numberSize + spareBytes
    unsafe memory = .allocate(byteCount: kinds.count * stride, alignment: spareBytes)
    unsafe columns = .allocate(capacity: kinds.count)
    for (index, kind) in kinds.enumerated() {
      unsafe columns.initializeElement(
        at: index, to: ChartTableColumn(kind, at: memory + index * stride))
    }
  }

  deinit {
    unsafe memory.deallocate()
    unsafe columns.deallocate()
  }

  /// Reads plain rows of a window from an offset on, which then is at the first row that was not read: because that is
  /// not plain, because its end is not in the window, or because there is hardly any room left. Returns how many.
  func read(_ window: ByteWindow, from offset: inout Int) -> Int {
    count = unsafe window.withBytes { bytes in
      precondition(offset >= window.start && offset <= window.end, "an offset in the window")
      guard let base = bytes.baseAddress else { return 0 }
      var at: UnsafePointer<UInt8>? = unsafe base + (offset - window.start)
      var dialect = dialect
      let count = unsafe chart_read_rows(
        &at, base + bytes.count, &dialect, columns.baseAddress, columns.count, capacity)
      offset = unsafe window.start + ((at ?? base) - base)
      return count
    }
    return count
  }

  /// The whole numbers or moments of a column in the rows that were read last; gaps are `Int64.min`.
  func withIntegers<Result>(ofColumn index: Int, _ body: (Span<Int64>) -> Result) -> Result {
    precondition(kinds[index] != .decimal && kinds[index] != .skipped, "a column of integers")
    return unsafe body(numbers(ofColumn: index).span)
  }

  /// The decimals of a column in the rows that were read last; gaps are NaN.
  func withDecimals<Result>(ofColumn index: Int, _ body: (Span<Double>) -> Result) -> Result {
    precondition(kinds[index] == .decimal, "a column of decimals")
    return unsafe body(numbers(ofColumn: index).span)
  }

  private func numbers<Number>(ofColumn index: Int) -> UnsafeBufferPointer<Number> {
    let out = unsafe columns[index].out?.assumingMemoryBound(to: Number.self)
    return unsafe UnsafeBufferPointer(start: out, count: count)
  }
}

// MARK: - Columns

extension PlainRows {
  /// Adds what a column has in the rows that were read last to another, its gaps too; whole numbers and moments as they
  /// are, whatever their decimals.
  func append(column index: Int, to builder: ColumnBuilder) {
    switch kinds[index] {
    case .whole, .moment:
      unsafe append(numbers(ofColumn: index), to: builder, isGap: { $0 == Int64.min }) {
        unsafe builder.append($0)
      }
    case .decimal:
      unsafe append(numbers(ofColumn: index), to: builder, isGap: { ($0 as Double).isNaN }) {
        unsafe builder.append($0)
      }
    case .skipped: break
    }
  }

  @inline(__always)
  private func append<Number>(
    _ numbers: UnsafeBufferPointer<Number>, to builder: ColumnBuilder, isGap: (Number) -> Bool,
    _ append: (UnsafeBufferPointer<Number>) -> Void
  ) {
    var index = 0
    while index < numbers.count {
      let start = index
      while unsafe index < numbers.count && !isGap(numbers[index]) { index += 1 }
      if index > start { unsafe append(UnsafeBufferPointer(rebasing: numbers[start..<index])) }
      let gap = index
      while unsafe index < numbers.count && isGap(numbers[index]) { index += 1 }
      if index > gap { builder.appendGaps(index - gap) }
    }
  }
}

extension ChartTableColumn {
  fileprivate init(_ kind: PlainRows.Kind, at out: UnsafeMutableRawPointer) {
    unsafe self.init()
    unsafe self.out = out
    switch kind {
    case .whole(let decimals):
      unsafe (self.kind, self.decimals) = (CHART_CELL_NUMBER, UInt8(clamping: decimals))
    case .decimal: unsafe self.kind = CHART_CELL_DECIMAL
    case .moment(let hasZone):
      unsafe self.kind = CHART_CELL_MOMENT
      unsafe zones =
        switch hasZone {
        case nil: CHART_ZONES_ANY
        case false?: CHART_ZONES_NEVER
        case true?: CHART_ZONES_ALWAYS
        }
    case .skipped: unsafe self.kind = CHART_CELL_SKIPPED
    }
  }
}

extension ChartTableDialect {
  /// The signs of a dialect; nil where they are not ASCII, or where rows end with returns alone or several blanks part
  /// cells.
  fileprivate init?(_ dialect: Dialect, decimal: UInt8) {
    let delimiter: Unicode.Scalar
    switch dialect.delimiter {
    case .sign(let sign): delimiter = sign
    case .commaAndBlank: delimiter = ","
    case .blanks: return nil
    }
    guard dialect.newline != .return, delimiter.isASCII, dialect.quote.isASCII else { return nil }
    self.init(
      delimiter: UInt8(ascii: delimiter), decimal: decimal, quote: UInt8(ascii: dialect.quote),
      has_blank: dialect.delimiter == .commaAndBlank)
  }
}
