/// A value that few of its owners have, in memory of its own: a file may have a hundred thousand tables, each as large
/// as all that it might have.
indirect enum Apart<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)

  /// The value itself.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
