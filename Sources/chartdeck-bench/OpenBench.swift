import ChartFiles
import Glibc

/// What opening a large file costs: time by the clock, and memory at its peak.
struct OpenBench {
  /// The file's path.
  let path: String
  /// How often it is opened.
  let count: Int

  /// The times, and the peak in megabytes of this process, which should have done nothing else.
  func measurements() throws -> [Measurement] {
    var times: [Double] = []
    for _ in 0..<count {
      let start = monotonicMilliseconds()
      _ = try ChartFile.read(path: path)
      times.append(monotonicMilliseconds() - start)
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [
      Measurement(task: "open \(path)", milliseconds: times),
      Measurement(task: "open \(path): peak, MB", milliseconds: [Double(usage.ru_maxrss) / 1024]),
    ]
  }
}

private func monotonicMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
