/// Reads chart files.
public enum ChartFile {
  /// Reads the file at `path`, whole, without waiting for devices or pipes.
  ///
  /// Blocks while it reads: call it in the background.
  public static func read(path: String) throws(ChartFileError) -> ChartDocument {
    let name = String(path.split(separator: "/").last ?? "/")
    return try parse(try FileBytes.read(path: path, name: name), name: name)
  }

  /// Reads the content of a file; `name` stands for the file in errors. Linear time.
  public static func parse(_ bytes: [UInt8], name: String) throws(ChartFileError) -> ChartDocument {
    do {
      return try TelegramFile.document(bytes)
    } catch {
      throw ChartFileError(error, in: bytes, file: name)
    }
  }
}
