/// How a table's series are drawn.
public enum ChartKind: String, Hashable, Sendable, CaseIterable {
  /// Straight lines from point to point on one y scale.
  case lines
  /// Lines on two scales, one at the left and one at the right.
  case twoAxisLines = "two-axis-lines"
  /// Lines that keep a value until the next point.
  case steps
  /// Steps on two scales.
  case twoAxisSteps = "two-axis-steps"
  /// Columns from 0 as wide as a point's period, those of several series in front of each other.
  case bars
  /// Columns that stand on each other; negative values hang below 0.
  case stackedBars = "stacked-bars"
  /// Areas that lie on each other.
  case areas
  /// Areas of each series' part of the whole, 0 to 100 percent.
  case percentageAreas = "percentage-areas"
  /// A line of what all series sum up to, over a surface that fades out, with a ring on each point.
  case total
  /// Sectors of each series' part of the sum over the visible range.
  case pie
  /// Prices as candles, lines, or lines with a surface below that fades out; where it is known how much was traded,
  /// columns of that stand below them, on an axis of their own.
  case candles, priceLine = "price-line", priceArea = "price-area"
  /// The way that places make, of which the first series is the latitude and the second the longitude, in degrees.
  case track
  /// A dot for each point where its two values lead: the first series up, the second along the plot.
  case scatter
  /// How strong each frequency is at each time, as a colour; its series has the strongest one.
  case spectrogram
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

/// What a series is drawn as.
public enum ChartMark: Hashable, Sendable {
  case line, step, column, area, total, sector, price, track, scatter, cells
}

extension ChartKind {
  /// What a kind is: all else about it follows from this, and from nothing else.
  private var nature: (mark: ChartMark, axisCount: Int, stacking: Stacking) {
    switch self {
    case .lines: (.line, 1, .none)
    case .twoAxisLines: (.line, 2, .none)
    case .steps: (.step, 1, .none)
    case .twoAxisSteps: (.step, 2, .none)
    case .bars: (.column, 1, .none)
    case .stackedBars: (.column, 1, .sums)
    case .areas: (.area, 1, .sums)
    case .percentageAreas: (.area, 1, .percentages)
    case .total: (.total, 1, .sums)
    case .pie: (.sector, 1, .percentages)
    case .candles, .priceLine, .priceArea: (.price, 1, .none)
    case .track: (.track, 1, .none)
    case .scatter: (.scatter, 2, .none)
    case .spectrogram: (.cells, 1, .none)
    }
  }

  /// What its series are drawn as.
  public var mark: ChartMark { nature.mark }

  /// How many axes of values there are: the second one is at the right, or along a scatter.
  public var axisCount: Int { nature.axisCount }

  /// The kind with so many y axes; itself where it is not drawn so.
  func with(axisCount: Int) -> ChartKind {
    switch self {
    case .lines, .twoAxisLines: axisCount > 1 ? .twoAxisLines : .lines
    case .steps, .twoAxisSteps: axisCount > 1 ? .twoAxisSteps : .steps
    default: self
    }
  }

  /// How the series share the y scale.
  public var stacking: Stacking { nature.stacking }

  /// Whether a value stands for the time up to the next point, not for one moment.
  public var fillsPeriods: Bool {
    mark == .step || mark == .column || mark == .sector || mark == .price
  }

  /// Whether series are surfaces, not lines.
  public var isFilled: Bool {
    mark == .column || mark == .area || mark == .sector || mark == .total
  }

  /// Whether points are columns that a pointer is in or beside.
  public var isColumnar: Bool { mark == .column }

  /// Whether there are moments and values to read along axes.
  public var hasAxes: Bool { hasValueAxes && !isScatter }

  /// Whether there are values to read along axes.
  public var hasValueAxes: Bool { !hasSectors && !isOfPlaces }

  /// Whether its points lie in a plane of two values, and x is none of both.
  public var isScatter: Bool { mark == .scatter }

  /// Whether its plot is full of cells, each of which has a colour.
  public var hasCells: Bool { mark == .cells }

  /// Whether a value has a place of its own on its axis, so that there may be zones of values.
  public var mayHaveZones: Bool { hasAxes && stacking == .none && !hasCells }

  /// Whether its series are lines that somebody can mean, each by itself.
  public var hasLines: Bool { hasAxes && !isFilled && !isOfPrices && !hasCells }

  /// Whether a value stays until the next point.
  public var isStepped: Bool { mark == .step }

  /// Whether it is drawn as the one sum of its series, whose axis names its highest value alone.
  public var drawsSum: Bool { mark == .total }

  /// Whether its first series is what trades were made at.
  public var isOfPrices: Bool { mark == .price }

  /// Whether each of its points is drawn with all of its prices, not with the last one alone.
  public var showsQuotes: Bool { self == .candles }

  /// Whether its two series are the latitude and the longitude of places.
  public var isOfPlaces: Bool { mark == .track }

  /// Whether series hide the grid behind them, so that it has to be in front.
  public var hidesGrid: Bool { isFilled || hasCells || self == .priceArea }

  /// Whether it is the sectors of a whole over all of the visible range, one of which may be chosen.
  public var hasSectors: Bool { mark == .sector }

  /// Whether an indicator reads its points: what is a whole over a range has none that could be read.
  public var hasIndicator: Bool { !hasSectors }

  /// Whether the y axis starts at 0 and not at the lowest value.
  public var startsAtZero: Bool { isFilled }

  /// Whether the values of a point have a sum that means something.
  public var hasSum: Bool { isColumnar || stacking == .sums }

  /// Whether a day opens into the shares of the days around it.
  public var opensShares: Bool { mark == .area && stacking == .percentages }

  /// What people can choose of the y axis, what is usual first: surfaces start at 0, and two axes share the
  /// lines of one grid, which powers of ten do not have. Prices have an axis for themselves beside what was traded.
  public var yScaleChoices: [YScaleChoice] {
    if isFilled || !hasAxes { return [.automatic] }
    if hasCells { return [.automatic, .logarithmic] }
    if axisCount > 1 { return [.automatic, .fromZero] }
    return [.automatic, .fromZero, .logarithmic, .percent]
  }
}
