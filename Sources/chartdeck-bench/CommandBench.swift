import Glibc

/// Whole programs against each other, from their start to their end, each in turn with the others.
struct CommandBench {
  /// A program with its arguments, as a shell reads them.
  struct Command {
    let name: String
    let line: String

    /// The command of `NAME=LINE`; nil where there is no such text.
    init?(_ text: String) {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
      name = String(text[..<equals])
      line = String(text[text.index(after: equals)...])
    }
  }

  /// A program that failed, which has no cost.
  struct Failure: Error, CustomStringConvertible {
    let name: String
    let status: Int32
    var description: String { "\(name) ended with the status \(status)." }
  }

  /// What is run; the first is compared with each of the others.
  let commands: [Command]
  /// How often each is run; once more before warms up.
  let count: Int

  /// What each costs by the clock, the processor's time and the memory at its peak, and how many
  /// times the others' time the first one takes: the two of a round with each other.
  func measurements() throws -> [Measurement] {
    for command in commands { _ = try run(command) }
    let rounds = try (0..<count).map { _ in try commands.map(run) }
    let costs = commands.indices.flatMap { index in
      measurements(of: commands[index].name, rounds.map { $0[index] })
    }
    return costs + commands.indices.dropFirst().map { ratio(to: $0, rounds) }
  }

  private func measurements(of name: String, _ costs: [Cost]) -> [Measurement] {
    [
      Measurement(task: name, milliseconds: costs.map(\.milliseconds)),
      Measurement(task: "\(name): processor", milliseconds: costs.map(\.processorMilliseconds)),
      Measurement(task: "\(name): peak", costs: costs.map(\.megabytes), unit: "MB"),
    ]
  }

  private func ratio(to other: Int, _ rounds: [[Cost]]) -> Measurement {
    Measurement(
      task: "\(commands[0].name) against \(commands[other].name)",
      costs: rounds.map { $0[0].milliseconds / $0[other].milliseconds }, unit: "times")
  }
}

/// What a program took from its start to its end.
private struct Cost {
  let milliseconds, processorMilliseconds, megabytes: Double
}

private func run(_ command: CommandBench.Command) throws -> Cost {
  let start = monotonicMilliseconds()
  let process = try spawn(command)
  var status: Int32 = 0
  var usage = rusage()
  wait4(process, &status, 0, &usage)
  let milliseconds = monotonicMilliseconds() - start
  guard status == 0 else { throw CommandBench.Failure(name: command.name, status: status) }
  return Cost(
    milliseconds: milliseconds,
    processorMilliseconds: usage.ru_utime.milliseconds + usage.ru_stime.milliseconds,
    megabytes: Double(usage.ru_maxrss) / 1024)
}

/// Starts a command in the place of its shell; what it says goes nowhere.
private func spawn(_ command: CommandBench.Command) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  let words = ["sh", "-c", "exec " + command.line]
  var arguments = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  let failure = posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, environ)
  guard failure == 0 else { throw CommandBench.Failure(name: command.name, status: failure) }
  return process
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1000 + Double(tv_usec) / 1000 }
}

private func monotonicMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
