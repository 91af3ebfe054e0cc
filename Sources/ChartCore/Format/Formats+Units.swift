/// How many decimal places a nanoton is below a Toncoin.
private let nanotonPlaces = 9

extension Formats {
  /// All digits of a value with what it counts: `1.5 TON` for 1,500,000,000 nanotons, `12 Stars`.
  public func value(_ value: Double, unit: Presentation.Unit) -> String {
    guard value.isFinite else { return symbol(for: value) }
    switch unit {
    case .plain: return self.value(value)
    case .nanotons:
      return whole(DecimalDigits(value).scaled(byPowerOfTen: -nanotonPlaces)) + " TON"
    case .stars: return self.value(value) + stars(value)
    }
  }

  /// A tick's value in short with what it counts: `0.5 TON`, `2K Stars`.
  public func tick(_ value: Double, step: Double, unit: Presentation.Unit) -> String {
    guard value.isFinite else { return symbol(for: value) }
    switch unit {
    case .plain: return tick(value, step: step)
    case .nanotons: return tick(value, step: step, power: -nanotonPlaces) + " TON"
    case .stars: return tick(value, step: step) + stars(value)
    }
  }

  /// A whole percentage: `37%`.
  public func percent(_ percentage: Int) -> String { "\(percentage)%" }

  private func stars(_ count: Double) -> String { count.magnitude == 1 ? " Star" : " Stars" }
}
