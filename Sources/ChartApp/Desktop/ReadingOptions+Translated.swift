import ChartLocale
import ChartFiles

extension ReadingOptions {
  /// Nothing is known better of a file; what is written beside it is in the language and the formats of this computer.
  nonisolated static var translated: ReadingOptions {
    var options = ReadingOptions()
    options.place.formats = .system
    return options
  }
}
