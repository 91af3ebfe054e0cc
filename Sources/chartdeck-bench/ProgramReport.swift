import Glibc

/// A program that tells one figure about itself on stderr, and ends.
struct ProgramReport {
  /// What the figure is of.
  let task: String
  /// The program and its arguments.
  let command: [String]
  /// What the environment asks it for.
  let variable: (name: String, value: String)
  /// What stands before the figure, at the beginning of a line.
  let prefix: String

  /// What figures of several programs are, each run `count` times, one after the other in turn.
  static func measurements(
    of reports: [ProgramReport], count: Int
  ) throws(SilentProgram) -> [Measurement] {
    var figures = reports.map { _ in [Double]() }
    for _ in 0..<count {
      for (index, report) in reports.enumerated() { figures[index].append(try report.figure()) }
    }
    return zip(reports, figures).map { Measurement(task: $0.task, milliseconds: $1) }
  }

  /// Runs the program once.
  private func figure() throws(SilentProgram) -> Double {
    let start = monotonicMilliseconds()
    setenv(variable.name, variable.value, 1)
    defer { unsetenv(variable.name) }
    let lines = try standardError(of: command).split(separator: "\n")
    let line = lines.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
    guard let figure = line?.split(separator: ",").first.flatMap({ Double($0) }) else {
      throw SilentProgram(command: command)
    }
    // A moment is told in microseconds of the clock that all programs share.
    return isMoment ? figure / 1000 - start : figure
  }

  private var isMoment: Bool { prefix == Self.firstFrame }
  private static let firstFrame = "first frame: "
}

extension ProgramReport {
  /// How long a program takes from its start to its first frame, by the clock on the wall; `layout`
  /// is the one that charts open in.
  static func firstFrame(_ task: String, _ command: String..., layout: String = "list") -> Self {
    Self(
      task: "first frame: \(task)", command: command,
      variable: ("CHARTDECK_REPORT_FIRST_FRAME", layout), prefix: firstFrame)
  }

  /// What a frame on the screen costs the processor, the mean of many.
  static func frame(_ task: String, _ command: String..., frames: Int) -> Self {
    Self(
      task: "frame on screen: \(task)", command: command,
      variable: ("CHARTDECK_REPORT_DRAG", "\(frames)"), prefix: "frame: ")
  }

  /// The same while the indicator moves, and with it a legend's values and order.
  static func indicator(_ task: String, _ command: String..., frames: Int) -> Self {
    Self(
      task: "indicator's frame on screen: \(task)", command: command,
      variable: ("CHARTDECK_REPORT_INDICATOR", "\(frames)"), prefix: "frame: ")
  }

  /// The longest turn of the main loop, by the clock on the wall, while a window opens a file.
  static func stall(_ task: String, _ program: String, file: String) -> Self {
    Self(
      task: "longest stall: \(task)", command: [program],
      variable: ("CHARTDECK_REPORT_STALLS", file), prefix: "longest stall: ")
  }
}

extension ProgramReport {
  /// The same turns by the main thread's own work: without the waits for a processor and for the
  /// threads of a software renderer.
  static func work(_ task: String, _ program: String, file: String) -> Self {
    Self(
      task: "longest turn's work: \(task)", command: [program],
      variable: ("CHARTDECK_REPORT_STALLS", file), prefix: "longest work: ")
  }
}

/// A program that did not start, or did not tell its figure.
struct SilentProgram: Error, CustomStringConvertible {
  let command: [String]
  var description: String {
    "\(command.joined(separator: " ")) told no figure; is there a display?"
  }
}

private func monotonicMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Runs a command to its end and returns what it wrote to stderr.
private func standardError(of command: [String]) throws(SilentProgram) -> String {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw SilentProgram(command: command) }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
  posix_spawn_file_actions_addclose(&actions, ends[0])
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  let failure = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
  close(ends[1])
  defer { close(ends[0]) }
  guard failure == 0 else { throw SilentProgram(command: command) }
  let output = readAll(ends[0])
  var status: Int32 = 0
  waitpid(process, &status, 0)
  return output
}

private func readAll(_ descriptor: Int32) -> String {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4096)
  while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
    bytes += chunk[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
