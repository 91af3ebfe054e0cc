import CKernels
import ChartCore

/// How many integers go to a column at once: as many as stay in the processor's nearest memory.
private let batchSize = 2_048

extension JSONReader {
  /// Reads plain whole numbers of an array, each with the comma behind it, as long as that is quick,
  /// and adds them to a column; none at all is fine too.
  ///
  /// Call it where an element is due; an element is due afterwards as well.
  mutating func integers(into column: ColumnBuilder) throws(Fault) {
    repeat {
      try prepare(window.comfort)
      let start = position
      unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: batchSize) { batch in
        let count = unsafe window.readIntegers(from: &position, into: batch)
        if count > 0 {
          unsafe column.append(UnsafeBufferPointer(rebasing: batch[..<count]))
        }
      }
      if position == start { return }
    } while true
  }
}

extension ByteWindow {
  /// Reads whole numbers and their commas from `offset` on, which then is behind them; returns how
  /// many.
  fileprivate func readIntegers(
    from offset: inout Int, into batch: UnsafeMutableBufferPointer<Int64>
  ) -> Int {
    // The kernel looks at what stands before a number too.
    guard offset - start >= Int(CHART_KERNEL_MARGIN) else { return 0 }
    return unsafe withBytes { bytes in
      guard let base = bytes.baseAddress, let numbers = batch.baseAddress else { return 0 }
      var at: UnsafePointer<UInt8>? = unsafe base + (offset - start)
      let count = unsafe chart_read_integers(&at, base + bytes.count, numbers, batch.count)
      offset = unsafe start + ((at ?? base) - base)
      return count
    }
  }
}
