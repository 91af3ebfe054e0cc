extension Table {
  /// The point to read at `moment`: the one whose period it is in, or the nearest; always valid.
  ///
  /// Of several points at one x it is the last of those where any series has a value. Logarithmic time, linear in the
  /// points at that x that are empty.
  public func index(reading moment: Double) -> Int {
    guard kind.fillsPeriods else { return telling(nearestIndex(to: moment)) }
    let next = index(atOrAfter: moment.nextUp)
    guard 0..<x.count ~= next, next > 0 else {
      return telling(min(max(next - 1, 0), x.count - 1))
    }
    return telling(x[next] - moment < moment - end(ofPeriod: next - 1) ? next : next - 1)
  }

  /// The points from one to another one, and all others that are at their x. Logarithmic time.
  public func points(from first: Int, through last: Int) -> ClosedRange<Int> {
    points(atXOf: first).lowerBound...points(atXOf: last).upperBound - 1
  }

  /// The points at the x of one. Logarithmic time.
  private func points(atXOf index: Int) -> Range<Int> {
    self.index(atOrAfter: x[index])..<self.index(atOrAfter: x[index].nextUp)
  }

  /// The last point at the x of one that has a value, of a scatter both; the first where none has.
  private func telling(_ index: Int) -> Int {
    let points = points(atXOf: index)
    guard points.count > 1 else { return index }
    func hasValue(_ point: Int) -> Bool {
      let places = series.indices.lazy.filter { coloring != .series($0) }
      let known = places.map { !value(ofSeries: $0, at: point).isNaN }
      return kind.isScatter ? known.allSatisfy(\.self) : known.contains(true)
    }
    return points.last(where: hasValue) ?? points.lowerBound
  }
}

// Steps from what is read to another x: points at one x are read as one, and none of them holds anybody up.
extension Table {
  /// The last point before the x of those that are read together; below 0 where there is none. Logarithmic time.
  public func index(before read: Range<Int>) -> Int {
    points(atXOf: read.lowerBound).lowerBound - 1
  }

  /// The first point behind the x of those that are read together; the count where there is none. Logarithmic time.
  public func index(after read: Range<Int>) -> Int {
    points(atXOf: read.upperBound - 1).upperBound
  }
}
