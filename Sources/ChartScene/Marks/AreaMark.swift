import ChartCore

/// Draws series as areas that lie on each other; negative values hang below 0. Where no series has a
/// value there is a gap.
///
/// Each area goes down to 0, and the next one of the stack is painted over it: so no ground shines
/// through between two of them. Where several points share a pixel column, an area's edge runs
/// through the mean of the stack there, in the middle of their time; of what is a part of the whole,
/// through the part of the sum.
///
/// A seam follows the edge of each area that another one may touch there.
struct AreaMark {
  /// The data and the scales.
  let input: MarkInput

  /// The areas, the top of the stack first; a lone point is an upright line.
  func items() -> [Scene.Item] {
    let stack = input.stack(at: input.table.groups(in: input.range, bucketSpan: input.bucketSpan))
    let runs = Self.runs(of: stack, in: input.table)
    return input.shownSeries.reversed().flatMap { series in
      let above = areas(of: series, stack, runs) { stack.above(series, at: $0).upper }
      guard stack.hasNegatives else { return above }
      return above + areas(of: series, stack, runs) { stack.below(series, at: $0).lower }
    }
  }

  /// The places of a stack between its gaps, and where points are missing in its table.
  static func runs(of stack: Stack, in table: Table) -> [Range<Int>] {
    let runs = stack.groups.indices.split(whereSeparator: stack.isGap)
    return table.breaks.isEmpty ? runs : runs.flatMap { divided($0, stack.groups, table) }
  }

  private static func divided(
    _ run: Range<Int>, _ groups: [Range<Int>], _ table: Table
  ) -> [Range<Int>] {
    let starts = run.dropFirst().filter {
      table.isBroken(groups[$0 - 1].upperBound - 1, groups[$0].lowerBound)
    }
    return zip([run.lowerBound] + starts, starts + [run.upperBound]).map { $0..<$1 }
  }

  /// The areas between 0 and an edge.
  private func areas(
    of series: Int, _ stack: Stack, _ runs: [Range<Int>], edge: (Int) -> Double
  ) -> [Scene.Item] {
    var items: [Scene.Item] = []
    for run in runs {
      let points = points(along: run, stack.groups, edge: edge)
      let surface = surface(under: points)
      if !surface.isEmpty {
        items.append(.polygon(surface, fill: input.colors[series]))
        items += input.hatch(ofSeries: series, on: [surface])
      }
      if series != input.shownSeries.last { input.addSeam(along: points, to: &items) }
    }
    return items
  }

  /// An edge from the first moment of a run to its last.
  func points(
    along run: Range<Int>, _ groups: [Range<Int>], edge: (Int) -> Double
  ) -> [Point] {
    let (table, yScale) = (input.table, input.yScales[0])
    var points: [Point] = []
    points.reserveCapacity(run.count + 2)
    for place in run {
      let (group, y) = (groups[place], yScale(edge(place)))
      let first = input.xScale(table.x(at: group.lowerBound))
      let last = input.xScale(table.x(at: group.upperBound - 1))
      if place == run.lowerBound && first < last { points.append(Point(first, y)) }
      points.append(Point(first + (last - first) / 2, y))
      if place == run.upperBound - 1 && first < last { points.append(Point(last, y)) }
    }
    return points
  }

  /// The surface under an edge, as far as it may be seen; empty where there is none.
  private func surface(under edge: [Point]) -> [Point] {
    guard let first = edge.first, let last = edge.last else { return [] }
    let (base, half) = (input.yScales[0](0), input.lineWidth / 2)
    let outline =
      edge.count > 1
      ? [Point(first.x, base)] + edge + [Point(last.x, base)]
      : [-half, half].map { Point(first.x + $0, first.y) }
        + [half, -half].map { Point(first.x + $0, base) }
    let part = input.area.part(of: outline)
    return part.count > 2 ? part : []
  }
}
