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
    /// Leaves these series on and no others, perhaps none.
    case showOnly(chart: Int, series: Set<Int>)
    /// Puts the indicator at a moment, or takes it away.
    case setIndicator(chart: Int, Double?)
    /// Marks a moment beside the indicator's, or none.
    case setMark(chart: Int, Double?)
    /// Writes a note in place of the one at a range, or takes that away.
    case write(chart: Int, ChartNote?, at: ClosedRange<Double>)
    /// Chooses from where to where the y axis goes, and how; refused where the kind does not offer it.
    case setYScale(chart: Int, YScaleChoice)
    /// Shows the detail of a moment in place of the overview, as it was kept if it was open before.
    case zoomIn(chart: Int, moment: Double, to: Table, as: KeptBoard.Detail? = nil)
    /// Shows the overview again, as it was.
    case zoomOut(chart: Int)
    /// Arranges the charts.
    case setLayout(BoardLayout)
    /// Brings a chart to the front, the nearest there is.
    case bringToFront(chart: Int)
    /// Puts the front chart behind all others.
    case frontToBack
    /// Puts the last chart in front of all others.
    case backToFront
    /// Opens a chart in full over the cards.
    case open(chart: Int)
    /// Closes the opened chart.
    case close
    /// Links the charts that can be, or each is moved by itself again; linked they show what the one in front
    /// does.
    case link(Bool)
    /// Writes a note on the overview of a chart, or on a page that it need not show, or takes one away.
    case rewrite(chart: Int, ChartNote?, at: ClosedRange<Double>, on: NotePages.Page?)
    /// Writes notes, each in place of the one at its range.
    case writeAll([PlacedNote])
    /// Has the chart of a computed column that follows what is seen be of the points in a range, of which that may be known.
    case narrow(column: Int, to: ClosedRange<Double>, ComputedValues?)
    /// Goes on with what the file has become while it is read: what people changed stays as far as it still makes sense,
    /// but each column is where its file has it.
    case grow(ColumnCatalog)
    /// Has other files, or what these have become: charts keep what people changed of them as far as it still makes sense,
    /// new ones stand behind the others.
    case take(ColumnCatalog)
    /// Puts columns on other charts, or has them look otherwise. What people changed of a chart stays as far as it still
    /// makes sense; a new chart comes to the front.
    case change(Sheet.Change)
    /// Has the columns where a sheet that was kept has them.
    case rearrange(Sheet)
    /// Has the charts of a template on the board's own columns; how they are arranged follows.
    case use(TemplateFit)
    /// Shows what was kept of the views of a board with the same sheet.
    case resume(KeptBoard)
  }

  /// What an action has changed.
  public enum Change: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// Nothing, as it cannot be, for a reason.
    case refused(Sheet.Refusal)
    /// What is seen of the charts.
    case views
    /// The charts, or their data: for each where it was before, nil where it is new.
    case charts(after: [Int?])
  }
}
