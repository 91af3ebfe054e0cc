import CKernels
import ChartCore

/// The kinds of plain numbers that are read many at once, the quickest first.
enum NumberKind: CaseIterable {
  /// Whole numbers of up to nine digits, as `Int32`.
  case small
  /// Whole numbers of up to 18 digits, as `Int64`.
  case wide
  /// Numbers of up to 19 digits, with a decimal point or without, as `Double`.
  case decimal

  /// The bytes of a number.
  var stride: Int { self == .small ? 4 : 8 }

  /// Reads numbers and the comma behind each from `at` on, which is then behind them, for as long as
  /// they are of this kind, with room for `capacity` at `numbers`; returns how many.
  ///
  /// `CHART_KERNEL_MARGIN` bytes before `at` must be readable; it stops as much before `end`.
  func read(
    from at: inout UnsafePointer<UInt8>?, to end: UnsafePointer<UInt8>,
    into numbers: UnsafeMutableRawPointer, capacity: Int
  ) -> Int {
    switch self {
    case .small:
      unsafe chart_read_small_integers(
        &at, end, numbers.assumingMemoryBound(to: Int32.self), capacity)
    case .wide:
      unsafe chart_read_integers(&at, end, numbers.assumingMemoryBound(to: Int64.self), capacity)
    case .decimal:
      unsafe chart_read_decimals(&at, end, numbers.assumingMemoryBound(to: Double.self), capacity)
    }
  }
}

extension ColumnBuilder {
  /// Adds `count` numbers of a kind that stand at an address.
  func append(_ kind: NumberKind, at numbers: UnsafeRawPointer, count: Int) {
    switch kind {
    case .small:
      unsafe append(
        UnsafeBufferPointer(start: numbers.assumingMemoryBound(to: Int32.self), count: count))
    case .wide:
      unsafe append(
        UnsafeBufferPointer(start: numbers.assumingMemoryBound(to: Int64.self), count: count))
    case .decimal:
      unsafe append(
        UnsafeBufferPointer(start: numbers.assumingMemoryBound(to: Double.self), count: count))
    }
  }
}
