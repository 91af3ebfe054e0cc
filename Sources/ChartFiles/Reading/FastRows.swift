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
@safe final class FastRows {
  /// How they are read.
  let form: PlainForm
  /// Where the rows that were read last stand in their text.
  private(set) var range = 0..<0
  /// How many they are.
  private(set) var count = 0
  private let capacity: Int
  private let columns: UnsafeMutableBufferPointer<ChartTableColumn>
  private let memory: UnsafeMutableRawPointer

  /// Room for rows of a form.
  init(_ form: PlainForm) {
    self.form = form
    capacity = max(fewestRows, batchBytes / numberSize / form.kinds.count)
    let stride = capacity * numberSize + spareBytes
    unsafe memory = .allocate(byteCount: form.kinds.count * stride, alignment: spareBytes)
    unsafe columns = .allocate(capacity: form.kinds.count)
    for (index, kind) in form.kinds.enumerated() {
      unsafe columns.initializeElement(
        at: index, to: ChartTableColumn(kind, at: memory + index * stride))
    }
  }

  deinit {
    unsafe memory.deallocate()
    unsafe columns.deallocate()
  }

  /// Reads plain rows of a window from an offset on up to another, and ends before the first row that is not plain, or
  /// has no end there, or where there is hardly any room left. Returns whether there are any.
  func read(_ window: ByteWindow, in offsets: Range<Int>) -> Bool {
    unsafe window.withBytes { bytes in
      precondition(offsets.lowerBound >= window.start && offsets.upperBound <= window.end)
      let places = offsets.lowerBound - window.start..<offsets.upperBound - window.start
      unsafe read(UnsafeBufferPointer(rebasing: bytes[places]), offset: offsets.lowerBound)
    }
    return count > 0
  }

  /// Forgets the rows.
  func removeAll() { (range, count) = (0..<0, 0) }

  /// Reads the rows behind the first line feed of a text's bytes, the first of which has an offset there. Whoever reads
  /// row by row and comes to just that place would read the same; what looks like a row within a quoted cell is never
  /// asked for.
  func find(in bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
    guard let feed = unsafe bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
    unsafe read(UnsafeBufferPointer(rebasing: bytes[(feed + 1)...]), offset: offset + feed + 1)
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
    guard let base = bytes.baseAddress else { return }
    var signs = ChartTableDialect(form.signs)
    var at: UnsafePointer<UInt8>? = unsafe base
    count = unsafe chart_read_rows(
      &at, base + bytes.count, &signs, columns.baseAddress, columns.count, capacity)
    range = unsafe offset..<offset + ((at ?? base) - base)
  }

  /// The whole numbers or moments of a column in the rows that were read last; gaps are `Int64.min`.
  func withIntegers<Result>(ofColumn index: Int, _ body: (Span<Int64>) -> Result) -> Result {
    precondition(![.decimal, .skipped, .text].contains(form.kinds[index]), "a column of integers")
    return unsafe body(numbers(ofColumn: index, 0..<count).span)
  }

  /// The decimals of a column in the rows that were read last; gaps are NaN.
  func withDecimals<Result>(ofColumn index: Int, _ body: (Span<Double>) -> Result) -> Result {
    precondition(form.kinds[index] == .decimal, "a column of decimals")
    return unsafe body(numbers(ofColumn: index, 0..<count).span)
  }

  /// The offsets of a column's texts in the rows that were read last.
  func places(ofColumn index: Int) -> [Range<Int>] {
    precondition(form.kinds[index] == .text, "a column of texts")
    let places: UnsafeBufferPointer<Int64> = unsafe numbers(ofColumn: index, 0..<count)
    return unsafe places.map { place in
      let start = range.lowerBound + Int(place >> 32)
      return start..<start + Int(UInt32(truncatingIfNeeded: place))
    }
  }

  private func numbers<Number>(
    ofColumn index: Int, _ rows: Range<Int>
  ) -> UnsafeBufferPointer<Number> {
    precondition(rows.upperBound <= count, "rows that were read")
    let out = unsafe columns[index].out?.assumingMemoryBound(to: Number.self)
    let first = unsafe out.map { unsafe $0 + rows.lowerBound }
    return unsafe UnsafeBufferPointer(start: first, count: rows.count)
  }
}

// MARK: - Columns

extension FastRows {
  /// Adds what a column has in the rows that were read last to another, its gaps too; whole numbers and moments as they
  /// are, whatever their decimals.
  func append(column index: Int, to builder: ColumnBuilder) {
    append(column: index, rows: 0..<count, to: builder)
  }

  /// The same of some of these rows.
  func append(column index: Int, rows: Range<Int>, to builder: ColumnBuilder) {
    switch form.kinds[index] {
    case .whole, .moment:
      unsafe append(numbers(ofColumn: index, rows), to: builder, isGap: { $0 == Int64.min }) {
        unsafe builder.append($0)
      }
    case .decimal:
      unsafe append(numbers(ofColumn: index, rows), to: builder, isGap: { ($0 as Double).isNaN }) {
        unsafe builder.append($0)
      }
    case .skipped, .text: break
    }
  }

  @inline(__always)
  private func append<Number>(
    _ numbers: UnsafeBufferPointer<Number>, to builder: ColumnBuilder, isGap: (Number) -> Bool,
    _ append: (UnsafeBufferPointer<Number>) -> Void
  ) {
    let gapCount = unsafe numbers.reduce(into: 0) { $0 &+= isGap($1) ? 1 : 0 }
    guard gapCount > 0 else { return unsafe append(numbers) }
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
