import ChartCore
import ChartLocale
import Glibc

/// Where files lie that nobody is to find, unless `TMPDIR` says otherwise.
private let usualFolder = "/tmp"
/// How much is copied at a time.
private let copiedBytes = 1 << 18

/// The chart file that another program hands over, or a shell.
enum StandardInput {
  /// The argument that means it.
  static let argument = "-"
  /// What it is called where a file's name stands: in errors, and as the title of a table's chart.
  static let name = Words.system("Standard input")

  /// A path that its bytes are read at like those of any file, as long as the program runs.
  ///
  /// A file is read where it lies. What comes through a pipe goes to a file without a name first, which is gone
  /// with the program: archives are read from their end, and tables again where later rows tell more. Blocks until
  /// all of it has come.
  static func path() throws(RenderError) -> String {
    var facts = stat()
    guard fstat(STDIN_FILENO, &facts) == 0 else { throw .input(reason: systemWords()) }
    if isatty(STDIN_FILENO) != 0 { throw .terminalInput }
    let isFile = facts.st_mode & S_IFMT == S_IFREG
    if isFile, facts.st_size > 0, lseek(STDIN_FILENO, 0, SEEK_CUR) == 0 {
      return path(of: STDIN_FILENO)
    }
    return path(of: try copy())
  }

  /// Copies it to a file without a name, whose descriptor stays open.
  private static func copy() throws(RenderError) -> Int32 {
    let asked = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = asked.isEmpty ? usualFolder : asked
    let descriptor = namelessFile(in: folder)
    guard descriptor >= 0 else { throw .notKept(folder: folder, reason: systemWords()) }
    var chunk = [UInt8](repeating: 0, count: copiedBytes)
    var copied = 0
    // One that is too long is refused when it is read.
    while copied <= Limits.fileBytes, let count = try read(into: &chunk) {
      guard writeAll(chunk[..<count], to: descriptor) else {
        throw .notKept(folder: folder, reason: systemWords())
      }
      copied += count
    }
    if copied == 0 { throw .emptyInput }
    return descriptor
  }

  /// Reads what comes next; nil at the end.
  private static func read(into chunk: inout [UInt8]) throws(RenderError) -> Int? {
    while true {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      if count > 0 { return count }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitForMore()
      default: throw .input(reason: systemWords())
      }
    }
  }

  /// Waits until there is more to read: who has started the program may have said that nobody waits by reading.
  private static func waitForMore() {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    poll(&input, 1, -1)
  }

  private static func namelessFile(in folder: String) -> Int32 {
    var name = Array("\(folder)/chartdeck-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    if descriptor >= 0 { unlink(name) }
    return descriptor
  }

  private static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func systemWords() -> String { String(cString: strerror(errno)) }
}

/// The chart file that is asked for.
struct ChartInput {
  /// Where it is read.
  let path: String
  /// What it is called; nil where its path says that.
  let name: String?

  /// The file of an argument. Waits for the standard input, where that is meant.
  init(_ argument: String) throws(RenderError) {
    let isStandard = argument == StandardInput.argument
    path = isStandard ? try StandardInput.path() : argument
    name = isStandard ? StandardInput.name : nil
  }
}
