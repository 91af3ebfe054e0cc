/// What is moved along x is told to so many digits below those of the distance of points.
private let digitsBelowSpacing = 2

extension Formats {
  /// By how much something is moved along the x of a table: `0:12 later`, `365 d earlier`, `moved by +0.35 nm`.
  public func moved(by length: Double, along table: Table) -> String {
    let amount = self.length(length.magnitude, along: table)
    if table.xKind.isTime { return words(length < 0 ? "\(amount) earlier" : "\(amount) later") }
    let unit = table.presentation.xUnit.map { " \($0)" } ?? ""
    return words("moved by \((length > 0 ? "+" : numbers.minus) + amount + unit)")
  }

  /// A length above 0 of the x of a table, to a hundredth of the distance of its points: `0:12`, `365 d`, `0.35`.
  private func length(_ length: Double, along table: Table) -> String {
    let exact = min(table.spacing, length)
    if table.xKind.isTime {
      return duration(length, precision: DurationPrecision(telling: exact))
    }
    return whole(DecimalDigits(length).rounded(toPlace: exact.decimalExponent - digitsBelowSpacing))
  }
}
