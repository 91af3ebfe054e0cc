/// What a chart's points open into, or whether it is what one opened into.
public enum ChartRole: Hashable, Sendable {
  /// Nothing opens.
  case plain
  /// A point opens into its detail: the indicator's card says so.
  case overview
  /// It is the detail of a point: its header has room for "Zoom Out", and says the day in full.
  case detail
}

/// A sentence on the indicator's card.
public struct CardRemark: Hashable, Sendable {
  /// The sentence, without a full stop.
  public var text: String
  /// How far the card stands beside its place, in pixels, while it shakes.
  public var shift: Double

  /// A sentence on a card that stands still unless told otherwise.
  public init(_ text: String, shift: Double = 0) {
    self.text = text
    self.shift = shift
  }
}
