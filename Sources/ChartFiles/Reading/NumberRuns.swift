import ChartCore
import Glibc

/// How often the search for numbers starts again in one piece: where it has to more often, it does
/// not pay.
private let mostSearches = 256
/// The bytes of the largest number, to which the numbers of each run are aligned.
private let numberSize = 8

/// The plain numbers of a piece of text, found without knowing what stands before the piece.
///
/// A run starts behind some comma, and behind a space after it, and goes on for as long as there are
/// numbers and commas. Whoever reads the text value by value and comes to just that place, where the
/// element of an array is due, would read the same; what is found in a text in quotation marks is
/// never asked for.
@safe final class NumberRuns {
  /// Numbers of a kind at offsets of the text, their last comma included.
  struct Run: Equatable {
    /// Where they stand, up to the place of the next element.
    let range: Range<Int>
    fileprivate let kind: NumberKind
    fileprivate let firstByte: Int
    /// How many there are.
    let count: Int
  }

  private var runs: [Run] = []
  private var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var used = 0

  deinit { unsafe memory.deallocate() }

  /// Forgets all runs.
  func removeAll() {
    runs.removeAll(keepingCapacity: true)
    used = 0
  }

  /// The first run that starts at an offset or behind it; logarithmic time.
  func run(from offset: Int) -> Run? {
    let first = runs.partitioningIndex { $0.range.lowerBound >= offset }
    return first < runs.count ? runs[first] : nil
  }

  /// Adds the numbers of a run to a column.
  func append(_ run: Run, to column: ColumnBuilder) {
    guard let numbers = unsafe memory.baseAddress else { return }
    unsafe column.append(run.kind, at: numbers + run.firstByte, count: run.count)
  }

  /// Finds the numbers in bytes, the first of which has an offset in the text. Linear time.
  ///
  /// As many bytes before the first as a kernel looks back at must be readable.
  func find(in bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
    guard let base = bytes.baseAddress else { return }
    // The shortest number is a digit and a comma.
    reserve(bytes.count / 2 * numberSize)
    let end = unsafe base + bytes.count
    var at = unsafe base
    for _ in 0..<mostSearches {
      guard let element = unsafe Self.elementBehindComma(from: at, to: end) else { return }
      unsafe at = addRuns(from: element, to: end, origin: base - offset)
    }
  }

  private func reserve(_ bytes: Int) {
    guard unsafe memory.count < bytes else { return }
    unsafe memory.deallocate()
    unsafe memory = .allocate(byteCount: bytes, alignment: numberSize)
  }

  private static func elementBehindComma(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    guard let comma = unsafe memchr(start, Int32(UInt8(ascii: ",")), end - start) else {
      return nil
    }
    let next = unsafe UnsafePointer(comma.assumingMemoryBound(to: UInt8.self)) + 1
    guard unsafe next < end else { return nil }
    return unsafe next.pointee == UInt8(ascii: " ") ? next + 1 : next
  }

  /// Adds what there is from an element on, kind by kind; returns where it came to.
  private func addRuns(
    from element: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    origin: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var at = unsafe element
    while true {
      let start = unsafe at
      for kind in NumberKind.allCases { unsafe at = addRun(of: kind, from: at, to: end, origin) }
      if unsafe at == start { return unsafe at }
    }
  }

  private func addRun(
    of kind: NumberKind, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    _ origin: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let room = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[used...])
    guard let numbers = room.baseAddress else { return unsafe start }
    var at: UnsafePointer<UInt8>? = unsafe start
    let count = unsafe kind.read(
      from: &at, to: end, into: numbers, capacity: room.count / kind.stride)
    guard count > 0, let behind = unsafe at else { return unsafe start }
    let range = unsafe start - origin..<behind - origin
    runs.append(Run(range: range, kind: kind, firstByte: used, count: count))
    used += (count * kind.stride + numberSize - 1) / numberSize * numberSize
    return unsafe behind
  }
}
