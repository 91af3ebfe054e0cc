/// What a formula says of a histogram.
struct HistogramRequest: Equatable, Sendable {
  /// What the values are called.
  let name: String
  /// How wide the steps are in which they are counted; 0 where that follows from them.
  let width: Double
}
