import ChartCore

/// What `types` says of a column that is drawn.
enum TelegramMark: String, CaseIterable {
  case line, area, bar, step

  /// The kind of a chart of `count` series with these marks, as its keys have it.
  func kind(count: Int, hasTwoAxes: Bool, isStacked: Bool, isPercentage: Bool) -> ChartKind {
    switch self {
    case .line: hasTwoAxes && count == 2 ? .twoAxisLines : .lines
    case .step: hasTwoAxes && count == 2 ? .twoAxisSteps : .steps
    case .bar: isStacked ? .stackedBars : .bars
    case .area: isPercentage ? .percentageAreas : .areas
    }
  }
}
