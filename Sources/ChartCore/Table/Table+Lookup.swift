extension Table {
  /// The index of the first point at `moment` or after it; the count if there is none.
  ///
  /// Logarithmic time, constant where x is evenly spaced.
  public func index(atOrAfter moment: Double) -> Int { x.index(atOrAfter: moment) }

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
}
