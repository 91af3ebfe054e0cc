/// What is kept of a board while its file is closed.
public struct KeptBoard: Equatable, Sendable {
  /// What is kept of a chart.
  public struct Chart: Equatable, Sendable {
    /// The visible range, and where the domain ended: a range that reached there goes on to the new end.
    public let range: ClosedRange<Double>
    /// Where the domain began and ended.
    public let domain: ClosedRange<Double>
    /// The series that were off, by index.
    public let hidden: Set<Int>
    /// Where the indicator stood.
    public let indicator: Double?
    /// The moment that was marked beside it.
    public var mark: Double?
    /// What people wrote.
    public var notes: [ChartNote] = []
    /// Whether the x of all that is moments where the chart's own is a time of sessions.
    public var isInMoments = false
    /// What people wrote on what it did not show.
    public var pages = NotePages()
    /// The detail that was open, if one was.
    public var detail: Detail?
    /// The y axis.
    public let yScale: YScaleChoice

    /// A chart as it was written; nothing about it is certain.
    public init(
      range: ClosedRange<Double>, domain: ClosedRange<Double>, hidden: Set<Int>,
      indicator: Double?, yScale: YScaleChoice
    ) {
      (self.range, self.domain, self.hidden) = (range, domain, hidden)
      (self.indicator, self.yScale) = (indicator, yScale)
    }
  }

  /// What is kept of a detail.
  public struct Detail: Equatable, Sendable {
    /// The moment of the point that was open.
    public let moment: Double
    /// The visible range in it.
    public let range: ClosedRange<Double>
    /// Where the indicator stood in it.
    public let indicator: Double?

    /// A detail as it was written; nothing about it is certain.
    public init(moment: Double, range: ClosedRange<Double>, indicator: Double?) {
      (self.moment, self.range, self.indicator) = (moment, range, indicator)
    }
  }

  /// How the charts are arranged.
  public var layout: BoardLayout
  /// The chart in front.
  public var front: Int
  /// Whether charts are linked.
  public var isLinked: Bool
  /// Which columns are on which chart, and how they look.
  public var sheet: Sheet
  /// Each chart's own, in the sheet's order.
  public var charts: [Chart]

  /// A board as it was written; nothing about it is certain.
  public init(
    layout: BoardLayout, front: Int, isLinked: Bool, sheet: Sheet, charts: [Chart]
  ) {
    (self.layout, self.front, self.isLinked) = (layout, front, isLinked)
    (self.sheet, self.charts) = (sheet, charts)
  }

  /// What is to be kept of a board: of a chart that is zoomed in, its overview; of charts whose x is a time of sessions,
  /// which begins with the first one there is, the moments that their x stands for.
  public init(of board: Board) {
    self.init(
      layout: board.layout, front: board.front, isLinked: board.isLinked, sheet: board.sheet,
      charts: board.charts.map { chart in
        var kept = Chart(of: chart.overview).inMoments(of: chart.table)
        kept.detail = chart.detail
        return kept
      })
  }
}

extension KeptBoard.Chart {
  fileprivate init(of state: ChartState) {
    self.init(
      range: state.visibleRange, domain: state.domain, hidden: state.hidden,
      indicator: state.indicator, yScale: state.yScale)
    (mark, notes, pages) = (state.mark, state.notes, state.pages)
  }
}

extension Chart {
  /// What is to be kept of the detail that it shows; nil where it shows its overview.
  public var detail: KeptBoard.Detail? {
    zoom.map { zoom in
      KeptBoard.Detail(
        moment: zoom.moment, range: view.visibleRange, indicator: view.indicator)
    }
  }
}

extension ChartState {
  /// Returns to what was kept.
  mutating func resume(_ kept: KeptBoard.Chart) {
    hide(kept.hidden)
    setYScale(kept.yScale)
    resume(kept.range, of: kept.domain)
    setIndicator(kept.indicator)
    setMark(kept.mark)
    (notes, pages) = (kept.notes, kept.pages)
  }

  /// Shows a range that was kept of a domain; one that reached its end reaches the end of what it has become, and all
  /// stays all.
  mutating func resume(_ range: ClosedRange<Double>, of old: ClosedRange<Double>) {
    if range == old { return show(domain) }
    guard range.upperBound == old.upperBound else { return show(range) }
    show(domain.upperBound - range.span...domain.upperBound)
  }

  /// Has these series off and no others, unless none would be left.
  private mutating func hide(_ series: Set<Int>) {
    let off = series.filter { 0..<seriesCount ~= $0 }
    if off.count < seriesCount { hidden = off }
  }
}
