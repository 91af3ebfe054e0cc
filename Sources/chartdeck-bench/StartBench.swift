import Glibc

/// How long programs take from their start to their first painted frame, by the clock on the wall.
///
/// Each tells the moment itself, as `first frame: MICROSECONDS` of the monotonic clock on stderr.
struct StartBench {
  /// The program with the charts and its arguments.
  let program: [String]
  /// The window without content that it is compared with.
  let yardstick: [String]
  /// How often each is started, the two in turn.
  let count: Int

  /// Both programs' times in milliseconds.
  func measurements() throws -> [Measurement] {
    var times: (program: [Double], yardstick: [Double]) = ([], [])
    for _ in 0..<count {
      times.yardstick.append(try millisecondsToFirstFrame(of: yardstick))
      times.program.append(try millisecondsToFirstFrame(of: program))
    }
    return [
      Measurement(task: "first frame: empty window", milliseconds: times.yardstick),
      Measurement(task: "first frame: charts", milliseconds: times.program),
    ]
  }
}

/// A program that did not start, or did not tell its first frame.
struct StartError: Error, CustomStringConvertible {
  let program: String
  var description: String { "\(program) told no first frame; is there a display?" }
}

private func millisecondsToFirstFrame(of command: [String]) throws -> Double {
  let start = monotonicMicroseconds()
  let output = try standardError(of: command)
  for line in output.split(separator: "\n") where line.hasPrefix("first frame: ") {
    if let end = Double(line.dropFirst("first frame: ".count)) { return (end - start) / 1000 }
  }
  throw StartError(program: command[0])
}

private func monotonicMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1000
}

/// Runs a command to its end and returns what it wrote to stderr.
private func standardError(of command: [String]) throws -> String {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw StartError(program: command[0]) }
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
  guard failure == 0 else { throw StartError(program: command[0]) }
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
