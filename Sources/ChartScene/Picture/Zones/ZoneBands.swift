import ChartCore

/// How opaque the ground of a zone is, and where people need the contrast.
private let (usualOpacity, strongOpacity) = (0.13, 0.3)

/// Hues of the lowest and of the highest zone in degrees, from blue by green and yellow to red, as people know them; how light
/// and how strong these are. Whoever cannot tell them apart sees where they are.
private let (blue, red, chroma) = (255.0, 25.0, 0.13)
private let (lightnessOnDark, lightnessOnLight) = (0.72, 0.64)

extension ChartDrawing {
  /// The colours of zones, from the lowest on.
  func zoneColors(_ zones: ValueZones) -> [Color] {
    // Of a pace the lowest values are the hardest.
    let isDownward = table.presentation.drawing.isDownward
    let (first, last) = isDownward ? (red, blue) : (blue, red)
    return (0..<zones.count).map { zone in
      OKLab(
        lightness: style.theme.isDark ? lightnessOnDark : lightnessOnLight, chroma: chroma,
        hueDegrees: first.interpolated(to: last, by: Double(zone) / Double(zones.count - 1))
      ).color
    }
  }
}

extension AxesDrawing {
  /// Where a zone of a series is in the plot, from its upper edge to its lower one; nil where that is nowhere.
  func place(ofZone zone: Int, of zones: ValueZones, series: Int) -> ClosedRange<Double>? {
    let scale = yScales[table.axis(ofSeries: series)]
    let edges = 0...max(0, layout.plot.height - layout.stateHeight)
    // What is below all that a logarithmic axis has goes to the plot's edge.
    let isDownward = table.presentation.drawing.isDownward
    let (low, high) =
      isDownward ? (edges.lowerBound, edges.upperBound) : (edges.upperBound, edges.lowerBound)
    func place(_ bound: Double) -> Double {
      scale.hasPlace(for: bound) ? scale(bound).clamped(to: edges).rounded() : low
    }
    let from = zone == 0 ? low : place(zones.bounds[zone - 1])
    let to = zone == zones.count - 1 ? high : place(zones.bounds[zone])
    return from == to ? nil : min(from, to)...max(from, to)
  }
}

extension ChartPicture {
  /// The series whose zones are seen, and these; nil where none is.
  var shownZones: (series: Int, zones: ValueZones)? {
    guard let series = table.zonedSeries(among: { opacity(ofSeries: $0) > 0 }),
      yScales[table.axis(ofSeries: series)].form != .percent
    else { return nil }
    return table.series[series].zones.map { (series, $0) }
  }

  /// The grounds of zones, from the range's start to its end: behind all lines.
  var zoneBands: [Scene.Item] {
    guard let (series, zones) = shownZones else { return [] }
    let edges = layout.rangeEdges
    let strength = style.theme.isHighContrast ? strongOpacity : usualOpacity
    return zoneColors(zones).enumerated().compactMap { zone, color in
      place(ofZone: zone, of: zones, series: series).map { place in
        .rectangle(
          Rect(edges.lowerBound, place.lowerBound, edges.span, place.span),
          fill: color.faded(by: strength * opacity(ofSeries: series)))
      }
    }
  }
}
