/// Reads chart files.
public enum ChartFile {
  /// Reads the file at `path`, piece by piece, without waiting for devices or pipes.
  ///
  /// Blocks while it reads: call it in the background. Linear time; memory for the columns that are
  /// kept and a few megabytes.
  public static func read(path: String) throws(ChartFileError) -> ChartDocument {
    let name = String(path.split(separator: "/").last ?? "/")
    let stream = try FileStream(path: path, name: name)
    do {
      return try TelegramFile.document(ByteWindow(stream))
    } catch {
      let place = error.offset.flatMap { TextPlace(of: $0, in: stream) }
      throw ChartFileError(error, at: place, file: name)
    }
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
