import ChartCore

/// Who is slower stands still, which is no pace, in metres in a second: somebody who runs, who is on foot, who swims.
private let (leastRun, leastWalk, leastSwim) = (3 / 3.6, 1 / 3.6, 0.2)

/// A chart of one quantity of a recording.
struct RecordedChart {
  /// What was recorded.
  let quantity: Quantity
  /// What the chart is called, with its unit.
  let name: Phrase
  /// How many of the chart's units what is recorded has.
  private let factor: Double
  /// Slower than this, in metres in a second, there is no pace; nil where it is not the time for a distance, in
  /// minutes, that is told.
  private let leastSpeed: Double?

  /// Whether it is the time for a distance, not the speed.
  var isPace: Bool { leastSpeed != nil }

  private init(_ quantity: Quantity, _ name: Phrase, factor: Double = 1, least: Double? = nil) {
    (self.quantity, self.name, self.factor, leastSpeed) = (quantity, name, factor, least)
  }

  /// All that there may be, in the order in which people look at them; on foot and of swims pace is told, not speed.
  static func all(in unit: DistanceUnit, _ sport: Sport?) -> [RecordedChart] {
    let perHour = 3600 / unit.meters
    let speed =
      if let distance = unit.paceDistance(of: sport) {
        RecordedChart(
          .speed, "Pace (min/\(distance.name))", factor: distance.meters / 60,
          least: sport == .run ? leastRun : sport == .swim ? leastSwim : leastWalk)
      } else {
        RecordedChart(.speed, "Speed (\(unit.speedName))", factor: perHour)
      }
    return [
      speed, RecordedChart(.altitude, "Height (\(unit.heightName))", factor: 1 / unit.heightMeters),
      RecordedChart(.heartRate, "Heart Rate (bpm)"), RecordedChart(.power, "Power (W)"),
      RecordedChart(.cadence, "Cadence (rpm)"),
      RecordedChart(.temperature, "Temperature (°C)"),
      RecordedChart(.distance, "Distance (\(unit.name))", factor: 1 / unit.meters),
      RecordedChart(.weight, "Weight (kg)"), RecordedChart(.bodyFat, "Body Fat (%)"),
      RecordedChart(.steps, "Steps"),
    ]
  }

  /// How far it was at each point of a speed or a pace, in the distance that the chart's unit is for; nil of other
  /// quantities, and where it is not known. Linear time.
  func distances(of columns: [Quantity: Column]) -> Column? {
    guard quantity == .speed else { return nil }
    let meters = isPace ? factor * 60 : 3600 / factor
    return columns[.distance]?.scaled(by: 1 / meters)
  }

  /// What was recorded in the chart's unit; a pace is a gap where nobody moves. Linear time.
  func values(of column: Column) -> Column {
    guard let leastSpeed else { return column.scaled(by: factor) }
    return Column(
      (0..<column.count).map { index in
        column[index] < leastSpeed ? .nan : (factor / column[index]).rounded(toDecimals: 5)
      })
  }
}
