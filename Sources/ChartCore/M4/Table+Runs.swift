/// The most points that remain of values without a gap in a pixel column.
private let pointsPerPiece = 4
/// How many slices ahead memory is asked for: the time of so many is longer than memory takes.
private let slicesAhead = 8

extension Table {
  /// The points that a line through a series needs to look whole when drawn over pixel columns.
  ///
  /// Of the points in a pixel column, at most the first, the lowest, the highest and the last remain
  /// (M4: Jugel, Jerzak, Hackenbroich, Markl, "M4: A Visualization-Oriented Time Series Data
  /// Aggregation", VLDB 2014), in order. The neighbours beyond the edges remain, so that the line runs
  /// off them.
  ///
  /// A run ends at each gap, and where points between two were left out; a point between two gaps is a run of its own, and what is between two
  /// gaps in a pixel column has its own four points. Only where more than three gaps divide one pixel
  /// column are its values one piece, so that it never has more than sixteen points; a gap between
  /// the values of two columns always shows.
  ///
  /// All values are exact, and so are first and last points. The lowest and highest are the earliest
  /// of their values; of 512 and more points that share a column, they are within a sixteenth of
  /// these points of one of them: what a pixel cannot show is not looked for. Time is in proportion to
  /// the columns, and to the logarithm of the points that share one.
  ///
  /// A slower series is one run over the gaps that are usual in it. Of a series of levels the line's corners are points
  /// too: where a level ends it has a second one, at the moment of the next.
  public func runs(ofSeries series: Int, in columns: PixelBuckets) -> [ArraySlice<SeriesPoint>] {
    let (series, source) = (self.series[series], source(ofSeries: series))
    var runs =
      series.shift.map { source.runs(of: series, shiftedBy: $0, in: columns) }
      ?? series.column.runs(in: columns.bounds, x: x, joining: Int(series.line.joinedGaps))
    if !source.breaks.isEmpty { runs = runs.flatMap(source.divided) }
    return series.line.isStepped && kind.mark == .line ? runs.map(stepped) : runs
  }

  /// The points between which a series' line goes on over some points without a value, often none; nil where there is a
  /// gap. Logarithmic time.
  public func ends(ofLine number: Int, over points: Range<Int>) -> (before: Int, after: Int)? {
    if series[number].shift != nil { return ends(ofShiftedLine: number, over: points) }
    let (column, most) = (series[number].column, Int(series[number].line.joinedGaps))
    let start = max(0, points.lowerBound - most - 1)
    let end = min(column.count, points.upperBound + most + 1)
    guard let before = column.lastIndex(in: start..<points.lowerBound),
      let after = column.firstIndex(in: points.upperBound..<end),
      after - before - 1 <= most, !isBroken(before, after)
    else { return nil }
    return (before, after)
  }

  /// The points beside some, where a series has a value at both that it shows from another x.
  private func ends(
    ofShiftedLine number: Int, over points: Range<Int>
  ) -> (before: Int, after: Int)? {
    let (before, after) = (points.lowerBound - 1, points.upperBound)
    guard before >= 0, after < x.count,
      ![before, after].contains(where: { value(ofSeries: number, at: $0).isNaN })
    else { return nil }
    return (before, after)
  }

  /// A run with the corners of its steps.
  private func stepped(_ run: ArraySlice<SeriesPoint>) -> ArraySlice<SeriesPoint> {
    var corners: [SeriesPoint] = []
    corners.reserveCapacity(2 * run.count)
    for point in run {
      if let last = corners.last, last.value != point.value {
        corners.append(SeriesPoint(index: last.index, moment: point.moment, value: last.value))
      }
      corners.append(point)
    }
    return corners[...]
  }

  /// A run in parts, none of which goes over points that are left out.
  private func divided(_ run: ArraySlice<SeriesPoint>) -> [ArraySlice<SeriesPoint>] {
    var parts: [ArraySlice<SeriesPoint>] = []
    var start = run.startIndex
    for place in run.indices.dropFirst() where isBroken(run[place - 1].index, run[place].index) {
      parts.append(run[start..<place])
      start = place
    }
    return parts + [run[start...]]
  }
}

extension Column {
  /// The points of a line between bounds; over the gaps that are usual in it the line may go on to values beyond the first
  /// and the last.
  func runs(
    in bounds: [Int], x: Column, joining joinedGaps: Int,
    reaching: (left: Bool, right: Bool) = (true, true)
  ) -> [ArraySlice<SeriesPoint>] {
    var bounds = storedCount < count ? bounds.map { min($0, storedCount) } : bounds
    if joinedGaps > 0 { reach(valuesBeside: &bounds, reaching) }
    var runs = LineRuns(joining: joinedGaps)
    let most = pointsPerPiece * (gapCount == 0 ? 1 : mostPieces) * bounds.count
    let points = [SeriesPoint](capacity: min(most, count)) { points in
      add(bounds, to: &runs, &points)
      var span = points.mutableSpan
      tellValues(to: &span)
      x.tellMoments(to: &span)
    }
    let ends = runs.starts.dropFirst() + [points.count]
    return zip(runs.starts, ends).map { points[$0..<$1] }
  }

  /// Moves the first and the last bound, those of the neighbours beyond the edges, to the next values there.
  private func reach(valuesBeside bounds: inout [Int], _ sides: (left: Bool, right: Bool)) {
    let last = bounds.count - 1
    if sides.left, let value = lastIndex(in: 0..<bounds[1]) { bounds[0] = value }
    if sides.right, let value = firstIndex(in: bounds[last - 1]..<count) {
      bounds[last] = value + 1
    }
  }

  /// Adds the points that matter of the slices between bounds.
  private func add(_ bounds: [Int], to runs: inout LineRuns, _ points: inout LinePoints) {
    switch storage {
    case .even(let start, let step):
      for (first, end) in zip(bounds, bounds.dropFirst()) where first < end {
        runs.add(first..<end, start: start, step: step, to: &points)
      }
    case .int8(let stored): stored.add(bounds, to: &runs, &points)
    case .int16(let stored): stored.add(bounds, to: &runs, &points)
    case .int32(let stored): stored.add(bounds, to: &runs, &points)
    case .double(let stored): stored.add(bounds, to: &runs, &points)
    }
  }
}

extension StoredNumbers {
  /// Adds the points that matter of the slices between bounds.
  fileprivate func add(_ bounds: [Int], to runs: inout LineRuns, _ points: inout LinePoints) {
    var pieces: [Range<Int>] = []
    search { numbers, pyramid, nodes in
      for place in 1..<bounds.count where bounds[place - 1] < bounds[place] {
        let slice = bounds[place - 1]..<bounds[place]
        let next = bounds[min(place + slicesAhead, bounds.count - 1)]
        pyramid.prefetch(next, count: slice.count, numbers, nodes)
        guard gaps.isAny(in: slice) else {
          let extremes = pyramid.extremes(of: slice, in: numbers, nodes: nodes)
          runs.add(slice, of: numbers, extremes, to: &points)
          continue
        }
        findPieces(of: slice, &pieces)
        for piece in pieces {
          let extremes = pyramid.extremes(of: piece, in: numbers, nodes: nodes)
          runs.add(piece, of: numbers, extremes, to: &points)
        }
      }
    }
  }
}
