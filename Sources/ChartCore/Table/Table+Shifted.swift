// Series that show at each x what was at another one: their points are their own, moved by a map of x. Whoever asks for a
// point of the table is told of the one that is shown there. Points of their own are counted as in the table that has them.
extension Table {
  /// The table whose points a series has.
  public func source(ofSeries number: Int) -> Table { series[number].source ?? self }

  /// The point whose value a series has at another one: itself, unless the series shows what was at another x; then the
  /// nearest to that, nil where there is none. Logarithmic time.
  public func ownIndex(ofSeries number: Int, at index: Int) -> Int? {
    guard let shift = series[number].shift else { return index }
    let source = source(ofSeries: number)
    guard let own = source.index(shownBy: shift, at: x[index]) else { return nil }
    return series[number].source == nil ? own : source.point(behind: own, as: index, in: self)
  }

  /// Of several points at one x the one that is as far behind the first one as a point of another table is there.
  private func point(behind first: Int, as index: Int, in other: Table) -> Int {
    let own = first + index - other.nearestIndex(to: other.x[index])
    return own < x.count && x[own] == x[first] ? own : first
  }

  /// The value of a series that is written at a point: of one that is laid over others each of its own once, where the nearest
  /// point of the table is. Logarithmic time.
  func writtenValue(ofSeries number: Int, at index: Int) -> Double {
    guard let source = series[number].source, let shift = series[number].shift else {
      return value(ofSeries: number, at: index)
    }
    guard let own = ownIndex(ofSeries: number, at: index) else { return .nan }
    let shown = source.x[own] + x[index] - shift.source(of: x[index])
    let first = nearestIndex(to: shown)
    let isOwn = own - source.nearestIndex(to: source.x[own]) == index - first
    return isOwn && x[first] == x[index] ? series[number].column[own] : .nan
  }

  /// The point that a map of x shows at an x; nil where there is none.
  func index(shownBy shift: XShift, at x: Double) -> Int? {
    let source = shift.source(of: x)
    guard source.isFinite else { return nil }
    let nearest = nearestIndex(to: source)
    let isInside = source >= self.x[0] && source <= self.x[self.x.count - 1]
    return isShown(source, by: self.x[nearest], isInside: isInside, spacing) ? nearest : nil
  }

  /// The points of a series that are shown from the first to the last of some points, group by group, those that are at
  /// these two among them.
  func ownPoints(ofSeries number: Int, at indexes: Range<Int>) -> [Range<Int>] {
    guard let shift = series[number].shift else { return [indexes] }
    guard let first = indexes.first, let last = indexes.last else { return [] }
    let ends = [first, last].compactMap { ownIndex(ofSeries: number, at: $0) }.map { $0..<$0 + 1 }
    return source(ofSeries: number).parts(of: shift, in: x[first]...x[last]).map(\.points) + ends
  }

  /// Those that are shown at some points, each once for each time that it is.
  func ownPoints(ofSeries number: Int, countedAt indexes: Range<Int>) -> [Range<Int>] {
    guard let shift = series[number].shift else { return [indexes] }
    guard let first = indexes.first, let last = indexes.last else { return [] }
    return source(ofSeries: number).parts(of: shift, in: x[first]...x[last]).map(\.points)
      .filter { !$0.isEmpty }
  }

  /// The lowest to the highest value of the line of a laid series in a range of x, or the one between its own points there;
  /// nil where there is no line. Logarithmic time.
  public func laidExtent(
    ofSeries number: Int, in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let (own, source) = (series[number], source(ofSeries: number))
    guard let shift = own.shift else { return nil }
    let (lower, upper) = (shift.source(of: range.lowerBound), shift.source(of: range.upperBound))
    let (first, end) = (source.index(atOrAfter: lower), source.index(atOrAfter: upper.nextUp))
    if first < end { return own.column.extent(of: first..<end) }
    guard first > 0, first < source.x.count else { return nil }
    let (before, after) = (own.column[first - 1], own.column[first])
    let way = source.x[first - 1]...source.x[first]
    let part = (((lower + upper) / 2 - way.lowerBound) / way.span).clamped(to: 0...1)
    let value = own.line.isStepped ? before : before.interpolated(to: after, by: part)
    return value.isFinite ? value...value : nil
  }

  /// The values of a series at all points, in a column of its own where it shows what was at another x: linear time then.
  public func valuesAtPoints(ofSeries number: Int) -> Column {
    let column = series[number].column
    guard series[number].shift != nil else { return column }
    let builder = ColumnBuilder(decimals: column.decimals)
    for index in 0..<x.count { builder.appendOrGap(value(ofSeries: number, at: index)) }
    return builder.finished()
  }

  /// The x at which a point of a series is shown among some points; the nearest of these.
  func index(showing own: Int, ofSeries number: Int, among indexes: Range<Int>) -> Int {
    guard let shift = series[number].shift, let first = indexes.first, let last = indexes.last
    else {
      return own
    }
    let source = source(ofSeries: number)
    let part = source.parts(of: shift, in: x[first]...x[last]).first { $0.points.contains(own) }
    let shown = part.map { source.x[own] + $0.length } ?? x[first]
    return min(max(nearestIndex(to: shown), first), last)
  }
}

/// Points of a series that are shown later than they were, all by one length.
struct ShiftedPart {
  /// Where they are shown.
  let range: ClosedRange<Double>
  let points: Range<Int>
  let length: Double
}

extension Table {
  /// The points that a map of x shows in a range, part by part.
  func parts(of shift: XShift, in range: ClosedRange<Double>) -> [ShiftedPart] {
    shift.parts(in: range).map { part in
      let (lower, upper) = (
        part.range.lowerBound - part.length, part.range.upperBound - part.length
      )
      let first = index(atOrAfter: lower)
      let end = index(atOrAfter: part.isClosed ? upper.nextUp : upper)
      return ShiftedPart(range: part.range, points: first..<max(first, end), length: part.length)
    }
  }
}

/// What is shown at a point is at most so many usual distances from the x that is asked for: over a long weekend of days of
/// trade. Before the first point and behind the last it is half of one.
private let (mostDistance, mostBeyond) = (2.0, 0.5)

/// Whether a point is near enough to an x to be shown there, where that is between the first and the last point or beyond
/// them.
private func isShown(
  _ x: Double, by nearest: Double, isInside: Bool, _ spacing: Double
) -> Bool {
  (nearest - x).magnitude <= spacing * (isInside ? mostDistance : mostBeyond)
}

extension [Double] {
  /// The index of the nearest of these, ascending, the earliest of several, which is shown at an x; nil where none is.
  func index(nearestTo x: Double, spacing: Double) -> Int? {
    guard let first, let last, x.isFinite else { return nil }
    let after = Swift.min(partitioningIndex { $0 >= x }, count - 1)
    let before = Swift.max(after - 1, 0)
    let nearest = self[after] - x < x - self[before] ? self[after] : self[before]
    let isInside = x >= first && x <= last
    guard isShown(x, by: nearest, isInside: isInside, spacing) else { return nil }
    return partitioningIndex { $0 >= nearest }
  }
}
