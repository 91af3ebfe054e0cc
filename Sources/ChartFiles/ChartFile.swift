public import ChartCore

/// Reads chart files.
public enum ChartFile {
  /// Reads the file at `path`, whole, without waiting for devices or pipes; of a folder, its
  /// `overview.json` or, in natural order, those of the folders in it.
  ///
  /// Blocks while it reads: call it in the background.
  public static func read(path: String) throws(ChartFileError) -> ChartDocument {
    let name = String(path.split(separator: "/").last ?? "/")
    guard !ChartFolder.isFolder(path) else { return try ChartFolder.read(path, name: name) }
    let document = try parse(try FileBytes.read(path: path, name: name), name: name)
    return name == ChartFolder.overview ? ChartFolder.withDays(document, besides: path) : document
  }

  /// Reads the chart of the UTC day of `moment` from a folder of day files, `YYYY-MM/DD.json`; nil
  /// where there is none for that day.
  ///
  /// The chart opens on the day, and has a mini-map where it holds more than that. Blocks while it
  /// reads.
  public static func readDay(
    folder: String, moment: Double
  ) throws(ChartFileError) -> Table? {
    try DayFile(of: moment)?.read(in: folder)
  }

  /// Reads the content of a file; `name` stands for the file in errors. Linear time.
  public static func parse(_ bytes: [UInt8], name: String) throws(ChartFileError) -> ChartDocument {
    try parse(bytes, name: name, firstNumber: 1)
  }

  /// Reads one of several files; its first chart has the number `firstNumber` in notices.
  static func parse(
    _ bytes: [UInt8], name: String, firstNumber: Int
  ) throws(ChartFileError) -> ChartDocument {
    do {
      return try TelegramFile.document(bytes, firstNumber: firstNumber)
    } catch {
      throw ChartFileError(error, in: bytes, file: name)
    }
  }
}
