extension Board {
  /// A change to the board, in moments and indexes, never in pixels.
  public enum Action: Equatable, Sendable {
    /// Shows a range; its span stays if it fits.
    case setRange(chart: Int, ClosedRange<Double>)
    /// Moves the visible range by milliseconds; its span stays.
    case moveRange(chart: Int, by: Double)
    /// Moves the lower bound of the visible range; the upper one stays.
    case resizeLower(chart: Int, to: Double)
    /// Moves the upper bound of the visible range; the lower one stays.
    case resizeUpper(chart: Int, to: Double)
    /// Shows `factor` times as much, less below 1; `about` keeps its place.
    case zoom(chart: Int, factor: Double, about: Double)
    /// Brings a moment to the middle of the visible range.
    case centre(chart: Int, on: Double)
    /// Shows the whole domain.
    case showAll(chart: Int)
    /// Switches a series off or on; refused for the last visible one.
    case toggle(chart: Int, series: Int)
    /// Leaves only one series on; if it is the only one already, all.
    case solo(chart: Int, series: Int)
    /// Puts the indicator at a moment, or takes it away.
    case setIndicator(chart: Int, Double?)
    /// Shows the detail of a moment in place of the overview.
    case zoomIn(chart: Int, moment: Double, detail: ChartState)
    /// Shows the overview again, as it was.
    case zoomOut(chart: Int)
    /// Arranges the charts.
    case setLayout(BoardLayout)
    /// Turns the carousel to a page.
    case setPage(Int)
    /// Puts the front card behind all others.
    case frontToBack
    /// Puts the last card in front of all others.
    case backToFront
    /// Opens a chart in full over the cards.
    case open(chart: Int)
    /// Closes the opened chart.
    case close
    /// Goes on with the tables that others have become while their file is read: what people changed
    /// stays as far as it still makes sense.
    case grow(from: [Table], to: [Table])
  }
}
