/// What some values add up to, those above 0 and those below by themselves; gaps add nothing.
struct SignedSum: Equatable, Sendable {
  /// The sum of the values above 0.
  var above = 0.0
  /// The sum of the values below 0.
  var below = 0.0

  static func / (sum: SignedSum, divisor: Double) -> SignedSum {
    SignedSum(above: sum.above / divisor, below: sum.below / divisor)
  }

  static func + (a: SignedSum, b: SignedSum) -> SignedSum {
    SignedSum(above: a.above + b.above, below: a.below + b.below)
  }
}

extension SignedSum {
  /// What one of `count` values has of it, with a weight.
  func mean(of count: Int, weight: Double) -> SignedSum {
    SignedSum(above: above / Double(count) * weight, below: below / Double(count) * weight)
  }

  /// The sum of one value, which may be a gap.
  init(of value: Double) {
    if value > 0 { above = value }
    if value < 0 { below = value }
  }

  /// The sum of `start + index * step` at `indexes`.
  init(ofEvenFrom start: Double, step: Double, at indexes: Range<Int>) {
    guard let last = indexes.last else { return }
    let ends = (start + Double(indexes.lowerBound) * step, start + Double(last) * step)
    if min(ends.0, ends.1) < 0 && max(ends.0, ends.1) > 0 {
      let zero = min(max(Int(clamping: -start / step), indexes.lowerBound), last - 1) + 1
      self =
        SignedSum(ofEvenFrom: start, step: step, at: indexes.lowerBound..<zero)
        + SignedSum(ofEvenFrom: start, step: step, at: zero..<indexes.upperBound)
    } else {
      let sum = (ends.0 + ends.1) / 2 * Double(indexes.count)
      self = SignedSum(of: sum)
    }
  }
}

/// A kind of number whose sums are found quickly.
protocol SummableNumber: ColumnNumber {
  /// The sum of numbers side by side; linear time.
  static func sum(of numbers: UnsafeBufferPointer<Self>) -> SignedSum
}

extension NumberBuffer where Number: SummableNumber {
  /// The sum of the numbers in `range`; linear time.
  func sum(of range: Range<Int>) -> SignedSum {
    unsafe withNumbers(at: range) { unsafe Number.sum(of: $0) }
  }
}

extension FixedWidthInteger where Self: ColumnNumber {
  /// The exact sum.
  static func sum(of numbers: UnsafeBufferPointer<Self>) -> SignedSum {
    var (above, below): (Int64, Int64) = (0, 0)
    for index in numbers.indices {
      let number = unsafe numbers[index]
      above &+= Int64(truncatingIfNeeded: Swift.max(number, 0))
      below &+= Int64(truncatingIfNeeded: number.isGap ? 0 : Swift.min(number, 0))
    }
    return SignedSum(above: Double(above), below: Double(below))
  }
}

extension Int8: SummableNumber {}
extension Int16: SummableNumber {}
extension Int32: SummableNumber {}

extension Double: SummableNumber {
  /// The sum in eight parts that are added in the end: so rounding errors are smaller than one after
  /// the other, and the processor adds side by side.
  static func sum(of numbers: UnsafeBufferPointer<Double>) -> SignedSum {
    let lanes = SIMD8<Double>.scalarCount
    let wholeEnd = numbers.count / lanes * lanes
    var (above, below) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
    for start in stride(from: 0, to: wholeEnd, by: lanes) {
      let values = unsafe UnsafeRawPointer(numbers.baseAddress! + start)
        .loadUnaligned(as: SIMD8<Double>.self)
      // NaN, a gap, is on neither side of 0.
      above += SIMD8.zero.replacing(with: values, where: values .> 0)
      below += SIMD8.zero.replacing(with: values, where: values .< 0)
    }
    var sum = SignedSum(above: above.sum(), below: below.sum())
    for index in wholeEnd..<numbers.count { sum = sum + SignedSum(of: unsafe numbers[index]) }
    return sum
  }
}
