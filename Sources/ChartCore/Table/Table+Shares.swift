/// How many points are around the one whose shares are shown, on each side.
private let neighbours = 3

extension Table {
  /// The shares of the days around a moment as a pie: three points on each side of the one that is
  /// read there, moved into the data at its ends, and fewer where there are fewer.
  ///
  /// It opens on the point's own time. Nil where the series have nothing above 0 there, of which
  /// there are no shares.
  public func shares(around moment: Double) -> Table? {
    let index = index(reading: moment)
    guard series.contains(where: { $0.column[index] > 0 }) else { return nil }
    let count = min(2 * neighbours + 1, x.count)
    let first = max(0, min(index - neighbours, x.count - count))
    let week = part(first..<first + count)
    var presentation = presentation
    presentation.hasMiniMap = true
    presentation.openingRange = x[index]...week.end(ofPeriod: index - first)
    return Table(
      title: title, kind: .pie, x: week.x, series: week.series, presentation: presentation)
  }

  /// The sum of each series over `range`, of what is above 0, times the series' weight.
  ///
  /// Where values fill periods, one whose period is in the range in part counts in part: sums move
  /// as the range does. Linear time in the points times the series.
  public func shareSums(of range: ClosedRange<Double>, weights: [Double]) -> [Double] {
    let parts = indexes(drawnIn: range).map { (index: $0, part: part(of: $0, in: range)) }
    return zip(series, weights).map { series, weight in
      weight
        * parts.reduce(0) { sum, point in
          let value = series.column[point.index]
          return value > 0 ? sum + value * point.part : sum
        }
    }
  }

  private func part(_ indexes: Range<Int>) -> Table {
    let series = series.map { series in
      Series(
        id: series.id, name: series.name, color: series.color, nightColor: series.nightColor,
        column: Column(indexes.map { series.column[$0] }), isHidden: series.isHidden)
    }
    return Table(x: Column(indexes.map { x[$0] }), series: series)
  }

  /// How much of a point's time is in `range`, from 0 to 1.
  private func part(of index: Int, in range: ClosedRange<Double>) -> Double {
    let (start, end) = (x[index], end(ofPeriod: index))
    guard kind.fillsPeriods, end > start else { return range.contains(start) ? 1 : 0 }
    let overlap = min(end, range.upperBound) - max(start, range.lowerBound)
    return max(0, overlap / (end - start))
  }
}
