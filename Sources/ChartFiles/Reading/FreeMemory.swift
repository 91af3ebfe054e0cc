private import CKernels
import ChartCore

extension ColumnBuilder {
  /// The column; a fault where there was no memory for it.
  func finishedOrShort() throws(Fault) -> Column {
    let column = finished()
    if isExhausted { throw FreeMemory.shortage }
    return column
  }
}

/// The memory that is left for what is read.
enum FreeMemory {
  /// A fault where so many bytes more would leave too little; asks the system, which takes some 20
  /// microseconds.
  static func check(for bytes: Int = 0) throws(Fault) {
    let free = Int(clamping: chart_free_memory())
    guard free >= Limits.spareMemory, free - Limits.spareMemory >= bytes else { throw shortage }
  }

  /// What is said where memory was asked for and not given.
  static var shortage: Fault {
    Fault(ofFile: "there is not enough free memory to read it")
  }
}
