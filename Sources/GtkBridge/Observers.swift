/// Those who hear of something: each in the order in which they came, as long as it keeps its observation.
public final class Observers<Value> {
  private var calls: [(id: Int, call: (Value) -> Void)] = []
  private var next = 0

  /// Nobody yet.
  public init() {}

  /// Has somebody hear of it until what is returned is let go of.
  public func add(_ call: @escaping (Value) -> Void) -> Observation {
    let id = next
    next += 1
    calls.append((id, call))
    return Observation { [weak self] in self?.calls.removeAll { $0.id == id } }
  }

  /// Tells all who hear of it.
  public func tell(_ value: Value) { for (_, call) in calls { call(value) } }
}

extension Observers<Void> {
  /// The same of what nothing more is to be said of.
  public func add(_ call: @escaping () -> Void) -> Observation { add { _ in call() } }

  /// Tells all who hear of it.
  public func tell() { tell(()) }
}

/// What has its owner hear of something: that ends with it.
public final class Observation {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  isolated deinit { end() }
}
