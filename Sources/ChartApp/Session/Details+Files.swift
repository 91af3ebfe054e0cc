import ChartCore
import ChartFiles
import ChartWidgets

extension Details {
  /// What the points of a chart in a file open into.
  init(_ source: DetailSource) {
    switch source {
    case .none: self = .none
    case .shares: self = .shares
    case .dayFiles(let folder): self = .days { readDay(at: $0, in: folder) }
    case .activities(let activities):
      self = .cards { range in activities.charts(in: range).map(CardCharts.init(_:)) }
    }
  }
}

/// Reads the file of a day. Blocks while it reads.
private nonisolated func readDay(at moment: Double, in folder: String) -> DayReading {
  do throws(ChartFileError) {
    return try ChartFile.readDay(folder: folder, moment: moment).map(DayReading.table) ?? .missing
  } catch {
    return .broken(tr(error.sentence))
  }
}
