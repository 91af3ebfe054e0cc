import ChartCore

/// Collects a column's numbers one by one in the storage that the finished column keeps.
///
/// Evenly spaced numbers take no memory, 32-bit integers and gaps four bytes, others eight; the
/// form widens at the first number that does not fit.
struct ColumnBuilder {
  private enum Form {
    case even, integers, doubles
  }

  /// How many numbers and gaps there are so far.
  private(set) var count = 0
  /// How many of them are gaps.
  private(set) var gapCount = 0
  private var form = Form.even
  private var start = 0.0
  private var step = 0.0
  private var integers: [Int32] = []
  private var doubles: [Double] = []

  /// Adds a number.
  @inline(__always)
  mutating func append(_ value: Double) {
    if form == .integers, let integer = Int32(lossless: value) {
      integers.append(integer)
      count += 1
    } else {
      appendSlowly(value)
    }
  }

  /// Adds `count` gaps.
  mutating func appendGaps(_ count: Int = 1) {
    if form == .even && count > 0 { widenFromEven() }
    switch form {
    case .even: break
    case .integers: integers.append(contentsOf: repeatElement(Column.integerGap, count: count))
    case .doubles: doubles.append(contentsOf: repeatElement(.nan, count: count))
    }
    self.count += count
    gapCount += count
  }

  /// The finished column.
  var column: Column {
    switch form {
    case .even where count > 2: Column(start: start, step: step, count: count)
    case .even: Column(evenValues)
    case .integers: Column(integers: integers)
    case .doubles: Column(doubles)
    }
  }

  @inline(never)
  private mutating func appendSlowly(_ value: Double) {
    if form == .even && !continuesEvenly(value) { widenFromEven() }
    if form == .integers && Int32(lossless: value) == nil { widenFromIntegers() }
    switch form {
    case .even: break
    case .integers: integers.append(Int32(value))
    case .doubles: doubles.append(value)
    }
    count += 1
  }

  /// Whether the number keeps the column even; the first two set its start and step.
  ///
  /// Compares bits, so that -0 stays what it is.
  private mutating func continuesEvenly(_ value: Double) -> Bool {
    let (start, step) = evenness(after: value)
    let expected = start + Double(count) * step
    guard expected.bitPattern == value.bitPattern, count == 0 || step != 0 else { return false }
    (self.start, self.step) = (start, step)
    return true
  }

  private func evenness(after value: Double) -> (start: Double, step: Double) {
    switch count {
    case 0: (value, 0)
    case 1: (start, value - start)
    default: (start, step)
    }
  }

  private var evenValues: [Double] {
    (0..<count).map { start + Double($0) * step }
  }

  private mutating func widenFromEven() {
    let values = evenValues
    let narrow = values.compactMap(Int32.init(lossless:))
    form = narrow.count == count ? .integers : .doubles
    if form == .integers { integers = narrow } else { doubles = values }
  }

  private mutating func widenFromIntegers() {
    form = .doubles
    doubles = integers.map { $0 == Column.integerGap ? .nan : Double($0) }
    integers = []
  }
}

extension Int32 {
  /// The same number, if it is an integer that fits beside the gap's own and is not -0.
  @inline(__always)
  init?(lossless value: Double) {
    guard value > Double(Column.integerGap), value <= Double(Int32.max) else { return nil }
    self = Int32(value)
    if Double(self).bitPattern != value.bitPattern { return nil }
  }
}
