import ChartCairo
import ChartCore
import ChartFiles
import ChartScene

/// The values of a chart that are seen.
nonisolated struct SeenValues: Sendable {
  /// The chart's data.
  let table: Table
  /// Its name.
  let title: String
  /// What of x is visible.
  let range: ClosedRange<Double>
  /// The series that are on.
  let series: [Int]
  /// What people wrote about it.
  let notes: [ChartNote]

  /// How many cells they have, about.
  var cellCount: Int {
    let end = table.index(atOrAfter: range.upperBound.nextUp)
    return (end - table.index(atOrAfter: range.lowerBound)) * (series.count + 1)
  }
}

/// What is to be written to a file, taken as it was when it was asked for.
nonisolated enum ExportJob: Sendable {
  /// A picture, its letters from these fonts.
  case picture(Scene, ImageFormat, scale: Double, FontChoice)
  /// A table of the values of a chart.
  case csv(SeenValues)
  /// A text as it is.
  case text(String)
  /// The values of charts in Telegram's format.
  case telegram([SeenValues])

  /// Writes it whole, or leaves what is at the path as it is; returns a sentence where that fails. Blocks while it
  /// writes.
  func write(to path: String) -> String? {
    do {
      switch self {
      case .picture(let scene, let format, let scale, let fonts):
        try ChartCairo.write(
          scene, as: format, scale: scale, text: PangoTextMeasure(fonts: fonts), to: path)
      case .csv(let values):
        try writeText(to: path) { tell in
          try values.table.tellCSV(
            of: values.table.indexes(inside: values.range), series: values.series,
            notes: values.notes, tell)
        }
      case .text(let text): try writeText(to: path) { tell in try tell(text) }
      case .telegram(let charts):
        try writeText(to: path) { tell in try Self.tellTelegram(charts, tell) }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// One chart is an object, several are an array of objects.
  private static func tellTelegram(
    _ charts: [SeenValues], _ tell: (String) throws(ImageError) -> Void
  ) throws(ImageError) {
    if charts.count > 1 { try tell("[") }
    for (index, chart) in charts.enumerated() {
      if index > 0 { try tell(",\n") }
      try chart.table.tellTelegram(
        of: chart.range, series: chart.series, title: chart.title, tell)
    }
    try tell(charts.count > 1 ? "]\n" : "\n")
  }
}
