import Glibc

/// What a task cost, over many times it was done.
struct Measurement: CustomStringConvertible {
  static let header = "task,n,median,min,p99,unit"

  let task: String
  /// The costs, ascending; at least one.
  private let costs: [Double]
  /// What the costs count.
  private let unit: String

  /// The measurement of costs in milliseconds.
  init(task: String, milliseconds: [Double]) {
    self.init(task: task, costs: milliseconds, unit: "ms")
  }

  /// The measurement of costs in some unit.
  init(task: String, costs: [Double], unit: String) {
    precondition(!costs.isEmpty, "what was not done has no cost")
    self.task = task
    self.costs = costs.sorted()
    self.unit = unit
  }

  /// Does something `count` times, and once before to warm up.
  init(task: String, count: Int, _ body: () throws -> Void) rethrows {
    try body()
    var costs: [Double] = []
    for _ in 0..<count { costs.append(try processorMilliseconds(of: body)) }
    self.init(task: task, milliseconds: costs)
  }

  /// The cost below which a part of all lies, 0 to 1.
  func quantile(_ part: Double) -> Double {
    costs[Int(part * Double(costs.count - 1))]
  }

  var description: String {
    let quantiles = [quantile(0.5), quantile(0), quantile(0.99)].map(\.thousandths)
    return "\(task),\(costs.count),\(quantiles.joined(separator: ",")),\(unit)"
  }
}

/// Milliseconds of each frame and of its parts.
struct FrameCosts {
  private var frames: [Double] = []
  private var parts: [(name: String, costs: [Double])] = []

  /// Adds a whole frame.
  mutating func addFrame(_ cost: Double) { frames.append(cost) }

  /// Adds one of its parts.
  mutating func add(_ name: String, _ cost: Double) {
    if let index = parts.firstIndex(where: { $0.name == name }) {
      parts[index].costs.append(cost)
    } else {
      parts.append((name, [cost]))
    }
  }

  /// What frames cost.
  func whole(task: String) -> Measurement { Measurement(task: task, milliseconds: frames) }

  /// What each part costs.
  func parts(task: String) -> [Measurement] {
    parts.map { Measurement(task: "\(task): \($0.name)", milliseconds: $0.costs) }
  }
}

/// How long all threads of this process worked on `body`.
func processorMilliseconds(of body: () throws -> Void) rethrows -> Double {
  let start = processorMilliseconds()
  try body()
  return processorMilliseconds() - start
}

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

extension Double {
  /// With three decimals.
  fileprivate var thousandths: String {
    let count = Int((self * 1000).rounded())
    let decimals = String(count % 1000)
    return "\(count / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
