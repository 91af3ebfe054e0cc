import CKernels
import ChartCore

/// How many numbers go to a column at once: as many as stay in the processor's nearest memory.
private let batchSize = 4_096

extension JSONReader {
  /// Reads plain numbers of an array, each with the comma behind it, as long as that is quick, and
  /// adds them to a column; none at all is fine too.
  ///
  /// Call it where an element is due; an element is due afterwards as well.
  mutating func plainNumbers(into column: ColumnBuilder) throws(Fault) {
    var start: Int
    repeat {
      try prepare(window.comfort)
      start = position
      while let run = window.numbers.run(at: position) {
        window.numbers.append(run, to: column)
        position = run.range.upperBound
      }
      window.readPlainNumbers(from: &position, into: column)
    } while position > start
  }
}

extension ByteWindow {
  /// Reads a batch of numbers of the first kind that fits and their commas from `offset` on, which
  /// then is behind them.
  fileprivate func readPlainNumbers(from offset: inout Int, into column: ColumnBuilder) {
    unsafe withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var at: UnsafePointer<UInt8>? = unsafe base + (offset - start)
      unsafe withUnsafeTemporaryAllocation(
        byteCount: batchSize * 8, alignment: 8
      ) { batch in
        guard let numbers = batch.baseAddress else { return }
        for kind in NumberKind.allCases {
          let count = unsafe kind.read(
            from: &at, to: base + bytes.count, into: numbers, capacity: batchSize)
          guard count == 0 else {
            unsafe column.append(kind, at: numbers, count: count)
            break
          }
        }
      }
      offset = unsafe start + ((at ?? base) - base)
    }
  }
}
