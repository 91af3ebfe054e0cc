import ChartCore

/// The one sum of all series: a hairline that slides along its line, and the sum in large letters.
struct TotalDrawing: KindDrawing {
  var hasRings: Bool { false }
  func marks(_ input: MarkInput) -> [Scene.Item] { TotalMark(input: input).items() }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    guard let index = picture.readIndex else { return [] }
    return picture.sliding(from: index) + picture.card(of: index, measure: measure)
  }

  /// What the series that are on sum up to; more is not better, so it has no colour.
  func figure(of drawing: some FiguresDrawing) -> Figure? {
    let (style, table, index) = (drawing.style, drawing.table, drawing.toldIndex)
    let words = style.formats.point(index, of: table)
    let compared = drawing.comparedIndex
    let before = compared.map { style.formats.point($0, of: table) }
    return Figure(
      value: drawing.total(ofPoint: index),
      before: compared.map(drawing.total) ?? .nan,
      comparisons: [before.map { style.words("\(words), compared with \($0)") } ?? words],
      rising: style.theme.text, falling: style.theme.text, isPrice: false)
  }
}
