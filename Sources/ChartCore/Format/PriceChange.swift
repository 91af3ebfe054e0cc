/// What a price has become.
public struct PriceChange: Equatable, Sendable {
  /// How much more it is, or less.
  public let difference: Double
  private let part: Double?

  /// The change from one price to another.
  public init(from before: Double, to value: Double) {
    difference = value - before
    part = before > 0 ? difference / before : nil
  }

  /// The change in words, `+12.31 (+7.5%)`; without a percentage where there was nothing above 0.
  public func words(_ formats: Formats, in notation: ValueNotation?) -> String {
    guard let notation, difference.isFinite else { return "–" }
    let change = formats.change(difference, in: notation)
    return part.map { "\(change) (\(formats.percentChange($0)))" } ?? change
  }
}
