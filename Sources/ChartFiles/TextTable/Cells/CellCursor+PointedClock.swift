extension CellCursor {
  /// The time of day of `18.00.00`; nil for others.
  var ofPoints: Double? {
    guard count == 8, dropsPoints else { return nil }
    var clock = self
    return clock.takeTimeOfDay(mayHavePoints: true)
  }

  /// Whether two figures, a point, two figures and a point are next.
  private var dropsPoints: Bool {
    var rest = self
    return rest.takeDigits().count == 2 && rest.take(".") && rest.takeDigits().count == 2
      && rest.take(".")
  }
}
