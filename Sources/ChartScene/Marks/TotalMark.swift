import ChartCore

/// How opaque the surface is where it begins.
private let surfaceOpacity = 0.38
/// The rings on points, and how far these are apart at least to have some, in pixels.
private let (ringRadius, ringWidth, ringSpace) = (5.0, 2.0, 16.0)

/// Draws what all series sum up to as a line over a surface that fades out, with a ring on each point of a plot where
/// there is room for them.
///
/// It has the accent's colour, not that of a series: it is of all of them.
struct TotalMark {
  /// The data and the scales.
  let input: MarkInput

  /// The surface, the line and the rings.
  func items() -> [Scene.Item] {
    guard let top = input.shownSeries.last else { return [] }
    let stack = input.stack(
      at: input.table.groups(in: input.range, bucketSpan: input.bucketSpan))
    let runs = AreaMark.runs(of: stack, in: input.table).map { run in
      AreaMark(input: input).points(along: run, stack.groups) { stack.above(top, at: $0).upper }
    }
    var items = FadingSurface(input: input, base: input.yScales[0].from)
      .items(under: runs, color: input.crowdColor.faded(by: surfaceOpacity))
    let ringed = hasRings(stack) ? runs.joined().filter(isSeen) : []
    items += ringed.compactMap(upright)
    for run in runs {
      input.addLine(through: run, width: input.lineWidth, color: input.crowdColor, to: &items)
    }
    return items + ringed.map(ring)
  }

  /// A mini-map has none.
  private func hasRings(_ stack: Stack) -> Bool {
    input.uprightColor != nil && stack.groups.allSatisfy { $0.count == 1 }
      && Double(stack.groups.count) * ringSpace <= input.edges.span + 2 * ringSpace
  }

  private func upright(at point: Point) -> Scene.Item? {
    input.uprightColor.map { color in
      .rectangle(
        Rect((point.x - 0.5).rounded(), top, 1, max(0, input.yScales[0].from - top)), fill: color)
    }
  }

  /// Where the line of the highest value is.
  private var top: Double { (input.yScales[0].to - 0.5).rounded() }

  private func isSeen(_ point: Point) -> Bool {
    let reach = ringRadius + ringWidth
    return (input.edges.lowerBound - lineOverhang...input.edges.upperBound + lineOverhang)
      .contains(point.x) && (-reach...input.size.height + reach).contains(point.y)
  }

  private func ring(_ center: Point) -> Scene.Item {
    .ring(
      center: center, radius: ringRadius, width: ringWidth, fill: input.ground,
      color: input.crowdColor)
  }
}
