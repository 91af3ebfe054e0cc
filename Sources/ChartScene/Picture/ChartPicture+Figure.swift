import ChartCore

/// The side of a surface's sample before its name, and the radius of its corners, for letters of the usual size.
private let (surfaceSide, surfaceRadius) = (14.0, 3.0)
/// From a sample to its name, for letters of the usual size.
private let afterSample = 8.0

extension ChartPicture {
  /// The names of the series that are on, each after a sample of its line or surface, where check buttons would be.
  func figureNames(measure: some TextMeasure) -> [Scene.Item] {
    zip(table.series.indices.filter(isOn), layout.checkboxes).flatMap { series, place in
      figureName(series, in: place, measure)
    }
  }

  private func figureName(
    _ series: Int, in place: Rect, _ measure: some TextMeasure
  ) -> [Scene.Item] {
    let middle = place.y + place.height / 2
    let sample = figureSample(series, at: place, middle)
    let before = (LinePattern.sampleWidth + afterSample) * style.textScale
    let name = Text(
      table.series[series].name,
      at: Point(
        style.isMirrored ? place.maxX - before : place.x + before,
        style.plain.baseline(centredOn: middle).rounded()),
      anchor: style.isMirrored ? .trailing : .leading, style: style.plain, color: style.theme.text,
      maximumWidth: max(0, place.width - before))
    return sample + [.text(name)]
  }

  private func figureSample(_ series: Int, at place: Rect, _ middle: Double) -> [Scene.Item] {
    let (color, scale) = (color(ofSeries: series), style.textScale)
    let width = LinePattern.sampleWidth * scale
    let start = style.isMirrored ? place.maxX - width : place.x
    guard table.kind.isFilled, !hasPatterns else {
      return look(ofSeries: series).sample(
        at: Point(start, middle), width: width, color: color, ground: style.theme.card)
    }
    let side = surfaceSide * scale
    let square = Rect(start + (width - side) / 2, (middle - side / 2).rounded(), side, side)
    return [.rectangle(square, radius: surfaceRadius, fill: color)]
  }
}
