/// Minutes of an hour.
private let minutesOfHour = 60.0

/// A number and what stands behind it.
public struct NumberWithUnit: Equatable, Sendable {
  /// `38.4`, `km`.
  public let number, unit: String
}

extension Formats {
  /// What a figure comes to, as it is read in large letters: `38.4 km`, `3 h 22 min`, where there is little room
  /// `3:22 h`.
  public func parts(
    of value: Double, _ figure: MetricFigure, isShort: Bool = false
  ) -> [NumberWithUnit] {
    guard value.isFinite else { return [NumberWithUnit(number: symbol(for: value), unit: "")] }
    guard figure.kind == .sixtieths else {
      return [NumberWithUnit(number: rounded(value, figure.places), unit: figure.unit)]
    }
    if isShort { return [NumberWithUnit(number: sixtieths(value), unit: figure.unit)] }
    let minutes = (value.magnitude * minutesOfHour).rounded()
    let hours = (minutes / minutesOfHour).rounded(.down)
    let rest = NumberWithUnit(
      number: rounded(minutes - hours * minutesOfHour, 0), unit: words("min"))
    return hours > 0
      ? [NumberWithUnit(number: rounded(hours, 0), unit: figure.unit), rest] : [rest]
  }

  /// How much more a figure has become, or less: `+4.3 km`, `−18 min`; what is less than it tells is no change.
  public func change(
    _ difference: Double, of figure: MetricFigure, isShort: Bool = false
  ) -> String {
    guard isChange(difference, of: figure) else { return words("no change") }
    let parts = parts(of: difference.magnitude, figure, isShort: isShort)
    let told = parts.map { $0.unit.isEmpty ? $0.number : "\($0.number) \($0.unit)" }
    return (difference < 0 ? numbers.minus : numbers.plus) + told.joined(separator: " ")
  }

  /// Whether a difference of a figure is one that is told.
  public func isChange(_ difference: Double, of figure: MetricFigure) -> Bool {
    guard difference.isFinite else { return false }
    if figure.kind == .sixtieths { return (difference * minutesOfHour).rounded() != 0 }
    return !DecimalDigits(difference).rounded(toPlace: -figure.places).isZero
  }

  private func rounded(_ value: Double, _ places: Int) -> String {
    whole(DecimalDigits(value).rounded(toPlace: -places), places: places)
  }
}
