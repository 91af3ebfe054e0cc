private import Glibc

/// How far chance may be from what is likely, where people want to be sure of 95 of 100.
enum Confidence {
  /// In standard deviations, where these are known.
  static let deviations = 1.959_963_984_540_054

  /// In standard deviations that are known from values of which so many are free: Student's t (1908).
  static func deviations(ofFree count: Int) -> Double {
    count > mostCounted ? expansion(Double(count)) : counted(count)
  }

  /// M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), 26.7.5: exact to the last digits where there
  /// are many.
  private static func expansion(_ count: Double) -> Double {
    let z = deviations
    let square = z * z
    let terms = [
      z * (square + 1) / 4,
      z * ((5 * square + 16) * square + 3) / 96,
      z * (((3 * square + 19) * square + 17) * square - 15) / 384,
      z * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
    ]
    return terms.reversed().reduce(0) { ($0 + $1) / count } + z
  }

  /// By halving angles until 95 of 100 are within it.
  private static func counted(_ count: Int) -> Double {
    var (low, high) = (0.0, Double.pi / 2)
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if share(within: middle, count) < sure { low = middle } else { high = middle }
    }
    return Double(count).squareRoot() * tan(low)
  }

  /// The same, 26.7.3 and 26.7.4: the part of all values whose t is within that of an angle.
  private static func share(within angle: Double, _ count: Int) -> Double {
    let (sine, cosine) = (sin(angle), cos(angle))
    let isOdd = !count.isMultiple(of: 2)
    var (sum, term) = (0.0, isOdd ? cosine : 1)
    for step in stride(from: isOdd ? 3 : 2, through: count, by: 2) {
      sum += term
      term *= cosine * cosine * Double(step - 1) / Double(step)
    }
    return isOdd ? 2 / .pi * (angle + sine * sum) : sine * sum
  }
}

/// So much of all chance is within them.
private let sure = 0.95
/// So many are counted one by one.
private let mostCounted = 1000
