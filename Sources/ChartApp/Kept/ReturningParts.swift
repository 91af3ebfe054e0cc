import ChartFiles

/// The parts of a window that stood beside its first one when it was closed, and come back after that.
struct ReturningParts {
  /// Where all parts came from, in their order.
  let order: [BoardPart.Origin]
  private var waiting: [KeptPart]
  private var isOn: Bool

  /// Nothing comes back.
  init() { (order, waiting, isOn) = ([], [], false) }

  /// What was kept of a window, without the first part, which is read before.
  init(_ kept: [KeptPart], without first: BoardPart.Origin) {
    order = kept.map(\.origin)
    waiting = kept.filter { $0.origin != first }
    isOn = !waiting.isEmpty
  }

  /// Whether none is on its way, and none is to come.
  var isEmpty: Bool { !isOn }

  /// The next one, which is on its way then; nil where that was the last.
  mutating func next() -> KeptPart? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
