import Glibc

// What is computed point by point.

extension FormulaFunction {
  /// What makes one series of several.
  static let mean = "mean"

  /// What draws a series over another one, and the word that colours its points by where they lie along x.
  public static let (against, time) = ("against", "time")

  static let pointwise: [FormulaFunction] = [
    FormulaFunction(
      "if", [.value("condition"), .value("then"), .value("else")],
      "The second value where the first is not 0, else the third.",
      .pointwise { $0[0] != 0 ? $0[1] : $0[2] }
    ).measuring(.common(from: 1)),
    FormulaFunction(
      "min", [.value("a"), .values("b")], "The lowest of several values.",
      .pointwise { $0.min() ?? .nan }
    ).measuring(.common(from: 0)),
    FormulaFunction(
      "max", [.value("a"), .values("b")], "The highest of several values.",
      .pointwise { $0.max() ?? .nan }
    ).measuring(.common(from: 0)),
    FormulaFunction(
      mean, [.value("a"), .values("b")], "The mean of several values, of those that are there.",
      .known(\.mean)
    ).measuring(.common(from: 0)),
    FormulaFunction(
      against, [.value("y"), .value("x"), .color],
      "Draws one value over another one, point by point, on a chart of its own, coloured by a third one, or by time. Within other formulas it is the first value where the second one is there.",
      .pointwise { $0[0] }),
    FormulaFunction(
      "unit", [.value("y"), .unit],
      "The value in another unit, where its own is known, else just with this one: unit(speed, mph).",
      .pointwise { $0[0] }
    ).measuring(.written),
    FormulaFunction(
      "clip", [.value("y"), .value("lowest"), .value("highest")],
      "The value, but no lower and no higher than these.",
      .pointwise { min(max($0[0], $0[1]), $0[2]) }
    ).measuring(.common(from: 0)),
    FormulaFunction(
      "round", [.value("y"), .number("decimals", 0)],
      "The nearest number of so many decimals; of two the one farther from 0.",
      .pointwise { $0[0].rounded(toDecimals: $0.count > 1 ? $0[1] : 0) }),
    single("abs", "The number without its sign.") { $0.magnitude },
    single("sqrt", "The square root.") { $0.squareRoot() }.measuring(.root),
    single("exp", "The power of e.") { Glibc.exp($0) }.measuring(.number),
    single("log", "The natural logarithm.") { Glibc.log($0) }.measuring(.number),
    single("log10", "The logarithm to the base 10.") { Glibc.log10($0) }.measuring(.number),
    single("sin", "The sine of an angle in radians.") { Glibc.sin($0) }.measuring(.number),
    single("cos", "The cosine of an angle in radians.") { Glibc.cos($0) }.measuring(.number),
    single("floor", "The next whole number below.") { $0.rounded(.down) },
    single("ceil", "The next whole number above.") { $0.rounded(.up) },
  ]

  private static func single(
    _ name: String, _ definition: Phrase, _ result: @escaping @Sendable (Double) -> Double
  ) -> FormulaFunction {
    FormulaFunction(name, [.value("y")], definition, .pointwise { result($0[0]) })
  }
}

extension [Double] {
  /// The mean of some numbers; infinite where they go beyond all.
  fileprivate var mean: Double {
    let sum = reduce(0, +)
    guard sum.isFinite else { return sum / Double(count) }
    return (reduce(into: DoubleDouble()) { $0 += $1 } / Double(count)).value
  }
}

extension Double {
  /// A power, as C's mathematics have it.
  func raised(to exponent: Double) -> Double { pow(self, exponent) }

  /// A number with so many decimals at most.
  fileprivate func rounded(toDecimals decimals: Double) -> Double {
    let power = pow(10, decimals.rounded())
    let result = (self * power).rounded() / power
    return result.isFinite ? result : self
  }
}
