/// The points of a line in order, as many as were made room for.
typealias LinePoints = OutputSpan<SeriesPoint>

/// Chooses the points of a line; a run of them ends where the next is not a neighbour.
struct LineRuns {
  /// The number of each run's first point.
  private(set) var starts: [Int] = []
  /// The index after the last value that was added, whether its point is kept or not.
  private var end = -1
  /// The most neighbouring gaps that a run goes over.
  private let joinedGaps: Int

  /// No points yet of a line that goes over so many neighbouring gaps.
  init(joining joinedGaps: Int) { self.joinedGaps = joinedGaps }

  /// Adds values without a gap that share a pixel column, some: the first, lowest, highest and last,
  /// as yet without their moments.
  ///
  /// The lowest and the highest are left out where the first or last is one.
  @inline(__always)
  mutating func add<Number: ColumnNumber>(
    _ piece: Range<Int>, of numbers: borrowing Span<Number>, _ extremes: Extremes<Number>,
    to points: inout LinePoints
  ) {
    let (first, last) = (piece.lowerBound, piece.upperBound - 1)
    let (low, high) = (extremes.lowestIndex, extremes.highestIndex)
    let hasLowest = extremes.lowest < numbers[first] && low != last
    let hasHighest = extremes.highest > numbers[first] && high != last
    begin(piece, at: points.count)
    points.append(first, numbers[first].value)
    if hasLowest && low <= high { points.append(low, extremes.lowest.value) }
    if hasHighest { points.append(high, extremes.highest.value) }
    if hasLowest && low > high { points.append(low, extremes.lowest.value) }
    if last > first { points.append(last, numbers[last].value) }
  }

  /// Adds evenly spaced values that share a pixel column, some: the first and the last.
  mutating func add(
    _ piece: Range<Int>, start: Double, step: Double, to points: inout LinePoints
  ) {
    let (first, last) = (piece.lowerBound, piece.upperBound - 1)
    begin(piece, at: points.count)
    points.append(first, start + Double(first) * step)
    if last > first { points.append(last, start + Double(last) * step) }
  }

  @inline(__always)
  private mutating func begin(_ piece: Range<Int>, at place: Int) {
    if end < 0 || piece.lowerBound - end > joinedGaps { starts.append(place) }
    end = piece.upperBound
  }
}

extension LinePoints {
  @inline(__always)
  fileprivate mutating func append(_ index: Int, _ value: Double) {
    append(SeriesPoint(index: index, moment: .nan, value: value))
  }
}

extension Column {
  /// Gives points that have stored numbers their values.
  func tellValues(to points: inout MutableSpan<SeriesPoint>) {
    guard divisor != 1 else { return }
    for place in points.indices { points[place].value /= divisor }
  }

  /// Gives points the values at their indexes as moments.
  func tellMoments(to points: inout MutableSpan<SeriesPoint>) {
    switch storage {
    case .even(let start, let step):
      for place in points.indices {
        points[place].moment = start + Double(points[place].index) * step
      }
    case .int8(let stored): stored.tellMoments(to: &points)
    case .int16(let stored): stored.tellMoments(to: &points)
    case .int32(let stored): stored.tellMoments(to: &points)
    case .double(let stored): stored.tellMoments(to: &points)
    }
    guard divisor != 1 else { return }
    for place in points.indices { points[place].moment /= divisor }
  }
}

extension StoredNumbers {
  fileprivate func tellMoments(to points: inout MutableSpan<SeriesPoint>) {
    for place in points.indices {
      points[place].moment = numbers[points[place].index].value
    }
  }
}

/// A point of a series.
public struct SeriesPoint: Equatable, Sendable {
  /// Its number in the table.
  public var index: Int
  /// Its x, in UTC milliseconds.
  public var moment: Double
  /// Its y, never a gap.
  public var value: Double
}
