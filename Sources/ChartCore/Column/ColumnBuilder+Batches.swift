/// Up to here sums of starts and steps are the same in integers and in doubles.
private let exactIntegers: Int64 = 1 << 53

extension ColumnBuilder {
  /// Adds whole numbers that doubles hold exactly or whose nearest doubles are meant, or such multiples of the last
  /// decimal's place; a few operations for each.
  public func append(_ integers: UnsafeBufferPointer<Int64>) {
    unsafe appendIntegers(integers)
  }

  /// Adds whole numbers of at most nine digits: a copy where they are stored as they come.
  public func append(_ integers: UnsafeBufferPointer<Int32>) {
    unsafe appendIntegers(integers)
  }

  /// Adds numbers: a copy where doubles are stored already, else one by one.
  public func append(_ decimals: UnsafeBufferPointer<Double>) {
    var added = 0
    while added < decimals.count {
      storeGaps()
      if case .double(let numbers) = form {
        let rest = unsafe UnsafeBufferPointer(rebasing: decimals[added...])
        unsafe numbers.append(rest.count) { room in _ = unsafe room.update(from: rest) }
        storedCount += rest.count
        return
      }
      append(unsafe decimals[added])
      added += 1
    }
  }

  private func appendIntegers<Integer: BatchInteger>(_ integers: UnsafeBufferPointer<Integer>) {
    precondition(!isFinished, "a finished column does not grow")
    storeGaps()
    let bits = unsafe integers.magnitudeBits
    if unsafe bits > exactIntegers && integers.haveInexact { hasRounded = true }
    let evenCount = isEven ? unsafe takeEven(integers) : 0
    guard evenCount < integers.count else { return }
    if isEven { widenFromEven() }
    unsafe appendStored(UnsafeBufferPointer(rebasing: integers[evenCount...]), bits)
  }

  /// Adds integers whose magnitudes have no other bits than these.
  private func appendStored<Integer: BatchInteger>(
    _ integers: UnsafeBufferPointer<Integer>, _ bits: UInt64
  ) {
    if !holds(bits) {
      let (lowest, highest) = unsafe integers.extent
      widen(toHold: Double(lowest))
      widen(toHold: Double(highest))
    }
    switch form {
    case .even: break
    case .int8(let numbers): unsafe numbers.appendTruncating(integers)
    case .int16(let numbers): unsafe numbers.appendTruncating(integers)
    case .int32(let numbers): unsafe numbers.appendTruncating(integers)
    case .double(let numbers):
      unsafe numbers.append(integers.count) { room in
        for index in integers.indices { unsafe room[index] = Double(integers[index]) / divisor }
      }
    }
    storedCount += integers.count
  }

  /// Whether the form has room for all integers whose magnitudes have no other bits than these.
  private func holds(_ bits: UInt64) -> Bool {
    switch form {
    case .even: false
    case .int8: bits <= Int8.max
    case .int16: bits <= Int16.max
    case .int32: bits <= Int32.max
    case .double: true
    }
  }
}

// MARK: - Even

extension ColumnBuilder {
  /// Counts the integers that keep the column even, up to the first that does not.
  private func takeEven<Integer: BatchInteger>(_ integers: UnsafeBufferPointer<Integer>) -> Int {
    var taken = 0
    // The first two set the start and the step.
    while storedCount < 2, taken < integers.count,
      continuesEvenly(Double(unsafe integers[taken]))
    {
      storedCount += 1
      taken += 1
    }
    guard storedCount >= 2 else { return taken }
    let rest = unsafe UnsafeBufferPointer(rebasing: integers[taken...])
    let evenCount = unsafe countEven(rest, after: storedCount)
    storedCount += evenCount
    return taken + evenCount
  }

  private func countEven<Integer: BatchInteger>(
    _ integers: UnsafeBufferPointer<Integer>, after before: Int
  ) -> Int {
    if var expected = exactNumber(at: before, beforeEnd: before + integers.count),
      let step = Int64(exactly: step)
    {
      for index in integers.indices {
        guard unsafe Int64(integers[index]) == expected else { return index }
        expected += step
      }
      return integers.count
    }
    let (start, step) = (start, step)
    return integers.indices.first { index in
      let expected = start + Double(before + index) * step
      return unsafe expected.bitPattern != Double(integers[index]).bitPattern
    } ?? integers.count
  }

  /// The even number at `index`, where that and all up to `end` are small enough to be counted in
  /// integers.
  private func exactNumber(at index: Int, beforeEnd end: Int) -> Int64? {
    guard let start = Int64(exactly: start), let step = Int64(exactly: step),
      start.magnitude < exactIntegers, step.magnitude < exactIntegers
    else { return nil }
    let (length, overflows) = step.multipliedReportingOverflow(by: Int64(end))
    guard !overflows, length.magnitude < exactIntegers - Int64(start.magnitude) else { return nil }
    return start + step * Int64(index)
  }
}

/// The kinds of integers that come many at once.
private protocol BatchInteger: FixedWidthInteger, SignedInteger {}
extension Int32: BatchInteger {}
extension Int64: BatchInteger {}

extension NumberBuffer where Number: FixedWidthInteger {
  /// Adds integers that are known to fit.
  fileprivate func appendTruncating(_ integers: UnsafeBufferPointer<some BatchInteger>) {
    unsafe append(integers.count) { room in
      for index in integers.indices {
        unsafe room[index] = Number(truncatingIfNeeded: integers[index])
      }
    }
  }
}

extension UnsafeBufferPointer where Element: BatchInteger {
  /// The bits that any of their magnitudes has.
  fileprivate var magnitudeBits: UInt64 {
    var bits = Element.Magnitude.zero
    for index in indices { bits |= unsafe self[index].magnitude }
    return UInt64(bits)
  }

  /// Whether a double does not hold all of them.
  fileprivate var haveInexact: Bool {
    unsafe contains { Element(exactly: Double($0)) != $0 }
  }

  /// The lowest and the highest of at least one integer.
  fileprivate var extent: (lowest: Element, highest: Element) {
    var (lowest, highest) = (Element.max, Element.min)
    for index in indices {
      let integer = unsafe self[index]
      lowest = Swift.min(lowest, integer)
      highest = Swift.max(highest, integer)
    }
    return (lowest, highest)
  }
}
