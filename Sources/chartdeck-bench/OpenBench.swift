import ChartCore
import ChartFiles
import Glibc

/// What opening a large file costs: time by the clock, and memory at its peak.
struct OpenBench {
  /// The file's path.
  let path: String
  /// How often it is opened.
  let count: Int

  /// The times, and the peak in megabytes of this process, which should have done nothing else, and
  /// that by the number of values that were kept, which counts what the program has anyway.
  func measurements() throws -> [Measurement] {
    var times: [Double] = []
    var values = 0
    for _ in 0..<count {
      let start = monotonicMilliseconds()
      let document = try ChartFile.read(path: path)
      times.append(monotonicMilliseconds() - start)
      values = document.tables.reduce(0) { $0 + $1.x.count * ($1.series.count + 1) }
    }
    let peak = peakBytes()
    return [
      Measurement(task: "open \(path)", milliseconds: times),
      Measurement(task: "open \(path): peak", costs: [peak / 1_048_576], unit: "MB"),
      Measurement(
        task: "open \(path): peak by values", costs: [peak / Double(max(values, 1))], unit: "bytes"),
    ]
  }
}

/// The most memory that this process has had.
private func peakBytes() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) * 1024
}

private func monotonicMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
