extension Double {
  /// The double nearest to `digits` times ten to the `exponent`, the greatest finite at most.
  ///
  /// A product of doubles would be 0.30000000000000004 and not 0.3. But where digits and power are
  /// exact, one multiplication or division by it is rounded right (Clinger, "How to Read Floating
  /// Point Numbers Accurately", 1990); the rest goes through text.
  static func decimal(_ digits: Int, exponent: Int) -> Double {
    if digits.magnitude <= mostExactDigits, let power = exactPowersOfTen[at: exponent.magnitude] {
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    return (Double("\(digits)e\(exponent)") ?? 0).clampedToFinite
  }

  /// The nearest number with so many decimals, at most 22.
  public func rounded(toDecimals decimals: Int) -> Double {
    let power = exactPowersOfTen[decimals]
    return (self * power).rounded() / power
  }

  /// The exponent of the greatest power of ten that is not above a positive finite number.
  var decimalExponent: Int {
    let decadesPerOctave = 0.301029995663981
    let estimate = Int(clamping: (Double(exponent) * decadesPerOctave).rounded(.down))
    // The estimate knows the power of two only: the decade may turn inside it.
    return Double.decimal(1, exponent: estimate + 1) <= self ? estimate + 1 : estimate
  }
}

/// Whole numbers up to here are exact as doubles.
private let mostExactDigits: UInt = 1 << 53
/// The powers of ten that are exact as doubles, from the 0th on.
public let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

extension [Double] {
  fileprivate subscript(at index: UInt) -> Double? {
    index < UInt(count) ? self[Int(index)] : nil
  }
}
