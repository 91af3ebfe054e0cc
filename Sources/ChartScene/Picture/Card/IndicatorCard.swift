import ChartCore

private let widestCard = 280.0
/// Where the indicator stands may take more of it: a number's last digits are not cut off.
private let widestHeader = 420.0
private let narrowestCard = 120.0
/// Words take no more of the card's width.
private let widestWord = 150.0
/// A note has so many lines.
private let mostNoteLines = 4
/// The least space between a name and its value.
private let columnGap = 20.0
/// The space between a percentage and its name.
private let percentGap = 8.0
/// The side of a state's colour before its word, and the space between, for letters of the usual size.
private let (stateSize, stateGap, swatchRadius) = (9.0, 6.0, 2.0)
/// How long the sample of a series is, and the space between it and the name.
private let (sampleWidth, sampleGap) = (LinePattern.sampleWidth, 8.0)

/// Lengths of the card, roomy or, in a low plot, tight.
private struct CardMeasures {
  var padding, header, row: Double

  init(isTight: Bool, textScale: Double) {
    padding = isTight ? 7 : 12
    header = (isTight ? 15 : 17) * textScale
    row = (isTight ? 17 : 22) * textScale
  }

  func height(rows: Int) -> Double { 2 * padding + header + Double(rows) * row }

  /// How many rows there is room for.
  func rows(in height: Double) -> Int {
    max(0, Int(clamping: (height - self.height(rows: 0)) / row))
  }
}

/// The card of the indicator: a date, and name and value of each visible series.
struct IndicatorCard {
  private let heading: CardHeading
  private let style: ChartStyle
  private let plot: Size
  private let measures: CardMeasures
  private var rows: [CardRow]
  private let shift: Double
  private let canRaise: Bool
  /// The widths of the samples, of these and the widest percentage, their spaces included, and of the card.
  private var leadWidth = 0.0
  private var width = 0.0

  /// The card for the point `index` of a picture's table.
  init(_ picture: ChartPicture, index: Int, measure: some TextMeasure) {
    style = picture.style
    plot = picture.layout.plot.size
    heading = CardHeading(
      words: picture.cardTitle(ofPoint: index), hasChevron: picture.role == .overview, style: style)
    shift = picture.reading.remark?.shift ?? 0
    canRaise = picture.raised != nil
    let inner =
      (widestCard - 2 * CardMeasures(isTight: false, textScale: 1).padding) * style.textScale
    let all = CardRows(picture, index: index) { [style] note in
      note.lines(noWiderThan: inner, most: mostNoteLines) {
        measure.width(of: $0, style: style.plain)
      }
    }
    let room = plot.height - 2 * IndicatorGeometry.cardMargin
    let roomy = CardMeasures(isTight: false, textScale: style.textScale)
    let isTight = roomy.rows(in: room) < all.count
    measures = CardMeasures(isTight: isTight, textScale: style.textScale)
    rows = all.fitting(measures.rows(in: room))
    fitWidths(measure: measure)
  }

  private mutating func fitWidths(measure: some TextMeasure) {
    func width(_ text: String, _ style: TextStyle) -> Double {
      text.isEmpty ? 0 : measure.width(of: text, style: style)
    }
    for index in rows.indices {
      let widest = rows[index].isWord ? widestWord * style.textScale : .infinity
      rows[index].valueWidth = min(width(rows[index].value, valueStyle(of: rows[index])), widest)
    }
    let percents = rows.map { width($0.percent, style.strong) }.max() ?? 0
    let samples = rows.contains { $0.sample != nil } ? sampleWidth + sampleGap : 0
    leadWidth = samples * style.textScale + (percents > 0 ? percents + percentGap : 0)
    // What stands before names takes no room from dates, which are below them where there are samples.
    let widestCard = widestCard + (samples > 0 ? leadWidth / style.textScale : 0)
    let rowWidths = rows.map { row in
      // Of what may be raised at any moment the bold name counts: the card keeps its width.
      let name = width(row.name, canRaise ? style.strong : style.plain)
      return row.isNote ? name : leadWidth + name + columnGap + stateRoom(of: row) + row.valueWidth
    }
    let header = heading.width(measure: measure)
    let wanted = max(
      min(header + 2 * measures.padding, widestHeader * style.textScale),
      min((rowWidths.max() ?? 0) + 2 * measures.padding, widestCard * style.textScale))
    let available = max(0, plot.width - 2 * IndicatorGeometry.cardMargin)
    self.width = min(max(wanted.rounded(.up), narrowestCard), available)
    cutNames(measure: measure)
  }

  /// Cuts the names that have too little room so that they can be told apart.
  private mutating func cutNames(measure: some TextMeasure) {
    let named = rows.indices.filter { !rows[$0].isNote && !rows[$0].isWord }
    let narrowest = named.map { nameRoom(of: rows[$0]) }.min() ?? 0
    let cut = NameCut(
      of: named.map { rows[$0].name }, in: max(0, narrowest), style.plain, measure: measure)
    for row in named
    where measure.width(of: rows[row].name, style: nameStyle(of: rows[row]))
      > nameRoom(of: rows[row])
    {
      rows[row].name = cut.shortened(rows[row].name)
      rows[row].cut = cut.place
    }
  }

  /// How much room the name of a row with a value has.
  private func nameRoom(of row: CardRow) -> Double {
    width - 2 * measures.padding - leadWidth - row.valueWidth - stateRoom(of: row) - columnGap / 2
  }

  /// What the colour of a state takes before its word.
  private func stateRoom(of row: CardRow) -> Double {
    row.state == nil ? 0 : (stateSize + stateGap) * style.textScale
  }

  /// Where the card stands beside a hairline or a column, in pixels.
  func rect(besides place: ClosedRange<Double>) -> Rect {
    let height = min(measures.height(rows: rows.count), plot.height)
    return IndicatorGeometry.cardRect(Size(width, height), besides: place, in: plot)
      .moved(x: shift)
  }

  /// The card beside a hairline or a column.
  func items(besides place: ClosedRange<Double>) -> [Scene.Item] {
    let rect = rect(besides: place)
    let inner = rect.inset(horizontally: measures.padding, vertically: measures.padding)
    return floatingCard(rect, theme: style.theme)
      + heading.items(in: inner, height: measures.header)
      + rows.indices.flatMap { row in
        sample(ofRow: row, in: inner) + style.laid(items(ofRow: row, in: inner), in: inner)
      }
  }

  private func items(ofRow index: Int, in inner: Rect) -> [Scene.Item] {
    let row = rows[index]
    let textMiddle = middle(ofRow: index, in: inner) + 2
    let baseline = style.plain.baseline(centredOn: textMiddle)
    if row.isNote {
      return [name(row, at: Point(inner.x, baseline), color: row.color, room: inner.width)]
    }
    let value = Text(
      row.value, at: Point(inner.maxX, baseline), anchor: .trailing,
      style: valueStyle(of: row), color: row.color,
      maximumWidth: row.isWord ? min(row.valueWidth, inner.width) : inner.width)
    let start = inner.x + leadWidth
    let name = name(
      row, at: Point(start, baseline), color: nameColor(of: row), room: nameRoom(of: row))
    let state = row.state.map { swatch(of: row, $0, before: inner.maxX, middle: textMiddle) } ?? []
    guard !row.percent.isEmpty else { return [name] + state + [.text(value)] }
    let percent = Text(
      row.percent, at: Point(start - percentGap, baseline), anchor: .trailing,
      style: style.strong, color: style.theme.text)
    return [.text(percent), name, .text(value)]
  }

  /// The sample of a row's series, if it has one: its lines lean as they do on the plot, whoever reads.
  private func sample(ofRow index: Int, in inner: Rect) -> [Scene.Item] {
    guard let sample = rows[index].sample else { return [] }
    let width = sampleWidth * style.textScale
    let start = style.isMirrored ? inner.maxX - width : inner.x
    return sample.pattern.sample(
      at: Point(start, middle(ofRow: index, in: inner)), width: width, color: sample.color,
      ground: style.theme.tooltip)
  }

  private func middle(ofRow index: Int, in inner: Rect) -> Double {
    inner.y + measures.header + (Double(index) + 0.5) * measures.row
  }

  /// The colour that a word's band has on the plot, before the word.
  private func swatch(
    of row: CardRow, _ color: Color, before end: Double, middle: Double
  ) -> [Scene.Item] {
    let side = (stateSize * style.textScale).rounded()
    let left = (end - row.valueWidth - stateRoom(of: row)).rounded()
    let rect = Rect(left, (middle - side / 2).rounded(), side, side)
    return [.rectangle(rect, radius: swatchRadius, fill: color)]
  }

  private func nameStyle(of row: CardRow) -> TextStyle { row.isRaised ? style.strong : style.plain }

  private func nameColor(of row: CardRow) -> Color {
    row.isQuiet ? row.color : row.isWord ? style.theme.dim : style.theme.text
  }

  private func valueStyle(of row: CardRow) -> TextStyle {
    row.isQuiet || row.isWord ? style.plain : style.strong
  }

  private func name(_ row: CardRow, at start: Point, color: Color, room: Double) -> Scene.Item {
    .text(
      Text(
        row.name, at: start, style: nameStyle(of: row), color: color, maximumWidth: max(0, room),
        cut: row.cut))
  }
}
