/// Collects a column's numbers one by one, or many at once, in the storage that the finished column
/// keeps: nothing is copied in the end.
///
/// Evenly spaced numbers take no memory; integers and gaps one, two or four bytes, others eight. The
/// form widens at the first number that does not fit.
public final class ColumnBuilder {
  private enum Form {
    case even
    case int8(NumberBuffer<Int8>)
    case int16(NumberBuffer<Int16>)
    case int32(NumberBuffer<Int32>)
    case double(NumberBuffer<Double>)
  }

  /// How many numbers and gaps there are so far.
  public private(set) var count = 0
  /// How many of them are gaps.
  public private(set) var gapCount = 0
  private var form = Form.even
  private var start = 0.0
  private var step = 0.0
  private var isFinished = false

  /// No numbers yet.
  public init() {}

  /// Adds a number.
  public func append(_ value: Double) {
    precondition(!isFinished, "a finished column does not grow")
    if case .even = form, !continuesEvenly(value) { widenFromEven() }
    if !isEven { widen(toHold: value) }
    store(value)
    count += 1
  }

  /// Adds whole numbers that doubles hold exactly; a few operations for each.
  public func append(_ integers: UnsafeBufferPointer<Int64>) {
    precondition(!isFinished, "a finished column does not grow")
    let evenCount = isEven ? unsafe takeEven(integers) : 0
    guard evenCount < integers.count else { return }
    if isEven { widenFromEven() }
    unsafe appendStored(UnsafeBufferPointer(rebasing: integers[evenCount...]))
  }

  /// Adds `count` gaps.
  public func appendGaps(_ count: Int = 1) {
    precondition(!isFinished, "a finished column does not grow")
    guard count > 0 else { return }
    if isEven { widenFromEven() }
    switch form {
    case .even: break
    case .int8(let numbers): numbers.appendGaps(count)
    case .int16(let numbers): numbers.appendGaps(count)
    case .int32(let numbers): numbers.appendGaps(count)
    case .double(let numbers): numbers.appendGaps(count)
    }
    self.count += count
    gapCount += count
  }

  /// The column, after which nothing can be added. Linear time: its pyramid is built.
  public func finished() -> Column {
    precondition(!isFinished, "a column is finished once")
    if isEven && count <= 2 { widenFromEven() }
    isFinished = true
    return Column(storage, count: count, gapCount: gapCount)
  }

  private var storage: Column.Storage {
    switch form {
    case .even: .even(start: start, step: step)
    case .int8(let numbers): .int8(numbers.stored(gapCount: gapCount))
    case .int16(let numbers): .int16(numbers.stored(gapCount: gapCount))
    case .int32(let numbers): .int32(numbers.stored(gapCount: gapCount))
    case .double(let numbers): .double(numbers.stored(gapCount: gapCount))
    }
  }

  private var isEven: Bool { if case .even = form { true } else { false } }
}

// MARK: - Even

extension ColumnBuilder {
  /// Whether the number keeps the column even; the first two set its start and step.
  ///
  /// Compares bits, so that -0 stays what it is.
  private func continuesEvenly(_ value: Double) -> Bool {
    let (start, step) = evenness(after: value)
    let expected = start + Double(count) * step
    guard expected.bitPattern == value.bitPattern, count == 0 || step != 0, step.isFinite else {
      return false
    }
    (self.start, self.step) = (start, step)
    return true
  }

  /// Counts the integers that keep the column even, up to the first that does not.
  private func takeEven(_ integers: UnsafeBufferPointer<Int64>) -> Int {
    var taken = 0
    // The first two set the start and the step.
    while count < 2, taken < integers.count, continuesEvenly(Double(unsafe integers[taken])) {
      count += 1
      taken += 1
    }
    guard count >= 2 else { return taken }
    let (start, step, before) = (start, step, count - taken)
    while taken < integers.count {
      let expected = start + Double(before + taken) * step
      guard expected.bitPattern == Double(unsafe integers[taken]).bitPattern else { break }
      taken += 1
    }
    count = before + taken
    return taken
  }

  private func evenness(after value: Double) -> (start: Double, step: Double) {
    switch count {
    case 0: (value, 0)
    case 1: (start, value - start)
    default: (start, step)
    }
  }

  private func widenFromEven() {
    let last = start + Double(max(count - 1, 0)) * step
    form = .int8(NumberBuffer())
    for value in [start, last, step] { widen(toHold: value) }
    for index in 0..<count {
      store(start + Double(index) * step)
    }
  }
}

// MARK: - Stored

extension ColumnBuilder {
  /// Adds a number to what is stored, if anything is; the form is wide enough for it.
  private func store(_ value: Double) {
    switch form {
    case .even: break
    case .int8(let numbers): numbers.append(Int8(value))
    case .int16(let numbers): numbers.append(Int16(value))
    case .int32(let numbers): numbers.append(Int32(value))
    case .double(let numbers): numbers.append(value)
    }
  }

  private func appendStored(_ integers: UnsafeBufferPointer<Int64>) {
    let (lowest, highest) = unsafe integers.extent
    widen(toHold: Double(lowest))
    widen(toHold: Double(highest))
    switch form {
    case .even: break
    case .int8(let numbers): unsafe numbers.appendTruncating(integers)
    case .int16(let numbers): unsafe numbers.appendTruncating(integers)
    case .int32(let numbers): unsafe numbers.appendTruncating(integers)
    case .double(let numbers):
      unsafe numbers.append(integers.count) { room in
        for index in integers.indices { unsafe room[index] = Double(integers[index]) }
      }
    }
    count += integers.count
  }

  /// Makes the form wide enough for a number that is to come.
  private func widen(toHold value: Double) {
    switch form {
    case .even, .double: break
    case .int8(let numbers):
      if Int8(lossless: value) == nil { form = widened(numbers, toHold: value) }
    case .int16(let numbers):
      if Int16(lossless: value) == nil { form = widened(numbers, toHold: value) }
    case .int32(let numbers):
      if Int32(lossless: value) == nil { form = widened(numbers, toHold: value) }
    }
  }

  private func widened(
    _ numbers: NumberBuffer<some ColumnNumber>, toHold value: Double
  ) -> Form {
    if Int16(lossless: value) != nil { return .int16(numbers.widened()) }
    if Int32(lossless: value) != nil { return .int32(numbers.widened()) }
    return .double(numbers.widened())
  }
}

extension NumberBuffer {
  fileprivate func appendGaps(_ count: Int) {
    for _ in 0..<count { append(.gap) }
  }

  fileprivate func widened<Wide: ColumnNumber>() -> NumberBuffer<Wide> {
    let wide = NumberBuffer<Wide>(capacity: count + 1)
    for index in 0..<count { wide.append(Wide(storing: self[index].value)) }
    return wide
  }

  fileprivate func stored(gapCount: Int) -> StoredNumbers<Number> {
    trim()
    return StoredNumbers(self, gapCount: gapCount)
  }
}

extension NumberBuffer where Number: FixedWidthInteger {
  /// Adds integers that are known to fit.
  fileprivate func appendTruncating(_ integers: UnsafeBufferPointer<Int64>) {
    unsafe append(integers.count) { room in
      for index in integers.indices {
        unsafe room[index] = Number(truncatingIfNeeded: integers[index])
      }
    }
  }
}

extension UnsafeBufferPointer<Int64> {
  /// The lowest and the highest of at least one integer.
  fileprivate var extent: (lowest: Int64, highest: Int64) {
    var (lowest, highest) = (Int64.max, Int64.min)
    for index in indices {
      let integer = unsafe self[index]
      lowest = Swift.min(lowest, integer)
      highest = Swift.max(highest, integer)
    }
    return (lowest, highest)
  }
}
