// Lines of a chart that are laid over each other along x.

/// So many lines are laid over one: more are a tangle.
private let mostLaid = 100

extension Board {
  /// Why lines cannot be laid over each other.
  public enum LayingFault: Error, Equatable, Sendable {
    /// The chart shows a detail of itself.
    case zoomedIn
    /// Its series are no lines that can be moved.
    case unmoved
    /// There is no second line.
    case alone
    /// There are more lines than anybody compares, of which there is a number.
    case tooMany(most: Int)
    /// A line, by its name, has nothing to go by.
    case noPlace(name: String, Alignment)
  }

  /// The changes by which the lines of a chart that are on are laid over the first one; of a lone line, those of its name on
  /// other charts come to it. Linear time in the points for crossings and fits.
  public func laying(
    _ alignment: Alignment, ofChart place: Int
  ) throws(LayingFault) -> [Sheet.Change] {
    let chart = charts[place]
    guard chart.zoom == nil else { throw .zoomedIn }
    guard catalog.takesUnlikeX(chart.content.origin) else { throw .unmoved }
    let own = movedColumns(ofChart: place)
    if alignment == .own {
      return own.filter { look(of: $0).moved != 0 }.map {
        .wear(column: $0, look(of: $0).putBack)
      }
    }
    let joining = own.count == 1 ? namesakes(of: own[0], ofChart: place) : []
    guard let first = own.first, own.count + joining.count > 1 else { throw .alone }
    guard own.count + joining.count <= mostLaid else { throw .tooMany(most: mostLaid) }
    let fixed = line(of: first, on: chart.content.origin)
    let moves = try (own.dropFirst() + joining).map {
      (column) throws(LayingFault) -> Sheet.Change in
      let isPut = joining.contains(column)
      let line = line(of: column, on: chart.content.origin, isPut: isPut)
      guard let length = line.length(by: alignment, over: fixed) else {
        throw .noPlace(name: catalog.series(column).name, alignment)
      }
      var look = isPut ? look(of: column).putBack : look(of: column)
      look.moved += length
      return .wear(column: column, look)
    }
    return puts(of: joining, onChart: place) + moves
  }

  /// The changes that put columns of other charts on one: a chart that loses its last column goes, and those behind it are
  /// one place further on.
  private func puts(of columns: [Int], onChart place: Int) -> [Sheet.Change] {
    var left = charts.map { Set($0.content.columns) }
    var places = Array(charts.indices)
    return columns.map { column in
      let change = Sheet.Change.put(column: column, chart: places.firstIndex(of: place) ?? place)
      guard let own = left.firstIndex(where: { $0.contains(column) }) else { return change }
      left[own].remove(column)
      if left[own].isEmpty { places.removeAll { $0 == own } }
      return change
    }
  }

  /// Whether the line of a column can be moved along the x of its chart.
  public func mayMove(_ column: Int) -> Bool { sheet.mayMove(column, catalog) }

  /// The columns of a chart that are on and can be moved, in their order.
  private func movedColumns(ofChart place: Int) -> [Int] {
    let (chart, columns) = (charts[place], charts[place].content.columns)
    return columns.indices.filter(chart.view.isVisible).map { columns[$0] }
      .filter(mayMove)
  }

  /// The columns of other charts that have the name of one and can come to its chart. Linear time in the columns.
  private func namesakes(of column: Int, ofChart place: Int) -> [Int] {
    let (name, origin) = (catalog.series(column).name, charts[place].content.origin)
    return charts.indices.filter { $0 != place }.flatMap { charts[$0].content.columns }.filter {
      catalog.series($0).name == name && catalog.bond(ofColumn: $0) == nil
        && catalog.mayStandTogether(catalog.table(ofColumn: $0), on: origin)
    }
  }

  /// A column as a line of the chart of a table, perhaps once it has been put there.
  private func line(of column: Int, on origin: Int, isPut: Bool = false) -> LaidLine {
    let table = catalog.tables[catalog.table(ofColumn: column)]
    let usual = table.usuallyLater(on: catalog.tables[origin])
    return LaidLine(
      x: table.x, values: catalog.series(column).column, spacing: table.spacing,
      later: usual + (isPut ? 0 : look(of: column).moved))
  }
}

extension ColumnLook {
  /// The same where nobody moved it.
  fileprivate var putBack: ColumnLook {
    var look = self
    look.moved = 0
    return look
  }
}
