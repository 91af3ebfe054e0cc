import ChartCore

extension BoardView {
  /// Follows the tables while their file is read: all before the last one were complete, unless the
  /// file has told at last what only its end says.
  func boardGrew(from old: [Table]) {
    for view in allViews {
      guard let chart = view.chart, chart < store.tables.count else { continue }
      view.grow(from: old[chart])
    }
    layOut()
    update()
  }
}
