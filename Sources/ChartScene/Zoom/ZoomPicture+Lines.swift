import ChartCore

extension ZoomPicture {
  /// Each line of the overview becoming the detail's of the same id; the others come and go.
  var lines: [Scene.Item] {
    var scene = Scene(size: layout.plot.size)
    for match in matches {
      if let (first, second) = lineRuns(of: match) {
        add(first, second, of: match, to: &scene)
      }
    }
    return scene.items
  }

  private func lineRuns(of match: ZoomMatch) -> ([[LineVertex]], [[LineVertex]])? {
    let first = match.overview.map { overview.lineRuns(ofSeries: $0, in: seenRange) } ?? []
    let second = match.detail.map { detail.lineRuns(ofSeries: $0, in: detail.shownRange) } ?? []
    return opacity(of: match) > 0 ? (first, second) : nil
  }

  /// What the overview shows before, and the detail after.
  var seenRange: ClosedRange<Double> {
    let (a, b) = (overview.shownRange, detail.shownRange)
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }

  /// The run around the detail becomes the detail's longest; runs beside a gap come and go.
  private func add(
    _ first: [[LineVertex]], _ second: [[LineVertex]], of match: ZoomMatch, to scene: inout Scene
  ) {
    let (color, opacity) = (color(of: match), opacity(of: match))
    let pair = morphingPair(first, second)
    if let pair {
      let points = pair.line.points(at: progress, x: axis.scale)
      scene.add(items(through: points, color: color), opacity: opacity)
    }
    for (index, run) in first.enumerated() where index != pair?.first {
      add(run, color: color, opacity: opacity * (1 - progress), to: &scene)
    }
    for (index, run) in second.enumerated() where index != pair?.second {
      add(run, color: color, opacity: opacity * progress, to: &scene)
    }
  }

  private func add(
    _ run: [LineVertex], color: Color, opacity: Double, to scene: inout Scene
  ) {
    let points = run.map { Point(axis.scale($0.moment), $0.y) }
    scene.add(items(through: points, color: color), opacity: opacity)
  }

  private func morphingPair(
    _ first: [[LineVertex]], _ second: [[LineVertex]]
  ) -> (first: Int, second: Int, line: MorphLine)? {
    guard let other = second.indices.max(by: { second[$0].count < second[$1].count }) else {
      return nil
    }
    for index in first.indices {
      if let line = MorphLine(from: first[index], to: second[other]) { return (index, other, line) }
    }
    return nil
  }

  /// A line through points; a dot where they are one.
  func items(through points: [Point], color: Color) -> [Scene.Item] {
    let area = Rect(layout.plot.size).inset(horizontally: -markReach, vertically: -markReach)
    let width = overview.table.lineWidth.interpolated(to: detail.table.lineWidth, by: progress)
    let pieces = LineClip(to: area).pieces(of: points)
    guard points.count == 1 else {
      return pieces.map { .polyline($0, width: width, color: color) }
    }
    return pieces.map { .ring(center: $0[0], radius: width, width: 0, fill: color, color: color) }
  }
}

extension ChartPicture {
  /// A series' line in a range as vertices, a run for each stretch without a gap.
  func lineRuns(ofSeries series: Int, in range: ClosedRange<Double>) -> [[LineVertex]] {
    let columns = max(1, Int(clamping: layout.plot.width.rounded(.up)))
    let scale = yScale(ofSeries: series)
    let pixelColumns = table.pixelColumns(in: range, columns: columns)
    return table.runs(ofSeries: series, in: pixelColumns).map { run in
      let vertices = run.map { LineVertex($0.moment, scale($0.value)) }
      guard table.kind.mark == .step, let last = run.last else { return vertices }
      return stairs(vertices, end: table.end(ofPeriod: last.index))
    }
  }

  /// A line that keeps each height up to the next moment, and the last one up to `end`.
  private func stairs(_ vertices: [LineVertex], end: Double) -> [LineVertex] {
    var stairs: [LineVertex] = []
    for (index, vertex) in vertices.enumerated() {
      stairs.append(vertex)
      let next = index + 1 < vertices.count ? vertices[index + 1].moment : end
      stairs.append(LineVertex(next, vertex.y))
    }
    return stairs
  }
}
