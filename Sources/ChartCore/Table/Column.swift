/// Numbers of one column in the narrowest storage that keeps them exactly; NaN is a gap.
///
/// Evenly spaced numbers take no memory, integers one, two or four bytes each, others eight; what
/// is stored has a pyramid of its lowest and highest values.
public struct Column: Equatable, Sendable {
  enum Storage: Sendable {
    case even(start: Double, step: Double)
    case int8(StoredNumbers<Int8>)
    case int16(StoredNumbers<Int16>)
    case int32(StoredNumbers<Int32>)
    case double(StoredNumbers<Double>)
  }

  /// The values.
  let storage: Storage
  /// How many values there are, gaps included.
  public let count: Int
  /// How many values are gaps.
  public let gapCount: Int

  /// An evenly spaced column, `start + index * step`, that costs no memory.
  public init(start: Double, step: Double, count: Int) {
    self.init(.even(start: start, step: step), count: count, gapCount: 0)
  }

  /// A column of any values in the narrowest form; one pass.
  public init(_ values: [Double]) {
    let builder = ColumnBuilder()
    for value in values { if value.isNaN { builder.appendGaps() } else { builder.append(value) } }
    self = builder.finished()
  }

  init(_ storage: Storage, count: Int, gapCount: Int) {
    self.storage = storage
    self.count = count
    self.gapCount = gapCount
  }

  /// The value at `index`, NaN where there is a gap; constant time.
  public subscript(index: Int) -> Double {
    switch storage {
    case .even(let start, let step): start + Double(index) * step
    case .int8(let stored): stored.numbers[index].value
    case .int16(let stored): stored.numbers[index].value
    case .int32(let stored): stored.numbers[index].value
    case .double(let stored): stored.numbers[index]
    }
  }

  /// The distance of neighbours where the column is evenly spaced, else nil.
  public var evenStep: Double? {
    if case .even(_, let step) = storage { step } else { nil }
  }

  /// The lowest to the highest value at `indexes`; nil where there are only gaps. Logarithmic time.
  public func extent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    guard !indexes.isEmpty else { return nil }
    switch storage {
    case .even:
      let (first, last) = (self[indexes.lowerBound], self[indexes.upperBound - 1])
      return min(first, last)...max(first, last)
    case .int8(let stored): return stored.extent(of: indexes)
    case .int16(let stored): return stored.extent(of: indexes)
    case .int32(let stored): return stored.extent(of: indexes)
    case .double(let stored): return stored.extent(of: indexes)
    }
  }

  /// The earliest index of the lowest and that of the highest value at `indexes`; nil where there are
  /// only gaps. Logarithmic time.
  public func extremes(of indexes: Range<Int>) -> (lowest: Int, highest: Int)? {
    guard !indexes.isEmpty else { return nil }
    switch storage {
    case .even(_, let step):
      let (first, last) = (indexes.lowerBound, indexes.upperBound - 1)
      return step < 0 ? (last, first) : (first, last)
    case .int8(let stored): return stored.extremes(of: indexes)
    case .int16(let stored): return stored.extremes(of: indexes)
    case .int32(let stored): return stored.extremes(of: indexes)
    case .double(let stored): return stored.extremes(of: indexes)
    }
  }

  /// Whether there may be a gap at `indexes`: no is certain, yes can be one near them. Constant time.
  public func mayHaveGap(in indexes: Range<Int>) -> Bool {
    guard gapCount > 0 else { return false }
    switch storage {
    case .even: return false
    case .int8(let stored): return stored.gaps.isAny(in: indexes)
    case .int16(let stored): return stored.gaps.isAny(in: indexes)
    case .int32(let stored): return stored.gaps.isAny(in: indexes)
    case .double(let stored): return stored.gaps.isAny(in: indexes)
    }
  }

  /// The bytes that a value takes in memory, without the pyramid; 0 where none is stored.
  public var bytesPerValue: Int {
    switch storage {
    case .even: 0
    case .int8: 1
    case .int16: 2
    case .int32: 4
    case .double: 8
    }
  }

  /// Whether both hold the same values and gaps, however they store them; linear time at worst.
  public static func == (a: Column, b: Column) -> Bool {
    a.count == b.count
      && (a.storage.isSame(as: b.storage) || (0..<a.count).allSatisfy { a[$0].isSame(as: b[$0]) })
  }
}

/// A column's numbers and their pyramid.
struct StoredNumbers<Number: ColumnNumber>: Sendable {
  let numbers: NumberBuffer<Number>
  private let pyramid: Pyramid<Number>
  /// Where the gaps are.
  let gaps: GapCounts

  /// The numbers of a buffer that does not change any more; linear time.
  init(_ numbers: NumberBuffer<Number>, gapCount: Int) {
    self.numbers = numbers
    pyramid = Pyramid(over: numbers)
    gaps = GapCounts(of: numbers, count: gapCount)
  }

  /// The lowest to the highest value at `indexes`; nil where there are only gaps.
  func extent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    let (lowest, highest) = pyramid.extent(of: indexes, in: numbers)
    return lowest <= highest ? lowest.value...highest.value : nil
  }

  /// The earliest index of the lowest and that of the highest value at `indexes`.
  func extremes(of indexes: Range<Int>) -> (lowest: Int, highest: Int)? {
    let (lowest, highest) = pyramid.extent(of: indexes, in: numbers)
    guard lowest <= highest,
      let low = pyramid.firstIndex(of: lowest, amongLowest: true, in: indexes, of: numbers),
      let high = pyramid.firstIndex(of: highest, amongLowest: false, in: indexes, of: numbers)
    else { return nil }
    return (low, high)
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
