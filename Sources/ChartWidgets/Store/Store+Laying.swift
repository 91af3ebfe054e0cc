import ChartCore
import ChartScene
import GtkBridge

extension Store {
  /// Lays the lines of the chart in front over each other, in one step, behind what people do meanwhile. Says why where it
  /// cannot be.
  public func lay(_ alignment: Alignment) {
    let (board, catalog) = (board, catalog)
    guard let id = board.id(of: board.front) else { return }
    inBackground {
      Result { () throws(Board.LayingFault) in try board.laying(alignment, ofChart: board.front) }
    } then: { [weak self] result in
      guard let self, self.catalog.hasFiles(of: catalog),
        self.catalog.computed == catalog.computed, self.board.chart(withID: id) == board.front
      else {
        return
      }
      switch result {
      case .success(let changes): if !changes.isEmpty { change(.each(changes)) }
      case .failure(let fault): tell(fault.sentence)
      }
    }
  }

  /// Has a column shown so much later than it was, in the unit of x.
  func move(column: Int, by length: Double, _ transition: Transition) {
    var look = board.look(of: column)
    look.moved = length
    send(.change(.wear(column: column, look)), transition)
  }

  /// The column of a chart's series, where its line can be moved along x; nil where not.
  func movableColumn(ofSeries number: Int, _ chart: Int) -> Int? {
    let (shown, columns) = (board.charts[chart], board.charts[chart].content.columns)
    guard shown.zoom == nil, columns.indices.contains(number), board.mayMove(columns[number]) else {
      return nil
    }
    return columns[number]
  }
}

extension Board.LayingFault {
  /// What people are told.
  fileprivate var sentence: String {
    switch self {
    case .zoomedIn: tr("Lines are laid over each other on the whole chart: go back to that first.")
    case .unmoved: tr("Only lines that nothing keeps together are moved along x.")
    case .alone:
      tr("There is no other line to lay it over: put one on this chart, or add a file that has it.")
    case .tooMany(let most): tr("More than \(most) lines are not laid over each other.")
    case .noPlace(let name, .crossing(let value)):
      tr(
        "“\(name.onOneLine.shortened)” does not go through \(value.description) as the first line does."
      )
    case .noPlace(let name, _):
      tr("“\(name.onOneLine.shortened)” has too few values to lay it over the first line.")
    }
  }
}
