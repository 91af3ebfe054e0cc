/// Collects a column's numbers, one by one or many at once, in the storage that the finished column
/// keeps: nothing is copied in the end.
///
/// Evenly spaced numbers take no memory, and neither do gaps behind the last number; integers and other
/// gaps take one, two or four bytes, others eight. The form widens at the first number that does not
/// fit.
public final class ColumnBuilder {
  /// How the numbers are stored so far.
  enum Form {
    case even
    case int8(NumberBuffer<Int8>)
    case int16(NumberBuffer<Int16>)
    case int32(NumberBuffer<Int32>)
    case double(NumberBuffer<Double>)
  }

  /// How many numbers, and gaps before the last of them, there are so far.
  var storedCount = 0
  /// How many gaps there are behind these.
  private(set) var trailingGaps = 0
  /// How many gaps are stored.
  private var storedGaps = 0
  /// Whether a whole number was added that a double does not hold, so that a neighbour of it stands in
  /// its place.
  public var hasRounded = false
  /// The storage so far.
  private(set) var form = Form.even
  /// The first number, where all are evenly spaced.
  private(set) var start = 0.0
  /// The distance of neighbours, where all are evenly spaced.
  private(set) var step = 0.0
  private var finishedColumn: Column?
  /// Whether there was no memory for what finds numbers in the column.
  private var isUseless = false

  /// No numbers yet.
  public init() {}

  /// How many numbers and gaps there are so far.
  public var count: Int { storedCount + trailingGaps }
  /// How many of them are gaps.
  public var gapCount: Int { storedGaps + trailingGaps }

  /// The values of a column at some indexes, in their order. Linear time.
  public convenience init(of column: Column, at indexes: some Sequence<Int>) {
    self.init()
    for index in indexes {
      let value = column[index]
      if value.isNaN { appendGaps() } else { append(value) }
    }
  }

  /// Adds a number.
  public func append(_ value: Double) {
    precondition(!isFinished, "a finished column does not grow")
    storeGaps()
    if case .even = form, !continuesEvenly(value) { widenFromEven() }
    if !isEven { widen(toHold: value) }
    store(value)
    storedCount += 1
  }

  /// Adds `count` gaps.
  public func appendGaps(_ count: Int = 1) {
    precondition(!isFinished, "a finished column does not grow")
    trailingGaps += count
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
  public var isFinished: Bool { finishedColumn != nil }

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
    finishedColumn = column
    return column
  }

  /// The column; nil where there is no memory for it.
  private var column: Column? {
    guard !isExhausted, let storage else {
      isUseless = true
      return nil
    }
    return Column(storage, storedCount: storedCount, count: count, gapCount: gapCount)
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
    for value in [start, last, step] { widen(toHold: value) }
    for index in 0..<storedCount {
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

  /// Makes the form wide enough for a number that is to come.
  func widen(toHold value: Double) {
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

  fileprivate func stored(gapCount: Int) -> StoredNumbers<Number>? {
    trim()
    return isExhausted ? nil : StoredNumbers(self, gapCount: gapCount)
  }
}
