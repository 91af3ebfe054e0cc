/// How a board is set up, by the names of its columns: other files can be opened like it.
public struct BoardTemplate: Equatable, Sendable {
  /// A column on a chart.
  public struct Column: Equatable, Sendable {
    /// What the file calls it, with whose it is where several are called so; of one that is computed what its formula does.
    public var name: String
    /// Whether it is computed.
    public var isComputed: Bool
    /// What people call it; nil for its own name.
    public var title: String?
    /// The colour they gave it; nil for its own.
    public var color: Color?
    /// The zones in which they see its values; nil for none.
    public var zones: ValueZones?
    /// Whether the axis at the right has its values.
    public var isRight = false
    /// Whether it is off.
    public var isHidden = false

    /// A column as its file, or its formula, has it.
    public init(name: String, isComputed: Bool = false) {
      (self.name, self.isComputed) = (name, isComputed)
    }
  }

  /// A chart.
  public struct Chart: Equatable, Sendable {
    /// Its columns in drawing order.
    public var columns: [Column]
    /// Its y axis.
    public var yScale = YScaleChoice.automatic
    /// How its prices are seen; nil where it has none, or as it opens.
    public var prices: PriceView?

    /// A chart of some columns.
    public init(_ columns: [Column]) { self.columns = columns }
  }

  /// The formulas of the columns that people compute, each behind those that it may be computed from.
  public var formulas: [String] = []
  /// The charts in order.
  public var charts: [Chart]
  /// The words whose points are not drawn, by the names of their columns.
  public var dropped: [String: Set<String>] = [:]
  /// How the charts are arranged.
  public var layout = BoardLayout.list
  /// Whether they are linked.
  public var isLinked = false

  /// One of some charts.
  public init(_ charts: [Chart]) { self.charts = charts }
}

extension BoardTemplate {
  /// How a board is set up. Linear time in its columns.
  public init(of board: Board) {
    let (sheet, catalog) = (board.sheet, board.catalog)
    let names = ColumnNames(of: catalog) { catalog.series($0).name }
    self.init(
      board.charts.enumerated().map { place, chart in
        Chart(chart, prices: sheet.view(ofChart: place)) { column in
          let computed = catalog.computedName(column)
          return Column(
            name: computed ?? names.qualified(column), isComputed: computed != nil,
            sheet.choices.look(of: column))
        }
      })
    formulas = catalog.computed.map(\.formula.text)
    dropped = sheet.choices.dropped
    (layout, isLinked) = (board.layout, board.isLinked)
  }
}

extension BoardTemplate.Chart {
  fileprivate init(
    _ chart: Chart, prices: PriceView?, _ column: (Int) -> BoardTemplate.Column
  ) {
    let state = chart.overview
    self.init(
      chart.content.columns.enumerated().map { place, number in
        var column = column(number)
        column.isRight = chart.content.right.contains(number)
        column.isHidden = state.seriesCount > place && !state.isVisible(place)
        return column
      })
    (yScale, self.prices) = (state.yScale, prices)
  }
}

extension BoardTemplate.Column {
  fileprivate init(name: String, isComputed: Bool, _ look: ColumnLook) {
    self.init(name: name, isComputed: isComputed)
    (title, color, zones) = (look.name, look.color, look.zones)
  }
}
