import ChartScene

/// What the indicator's card says of the moment that it reads, shaking its head at first.
struct Complaint: Equatable {
  /// The moment it is about; where the indicator reads another, nothing is said.
  let moment: Double
  /// The sentence, without a full stop.
  let sentence: String
  /// The shaking; nil where nothing is to move.
  let shake: Shake?

  /// What the card shows at a time in seconds.
  func remark(at seconds: Double) -> CardRemark {
    CardRemark(sentence, shift: shake?.shift(at: seconds) ?? 0)
  }
}
