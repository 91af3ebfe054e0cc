import ChartCore

/// Moments along areas at least, so that their edges bend smoothly.
private let leastMoments = 48

/// Where areas of percentages lie over a stretch of time, as parts of the stretch and of the whole.
struct DiscBands {
  /// The moments, ascending, from the stretch's first to its last.
  let moments: [Double]
  /// For each moment the points before and after it, and how far it is from one to the other.
  private let places: [(before: Int, after: Int, part: Double)]
  private let stack: Stack

  /// The areas of a picture over `range`, which is inside the table's time.
  ///
  /// Of more points than `most` only so many count. Linear time in the points times the series.
  init(of picture: ChartPicture, over range: ClosedRange<Double>, most: Int) {
    let table = picture.table
    let indexes = table.indexes(covering: range)
    stack = Stack(of: table, at: indexes, weights: picture.sample.opacities)
    let step = max(1, indexes.count / max(1, most))
    let points = stride(from: indexes.lowerBound, to: indexes.upperBound, by: step)
      .lazy.map { table.x[$0] }.filter { $0 > range.lowerBound && $0 < range.upperBound }
    let even = (0...leastMoments).map { place in
      range.lowerBound.interpolated(
        to: range.upperBound, by: Double(place) / Double(leastMoments))
    }
    moments = (points + even).sorted()
    places = moments.map { table.place(of: $0, in: indexes) }
  }

  /// The lower and the upper edge of a series at each moment, from 0 to 1.
  func edges(ofSeries series: Int) -> [(lower: Double, upper: Double)] {
    places.map { place in
      let lower = stack.lower(series, at: place.before)
        .interpolated(to: stack.lower(series, at: place.after), by: place.part)
      let upper = stack.upper(series, at: place.before)
        .interpolated(to: stack.upper(series, at: place.after), by: place.part)
      return (lower / 100, upper / 100)
    }
  }
}

extension Table {
  /// The points of `indexes` before and after a moment, and how far it is from one to the other.
  fileprivate func place(
    of moment: Double, in indexes: Range<Int>
  ) -> (before: Int, after: Int, part: Double) {
    let after = min(max(index(atOrAfter: moment), indexes.lowerBound), indexes.upperBound - 1)
    let before = max(after - 1, indexes.lowerBound)
    let length = x[after] - x[before]
    let part = length > 0 ? ((moment - x[before]) / length).clamped(to: 0...1) : 1
    return (before, after, part)
  }
}
