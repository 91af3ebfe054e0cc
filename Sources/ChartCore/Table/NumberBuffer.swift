private import CKernels

/// Numbers side by side in memory of their own, which grows without being copied.
///
/// A `ColumnBuilder` that fills it is the only one who holds it. It hands it on once, and refuses to
/// touch it afterwards: so what columns share between threads does not change any more, which is why
/// it may be sent without a lock. Every access is checked to lie inside, which is why it is safe.
@safe final class NumberBuffer<Number: ColumnNumber>: @unchecked Sendable {
  private var base: UnsafeMutablePointer<Number>
  private var capacity: Int
  /// How many numbers there are.
  private(set) var count = 0

  /// An empty buffer with room for some numbers.
  init(capacity: Int = 0) {
    self.capacity = capacity
    unsafe base = Self.resized(nil, from: 0, to: capacity)
  }

  deinit { unsafe chart_buffer_free(base, Self.bytes(capacity)) }

  /// The number at an index below the count.
  @inline(__always)
  subscript(index: Int) -> Number {
    precondition(index >= 0 && index < count, "an index of the column")
    return unsafe base[index]
  }

  /// The numbers at `range`, for a loop over many; the first one has the index 0.
  @inline(__always)
  func withNumbers<Result>(
    at range: Range<Int>, _ body: (UnsafeBufferPointer<Number>) -> Result
  ) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "indexes of the column")
    return unsafe body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Adds a number.
  @inline(__always)
  func append(_ number: Number) {
    if count == capacity { grow(for: 1) }
    unsafe base[count] = number
    count += 1
  }

  /// Adds room for `extra` numbers, which `fill` writes.
  @inline(__always)
  func append(_ extra: Int, fill: (UnsafeMutableBufferPointer<Number>) -> Void) {
    if count + extra > capacity { grow(for: extra) }
    unsafe fill(UnsafeMutableBufferPointer(start: base + count, count: extra))
    count += extra
  }

  /// Gives back what is not used.
  func trim() { resize(to: count) }

  private func grow(for extra: Int) {
    resize(to: max(count + extra, capacity + capacity / 2, 16))
  }

  private func resize(to capacity: Int) {
    unsafe base = Self.resized(base, from: self.capacity, to: capacity)
    self.capacity = capacity
  }

  private static func resized(
    _ base: UnsafeMutablePointer<Number>?, from oldCapacity: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Number> {
    unsafe chart_buffer_resize(base, bytes(oldCapacity), bytes(capacity))
      .assumingMemoryBound(to: Number.self)
  }

  private static func bytes(_ capacity: Int) -> Int { capacity * MemoryLayout<Number>.stride }
}

extension NumberBuffer {
  /// A buffer of numbers.
  convenience init(_ numbers: some Sequence<Number>) {
    self.init(capacity: numbers.underestimatedCount)
    for number in numbers { append(number) }
    trim()
  }
}
