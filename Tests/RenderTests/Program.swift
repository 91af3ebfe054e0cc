import Foundation

/// A program and what it says when it runs.
struct Program {
  /// The program under test, beside the tests' own.
  static let render = Program(
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "chartdeck-render").path)

  let path: String

  init(_ path: String) { self.path = path }

  /// How a run ended.
  struct Run {
    let status: Int32
    let output, errors: String
  }

  /// Runs the program under test in the locale of the C language.
  static func render(_ arguments: [String], input: FileHandle = .nullDevice) throws -> Run {
    try render.run(arguments, input: input)
  }

  /// Runs the program so that it may read no more than anyone, also where the tests run as root.
  func runUnprivileged(_ arguments: [String]) throws -> Run {
    guard geteuid() == 0 else { return try run(arguments) }
    let limits = "--bounding-set=-dac_override,-dac_read_search"
    return try Program("/usr/bin/setpriv").run([limits, path] + arguments)
  }

  /// Runs the program to its end; what it says goes through files, which never fill up.
  func run(
    _ arguments: [String], environment: [String: String] = ["LC_ALL": "C"],
    input: FileHandle = .nullDevice
  ) throws -> Run {
    let folder = TemporaryFolder()
    let streams = try ["output", "errors"].map { name in
      try Data().write(to: URL(filePath: folder.path(name)))
      return try FileHandle(forWritingTo: URL(filePath: folder.path(name)))
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    try process.run()
    process.waitUntilExit()
    return try Run(
      status: process.terminationStatus,
      output: String(contentsOfFile: folder.path("output"), encoding: .utf8),
      errors: String(contentsOfFile: folder.path("errors"), encoding: .utf8))
  }
}

extension String {
  /// Whether this is one line that ends in a full stop.
  var isSentence: Bool { hasSuffix(".\n") && filter { $0 == "\n" }.count == 1 && count < 500 }
}
