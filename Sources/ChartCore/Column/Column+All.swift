extension Column {
  /// All values, NaN where there is a gap, eight bytes each; linear time.
  ///
  /// Who looks at every value in another room has them so: there each call for one hands over all that the column holds,
  /// which takes ten times as long.
  public var all: [Double] {
    let values =
      switch storage {
      case .even(let start, let step):
        (0..<storedCount).map { value(of: start + Double($0) * step) }
      case .int8(let stored): stored.numbers.values(dividedBy: divisor)
      case .int16(let stored): stored.numbers.values(dividedBy: divisor)
      case .int32(let stored): stored.numbers.values(dividedBy: divisor)
      case .double(let stored): stored.numbers.values(dividedBy: divisor)
      }
    return values + Array(repeating: .nan, count: trailingGapCount)
  }
}

extension NumberBuffer {
  fileprivate func values(dividedBy divisor: Double) -> [Double] {
    unsafe withNumbers(at: 0..<count) { numbers in
      unsafe divisor == 1 ? numbers.map(\.value) : numbers.map { $0.value / divisor }
    }
  }
}
