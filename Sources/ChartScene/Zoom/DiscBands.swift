import ChartCore

/// Moments along areas at least, so that their edges bend smoothly.
private let leastMoments = 48

/// Where areas of percentages lie over a stretch of time, as parts of the stretch and of the whole.
struct DiscBands {
  /// The moments, ascending, from the stretch's first to its last.
  let moments: [Double]
  private let table: Table
  private let stack: Stack

  /// The areas of a picture over `range`, which is inside the table's time.
  ///
  /// Of more points than `most` only so many count. Linear time in the points times the series.
  init(of picture: ChartPicture, over range: ClosedRange<Double>, most: Int) {
    table = picture.table
    let indexes = table.indexes(covering: range)
    stack = Stack(of: table, at: indexes, weights: picture.sample.opacities)
    let step = max(1, indexes.count / max(1, most))
    let points = stride(from: indexes.lowerBound, to: indexes.upperBound, by: step)
      .lazy.map { [table] in table.x[$0] }.filter { $0 > range.lowerBound && $0 < range.upperBound }
    let even = (0...leastMoments).map { place in
      range.lowerBound.interpolated(
        to: range.upperBound, by: Double(place) / Double(leastMoments))
    }
    moments = (points + even).sorted()
  }

  /// The lower and the upper edge of a series at each moment, from 0 to 1.
  func edges(ofSeries series: Int) -> [(lower: Double, upper: Double)] {
    moments.map { moment in
      let after = table.index(atOrAfter: moment)
        .clamped(to: stack.indexes.lowerBound...(stack.indexes.upperBound - 1))
      let before = max(after - 1, stack.indexes.lowerBound)
      let length = table.x[after] - table.x[before]
      let part = length > 0 ? ((moment - table.x[before]) / length).clamped(to: 0...1) : 1
      func between(_ end: (Int, Int) -> Double) -> Double {
        end(series, before).interpolated(to: end(series, after), by: part) / 100
      }
      return (between { stack.lower($0, at: $1) }, between { stack.upper($0, at: $1) })
    }
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
