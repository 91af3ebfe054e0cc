import ChartCore

/// So many parts of 1 a correlation is told in, and so many figures a slope has.
private let (correlationParts, slopeDigits) = (1000.0, 3)

extension ChartStyle {
  /// How many points there are, how closely they keep to their line, and how steep that is.
  func words(of regression: Regression) -> String {
    let count = words(
      Phrase(
        counting: regression.count, one: "\(regression.count) point",
        many: "\(regression.count) points"))
    guard let correlation = regression.correlation, let slope = regression.slope else {
      return count
    }
    let figures = [
      (correlation * correlationParts).rounded() / correlationParts, slope.rounded(slopeDigits),
    ].map { formats.value($0, in: ValueNotation(resolving: [$0], unit: .plain)) }
    return words("\(count), r = \(figures[0]), slope \(figures[1])")
  }
}
