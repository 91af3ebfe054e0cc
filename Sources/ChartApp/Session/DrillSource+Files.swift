import ChartCore
import ChartFiles
import ChartWidgets

extension DrillSource {
  /// What the points of a chart in a file open into, which are days of its own zone; its times of day told in a zone, or as
  /// the file has them.
  init(_ source: DetailSource, of days: Zone, in zone: Zone?) {
    switch source {
    case .none: self = .none
    case .shares: self = .shares
    case .dayFiles(let folder):
      self = .days { moment in
        let reading = readDay(at: moment, of: days, in: folder)
        guard let zone, case .table(let table) = reading else { return reading }
        return .table(table.told(in: zone))
      }
    case .activities(let activities):
      self = .cards { range in
        activities.charts(in: range).map { tables in
          CardCharts(zone.map { zone in tables.map { $0.told(in: zone) } } ?? tables)
        }
      }
    }
  }
}

/// Reads the file of a day. Blocks while it reads.
private nonisolated func readDay(at moment: Double, of zone: Zone, in folder: String) -> DayReading
{
  do throws(ChartFileError) {
    return try ChartFile.readDay(folder: folder, moment: moment, zone: zone)
      .map(DayReading.table) ?? .missing
  } catch {
    return .broken(tr(error.sentence))
  }
}
