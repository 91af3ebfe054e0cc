/// Numbers of one column in the narrowest storage that keeps them exactly; NaN is a gap.
public struct Column: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case even(start: Double, step: Double)
    case int32([Int32])
    case double([Double])
  }

  private let storage: Storage
  /// How many values there are, gaps included.
  public let count: Int

  /// An evenly spaced column, `start + index * step`, that costs no memory.
  public init(start: Double, step: Double, count: Int) {
    storage = .even(start: start, step: step)
    self.count = count
  }

  /// A column of any values: evenly spaced, 32-bit integers or doubles, whichever is narrowest.
  ///
  /// Takes one pass for each form it tries.
  public init(_ values: [Double]) {
    count = values.count
    storage = Self.even(values) ?? Self.int32(values) ?? .double(values)
  }

  /// A column of 32-bit integers as they are, where `integerGap` stands for a gap; constant time.
  public init(integers: [Int32]) {
    count = integers.count
    storage = .int32(integers)
  }

  /// The value at `index`, NaN where there is a gap; constant time.
  public subscript(index: Int) -> Double {
    switch storage {
    case .even(let start, let step): start + Double(index) * step
    case .int32(let values): values[index] == Self.integerGap ? .nan : Double(values[index])
    case .double(let values): values[index]
    }
  }

  /// The distance of neighbours where the column is evenly spaced, else nil.
  public var evenStep: Double? {
    if case .even(_, let step) = storage { step } else { nil }
  }

  /// How many values are gaps; linear time.
  public var gapCount: Int {
    (0..<count).reduce(0) { $0 + (self[$1].isNaN ? 1 : 0) }
  }

  /// Whether both hold the same values and gaps, however they store them; linear time at worst.
  public static func == (a: Column, b: Column) -> Bool {
    a.count == b.count
      && (a.storage == b.storage || (0..<a.count).allSatisfy { a[$0].isSame(as: b[$0]) })
  }
}

extension Column {
  /// Stands for a gap among 32-bit integers; a column that holds this very number stays doubles.
  public static let integerGap = Int32.min

  private static func even(_ values: [Double]) -> Storage? {
    guard values.count > 2, values[0].isFinite else { return nil }
    let step = values[1] - values[0]
    guard step.isFinite, step != 0 else { return nil }
    for (index, value) in values.enumerated() {
      // Bits, not values: -0 would become 0.
      guard value.bitPattern == (values[0] + Double(index) * step).bitPattern else { return nil }
    }
    return .even(start: values[0], step: step)
  }

  private static func int32(_ values: [Double]) -> Storage? {
    var integers: [Int32] = []
    integers.reserveCapacity(values.count)
    for value in values {
      guard let integer = narrow(value) else { return nil }
      integers.append(integer)
    }
    return .int32(integers)
  }

  private static func narrow(_ value: Double) -> Int32? {
    if value.isNaN { return integerGap }
    if value == 0 && value.sign == .minus { return nil }
    guard let integer = Int32(exactly: value), integer != integerGap else { return nil }
    return integer
  }
}

extension Double {
  fileprivate func isSame(as other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}
