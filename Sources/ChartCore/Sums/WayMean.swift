/// Milliseconds in a minute and in an hour.
private let (minute, hour) = (60_000.0, 3_600_000.0)

/// The mean pace or speed of any range of a way: all of its time for all of its distance, as people tell it.
///
/// The mean of what a device told of its speed at each point differs from it, as devices smooth that, or tell none at all
/// where somebody stands still. Nothing lasts over a pause, and what it goes on by over one does not count either.
struct WayMean: Equatable, Sendable {
  /// How far it was at each point, a gap where that is not known.
  private let distances: Column
  /// How far it went up to each point, and how long that took in milliseconds, without pauses.
  private let ways, lengths: Column

  /// That of the distances at some times, in milliseconds, gaps at pauses. Linear time.
  init(of distances: Column, at times: Column) {
    let ways = ColumnBuilder(), lengths = ColumnBuilder()
    var (way, length) = (0.0, 0.0)
    var last: (distance: Double, time: Double)?
    for index in 0..<distances.count {
      let (distance, time) = (distances[index], times[index])
      if time.isNaN { last = nil }
      if !distance.isNaN, !time.isNaN {
        if let last { (way, length) = (way + distance - last.distance, length + time - last.time) }
        last = (distance, time)
      }
      ways.append(way)
      lengths.append(length)
    }
    self.distances = distances
    (self.ways, self.lengths) = (ways.finished(), lengths.finished())
  }

  /// The minutes for a distance of 1 in a range; nil where it went nowhere, or no time passes. Linear time in the gaps at
  /// its ends.
  func pace(at indexes: Range<Int>) -> Double? {
    total(at: indexes).flatMap { $0.way > 0 ? $0.length / minute / $0.way : nil }
  }

  /// How far it went in an hour; nil where no time passes. Linear time in the gaps at the range's ends.
  func speed(at indexes: Range<Int>) -> Double? {
    total(at: indexes).map { $0.way / ($0.length / hour) }
  }

  private func total(at indexes: Range<Int>) -> (way: Double, length: Double)? {
    guard let first = indexes.first(where: { !distances[$0].isNaN }),
      let last = indexes.last(where: { !distances[$0].isNaN }), lengths[last] > lengths[first]
    else { return nil }
    return (ways[last] - ways[first], lengths[last] - lengths[first])
  }
}
