import CKernels
import ChartCore

/// How many numbers go to a column at once: as many as stay in the processor's nearest memory.
private let batchSize = 4_096

extension JSONReader {
  /// Reads plain numbers of an array, each with the comma behind it, as long as that is quick, and
  /// adds them to a column; none at all is fine too. Returns how many had been found in advance.
  ///
  /// Call it where an element is due; an element is due afterwards as well.
  @discardableResult
  mutating func plainNumbers(into column: ColumnBuilder) throws(Fault) -> Int {
    var start: Int
    var found = 0
    repeat {
      if column.isExhausted { throw FreeMemory.shortage }
      try prepare(window.comfort)
      start = position
      let next = window.numbers.run(from: position)
      if let next, next.range.lowerBound == position {
        window.numbers.append(next, to: column)
        position = next.range.upperBound
        found += next.count
      } else {
        // Not beyond the start of what was found: that is met there or nowhere.
        let end = next?.range.lowerBound ?? window.end
        window.readPlainNumbers(from: &position, to: end, into: column)
      }
    } while position > start
    return found
  }
}

extension ByteWindow {
  /// Reads a batch of numbers of the first kind that fits and their commas from `offset` on, which
  /// then is behind them, up to an end or shortly before.
  fileprivate func readPlainNumbers(
    from offset: inout Int, to end: Int, into column: ColumnBuilder
  ) {
    unsafe withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var at: UnsafePointer<UInt8>? = unsafe base + (offset - start)
      unsafe withUnsafeTemporaryAllocation(
        byteCount: batchSize * 8, alignment: 8
      ) { batch in
        guard let numbers = batch.baseAddress else { return }
        for kind in NumberKind.allCases {
          let count = unsafe kind.read(
            from: &at, to: base + (end - start), into: numbers, capacity: batchSize)
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
