import ChartCore

/// How opaque the surface is: the grid shows through.
private let surfaceOpacity = 0.35

/// Draws what all series cover together, where they are more than anybody tells apart: from the lowest to
/// the highest value, or where they stand on each other from 0 to the top of the stack.
struct EnvelopeMark {
  /// The data and the scales.
  let input: MarkInput

  /// The surface in pieces between gaps, for points that fill periods column by column.
  ///
  /// Time in proportion to the series, and for each to the columns or the points, whichever are fewer.
  func items() -> [Scene.Item] {
    input.table.kind.fillsPeriods ? columns() : areas()
  }

  private func columns() -> [Scene.Item] {
    let columns = input.barColumns()
    let extents = extents(at: columns.map(\.indexes))
    let rects = zip(columns, extents).compactMap { column, extent in
      extent.map {
        column.bar(
          from: input.barEnd($0.lowerBound, on: input.yScales[0]),
          to: input.barEnd($0.upperBound, on: input.yScales[0]))
      }
    }
    return rects.isEmpty ? [] : [.rectangles(rects, fill: surfaceColor)]
  }

  private func areas() -> [Scene.Item] {
    let groups = input.table.groups(in: input.range, bucketSpan: input.bucketSpan)
    let extents = extents(at: groups)
    return extents.indices.split { extents[$0] == nil }.flatMap { run in
      area(from: run.map { (groups[$0], extents[$0] ?? 0...0) })
    }
  }

  private var surfaceColor: Color { input.crowdColor.faded(by: surfaceOpacity) }

  /// The area between the highest and the lowest edge along a run of groups, and the edges.
  private func area(from run: [(group: Range<Int>, extent: ClosedRange<Double>)]) -> [Scene.Item] {
    var upper: [Point] = []
    var lower: [Point] = []
    for (group, extent) in run {
      let (top, bottom) = (input.yScales[0](extent.upperBound), input.yScales[0](extent.lowerBound))
      for index in Set([group.lowerBound, group.upperBound - 1]).sorted() {
        let x = input.xScale(input.table.x(at: index))
        upper.append(Point(x, top))
        lower.append(Point(x, bottom))
      }
    }
    let seen = input.area
    let part = seen.part(of: upper + lower.reversed())
    var items = part.count > 2 ? [Scene.Item.polygon(part, fill: surfaceColor)] : []
    for edge in [upper, lower] {
      input.addLine(
        through: edge, width: input.lineWidth, color: input.crowdColor, to: &items)
    }
    return items
  }

  /// From where to where the series reach in groups of points; nil where none has a value.
  private func extents(at groups: [Range<Int>]) -> [ClosedRange<Double>?] {
    let table = input.table
    if table.kind.stacking != .none {
      let stack = input.stack(at: groups)
      return groups.indices.map { stack.isGap(at: $0) ? nil : stack.extent(at: $0) }
    }
    var extents = [ClosedRange<Double>?](repeating: nil, count: groups.count)
    for series in input.shownSeries {
      let own = table.valueExtents(ofSeries: series, at: groups)
      for (place, extent) in own.enumerated() {
        guard let extent else { continue }
        extents[place] = union(extents[place] ?? extent, extent)
      }
    }
    return table.kind.startsAtZero
      ? extents.map { $0.map { union($0, 0...0) } } : extents.map { $0.flatMap(placed) }
  }

  /// What of an extent has a place on the scale: as far down as the scale goes, where the rest has none.
  private func placed(_ extent: ClosedRange<Double>) -> ClosedRange<Double>? {
    let scale = input.yScales[0]
    guard scale.hasPlace(for: extent.upperBound) else { return nil }
    if scale.hasPlace(for: extent.lowerBound) { return extent }
    return min(scale.domain.lowerBound, extent.upperBound)...extent.upperBound
  }

  private func union(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> ClosedRange<Double> {
    min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }
}
