import ChartCore

/// What durations that are drawn are counted in, so that what is left is told in sixtieths.
struct DurationUnit: Equatable {
  /// As the axis says it.
  let name: String
  /// Its milliseconds, where a cell of two numbers has hours before the colon.
  let milliseconds: Double

  /// The unit of a column's durations: minutes where cells have seconds and none is an hour, or where two numbers are
  /// minutes and seconds, as the name says or as there are so many.
  init(of column: ColumnGuess, named name: String) {
    let longest = column.values.filter { !$0.isNaN }.map(\.magnitude).max() ?? 0
    if column.hasSeconds {
      let areMinutes = longest < millisecondsPerHour
      (self.name, milliseconds) =
        areMinutes ? ("min", millisecondsPerHour / 60) : ("h", millisecondsPerHour)
    } else {
      let name = name.lowercased()
      let areMinutes =
        namesOfMinutes.contains(where: name.contains)
        || longest >= millisecondsPerDay && !namesOfHours.contains(where: name.contains)
      // Of `4:58` the hours that it would be as a time of day are its minutes.
      (self.name, milliseconds) = (areMinutes ? "min" : "h", millisecondsPerHour)
    }
  }
}

/// What is called so is told in minutes and seconds; what is called otherwise may have many hours.
private let namesOfMinutes = ["pace", "lap", "split", "tempo", "allure", "ritmo", "min", "mm:ss"]
private let namesOfHours = ["hour", "stunde", "heure", "hora", "flex", "saldo", "hh:mm", "sleep"]
