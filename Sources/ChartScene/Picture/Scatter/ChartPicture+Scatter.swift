import ChartCore

/// So many points are dots; more are counted in the cells of their plane.
private let mostDots = 4_000
/// A dot, and how opaque it is, so that those on others are seen.
private let (dotRadius, dotOpacity) = (3.0, 0.55)
/// So many colours are told apart of what colours dots, which hide others more, so that each shows its own.
private let (dotColors, coloredOpacity) = (48, 0.85)
/// The dot that is read, and its rim.
private let (readRadius, ringWidth) = (6.0, 2.0)
/// The line of the regression.
private let (lineWidth, lineOpacity) = (1.5, 0.8)

extension ChartPicture {
  /// The points of the visible range in the plane of their values, the line that goes through them, and its figures. Time
  /// in proportion to the dots, or to the cells.
  func scatterPlot() -> Scene {
    var scene = Scene(size: layout.plot.size)
    guard let cloud = sample.cloud, cloud.regression.count > 0 else {
      scene.items = [note(style.words("No point has both values"))]
      return scene
    }
    let shapes =
      cloud.points.count <= mostDots
      ? dots(of: cloud)
      : CloudMark(
        cloud: cloud, across: yScales[1], up: yScales[0], color: dotColor,
        domain: table.colorDomain(in: visibleRange), theme: style.theme
      ).items()
    scene.items = [.clipped(Rect(scene.size), shapes + line(through: cloud))]
    return scene
  }

  /// The point that is read, and its card; nothing where it has not both values.
  func scatterReading(measure: some TextMeasure) -> [Scene.Item] {
    guard let index = readIndex, let center = scatterPlace(of: index) else { return [] }
    let ring = Scene.Item.ring(
      center: center, radius: readRadius, width: ringWidth, fill: pointColors(index),
      color: style.theme.card)
    return [ring]
      + IndicatorCard(self, index: index, measure: measure).items(besides: place(of: index))
  }

  /// From where to where the card of a point leaves room for it, in pixels from the plot's left edge.
  func scatterCardPlace(of index: Int) -> ClosedRange<Double>? {
    scatterPlace(of: index).map { $0.x - readRadius...$0.x + readRadius }
  }

  /// The x of the visible point that is nearest to a place of the plot; nil where there is none. Linear time in the dots, or
  /// in the cells that are nearer.
  func moment(ofScatterAt place: Point) -> Double? {
    guard let cloud = sample.cloud else { return nil }
    let (across, up) = (yScales[1], yScales[0])
    let (x, y) = (across.invert(place.x), up.invert(place.y))
    let index =
      cloud.points.count <= mostDots
      ? table.index(
        nearestTo: x, y, among: cloud.points,
        unitX: (across.invert(1) - across.invert(0)).magnitude,
        unitY: (up.invert(1) - up.invert(0)).magnitude)
      : cloud.point(nearestTo: x, y, of: table)
    return index.map(table.x(at:))
  }

  /// Where a point lies, in pixels of the plot; nil where one of its values is missing.
  private func scatterPlace(of index: Int) -> Point? {
    let (x, y) = (table.value(ofSeries: 1, at: index), table.value(ofSeries: 0, at: index))
    guard x.isFinite, y.isFinite else { return nil }
    return Point(yScales[1](x), yScales[0](y))
  }

  private var dotColor: Color { color(ofSeries: 0) }

  private func dots(of cloud: Cloud) -> [Scene.Item] {
    let color = pointColors
    let opacity = table.coloring == nil ? dotOpacity : coloredOpacity
    return cloud.points.compactMap { index in
      scatterPlace(of: index).map { place in
        let color = color(index).faded(by: opacity)
        return .ring(center: place, radius: dotRadius, width: 0, fill: color, color: color)
      }
    }
  }

  /// The colour of each point: that of its value where something colours them, and of what is dim where it has none.
  private var pointColors: (Int) -> Color {
    guard let domain = table.colorDomain(in: visibleRange) else { return { _ in dotColor } }
    let ramp = ColorRamp(style.theme, count: dotColors)
    return { index in
      let value = table.colorValue(at: index)
      return value.isNaN ? style.theme.dim : ramp.colors[ramp.place(of: value, in: domain)]
    }
  }

  /// The line with the least squares of distances up, from edge to edge; none through one point.
  private func line(through cloud: Cloud) -> [Scene.Item] {
    let ends = [cloud.grid.across.lowerBound, cloud.grid.across.upperBound]
    let points = ends.compactMap { x in
      cloud.regression.y(at: x).map { Point(yScales[1](x), yScales[0]($0)) }
    }
    guard points.count == ends.count, cloud.regression.count > 2 else { return [] }
    return LineClip(to: layout.scatterArea).pieces(of: points).map {
      .polyline($0, width: lineWidth, color: style.theme.text.faded(by: lineOpacity))
    }
  }
}
