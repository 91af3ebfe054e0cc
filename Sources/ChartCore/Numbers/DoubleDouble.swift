/// A sum of two doubles that no digit of twice their precision is lost of: windows add and take away a hundred million
/// values, of which the differences count.
///
/// The steps are those of T. J. Dekker, A floating-point technique for extending the available precision (1971), and
/// D. E. Knuth, The Art of Computer Programming, volume 2, 4.2.2.
struct DoubleDouble: Sendable {
  private(set) var high = 0.0
  private(set) var low = 0.0

  init() {}

  /// The product of two doubles, exactly.
  init(_ a: Double, times b: Double) {
    high = a * b
    low = (-high).addingProduct(a, b)
  }

  private init(high: Double, low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  var value: Double { high + low }

  static func += (sum: inout DoubleDouble, number: Double) {
    let (high, rest) = sum.high.exactSum(number)
    sum = DoubleDouble(high: high, low: rest + sum.low)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (high, rest) = a.high.exactSum(b.high)
    return DoubleDouble(high: high, low: rest + a.low + b.low)
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -a.high, low: -a.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(a.high, times: b.high)
    return DoubleDouble(
      high: product.high, low: product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, divisor: Double) -> DoubleDouble {
    let high = a.high / divisor
    let rest = a - DoubleDouble(high, times: divisor)
    return DoubleDouble(high: high, low: rest.value / divisor)
  }
}

extension Double {
  /// The sum, and what it leaves out.
  fileprivate func exactSum(_ other: Double) -> (sum: Double, rest: Double) {
    let sum = self + other
    let part = sum - self
    return (sum, (self - (sum - part)) + (other - part))
  }
}
