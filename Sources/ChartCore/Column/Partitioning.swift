extension RandomAccessCollection {
  /// The index of the first element with a property that all behind it have too; the end where none has it. Logarithmic
  /// time. It is called as in Swift Algorithms.
  @inlinable
  public func partitioningIndex<Failure>(
    where isBehind: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Index {
    var (first, rest) = (startIndex, count)
    while rest > 0 {
      let half = rest / 2
      let middle = index(first, offsetBy: half)
      if try isBehind(self[middle]) {
        rest = half
      } else {
        first = index(after: middle)
        rest -= half + 1
      }
    }
    return first
  }
}
