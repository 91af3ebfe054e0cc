import ChartCore

/// Up to here a double holds every integer.
let exactIntegers: UInt64 = 1 << 53

/// `mantissa` times ten to the `exponent` where one correctly rounded operation gives it (W. D. Clinger, "How to
/// read floating point numbers accurately", 1990).
func exactProduct(_ mantissa: UInt64, _ exponent: Int) -> Double? {
  guard mantissa <= exactIntegers, abs(exponent) < exactPowersOfTen.count else { return nil }
  let power = exactPowersOfTen[abs(exponent)]
  return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
}
