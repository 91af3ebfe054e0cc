extension Table {
  /// The points whose periods are seen in `range`, in the groups that share a pixel when drawn over
  /// `columns` pixel columns: periods of a pixel or more have one of their own.
  ///
  /// Linear time in the points that are seen; no more groups than columns, but for a begun one at
  /// each end and beside each wide period.
  public func groups(in range: ClosedRange<Double>, columns: Int) -> [Range<Int>] {
    let scale = LinearScale(domain: range, from: 0, to: Double(max(columns, 1)))
    var groups: [Range<Int>] = []
    var sharedColumn = Double.nan
    for index in indexes(drawnIn: range) {
      let start = scale(x[index])
      let isWide = scale(end(ofPeriod: index)) - start >= 1
      if !isWide && start.rounded(.down) == sharedColumn, let group = groups.popLast() {
        groups.append(group.lowerBound..<index + 1)
      } else {
        groups.append(index..<index + 1)
      }
      sharedColumn = isWide ? .nan : start.rounded(.down)
    }
    return groups
  }
}
