import ChartCore

private let outlineWidth = 1.5
private let tickLineWidth = 2.0
/// A name in less room than this would be an ellipsis and nothing else.
private let narrowestName = 22.0
/// The sample of a line leaves a name that is longer this room at least.
private let leastBesideSample = 44.0

extension ChartPicture {
  /// The size of a check button that shows a series' name; very long names are cut.
  public static func checkboxSize(
    name: String, textScale: Double, hasSample: Bool = false, measure: some TextMeasure
  ) -> Size {
    let measures = CheckboxMeasures(textScale: textScale, hasSample: hasSample)
    let style = TextStyle(size: 13 * textScale, isBold: true)
    return Size(measures.width(ofName: measure.width(of: name, style: style)), measures.height)
  }

  /// A series' check button: on, a filled pill with a tick and the name; off, an outline with the
  /// name in the series' colour. A sample of its pattern is before the name while on. It has the size of its place in the layout.
  public func checkbox(_ series: Int, isOn: Bool, measure: some TextMeasure) -> Scene {
    let name = table.series[series].name
    let size =
      layout.checkboxes.indices.contains(series)
      ? layout.checkboxes[series].size
      : Self.checkboxSize(
        name: name, textScale: style.textScale, hasSample: hasPatterns, measure: measure)
    return Scene(
      size: size,
      items: isOn ? filled(series, size, measure) : outlined(series, size, measure))
  }

  /// Whether a series' name ends in an ellipsis, or is missing, on its check button.
  public func hasCutName(_ series: Int, measure: some TextMeasure) -> Bool {
    guard layout.checkboxes.indices.contains(series) else { return false }
    let width = measure.width(of: table.series[series].name, style: style.strong)
    let size = layout.checkboxes[series].size
    return width > measures(ofName: width, in: size).nameRoom(in: size)
  }

  /// The lengths of a button that has so much room: a sample gives way to the name.
  private func measures(ofName width: Double, in size: Size) -> CheckboxMeasures {
    var measures = CheckboxMeasures(textScale: style.textScale, hasSample: hasPatterns)
    if measures.nameRoom(in: size) < min(width, leastBesideSample * style.textScale) {
      measures.hasSample = false
    }
    return measures
  }

  private func filled(_ series: Int, _ size: Size, _ measure: some TextMeasure) -> [Scene.Item] {
    let name = table.series[series].name
    let fill = color(ofSeries: series)
    let ink = seriesInk ?? style.theme.ink(on: fill)
    let nameWidth = measure.width(of: name, style: style.strong)
    let measures = measures(ofName: nameWidth, in: size)
    let room = measures.nameRoom(in: size)
    let hasName = room >= min(nameWidth, narrowestName * style.textScale)
    let first =
      style.isMirrored
      ? size.width - measures.beforeTick - measures.tick : measures.beforeTick
    let left = hasName ? first : (size.width - measures.tick) / 2
    let ground = Scene.Item.rectangle(Rect(size), radius: size.height / 2, fill: fill)
    let tick = tick(from: left, middle: size.height / 2, width: measures.tick, color: ink)
    guard hasName else { return [ground, tick] }
    let sample =
      measures.hasSample
      ? look(ofSeries: series).sample(
        at: Point(
          style.isMirrored
            ? size.width - measures.beforeSample - measures.sample : measures.beforeSample,
          size.height / 2),
        width: measures.sample, color: ink, ground: fill, isOnColor: true) : []
    let start = style.isMirrored ? size.width - measures.beforeName : measures.beforeName
    return [ground, tick] + sample
      + [
        label(
          name, at: Point(start, baseline(in: size)),
          anchor: style.isMirrored ? .trailing : .leading, color: ink, room: room, measure)
      ]
  }

  private func outlined(_ series: Int, _ size: Size, _ measure: some TextMeasure) -> [Scene.Item] {
    let theme = style.theme
    let outline = Scene.Item.outline(
      Rect(size).inset(horizontally: outlineWidth / 2, vertically: outlineWidth / 2),
      radius: (size.height - outlineWidth) / 2, width: outlineWidth, color: color(ofSeries: series))
    let room = size.width - 2 * CheckboxMeasures(textScale: style.textScale).afterName
    guard room >= 1 else { return [outline] }
    let color = theme.seriesTextColor(of: table.series[series], on: theme.card)
    let position = Point(size.width / 2, baseline(in: size))
    return [
      outline,
      label(
        table.series[series].name, at: position, anchor: .middle, color: color, room: room, measure),
    ]
  }

  private func label(
    _ name: String, at position: Point, anchor: Text.Anchor, color: Color, room: Double,
    _ measure: some TextMeasure
  ) -> Scene.Item {
    // The width was rounded up from the name's, so a name that fits is never cut.
    let isCut = measure.width(of: name, style: style.strong) > room
    let cut = isCut ? buttonCut(measure) : .end
    return .text(
      Text(
        isCut ? cut.shortened(name) : name, at: position, anchor: anchor, style: style.strong,
        color: color, maximumWidth: room, cut: cut.place))
  }

  /// How the names on the check buttons are cut: as the narrowest of those does it that are.
  private func buttonCut(_ measure: some TextMeasure) -> NameCut {
    let measures = CheckboxMeasures(textScale: style.textScale)
    let cut = layout.checkboxes.indices.filter { hasCutName($0, measure: measure) }
    let narrowest = cut.map { layout.checkboxes[$0].width }.min() ?? 0
    return NameCut(
      of: cut.map { table.series[$0].name }, in: measures.nameRoom(in: Size(narrowest, 0)),
      style.strong, measure: measure)
  }

  private func baseline(in size: Size) -> Double {
    style.strong.baseline(centredOn: size.height / 2).rounded()
  }

  private func tick(
    from left: Double, middle: Double, width: Double, color: Color
  ) -> Scene.Item {
    let unit = width / 13
    let points = [(0.0, 0.5), (4.5, 5.0), (13.0, -4.0)].map {
      Point(left + $0.0 * unit, middle + $0.1 * unit)
    }
    return .polyline(points, width: tickLineWidth * style.textScale, color: color)
  }
}
