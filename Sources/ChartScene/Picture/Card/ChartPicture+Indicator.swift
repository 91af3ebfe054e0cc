import ChartCore

private let ringRadius = 5.0
private let ringWidth = 2.0
/// A moment at an end of the visible range may be this far outside of it, in pixels.
private let rounding = 0.5

extension ChartPicture {
  /// The indicator: the card with date and values, and what shows which point they are of: for lines
  /// a hairline with a ring on each of them, for areas the hairline alone, for bars a veil over all
  /// other columns.
  ///
  /// Of a pie: the percentages, and the card of the sector that has moved out. Otherwise empty without
  /// an indicator, and while its point is outside the plot.
  func overlayScene(measure: some TextMeasure) -> Scene {
    Scene(
      size: layout.plot.size,
      items: veils + annotations(measure: measure) + readingItems(measure: measure))
  }

  /// What steps back, behind all words: the columns beside the one that is read, and what is beside a band.
  var veils: [Scene.Item] {
    guard table.kind.isColumnar, markedIndexes == nil, let index = readIndex else {
      return veilBesidesBands
    }
    return veilBesidesBands + veil(besides: place(of: index))
  }

  /// What was written and marked on the chart, which lies where its moments are.
  func annotations(measure: some TextMeasure) -> [Scene.Item] {
    guard drawing.hasAnnotations else { return [] }
    return noteItems(measure: measure) + selectedItems + markedItems
  }

  /// What shows the point that is read, and the card with its values.
  func readingItems(measure: some TextMeasure) -> [Scene.Item] {
    drawing.readingItems(self, measure: measure)
  }

  /// The card of a point, or of the range between two marks.
  func card(of index: Int, measure: some TextMeasure) -> [Scene.Item] {
    let place = place(of: index)
    return MarkedCard(self, index: index, measure: measure)?
      .items(besides: place, measure: measure)
      ?? IndicatorCard(self, index: index, measure: measure).items(besides: place)
  }

  /// The line through a point of all series, and a ring on each of them.
  func hairlineAndRings(at index: Int) -> [Scene.Item] {
    let x = place(of: index).middle
    return [hairline(at: x)] + (drawing.hasRings ? rings(on: index, x: x) : [])
  }

  /// Where the indicator's card is, in pixels of the plot; nil where there is none.
  public func cardRect(measure: some TextMeasure) -> Rect? {
    guard let index = readIndex, drawing.hasCard(of: index, in: self) else { return nil }
    let place = place(of: index)
    return MarkedCard(self, index: index, measure: measure)?.rect(besides: place, measure: measure)
      ?? IndicatorCard(self, index: index, measure: measure).rect(besides: place)
  }

  /// The point that the indicator reads, where that is seen; nil without an indicator, while its point is
  /// outside the plot, and while no series is on.
  public var readIndex: Int? {
    guard let moment = reading.moment, sample.opacities.contains(where: { $0 > 0 }) else {
      return nil
    }
    let index = table.index(reading: moment)
    return drawing.isSeen(index, at: place(of: index), in: self) ? index : nil
  }

  /// Whether a point is between the plot's edges, or some of its column.
  func isInPlot(_ place: ClosedRange<Double>) -> Bool {
    let edges = layout.rangeEdges
    return table.kind.isColumnar
      ? place.upperBound > edges.lowerBound && place.lowerBound < edges.upperBound
      : place.middle >= edges.lowerBound - rounding && place.middle <= edges.upperBound + rounding
  }

  /// The x of the point that is meant at a place of a plot whose points lie in a plane; nil of all others.
  public func x(at place: Point) -> Double? { drawing.x(at: place, in: self) }

  /// The pixels from the left to the right edge of a column; of other kinds where the hairline is.
  func place(of index: Int) -> ClosedRange<Double> { drawing.place(of: index, in: self) }

  /// What fades the columns at both sides of one.
  func veil(besides place: ClosedRange<Double>) -> [Scene.Item] {
    let (edges, height) = (layout.rangeEdges, layout.plot.height)
    let sides = [
      Rect(edges.lowerBound, 0, max(0, place.lowerBound - edges.lowerBound), height),
      Rect(place.upperBound, 0, max(0, edges.upperBound - place.upperBound), height),
    ]
    return [.rectangles(sides, fill: style.theme.veil)]
  }

  /// The line from the plot's upper edge down to its lowest value, or through the states, on whole pixels.
  private func hairline(at x: Double) -> Scene.Item {
    let left = (x - 0.5).rounded()
    let height = layout.states == nil ? layout.foot : layout.plot.height
    return .rectangle(Rect(left, 0, 1, height), fill: style.theme.hairline)
  }

  private func rings(on index: Int, x: Double) -> [Scene.Item] {
    var scene = Scene(size: layout.plot.size)
    guard table.series.count <= Limits.drawnSeries else { return [] }
    let others = table.series.indices.filter { $0 != raised?.series }
    for series in (table.prices == nil ? others + (raised.map { [$0.series] } ?? []) : [0]) {
      scene.add(ring(series, index: index, x: x), opacity: opacity(ofSeries: series))
    }
    return scene.items
  }

  private func ring(_ series: Int, index: Int, x: Double) -> [Scene.Item] {
    let y = yScale(ofSeries: series)(table.value(ofSeries: series, at: index))
    // While the y scale moves, a value may be beyond the plot; a gap (NaN) is nowhere.
    guard y >= -1, y <= layout.plot.height + 1 else { return [] }
    let isRaised = raised?.series == series
    let color = color(ofSeries: series)
    return [
      .ring(
        center: Point(x, y), radius: ringRadius + (isRaised ? raised?.amount ?? 0 : 0),
        width: ringWidth, fill: style.theme.card,
        color: raised?.color(color, ofSeries: series, on: style.theme.card, isSurface: true)
          ?? color)
    ]
  }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
}
