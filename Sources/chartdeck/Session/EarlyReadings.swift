import CGtk
import Glibc

/// How many files are read before the program knows what it is asked for: one for each of two cores.
private let mostEarlyReadings = 2

/// The files that the command line names, being read while GTK starts.
///
/// A window picks up its file's reading; what nobody picks up is dropped.
final class EarlyReadings {
  private var readings: [BackgroundReading]

  /// Starts to read what `arguments`, the first being the program's name, name. With options among
  /// them it is not certain what that is, and nothing is read yet.
  init(arguments: [String]) {
    let names = arguments.dropFirst()
    let paths = names.contains { $0.hasPrefix("-") } ? [] : names.compactMap(localPath)
    readings = paths.prefix(mostEarlyReadings).map(BackgroundReading.init(path:))
  }

  /// The reading of the file at an absolute path, which is the caller's from now on.
  func take(_ path: String) -> BackgroundReading? {
    readings.firstIndex { $0.path == path }.map { readings.remove(at: $0) }
  }

  /// Stops what nobody has taken.
  func drop() {
    for reading in readings { reading.cancel() }
    readings = []
  }
}

/// The absolute path that an argument means, as GTK will say it later; nil for what is no local file.
private func localPath(_ argument: String) -> String? {
  let isAddress = g_uri_peek_scheme(argument) != nil
  let path =
    isAddress ? g_filename_from_uri(argument, nil, nil) : g_canonicalize_filename(argument, nil)
  guard let path else { return nil }
  defer { g_free(path) }
  return String(cString: path)
}
