import ChartFiles
import GtkBridge

private let group = "Table"

extension LastReadings {
  /// Those that are kept below the desktop's folder of states.
  static var kept: LastReadings {
    let files = SavedViews(ending: ".reading")
    return LastReadings {
      files.file($0)?.readingOptions(group)
    } keep: { options, names in
      let file = KeyFile()
      file.write(options, group)
      files.keep(file, of: names)
    }
  }
}
