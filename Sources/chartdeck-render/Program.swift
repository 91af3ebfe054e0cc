import ArgumentParser
import Glibc

/// The program from its start to its end.
@main
enum Program {
  /// Runs the command that the arguments are.
  static func main() {
    setlocale(LC_ALL, "")
    // A standard input that is closed has nothing, and not the next file that a library opens.
    if fcntl(STDIN_FILENO, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
    let fonts = CommandLine.arguments.contains(where: \.asksForPicture) ? FontSearch() : nil
    // A file beyond the user's limit is a fault of `write`, which can be told.
    signal(SIGXFSZ, SIG_IGN)
    if let text = Self.argumentThatIsNoText {
      StandardStream.errors.write("chartdeck-render: \(RenderError.name(text))\n")
      leave(with: .failure)
    }
    do {
      var command = try ChartdeckRender.parseAsRoot()
      if let render = command as? ChartdeckRender {
        try render.run(fonts: fonts)
      } else {
        // A request for help.
        try command.run()
      }
    } catch {
      end(with: error)
    }
    leave(with: .success)
  }

  /// An argument that is not UTF-8, repaired; nil where all are. Swift's arguments are repaired, and then
  /// name other files.
  private static var argumentThatIsNoText: String? {
    (0..<Int(CommandLine.argc)).lazy.compactMap { CommandLine.unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }.map { String(cString: $0) }
  }

  /// Says why nothing was done, or what was asked for instead.
  private static func end(with error: any Error) -> Never {
    let (text, code) = (
      ChartdeckRender.fullMessage(for: error), ChartdeckRender.exitCode(for: error)
    )
    let stream: StandardStream = code.isSuccess ? .output : .errors
    if !text.isEmpty { stream.write(text + "\n") }
    leave(with: code)
  }

  /// Ends the program as it stands: the search for fonts may still go on, and nothing is left to write.
  private static func leave(with code: ExitCode) -> Never {
    fflush(nil)
    _exit(code.rawValue)
  }
}

extension String {
  /// Whether an argument names a picture; a mistake costs no more than a search.
  fileprivate var asksForPicture: Bool { hasPrefix("-o") || hasPrefix("--o") }
}

/// The streams every program is born with.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// Writes all of `text`; the reason in words where that fails, else nil.
  @discardableResult
  func write(_ text: String) -> String? {
    writeAll(Array(text.utf8)[...], to: rawValue) ? nil : String(cString: strerror(errno))
  }
}

/// Writes all bytes; false where that fails, and `errno` has the reason.
func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    if count <= 0 { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
