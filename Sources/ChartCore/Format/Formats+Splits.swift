extension Formats {
  /// What a part of an activity is called, and its figures: `Kilometer 4, fastest` and `1.00 km · 5:14 · 5:14 /km`.
  public func words(
    for split: ActivitySplit, in unit: DistanceUnit
  ) -> (name: String, figures: String) {
    let number = value(Double(split.number))
    let name: Phrase =
      switch (split.kind, unit) {
      case (.lap, _): "Lap \(number)"
      case (.distance, .kilometers): "Kilometer \(number)"
      case (.distance, .miles): "Mile \(number)"
      }
    let figures = figures(of: ShownActivity(split.activity, unit: unit)).map { figure in
      let isOfHeight = figure.label == words("Elevation")
      let unit = figure.unit.isEmpty ? "" : " " + figure.unit
      return (isOfHeight ? figure.label + " " : "") + figure.value + unit
    }
    return (
      split.isBest ? words("\(words(name)), fastest") : words(name),
      figures.joined(separator: " · ")
    )
  }
}
