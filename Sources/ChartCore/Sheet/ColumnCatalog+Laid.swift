// Columns of unlike points on one chart: each keeps its own, and a chart has an x at which all of them are read.

/// So many points of several columns are put together before anybody sees a frame less.
private let mostMerged = 2_000_000
/// Points are at one place that are no farther apart than so large a part of the usual distance: sums of decimals are rounded.
private let partOfNoise = 1e-6
/// A column of x that another chart may be read at has so many times as many points.
private let muchDenser = 2

/// Where a column of a chart is on x.
struct PlaceOnX {
  /// The table whose points the column has.
  let table: Table
  /// By how much later than they were these are shown.
  let later: Double
  /// By how much people moved it.
  var moved = 0.0
}

extension ColumnCatalog {
  /// Whether a column of a table can stand on the chart of another one: where they have one x, and of lines where x is of
  /// one kind or time on both. Linear time in the points at worst.
  func mayStandTogether(_ table: Int, on origin: Int) -> Bool {
    haveOneX(table, origin) || takesUnlikeX(origin) && tables[table].isLike(tables[origin])
  }

  /// Whether the chart of a table takes lines of other points, and has its own moved.
  func takesUnlikeX(_ origin: Int) -> Bool {
    let table = tables[origin]
    let presentation = table.presentation
    return bond(ofTable: origin) == nil && table.kind.mark == .line && table.kind.stacking == .none
      && table.xKind != .sessions && presentation.metrics == nil && !presentation.isComparison
  }

  /// Where the columns of a chart are on its x, in their order.
  func placesOnX(of chart: SheetChart, as looks: [Int: ColumnLook]) -> [PlaceOnX] {
    chart.columns.map { column in
      let table = table(ofColumn: column)
      guard takesUnlikeX(chart.origin) else {
        return PlaceOnX(table: tables[chart.origin], later: 0)
      }
      let usual = tables[table].usuallyLater(on: tables[chart.origin])
      let moved = looks[column]?.moved ?? 0
      let place = PlaceOnX(table: tables[table], later: usual + moved, moved: moved)
      let isAtPoints = place.later == 0 && haveOneX(table, chart.origin)
      return isAtPoints ? PlaceOnX(table: tables[chart.origin], later: 0) : place
    }
  }
}

extension [PlaceOnX] {
  /// The x at which a chart of these is read: all points of all of them, so that each is read, and written, at its own. Of very
  /// many, and where the first one has words at its points, only those of the first one, or of one that is much denser, with
  /// what others have before and behind it. In the memory of the first one where it is just its x; else in linear time.
  var readingX: Column {
    let places = different
    if places.count == 1, self[0].later == 0 { return self[0].table.x }
    let points = places.reduce(0) { $0 + $1.table.x.count }
    let isFew = points <= mostMerged && count <= Limits.drawnSeries
    return isFew && self[0].table.labels.isEmpty ? places.allX : places.oneX
  }

  /// Those of different points or places, the first one first.
  private var different: [PlaceOnX] {
    reduce(into: []) { known, place in
      if !known.contains(where: place.isSame) { known.append(place) }
    }
  }

  private var allX: Column {
    let noise = (map(\.table.spacing).min() ?? 0) * partOfNoise
    var parts = map(\.points)
    // Neighbours first: each point is copied a logarithm's times.
    while parts.count > 1 {
      parts = stride(from: 0, to: parts.count, by: 2).map { place in
        place + 1 < parts.count
          ? parts[place].merged(with: parts[place + 1], within: noise) : parts[place]
      }
    }
    let first = self[0].table.x
    if self[0].later == 0, parts[0].count == first.count { return first }
    let builder = ColumnBuilder(decimals: first.decimals)
    for moment in parts[0] { builder.append(moment) }
    return builder.finished()
  }

  private var oneX: Column {
    let base = dropFirst().reduce(self[0]) {
      $1.table.x.count > $0.table.x.count * muchDenser ? $1 : $0
    }
    let outside = Set(flatMap { $0.points(outside: base.range) }).sorted()
    if outside.isEmpty, base.later == 0 { return base.table.x }
    let before = outside.prefix { $0 < base.range.lowerBound }
    let builder = ColumnBuilder(decimals: base.table.x.decimals)
    for moment in before + base.points + outside.dropFirst(before.count) { builder.append(moment) }
    return builder.finished()
  }
}

extension [Double] {
  /// These and others, both ascending; what both have, but for some noise, is there once. Linear time.
  fileprivate func merged(with others: [Double], within noise: Double) -> [Double] {
    var merged: [Double] = []
    merged.reserveCapacity(count + others.count)
    var other = 0
    for x in self {
      while other < others.count, others[other] < x - noise {
        merged.append(others[other])
        other += 1
      }
      if other < others.count, others[other] <= x + noise { other += 1 }
      merged.append(x)
    }
    // What is within the noise behind the last one is not before it.
    return merged + others[other...].map { Swift.max($0, merged.last ?? $0) }
  }
}

extension PlaceOnX {
  /// From where to where the points are shown.
  fileprivate var range: ClosedRange<Double> {
    let range = table.x.range
    return range.lowerBound + later...range.upperBound + later
  }

  /// Where they are shown. Linear time.
  fileprivate var points: [Double] { table.x.all.map { $0 + later } }

  /// Whether both have the same points at the same places.
  fileprivate func isSame(as other: PlaceOnX) -> Bool {
    later == other.later && table.x.isSameMemory(as: other.table.x)
  }

  /// Where those are shown that are not in a range. Linear time in these.
  fileprivate func points(outside range: ClosedRange<Double>) -> [Double] {
    let x = table.x
    func place(_ index: Int) -> Double { x[index] + later }
    let first = (0..<x.count).partitioningIndex { place($0) >= range.lowerBound }
    let end = (0..<x.count).partitioningIndex { place($0) > range.upperBound }
    return (0..<first).map(place) + (max(first, end)..<x.count).map(place)
  }
}

extension Table {
  /// Whether its x can be laid over another table's.
  fileprivate func isLike(_ other: Table) -> Bool {
    let timed: Set<Presentation.XKind> = [.moments, .durations]
    if xKind == .sessions { return false }
    guard xKind != other.xKind else {
      return xKind != .numbers || presentation.xUnit == other.presentation.xUnit
    }
    return timed.contains(xKind) && timed.contains(other.xKind)
  }

  /// By how much later it is shown on the chart of another table where nobody moved it: moments are where they were, and time
  /// since a start begins where the other table does.
  func usuallyLater(on other: Table) -> Double {
    xKind == other.xKind ? 0 : other.x[0] - x[0]
  }
}

extension Series {
  /// The series as it is shown at its place on a chart that is read at an x, and called so where it was moved.
  func laid(at place: PlaceOnX, on x: Column, _ words: Words) -> Series {
    if place.later == 0, place.table.x.isSameMemory(as: x) { return self }
    var series = laid(of: place.table, later: place.later)
    guard place.moved != 0 else { return series }
    let formats = Formats(words: words, numbers: words.numbers)
    let (own, moved) = (name.withoutUnit, formats.moved(by: place.moved, along: place.table))
    // A unit stays at the end, where it says what values mean.
    series.name = "\(own), \(moved)\(name.dropFirst(own.count))"
    return series
  }
}

extension Table {
  /// How it is shown with points at another x: what x is stays, what its points stand for goes.
  func presented(at x: Column) -> Presentation {
    var presentation = presentation
    (presentation.period, presentation.calledMoments, presentation.activity) = (nil, nil, nil)
    if presentation.layout.openingRange == self.x.range {
      presentation.layout.openingRange = x.range
    }
    return presentation
  }
}

extension Column {
  /// From the first to the last of x, which ascends.
  fileprivate var range: ClosedRange<Double> { self[0]...self[count - 1] }
}
