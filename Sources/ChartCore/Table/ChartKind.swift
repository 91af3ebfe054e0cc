/// How a table's series are drawn.
public enum ChartKind: String, Hashable, Sendable, CaseIterable {
  /// Straight lines from point to point on one y scale.
  case lines
  /// Lines of two series, each on a scale of its own: the first at the left, the second at the right.
  case twoAxisLines = "two-axis-lines"
  /// Lines that keep a value until the next point.
  case steps
  /// Steps of two series, each on a scale of its own.
  case twoAxisSteps = "two-axis-steps"
  /// Columns from 0 as wide as a point's period, those of several series in front of each other.
  case bars
  /// Columns that stand on each other; negative values hang below 0.
  case stackedBars = "stacked-bars"
  /// Areas that lie on each other.
  case areas
  /// Areas of each series' part of the whole, 0 to 100 percent.
  case percentageAreas = "percentage-areas"
  /// Sectors of each series' part of the sum over the visible range.
  case pie
}

/// How a table's series share one y scale.
public enum Stacking: Hashable, Sendable {
  /// Each has its own values.
  case none
  /// Each stands on those before it.
  case sums
  /// Each stands on those before it, and all reach 100.
  case percentages
}

extension ChartKind {
  /// How many y axes there are: the second one is the second series' own.
  public var axisCount: Int { self == .twoAxisLines || self == .twoAxisSteps ? 2 : 1 }

  /// Whether a value stands for the time up to the next point, not for one moment.
  public var fillsPeriods: Bool {
    switch self {
    case .steps, .twoAxisSteps, .bars, .stackedBars, .pie: true
    case .lines, .twoAxisLines, .areas, .percentageAreas: false
    }
  }

  /// Whether the y axis starts at 0 and not at the lowest value.
  public var startsAtZero: Bool {
    switch self {
    case .bars, .stackedBars, .areas, .percentageAreas, .pie: true
    case .lines, .twoAxisLines, .steps, .twoAxisSteps: false
    }
  }

  /// How the series share the y scale.
  public var stacking: Stacking {
    switch self {
    case .stackedBars, .areas: .sums
    case .percentageAreas, .pie: .percentages
    case .lines, .twoAxisLines, .steps, .twoAxisSteps, .bars: .none
    }
  }
}
