extension Double {
  /// The double nearest to `digits` times ten to the `exponent`, the greatest finite at most.
  ///
  /// Goes through text, because a product of doubles would be 0.30000000000000004 and not 0.3.
  static func decimal(_ digits: Int, exponent: Int) -> Double {
    (Double("\(digits)e\(exponent)") ?? 0).clampedToFinite
  }

  /// The exponent of the greatest power of ten that is not above a positive finite number.
  var decimalExponent: Int {
    let decadesPerOctave = 0.301029995663981
    let estimate = Int(clamping: (Double(exponent) * decadesPerOctave).rounded(.down))
    // The estimate knows the power of two only: the decade may turn inside it.
    return Double.decimal(1, exponent: estimate + 1) <= self ? estimate + 1 : estimate
  }
}
