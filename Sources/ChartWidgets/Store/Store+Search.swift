import ChartCore
import GtkBridge

/// A chart that was looked for.
public struct ChartMatch: Equatable, Sendable {
  /// Its place in the file.
  public let chart: Int
  /// Its title.
  public let title: String
  /// The series whose names were meant; where the title was, the first ones.
  public let series: [String]
}

/// The most names of series that a match tells.
private let mostNames = 8

extension Store {
  /// The first charts whose title, or the name of one of whose series, is what people look for with some words;
  /// the first of all where there are none. Time in proportion to the names that have to be looked at.
  public func charts(matching words: String, most: Int) -> [ChartMatch] {
    board.charts.indices.lazy.compactMap { self.match(of: $0, words) }.prefix(most).map { $0 }
  }

  private func match(of chart: Int, _ words: String) -> ChartMatch? {
    let title = title(of: chart)
    let names = board.charts[chart].table.series.lazy.map(\.name)
    if words.isEmpty || matches(title, words) {
      return ChartMatch(chart: chart, title: title, series: Array(names.prefix(mostNames)))
    }
    let found = Array(names.filter { matches($0, words) }.prefix(mostNames))
    return found.isEmpty ? nil : ChartMatch(chart: chart, title: title, series: found)
  }
}
