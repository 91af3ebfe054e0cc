import ChartCore

/// Moments along areas at least, so that their edges bend smoothly.
private let leastMoments = 48

/// Where areas of percentages lie over a stretch of time, as parts of the stretch and of the whole.
struct DiscBands {
  /// The moments, ascending, from the stretch's first to its last.
  let moments: [Double]
  /// For each moment the places of the stack before and after it, and how far it is from one to the
  /// other.
  private let places: [(before: Int, after: Int, part: Double)]
  private let stack: Stack

  /// The areas of a picture over `range`, which is inside the table's time.
  ///
  /// As at rest, points that share a pixel are one. Time in proportion to the pixels and the logarithm
  /// of the points.
  init(of picture: ChartPicture, over range: ClosedRange<Double>) {
    let table = picture.table
    let groups = table.groups(in: range, bucketSpan: picture.xScale.bucketSpan)
    let middles = groups.map {
      table.x(at: $0.lowerBound).middle(to: table.x(at: $0.upperBound - 1))
    }
    let inside = middles.filter { $0 > range.lowerBound && $0 < range.upperBound }
    let even = (0...leastMoments).map { place in
      range.lowerBound.interpolated(
        to: range.upperBound, by: Double(place) / Double(leastMoments))
    }
    stack = Stack(of: table, at: groups, weights: picture.sample.opacities)
    moments = (inside + even).sorted()
    places = Self.places(of: moments, among: middles)
  }

  /// The lower and the upper edge of a series at each moment, from 0 to 1.
  func edges(ofSeries series: Int) -> [(lower: Double, upper: Double)] {
    places.map { place in
      let (before, after) = (
        stack.above(series, at: place.before), stack.above(series, at: place.after)
      )
      return (
        before.lower.interpolated(to: after.lower, by: place.part) / 100,
        before.upper.interpolated(to: after.upper, by: place.part) / 100
      )
    }
  }

  /// The neighbours of moments in a list of others; both ascend.
  private static func places(
    of moments: [Double], among others: [Double]
  ) -> [(before: Int, after: Int, part: Double)] {
    var after = 0
    return moments.map { moment in
      while after + 1 < others.count && others[after] < moment { after += 1 }
      let before = max(after - 1, 0)
      let length = others[after] - others[before]
      let part = length > 0 ? ((moment - others[before]) / length).clamped(to: 0...1) : 1
      return (before, after, part)
    }
  }
}

extension Double {
  /// What is in the middle between two moments.
  fileprivate func middle(to other: Double) -> Double { interpolated(to: other, by: 0.5) }
}
