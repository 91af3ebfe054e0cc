// Columns of unlike points on one chart: each keeps its own, and a chart has an x at which all of them are read.

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
    return bond(ofTable: origin) == nil && table.kind.mark == .line && table.kind.stacking == .none
      && table.xKind != .sessions
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
  /// The x at which a chart of these is read, of which there is one: that of the first one, or of one that is much denser, with
  /// the points that others have before and behind it. In the same memory where it is just that; else in linear time.
  var readingX: Column {
    let base = dropFirst().reduce(self[0]) {
      $1.table.x.count > $0.table.x.count * muchDenser ? $1 : $0
    }
    let outside = Set(flatMap { $0.points(outside: base.range) }).sorted()
    if outside.isEmpty, base.later == 0 { return base.table.x }
    let before = outside.prefix { $0 < base.range.lowerBound }
    let x = base.table.x
    let builder = ColumnBuilder(decimals: x.decimals)
    for moment in before { builder.append(moment) }
    for index in 0..<x.count { builder.append(x[index] + base.later) }
    for moment in outside.dropFirst(before.count) { builder.append(moment) }
    return builder.finished()
  }
}

extension PlaceOnX {
  /// From where to where the points are shown.
  fileprivate var range: ClosedRange<Double> {
    let range = table.x.range
    return range.lowerBound + later...range.upperBound + later
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
    series.name = "\(name), \(formats.moved(by: place.moved, along: place.table))"
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
