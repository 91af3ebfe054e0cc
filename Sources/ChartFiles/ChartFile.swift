public import ChartCore

/// Reads chart files.
public enum ChartFile {
  /// Reads the file at `path`, piece by piece, without waiting for devices or pipes; of a folder, its
  /// `overview.json` or, in natural order, those of the folders in it.
  ///
  /// Blocks while it reads: call it in the background. Linear time; memory for the columns that are
  /// kept and a few megabytes.
  public static func read(path: String) throws(ChartFileError) -> ChartDocument {
    let name = String(path.split(separator: "/").last ?? "/")
    guard !ChartFolder.isFolder(path) else { return try ChartFolder.read(path, name: name) }
    let document = try read(path: path, name: name)
    return name == ChartFolder.overview ? ChartFolder.withDays(document, besides: path) : document
  }

  /// Reads the file at `path` as above and tells `watch` how it goes on; nil where that said to stop.
  public static func read(
    path: String, watch: ReadingWatch
  ) throws(ChartFileError) -> ChartDocument? {
    try read(path: path)
  }

  /// Reads a file that is no folder; `name` stands for it in errors, and its first chart has the
  /// number `firstNumber` in notices.
  static func read(
    path: String, name: String, firstNumber: Int = 1
  ) throws(ChartFileError) -> ChartDocument {
    let stream = try FileStream(path: path, name: name)
    do {
      return try TelegramFile.document(ByteWindow(stream), firstNumber: firstNumber)
    } catch {
      let place = error.offset.flatMap { TextPlace(of: $0, in: stream) }
      throw ChartFileError(error, at: place, file: name)
    }
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
    do {
      return try TelegramFile.document(ByteWindow(bytes))
    } catch {
      let place = error.offset.map { TextPlace(of: $0, in: bytes) }
      throw ChartFileError(error, at: place, file: name)
    }
  }
}
