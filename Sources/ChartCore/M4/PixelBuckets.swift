/// Which of a table's points share each column of pixels in a range; found once for all series.
public struct PixelBuckets: Equatable, Sendable {
  /// The index of each column's first point, ascending. Before the first column there is one for the
  /// neighbour beyond the left edge, after the last one for the neighbour beyond the right edge; at
  /// the end is the index after that.
  let bounds: [Int]
  /// The range of x that the columns are of, and how many they are.
  let range: ClosedRange<Double>
  let count: Int
}

extension Table {
  /// The points of each of `columns` pixel columns, at least one, that `range` is drawn over.
  ///
  /// Logarithmic time for each column, constant where x is evenly spaced.
  public func pixelBuckets(in range: ClosedRange<Double>, columns: Int) -> PixelBuckets {
    let count = max(columns, 1)
    let scale = LinearScale(domain: range, from: 0, to: Double(count))
    let edges = (1..<count).map { scale.invert(Double($0)) }
    var bounds = x.indexes(atOrAfter: [range.lowerBound] + edges + [range.upperBound.nextUp])
    let inside = bounds[0]...bounds[count]
    for column in 1..<count {
      bounds[column] = settled(bounds[column], inside, atOrAfter: Double(column), on: scale)
    }
    let left = max(inside.lowerBound - 1, 0)
    return PixelBuckets(
      bounds: [left] + bounds + [min(inside.upperBound + 1, x.count)], range: range, count: count)
  }

  /// The first index of a range whose point is not before a position, or its end, where `guess` is off
  /// by the rounding of the scale.
  private func settled(
    _ guess: Int, _ range: ClosedRange<Int>, atOrAfter position: Double, on scale: LinearScale
  ) -> Int {
    var index = min(max(guess, range.lowerBound), range.upperBound)
    // Looking a moment up passes all points that share it.
    while index > range.lowerBound, scale(x[index - 1]) >= position {
      index = max(x.index(atOrAfter: x[index - 1]), range.lowerBound)
    }
    while index < range.upperBound, scale(x[index]) < position {
      index = min(x.index(atOrAfter: x[index].nextUp), range.upperBound)
    }
    return index
  }
}
