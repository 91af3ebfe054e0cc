/// The figures that all whole numbers of 32 bits may have.
private let mostDecimals = 9

/// Where at least one of so many values of a column is asked for, all are taken out of it at once.
private let leastDense = 4

/// Collects a column's numbers, one by one or many at once, in the storage that the finished column
/// keeps: nothing is copied in the end.
///
/// Evenly spaced numbers take no memory, and neither do gaps behind the last number; integers and other
/// gaps take one, two or four bytes, and so do multiples of a decimal place; others eight. The form widens at the
/// first number that does not fit.
public final class ColumnBuilder {
  /// How the numbers are stored so far.
  enum Form {
    case even
    case int8(NumberBuffer<Int8>)
    case int16(NumberBuffer<Int16>)
    case int32(NumberBuffer<Int32>)
    case double(NumberBuffer<Double>)
  }

  /// How many decimals the numbers are expected to have: what is stored are multiples of the last one's place, until
  /// a number comes that is none.
  public let decimals: Int
  /// So many of these places make 1.
  let divisor: Double
  /// How many numbers, and gaps before the last of them, there are so far.
  var storedCount = 0
  /// How many gaps there are behind these.
  private(set) var trailingGaps = 0
  /// How many gaps are stored.
  private var storedGaps = 0
  /// Whether a whole number was added that a double does not hold, so that a neighbour of it stands in
  /// its place.
  public var hasRounded = false
  /// The storage so far: of multiples, but for doubles.
  private(set) var form = Form.even
  /// The first multiple, where all are evenly spaced.
  private(set) var start = 0.0
  /// The distance of neighbouring multiples, where all are evenly spaced.
  private(set) var step = 0.0
  /// How many numbers there will be, as far as somebody knows.
  private var expectedCount = 0
  private var finishedColumn: Column?
  /// Whether there was no memory for what finds numbers in the column.
  private var isUseless = false

  /// No numbers yet; they are expected to have so many decimals, of which as many count as whole numbers of 32 bits
  /// have figures.
  public init(decimals: Int = 0) {
    self.decimals = min(max(decimals, 0), mostDecimals)
    divisor = exactPowersOfTen[self.decimals]
  }

  /// How many numbers and gaps there are so far.
  public var count: Int { storedCount + trailingGaps }
  /// How many of them are gaps.
  public var gapCount: Int { storedGaps + trailingGaps }

  /// The values of a column at some indexes, in their order. Linear time.
  public convenience init(of column: Column, at indexes: [Int]) {
    self.init(decimals: column.decimals)
    guard indexes.count * leastDense < column.count else {
      let values = column.all
      for index in indexes { appendOrGap(values[index]) }
      return
    }
    for index in indexes { appendOrGap(column[index]) }
  }

  /// A builder with the same numbers, to be finished while this one goes on. Linear time.
  public func copy() -> ColumnBuilder {
    let copy = ColumnBuilder(decimals: decimals)
    (copy.storedCount, copy.trailingGaps, copy.storedGaps) = (storedCount, trailingGaps, storedGaps)
    (copy.hasRounded, copy.start, copy.step) = (hasRounded, start, step)
    copy.form =
      switch form {
      case .even: .even
      case .int8(let numbers): .int8(numbers.copy())
      case .int16(let numbers): .int16(numbers.copy())
      case .int32(let numbers): .int32(numbers.copy())
      case .double(let numbers): .double(numbers.copy())
      }
    return copy
  }

  /// Adds a number.
  public func append(_ value: Double) {
    precondition(!isFinished, "a finished column does not grow")
    storeGaps()
    guard let multiple = multiple(for: value) else { return appendDouble(value) }
    if case .even = form, !continuesEvenly(multiple) { widenFromEven() }
    if !isEven { widen(toHold: multiple) }
    store(multiple)
    storedCount += 1
  }

  /// The multiple of the last decimal's place that a value is the nearest double of; nil where there is none.
  private func multiple(for value: Double) -> Double? {
    guard divisor != 1 else { return value }
    let multiple = (value * divisor).rounded()
    return (multiple / divisor).bitPattern == value.bitPattern ? multiple : nil
  }

  private func appendDouble(_ value: Double) {
    if isEven { widenFromEven() }
    widen(toHold: .infinity)
    if case .double(let numbers) = form { numbers.append(value) }
    storedCount += 1
  }

  /// Makes room for so many numbers in all, so that none is moved as others come; what is not used is given back in
  /// the end, and costs no memory until then.
  public func reserve(_ count: Int) {
    expectedCount = count
    switch form {
    case .even: break
    case .int8(let numbers): numbers.reserve(count)
    case .int16(let numbers): numbers.reserve(count)
    case .int32(let numbers): numbers.reserve(count)
    case .double(let numbers): numbers.reserve(count)
    }
  }

  /// Adds `count` gaps.
  public func appendGaps(_ count: Int = 1) {
    precondition(!isFinished, "a finished column does not grow")
    trailingGaps += count
  }

  /// Adds a number, or a gap where it is none.
  public func appendOrGap(_ value: Double) {
    if value.isNaN { appendGaps() } else { append(value) }
  }

  /// Stores the gaps so far, as a number is to follow them.
  func storeGaps() {
    guard trailingGaps > 0 else { return }
    if isEven { widenFromEven() }
    switch form {
    case .even: break
    case .int8(let numbers): numbers.appendGaps(trailingGaps)
    case .int16(let numbers): numbers.appendGaps(trailingGaps)
    case .int32(let numbers): numbers.appendGaps(trailingGaps)
    case .double(let numbers): numbers.appendGaps(trailingGaps)
    }
    storedCount += trailingGaps
    storedGaps += trailingGaps
    trailingGaps = 0
  }

  /// Whether the column has been handed over, so that nothing can be added.
  public private(set) var isFinished = false

  /// Whether there was no memory for some of the numbers: the column is of no use then.
  public var isExhausted: Bool {
    switch form {
    case .even: isUseless
    case .int8(let numbers): isUseless || numbers.isExhausted
    case .int16(let numbers): isUseless || numbers.isExhausted
    case .int32(let numbers): isUseless || numbers.isExhausted
    case .double(let numbers): isUseless || numbers.isExhausted
    }
  }

  /// The column, after which nothing can be added; nothing but gaps where there was no memory for it. The
  /// first time linear time, for its pyramid is built; afterwards the same column.
  public func finished() -> Column {
    if let finishedColumn { return finishedColumn }
    if isEven && storedCount <= 2 { widenFromEven() }
    let column = column ?? Column(gaps: count)
    (finishedColumn, isFinished) = (column, true)
    return column
  }

  /// The column; nil where there is no memory for it.
  private var column: Column? {
    guard !isExhausted, let storage else {
      isUseless = true
      return nil
    }
    let divisor = storesMultiples ? divisor : 1
    return Column(
      storage, divisor: divisor, storedCount: storedCount, count: count, gapCount: gapCount)
  }

  private var storage: Column.Storage? {
    switch form {
    case .even: .even(start: start, step: step)
    case .int8(let numbers): numbers.stored(gapCount: storedGaps).map { .int8($0) }
    case .int16(let numbers): numbers.stored(gapCount: storedGaps).map { .int16($0) }
    case .int32(let numbers): numbers.stored(gapCount: storedGaps).map { .int32($0) }
    case .double(let numbers): numbers.stored(gapCount: storedGaps).map { .double($0) }
    }
  }

  /// Whether what is stored are multiples of the last decimal's place, and no doubles.
  public var storesMultiples: Bool { if case .double = form { false } else { true } }

  /// Whether the numbers so far are evenly spaced, so that none is stored.
  var isEven: Bool { if case .even = form { true } else { false } }
}

// MARK: - Even

extension ColumnBuilder {
  /// Whether the number keeps the column even; the first two set its start and step.
  ///
  /// Compares bits, so that -0 stays what it is.
  func continuesEvenly(_ value: Double) -> Bool {
    let (start, step) = evenness(after: value)
    let expected = start + Double(storedCount) * step
    guard expected.bitPattern == value.bitPattern, storedCount == 0 || step != 0, step.isFinite
    else {
      return false
    }
    (self.start, self.step) = (start, step)
    return true
  }

  private func evenness(after value: Double) -> (start: Double, step: Double) {
    switch storedCount {
    case 0: (value, 0)
    case 1: (start, value - start)
    default: (start, step)
    }
  }

  /// Stores what was evenly spaced, in the form that it needs.
  func widenFromEven() {
    let last = start + Double(max(storedCount - 1, 0)) * step
    form = .int8(NumberBuffer())
    reserve(expectedCount)
    for value in [start, last, step] { widen(toHold: value) }
    for index in 0..<storedCount {
      store(start + Double(index) * step)
    }
  }
}

// MARK: - Stored

extension ColumnBuilder {
  /// Adds a multiple to what is stored, if anything is; the form is wide enough for it.
  private func store(_ multiple: Double) {
    switch form {
    case .even: break
    case .int8(let numbers): numbers.append(Int8(multiple))
    case .int16(let numbers): numbers.append(Int16(multiple))
    case .int32(let numbers): numbers.append(Int32(multiple))
    case .double(let numbers): numbers.append(multiple / divisor)
    }
  }

  /// Makes the form wide enough for a multiple that is to come.
  func widen(toHold multiple: Double) {
    switch form {
    case .even, .double: break
    case .int8(let numbers):
      if Int8(lossless: multiple) == nil { form = widened(numbers, toHold: multiple) }
    case .int16(let numbers):
      if Int16(lossless: multiple) == nil { form = widened(numbers, toHold: multiple) }
    case .int32(let numbers):
      if Int32(lossless: multiple) == nil { form = widened(numbers, toHold: multiple) }
    }
  }

  private func widened(
    _ numbers: NumberBuffer<some ColumnNumber>, toHold multiple: Double
  ) -> Form {
    if Int16(lossless: multiple) != nil {
      return .int16(numbers.widened(for: expectedCount) { $0 })
    }
    if Int32(lossless: multiple) != nil {
      return .int32(numbers.widened(for: expectedCount) { $0 })
    }
    return .double(numbers.widened(for: expectedCount) { $0 / divisor })
  }
}

extension NumberBuffer {
  fileprivate func appendGaps(_ count: Int) {
    for _ in 0..<count { append(.gap) }
  }

  fileprivate func widened<Wide: ColumnNumber>(
    for expectedCount: Int, _ change: (Double) -> Double
  ) -> NumberBuffer<Wide> {
    let wide = NumberBuffer<Wide>(capacity: count + 1)
    wide.reserve(expectedCount)
    for index in 0..<count { wide.append(Wide(storing: change(self[index].value))) }
    return wide
  }

  fileprivate func stored(gapCount: Int) -> StoredNumbers<Number>? {
    trim()
    return isExhausted ? nil : StoredNumbers(self, gapCount: gapCount)
  }
}
