extension Column {
  /// Whether no value is below the one before it; columns with gaps are not. Linear time where the
  /// values are stored.
  public var isAscending: Bool {
    guard gapCount == 0 else { return false }
    switch storage {
    case .even(_, let step): return step > 0 || count < 2
    case .int8(let stored): return stored.numbers.isAscending
    case .int16(let stored): return stored.numbers.isAscending
    case .int32(let stored): return stored.numbers.isAscending
    case .double(let stored): return stored.numbers.isAscending
    }
  }
}

extension NumberBuffer {
  /// Whether no number is below the one before it. All are looked at, which is quicker than to stop
  /// at the first.
  fileprivate var isAscending: Bool {
    unsafe withNumbers(at: 0..<count) { numbers in
      var descents = 0
      for index in numbers.indices.dropFirst() {
        descents &+= unsafe numbers[index] < numbers[index - 1] ? 1 : 0
      }
      return descents == 0
    }
  }
}
