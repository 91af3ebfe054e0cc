import ChartCore

extension Activity {
  /// What is known of it as a chart of its own, without a track.
  func figures(_ options: ReadingOptions) -> Table {
    var presentation = Presentation()
    (presentation.xKind, presentation.layout.hasMiniMap) = (.durations, false)
    presentation.zone = options.place.zoneOfDays
    var shown = ShownActivity(
      self, unit: DistanceUnit(isInMiles: options.sums.isInMiles),
      weightKilograms: options.sums.weightKilograms)
    shown.hasFigures = true
    presentation.activity = shown
    let nowhere = Column([.nan])
    return Table(
      title: options.place.words(shown.name), kind: .track, x: Column([0]),
      series: ["Latitude (°)", "Longitude (°)"].enumerated().map { number, name in
        Series(number: number, name: options.place.words(name), column: nowhere)
      }, presentation: presentation)
  }
}
