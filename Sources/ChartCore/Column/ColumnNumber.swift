/// A kind of number that a column stores: as narrow as its values allow.
protocol ColumnNumber: Comparable, BitwiseCopyable, Sendable {
  /// What stands for a gap.
  static var gap: Self { get }
  /// Above everything: the lowest of no values.
  static var ceiling: Self { get }
  /// Below everything, or the gap itself: the highest of no values.
  static var floor: Self { get }
  /// The number in an order that has gaps at its end, where nothing is below them: the lowest is then
  /// found without asking for gaps.
  var rank: Self { get }
  /// The number of a rank; the ceiling for that of a gap.
  init(rank: Self)
  /// Whether this is a gap.
  var isGap: Bool { get }
  /// The value, NaN for a gap.
  var value: Double { get }
  /// A value that this kind holds exactly; a gap for NaN.
  init(storing value: Double)
}

extension FixedWidthInteger where Self: SignedInteger & BitwiseCopyable & Sendable {
  static var gap: Self { .min }
  static var ceiling: Self { .max }
  static var floor: Self { .min }
  var rank: Self { self &- 1 }
  init(rank: Self) { self = rank == .max ? .max : rank + 1 }
  var isGap: Bool { self == .min }
  var value: Double { self == .min ? .nan : Double(self) }
  init(storing value: Double) { self = value.isNaN ? .min : Self(value) }

  /// The same number, if it is an integer that fits beside the gap's own and is not -0.
  @inline(__always)
  init?(lossless value: Double) {
    guard value > Double(Self.min), value <= Double(Self.max) else { return nil }
    self = Self(value)
    if Double(self).bitPattern != value.bitPattern { return nil }
  }
}

extension Int8: ColumnNumber {}
extension Int16: ColumnNumber {}
extension Int32: ColumnNumber {}

extension Double: ColumnNumber {
  static var gap: Double { .nan }
  static var ceiling: Double { .infinity }
  static var floor: Double { -.infinity }
  var rank: Double { self }
  init(rank: Double) { self = rank }
  var isGap: Bool { isNaN }
  var value: Double { self }
  init(storing value: Double) { self = value }
}
