/// Numbers of one column in the narrowest storage that keeps them exactly; NaN is a gap.
///
/// Evenly spaced numbers take no memory, and neither do gaps at the end; integers take one, two or four
/// bytes each, and so do decimals, as multiples of their last place; others eight. What is stored has a pyramid of
/// its lowest and highest values.
public struct Column: Equatable, Sendable {
  enum Storage: Sendable {
    case even(start: Double, step: Double)
    case int8(StoredNumbers<Int8>)
    case int16(StoredNumbers<Int16>)
    case int32(StoredNumbers<Int32>)
    case double(StoredNumbers<Double>)
  }

  /// How many decimals the values have, where whole numbers are stored for them.
  var decimals: Int { exactPowersOfTen.firstIndex(of: divisor) ?? 0 }

  /// The numbers, times the divisor.
  let storage: Storage
  /// What each stored number is divided by: a power of ten, 1 where doubles are stored. Both are exact, so that the
  /// quotient is the double nearest to the decimal.
  let divisor: Double
  /// How many of the values are stored; those behind are gaps.
  let storedCount: Int
  /// How many values there are, gaps included.
  public let count: Int
  /// How many values are gaps.
  public let gapCount: Int

  /// An evenly spaced column, `start + index * step`, that costs no memory.
  public init(start: Double, step: Double, count: Int) {
    self.init(
      .even(start: start, step: step), storedCount: count, count: count, gapCount: 0)
  }

  /// A column of any values in the narrowest form; one pass.
  public init(_ values: [Double]) {
    let builder = ColumnBuilder()
    for value in values { builder.appendOrGap(value) }
    self = builder.finished()
  }

  /// A column of gaps alone.
  init(gaps: Int) {
    self.init(.even(start: 0, step: 0), storedCount: 0, count: gaps, gapCount: gaps)
  }

  init(
    _ storage: Storage, divisor: Double = 1, storedCount: Int, count: Int, gapCount: Int
  ) {
    self.storage = storage
    self.divisor = divisor
    self.storedCount = storedCount
    self.count = count
    self.gapCount = gapCount
  }

  /// The value at `index`, NaN where there is a gap; constant time.
  ///
  /// Inlined, as a call hands over all that the column holds: a frame of irregular moments takes a sixth
  /// longer then.
  @inline(__always)
  public subscript(index: Int) -> Double {
    if index >= storedCount { return .nan }
    let number =
      switch storage {
      case .even(let start, let step): start + Double(index) * step
      case .int8(let stored): stored.numbers[index].value
      case .int16(let stored): stored.numbers[index].value
      case .int32(let stored): stored.numbers[index].value
      case .double(let stored): stored.numbers[index]
      }
    return value(of: number)
  }

  /// The value of a stored number.
  @inline(__always)
  func value(of number: Double) -> Double { divisor == 1 ? number : number / divisor }

  /// The least whole number that is stored for a value not below `bound`; the bound itself where nothing is divided.
  private func number(atOrAbove bound: Double) -> Double {
    guard divisor != 1 else { return bound }
    // The product is rounded: the true number is the guess or beside it.
    let guess = (bound * divisor).rounded(.up)
    if value(of: guess - 1) >= bound { return guess - 1 }
    return value(of: guess) < bound ? guess + 1 : guess
  }

  /// The column with gaps behind it up to a count. Constant time.
  public func padded(to count: Int) -> Column {
    Column(
      storage, divisor: divisor, storedCount: storedCount, count: max(self.count, count),
      gapCount: gapCount + max(0, count - self.count))
  }

  /// How many gaps there are behind the last value.
  public var trailingGapCount: Int { count - storedCount }

  /// The part of some indexes at which values are stored.
  func stored(_ indexes: Range<Int>) -> Range<Int> { indexes.clamped(to: 0..<storedCount) }

  /// The distance of neighbours where the column is evenly spaced, else nil.
  public var evenStep: Double? {
    if case .even(_, let step) = storage, storedCount == count { value(of: step) } else { nil }
  }

  /// The first index of a value that is not below `bound`, or the count; the values ascend and have
  /// no gaps. Logarithmic time, constant where they are evenly spaced.
  public func index(atOrAfter bound: Double) -> Int {
    let bound = number(atOrAbove: bound)
    return switch storage {
    case .even(let start, let step): evenIndex(atOrAfter: bound, start: start, step: step)
    case .int8(let stored): stored.index(atOrAfter: bound)
    case .int16(let stored): stored.index(atOrAfter: bound)
    case .int32(let stored): stored.index(atOrAfter: bound)
    case .double(let stored): stored.index(atOrAfter: bound)
    }
  }

  /// `index(atOrAfter:)` of each of the bounds; many together take less time than each alone.
  public func indexes(atOrAfter bounds: [Double]) -> [Int] {
    let bounds = divisor == 1 ? bounds : bounds.map(number(atOrAbove:))
    return switch storage {
    case .even(let start, let step):
      bounds.map { evenIndex(atOrAfter: $0, start: start, step: step) }
    case .int8(let stored): stored.indexes(atOrAfter: bounds)
    case .int16(let stored): stored.indexes(atOrAfter: bounds)
    case .int32(let stored): stored.indexes(atOrAfter: bounds)
    case .double(let stored): stored.indexes(atOrAfter: bounds)
    }
  }

  /// Whether both are the same column, and not only alike: a copy is not. Constant time.
  public func isSameMemory(as other: Column) -> Bool {
    count == other.count && storedCount == other.storedCount && divisor == other.divisor
      && storage.isSame(as: other.storage)
  }

  private func evenIndex(atOrAfter bound: Double, start: Double, step: Double) -> Int {
    if step <= 0 { return bound > start ? count : 0 }
    var index = min(max(Int(clamping: ((bound - start) / step).rounded(.up)), 0), count)
    // The division is rounded: the true place is the guess or beside it.
    if index > 0, start + Double(index - 1) * step >= bound { index -= 1 }
    if index < count, start + Double(index) * step < bound { index += 1 }
    return index
  }

  /// The lowest to the highest value at `indexes`; nil where there are only gaps. Logarithmic time.
  public func extent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    let indexes = stored(indexes)
    guard !indexes.isEmpty else { return nil }
    let extent: ClosedRange<Double>? =
      switch storage {
      case .even: evenExtent(of: indexes)
      case .int8(let stored): stored.extent(of: indexes)
      case .int16(let stored): stored.extent(of: indexes)
      case .int32(let stored): stored.extent(of: indexes)
      case .double(let stored): stored.extent(of: indexes)
      }
    return extent.map(values)
  }

  /// The lowest to the highest stored number at some indexes of an evenly spaced column; nil of none.
  func evenExtent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    guard case .even(let start, let step) = storage, let last = indexes.last else { return nil }
    let ends = (start + Double(indexes.lowerBound) * step, start + Double(last) * step)
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// The values of stored numbers.
  func values(of numbers: ClosedRange<Double>) -> ClosedRange<Double> {
    value(of: numbers.lowerBound)...value(of: numbers.upperBound)
  }

  /// Whether both hold the same values and gaps, however they store them; linear time at worst.
  public static func == (a: Column, b: Column) -> Bool {
    a.count == b.count && a.storedCount == b.storedCount
      && (a.divisor == b.divisor && a.storage.isSame(as: b.storage)
        || (0..<a.storedCount).allSatisfy { a[$0].isSame(as: b[$0]) })
  }
}

extension Column.Storage {
  /// Whether both are the same memory.
  fileprivate func isSame(as other: Column.Storage) -> Bool {
    switch (self, other) {
    case (.int8(let a), .int8(let b)): a.numbers === b.numbers
    case (.int16(let a), .int16(let b)): a.numbers === b.numbers
    case (.int32(let a), .int32(let b)): a.numbers === b.numbers
    case (.double(let a), .double(let b)): a.numbers === b.numbers
    case (.even(let start, let step), .even(let otherStart, let otherStep)):
      start == otherStart && step == otherStep
    default: false
    }
  }
}

extension Double {
  fileprivate func isSame(as other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}

extension Column {
  /// Whether no value is below the one before it; columns with gaps are not. Linear time where the
  /// values are stored.
  public var isAscending: Bool {
    guard gapCount == 0 else { return false }
    switch storage {
    case .even(_, let step): return step > 0 || count < 2
    case .int8(let stored): return stored.numbers.isAscending
    case .int16(let stored): return stored.numbers.isAscending
    case .int32(let stored): return stored.numbers.isAscending
    case .double(let stored): return stored.numbers.isAscending
    }
  }
}

extension NumberBuffer {
  /// Whether no number is below the one before it. All are looked at, which is quicker than to stop
  /// at the first.
  fileprivate var isAscending: Bool {
    unsafe withNumbers(at: 0..<count) { numbers in
      var descents = 0
      for index in numbers.indices.dropFirst() {
        descents &+= unsafe numbers[index] < numbers[index - 1] ? 1 : 0
      }
      return descents == 0
    }
  }
}

extension Column {
  /// All values, NaN where there is a gap, eight bytes each; linear time.
  ///
  /// Who looks at every value in another room has them so: there each call for one hands over all that the column holds,
  /// which takes ten times as long.
  public var all: [Double] { values(at: 0..<count) }

  /// The same of some indexes. Linear time in these.
  func values(at indexes: Range<Int>) -> [Double] {
    let known = stored(indexes)
    let values =
      switch storage {
      case .even(let start, let step): known.map { value(of: start + Double($0) * step) }
      case .int8(let stored): stored.numbers.values(at: known, dividedBy: divisor)
      case .int16(let stored): stored.numbers.values(at: known, dividedBy: divisor)
      case .int32(let stored): stored.numbers.values(at: known, dividedBy: divisor)
      case .double(let stored): stored.numbers.values(at: known, dividedBy: divisor)
      }
    return values + Array(repeating: .nan, count: indexes.count - known.count)
  }
}

extension NumberBuffer {
  fileprivate func values(at indexes: Range<Int>, dividedBy divisor: Double) -> [Double] {
    unsafe withNumbers(at: indexes) { numbers in
      unsafe divisor == 1 ? numbers.map(\.value) : numbers.map { $0.value / divisor }
    }
  }
}
