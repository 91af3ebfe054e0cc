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
    let second =
      match.detail.map { detail.lineRuns(ofSeries: $0, in: detail.sample.visibleRange) } ?? []
    return opacity(of: match) > 0 ? (first, second) : nil
  }

  /// What the overview shows before, and the detail after.
  var seenRange: ClosedRange<Double> {
    let (a, b) = (overview.sample.visibleRange, detail.sample.visibleRange)
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }

  /// The run around the detail becomes the detail's longest; runs beside a gap come and go.
  private func add(
    _ first: [[LineVertex]], _ second: [[LineVertex]], of match: ZoomMatch, to scene: inout Scene
  ) {
    let opacity = opacity(of: match)
    let pair = morphingPair(first, second)
    if let pair {
      let points = pair.line.points(at: progress, x: axis.scale)
      scene.add(items(through: points, of: match), opacity: opacity)
    }
    for (index, run) in first.enumerated() where index != pair?.first {
      add(run, of: match, opacity: opacity * (1 - progress), to: &scene)
    }
    for (index, run) in second.enumerated() where index != pair?.second {
      add(run, of: match, opacity: opacity * progress, to: &scene)
    }
    addMarkers(of: match, to: &scene)
  }

  private func add(
    _ run: [LineVertex], of match: ZoomMatch, opacity: Double, to scene: inout Scene
  ) {
    let points = run.map { Point(axis.scale($0.moment), $0.y) }
    scene.add(items(through: points, of: match), opacity: opacity)
  }

  /// The overview's markers go with its points, and those of the detail come with theirs.
  func addMarkers(of match: ZoomMatch, to scene: inout Scene) {
    let color = color(of: match)
    func add(_ picture: ChartPicture, _ series: Int?, _ part: Double, to scene: inout Scene) {
      guard let series else { return }
      let items = picture.markers(ofSeries: series, at: axis.scale, color: color)
      scene.add(items, opacity: picture.opacity(ofSeries: series) * part)
    }
    add(overview, match.overview, 1 - progress, to: &scene)
    add(detail, match.detail, progress, to: &scene)
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

  func items(through points: [Point], of match: ZoomMatch) -> [Scene.Item] {
    var items: [Scene.Item] = []
    let area = seriesArea(layout.rangeEdges, in: layout.plot.size, overhang: lineOverhang)
    let width = overview.lineWidth.interpolated(to: detail.lineWidth, by: progress)
    let pattern = match.detail.map(detail.pattern) ?? match.overview.map(overview.pattern)
    let dashes = Dashes(pattern??.dash ?? .solid, width: width, along: axis.scale)
    LinePen(width: width, in: area, dashes: dashes).add(
      points, color: color(of: match), to: &items)
    return items
  }
}

extension ChartPicture {
  /// A series' line in a range as vertices, a run for each stretch without a gap.
  func lineRuns(ofSeries series: Int, in range: ClosedRange<Double>) -> [[LineVertex]] {
    let columns = max(1, Int(clamping: layout.rangeEdges.span.rounded(.up)))
    let scale = yScale(ofSeries: series)
    let pixelBuckets = table.pixelBuckets(in: range, columns: columns)
    let runs = table.runs(ofSeries: series, in: pixelBuckets, on: scale)
    let lines: [[(moment: Double, value: Double)]] =
      table.kind.isStepped
      ? runs.flatMap(table.stairs) : runs.map { $0.map { ($0.moment, $0.value) } }
    return lines.map { $0.map { LineVertex($0.moment, scale($0.value)) } }
  }
}
