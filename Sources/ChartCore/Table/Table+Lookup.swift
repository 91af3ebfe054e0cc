extension Table {
  /// The index of the first point at `moment` or after it; the count if there is none.
  ///
  /// Logarithmic time, constant where x is evenly spaced.
  public func index(atOrAfter moment: Double) -> Int {
    guard let step = x.evenStep, step > 0 else { return lowerBound(moment, in: 0..<x.count) }
    let guess = Int(clamping: ((moment - x[0]) / step).rounded(.up))
    // The division is rounded: the true place is the guess or beside it.
    let lowest = min(max(guess, 1), x.count) - 1
    return lowerBound(moment, in: lowest..<min(lowest + 2, x.count))
  }

  /// The index of the point nearest to `moment`, the earliest of several; always a valid index.
  public func nearestIndex(to moment: Double) -> Int {
    let after = min(index(atOrAfter: moment), x.count - 1)
    let before = max(after - 1, 0)
    let nearest = x[after] - moment < moment - x[before] ? after : before
    // Several points may share a moment.
    return index(atOrAfter: x[nearest])
  }

  /// The points inside `range` and one neighbour beyond each edge, where there is one.
  public func indexes(covering range: ClosedRange<Double>) -> Range<Int> {
    let first = index(atOrAfter: range.lowerBound)
    let end = index(atOrAfter: range.upperBound.nextUp)
    return max(first - 1, 0)..<min(end + 1, x.count)
  }

  private func lowerBound(_ moment: Double, in indexes: Range<Int>) -> Int {
    var (low, high) = (indexes.lowerBound, indexes.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if x[middle] < moment { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
