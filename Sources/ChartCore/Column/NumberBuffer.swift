private import CKernels

/// Numbers side by side in memory of their own, which grows without being copied.
///
/// A `ColumnBuilder` that fills it is the only one who holds it. It hands it on once, and refuses to
/// touch it afterwards: so what columns share between threads does not change any more, which is why
/// it may be sent without a lock. Every access is checked to lie inside, which is why it is safe.
///
/// Where there is no memory to grow it is exhausted: it keeps what it has and takes nothing more, so
/// that loops need no way out. Who fills it asks for that now and then.
@safe final class NumberBuffer<Number: ColumnNumber>: @unchecked Sendable {
  private var base: UnsafeMutablePointer<Number>?
  private var capacity = 0
  /// How many numbers there are.
  private(set) var count = 0
  /// Whether there was no memory for what was to be added.
  private(set) var isExhausted = false

  /// An empty buffer with room for some numbers.
  init(capacity: Int = 0) {
    if capacity > 0 { resize(to: capacity) }
  }

  deinit { unsafe chart_buffer_free(base, Self.bytes(capacity)) }

  /// The number at an index below the count.
  @inline(__always)
  subscript(index: Int) -> Number {
    precondition(index >= 0 && index < count, "an index of the column")
    return unsafe base.unsafelyUnwrapped[index]
  }

  /// The numbers at `range`, for a loop over many; the first one has the index 0.
  @inline(__always)
  func withNumbers<Result>(
    at range: Range<Int>, _ body: (UnsafeBufferPointer<Number>) -> Result
  ) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "indexes of the column")
    return unsafe body(
      UnsafeBufferPointer(start: base.map { unsafe $0 + range.lowerBound }, count: range.count))
  }

  /// Adds a number.
  @inline(__always)
  func append(_ number: Number) {
    if count == capacity && !grow(for: 1) { return }
    unsafe base.unsafelyUnwrapped[count] = number
    count += 1
  }

  /// Adds room for `extra` numbers, at least one, which `fill` writes.
  @inline(__always)
  func append(_ extra: Int, fill: (UnsafeMutableBufferPointer<Number>) -> Void) {
    if count + extra > capacity && !grow(for: extra) { return }
    unsafe fill(UnsafeMutableBufferPointer(start: base.map { unsafe $0 + count }, count: extra))
    count += extra
  }

  /// Makes room for so many numbers in all, if there is memory for them now.
  func reserve(_ count: Int) {
    guard count > capacity, !isExhausted else { return }
    resize(to: count)
    // Not all of it may be needed.
    isExhausted = false
  }

  /// Gives back what is not used.
  func trim() { if count < capacity { resize(to: count) } }

  /// Whether there is room for so many more now.
  private func grow(for extra: Int) -> Bool {
    resize(to: max(count + extra, capacity + capacity / 2, 16))
    return !isExhausted
  }

  private func resize(to capacity: Int) {
    // What did not get its memory once gets none later: a column must not have a hole.
    guard !isExhausted else { return }
    let resized = unsafe chart_buffer_resize(
      base, Self.bytes(self.capacity), Self.bytes(capacity), Limits.spareMemory)
    guard let resized = unsafe resized else {
      isExhausted = true
      return
    }
    unsafe base = resized.assumingMemoryBound(to: Number.self)
    self.capacity = capacity
  }

  private static func bytes(_ capacity: Int) -> Int { capacity * MemoryLayout<Number>.stride }
}

extension NumberBuffer {
  /// A buffer with the same numbers; linear time.
  func copy() -> NumberBuffer {
    let copy = NumberBuffer(capacity: count)
    unsafe withNumbers(at: 0..<count) { numbers in
      if !numbers.isEmpty { unsafe copy.append(count) { _ = unsafe $0.update(from: numbers) } }
    }
    return copy
  }

  /// A buffer of numbers.
  convenience init(_ numbers: some Sequence<Number>) {
    self.init(capacity: numbers.underestimatedCount)
    for number in numbers { append(number) }
    trim()
  }
}
