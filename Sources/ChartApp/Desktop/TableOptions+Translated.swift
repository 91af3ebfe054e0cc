import ChartLocale
import ChartFiles

extension TableOptions {
  /// Nothing is known better of a file; what is written beside it is in the language and the formats of this computer.
  nonisolated static var translated: TableOptions {
    var options = TableOptions()
    options.formats = .system
    return options
  }
}
