/// What is known of the values of a series in a range.
public struct RangeStatistics: Equatable, Sendable {
  /// How many values there are; gaps are none, and a value that only goes on is the one at the range's first point.
  public let count: Int
  /// The lowest and the highest of them.
  public let lowest, highest: Double
  /// Their sum; nil until the sums of the table are there.
  public let sum: Double?
  /// Their mean, of what was recorded that over the time that it lasted; nil as long as the sum is.
  public let mean: Double?
  /// Their standard deviation, and the root of the mean of their squares; nil as long as the sum is, and the first one of
  /// a lone value.
  public let deviation, rootMeanSquare: Double?
  /// The area between 0 and the line through them, in the unit of x; nil as long as the sum is.
  public let area: Double?
}

/// The sums of the series of a table over any range, for statistics of what people mark.
///
/// A table has none as it opens: they are made when somebody first wants them, once. 0.2 bytes a value.
public struct RangeSums: Equatable, Sendable {
  private let pyramids: [SumPyramid]
  private let spreads: [SummaryPyramid<Spread>]
  /// For each series the value from which its spreads are counted.
  private let origins: [Double]
  private let areas: [SummaryPyramid<Area>]
  /// The means over time of each series that has the points of a recording; none of other tables.
  private let means: [TimeMean?]
  /// The mean of a chart of speeds or of a pace whose distances are known; nil of others.
  private let way: WayMean?
  private let isOfPace: Bool

  /// Those of all series; linear time.
  public init(of table: Table) {
    pyramids = table.series.map { SumPyramid(of: $0.values) }
    let origins = table.series.map { $0.values.firstValue(in: 0..<$0.values.count) ?? 0 }
    self.origins = origins
    spreads = zip(table.series, origins).map { series, origin in
      SummaryPyramid(count: series.column.count) {
        Spread(of: series.values, at: $0, from: origin)
      }
    }
    areas = table.series.map { series in
      let source = series.source ?? table
      return SummaryPyramid(count: series.column.count) {
        source.area(below: series.column, endingAt: $0)
      }
    }
    means =
      table.recordedTimes.map { times in
        table.series.map {
          $0.shift == nil
            ? TimeMean(of: $0.column, at: times, isOfPace: table.presentation.drawing.isDownward)
            : nil
        }
      } ?? []
    (way, isOfPace) = (table.wayMean, table.presentation.drawing.isDownward)
  }

  /// The sum of a series' values. Logarithmic time.
  fileprivate func sum(ofSeries series: Int, of column: Column, at indexes: Range<Int>) -> Double {
    pyramids[series].sum(of: indexes, in: column)
  }

  /// How the values of a series are spread over some groups of its points. Logarithmic time.
  fileprivate func spread(ofSeries series: Int, of column: Column, at groups: [Range<Int>])
    -> Spread
  {
    groups.reduce(.none) { spread, group in
      spread
        + spreads[series].summary(of: group) { Spread(of: column, at: $0, from: origins[series]) }
    }
  }

  /// The root of the mean of the squares of values that are spread so.
  fileprivate func rootMeanSquare(ofSeries series: Int, spread: Spread?) -> Double? {
    spread?.rootMeanSquare(from: origins[series])
  }

  /// The area below the line through some groups of points of a series of a table. Logarithmic time.
  fileprivate func area(
    ofSeries series: Int, of column: Column, in table: Table, at groups: [Range<Int>]
  ) -> Double {
    groups.reduce(Area.none) { area, group in
      area
        + areas[series].summary(of: group.dropFirst()) { table.area(below: column, endingAt: $0) }
    }.amount
  }

  /// The mean of a series over time, of a speed over the distance too; nil where it is not of a recording. Logarithmic
  /// time.
  fileprivate func timeMean(ofSeries series: Int, at indexes: Range<Int>) -> Double? {
    let ofWay = isOfPace ? way?.pace(at: indexes) : way?.speed(at: indexes)
    return ofWay ?? (means.isEmpty ? nil : means[series]?.mean(at: indexes))
  }
}

extension Table {
  /// What is known of a series' values at some points; nil where there are only gaps. Logarithmic time.
  public func statistics(
    ofSeries series: Int, at indexes: Range<Int>, sums: RangeSums?
  ) -> RangeStatistics? {
    if self.series[series].shift != nil {
      return statistics(ofShifted: series, at: indexes, sums: sums)
    }
    let (column, values) = (self.series[series].column, self.series[series].values)
    guard let extent = column.extent(of: indexes) else { return nil }
    let first = column[indexes.lowerBound]
    let goesOn = values[indexes.lowerBound].isNaN && !first.isNaN
    let count = values.valueCount(at: indexes) + (goesOn ? 1 : 0)
    let sum = sums.map { $0.sum(ofSeries: series, of: values, at: indexes) + (goesOn ? first : 0) }
    let spread = sums?.spread(ofSeries: series, of: values, at: [indexes])
    return RangeStatistics(
      count: count, lowest: extent.lowerBound, highest: extent.upperBound, sum: sum,
      mean: sums?.timeMean(ofSeries: series, at: indexes) ?? sum.map { $0 / Double(count) },
      deviation: spread?.deviation,
      rootMeanSquare: sums?.rootMeanSquare(ofSeries: series, spread: spread),
      area: hasArea(ofSeries: series)
        ? sums?.area(ofSeries: series, of: column, in: self, at: [indexes]) : nil)
  }

  /// The same of a series that shows what was at another x: of its own points there.
  private func statistics(
    ofShifted series: Int, at indexes: Range<Int>, sums: RangeSums?
  ) -> RangeStatistics? {
    let column = self.series[series].column
    let points = ownPoints(ofSeries: series, countedAt: indexes)
    let count = points.reduce(0) { $0 + column.valueCount(at: $1) }
    guard count > 0, let extent = valueExtent(ofSeries: series, at: indexes) else { return nil }
    let sum = sums.map { sums in
      points.reduce(0) { $0 + sums.sum(ofSeries: series, of: column, at: $1) }
    }
    let spread = sums?.spread(ofSeries: series, of: column, at: points)
    return RangeStatistics(
      count: count, lowest: extent.lowerBound, highest: extent.upperBound, sum: sum,
      mean: sum.map { $0 / Double(count) },
      deviation: spread?.deviation,
      rootMeanSquare: sums?.rootMeanSquare(ofSeries: series, spread: spread),
      area: hasArea(ofSeries: series)
        ? sums?.area(ofSeries: series, of: column, in: source(ofSeries: series), at: points) : nil)
  }

  /// Whether a series is a line from each point to the next.
  private func hasArea(ofSeries number: Int) -> Bool {
    let line = series[number].line
    return line.joinedGaps == 0 && !line.isStepped && !kind.isStepped
  }

  /// How many of some points are of the file: where a recording has a pause, a point stands for that, at which there is
  /// nothing. Constant time, but for the ends of a range among pauses.
  public func ownCount(of points: ClosedRange<Int>) -> Int {
    recordedTimes?.valueCount(at: points.lowerBound..<points.upperBound + 1) ?? points.count
  }

  /// The times of the points of a recording, in milliseconds, gaps at pauses; nil of others.
  var recordedTimes: Column? {
    guard let times = presentation.activity?.times, times.count == x.count else { return nil }
    return times
  }

  /// The mean of the way that a chart of nothing but its speed or its pace is of; nil of others. Linear time.
  fileprivate var wayMean: WayMean? {
    guard let times = recordedTimes, let distances = presentation.activity?.distances,
      distances.count == x.count, series.count == 1
    else { return nil }
    return WayMean(of: distances, at: times)
  }
}

extension Series {
  /// The values that count.
  fileprivate var values: Column { counted ?? column }
}

extension Column {
  /// How many values there are at some indexes, gaps left out. Constant time, but for the ends of a range among gaps: at
  /// most 128 values are looked at.
  public func valueCount(at indexes: Range<Int>) -> Int {
    let indexes = stored(indexes)
    guard gapCount > trailingGapCount, let gaps else { return indexes.count }
    let inner =
      indexes.lowerBound
      .roundedUpToBlock..<max(
        indexes.lowerBound.roundedUpToBlock, indexes.upperBound.roundedDownToBlock)
    guard inner.lowerBound < inner.upperBound else { return indexes.count { !self[$0].isNaN } }
    let ends = [indexes.lowerBound..<inner.lowerBound, inner.upperBound..<indexes.upperBound]
    return inner.count - gaps.count(inBlocks: inner)
      + ends.reduce(0) { $0 + $1.count { !self[$0].isNaN } }
  }

  var gaps: GapCounts? {
    switch storage {
    case .even: nil
    case .int8(let stored): stored.gaps
    case .int16(let stored): stored.gaps
    case .int32(let stored): stored.gaps
    case .double(let stored): stored.gaps
    }
  }
}
