import ChartCore

@testable import ChartWidgets

extension Store {
  /// A store of one file's tables.
  convenience init(
    tables: [Table], details: [DrillSource] = [], waiting: [Table] = [], layout: BoardLayout = .list
  ) {
    self.init(BoardFiles(charts: tables, details: details, waiting: waiting), layout: layout)
  }

  /// Goes on with what these tables have become.
  func grow(to tables: [Table], details: [DrillSource] = []) {
    grow(to: BoardFiles(charts: tables, details: details))
  }

  /// Takes the tables of files.
  func take(files tables: [Table]) { take(BoardFiles(charts: tables)) }
}
