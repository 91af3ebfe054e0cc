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
