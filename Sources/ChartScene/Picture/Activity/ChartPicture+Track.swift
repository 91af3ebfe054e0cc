import ChartCore

/// The way's width, and how much of it is left where it is out of the visible range.
private let (lineWidth, restOpacity) = (2.5, 0.28)
/// The dot where it begins, the ring where it ends, and the one on the place that is read.
private let (startRadius, endRadius, readRadius, ringWidth) = (4.5, 4.5, 6.0, 2.0)

extension ChartPicture {
  /// The way that somebody went: its part of the visible range, the rest of it dim, a dot where it begins and a ring
  /// where it ends. Time in proportion to its corners.
  func trackPlot() -> Scene {
    var scene = Scene(size: layout.plot.size)
    guard let path = table.track else {
      scene.items = [note(style.words("No place is known"))]
      return scene
    }
    let geometry = TrackGeometry(path, in: scene.size)
    let all = path.indexes.indices
    let seen = path.corners(of: seenPoints)
    for rest in [
      0..<min(seen.lowerBound + 1, all.upperBound), max(0, seen.upperBound - 1)..<all.upperBound,
    ]
    where rest.count > 1 {
      scene.items += items(geometry.lines(along: rest), color: color.faded(by: restOpacity))
    }
    scene.items += items(geometry.lines(along: seen), color: color)
    scene.items += [
      .ring(
        center: geometry.place(ofCorner: all.lowerBound), radius: startRadius, width: 0,
        fill: color, color: color),
      .ring(
        center: geometry.place(ofCorner: all.upperBound - 1), radius: endRadius, width: ringWidth,
        fill: style.theme.card, color: color),
    ]
    return scene
  }

  /// The place that is read, and its card; nothing where no place is known at that moment.
  func trackOverlay(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.plot.size)
    guard let index = readIndex, let center = trackPlace(ofPoint: index) else { return scene }
    scene.items = [
      .ring(
        center: center, radius: readRadius, width: ringWidth, fill: color, color: style.theme.card)
    ]
    scene.items += IndicatorCard(self, index: index, measure: measure)
      .items(besides: place(of: index))
    return scene
  }

  /// From where to where the card of a point leaves room for it, in pixels from the plot's left edge.
  func trackCardPlace(of index: Int) -> ClosedRange<Double>? {
    trackPlace(ofPoint: index).map { $0.x - readRadius...$0.x + readRadius }
  }

  /// Where the way is at a point, in pixels of the plot; nil where that is not known.
  private func trackPlace(ofPoint index: Int) -> Point? {
    guard let path = table.track, let corner = path.corner(ofPoint: index),
      table.series.indices.allSatisfy({ table.value(ofSeries: $0, at: index).isFinite })
    else { return nil }
    return TrackGeometry(path, in: layout.plot.size).place(ofCorner: corner)
  }

  /// The moment at which the visible part of the way is nearest to a place of the plot; nil for what is no way. Linear
  /// time in its corners.
  func moment(ofTrackAt place: Point) -> Double? {
    guard let path = table.track else { return nil }
    let corners = path.corners(of: seenPoints)
    let seen = corners.lowerBound..<min(corners.upperBound, path.indexes.count)
    return TrackGeometry(path, in: layout.plot.size).corner(nearestTo: place, among: seen)
      .map { table.x(at: path.indexes[$0]).clamped(to: sample.visibleRange) }
  }

  private var color: Color { style.theme.accent }

  private var seenPoints: Range<Int> {
    let first = table.index(atOrAfter: sample.visibleRange.lowerBound)
    return first..<max(first, table.index(atOrAfter: sample.visibleRange.upperBound.nextUp))
  }

  private func items(_ lines: [[Point]], color: Color) -> [Scene.Item] {
    lines.map { .polyline($0, width: lineWidth, color: color) }
  }
}
