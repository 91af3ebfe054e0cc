import ChartCore

/// How a kind of chart draws what others draw otherwise: what is not said by its own all kinds have alike.
protocol KindDrawing: Sendable {
  /// What its series look like, in the plot and in the mini-map.
  func marks(_ input: MarkInput) -> [Scene.Item]
  /// The plot.
  func plot(_ picture: ChartPicture) -> Scene
  /// Whether what people write and mark has a place along x.
  var hasAnnotations: Bool { get }
  /// Whether a point that is read has rings on its values.
  var hasRings: Bool { get }
  /// Whether a point can be read where its place in the plot is this.
  func isSeen(_ index: Int, at place: ClosedRange<Double>, in picture: ChartPicture) -> Bool
  /// The pixels from the left to the right edge of what stands for a point, where a card leaves room for it; of other kinds
  /// where the hairline is.
  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double>
  /// What shows the point that is read, and the card with its values.
  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item]
  /// The x of the point that is meant at a place of the plot, where that is not the one above or below it; nil where it is.
  func x(at place: Point, in picture: ChartPicture) -> Double?
  /// Whether the point that is read has a card.
  func hasCard(of index: Int, in picture: ChartPicture) -> Bool
  /// What the card says in place of the values of the series that are on; nil where it says these.
  func cardRows(at index: Int, in picture: ChartPicture) -> [CardRow]?
  /// The names and values of a point for other programs.
  func copiedValues(at index: Int, in picture: ChartPicture) -> [(name: String, value: Double)]
  /// What stands in large letters above the plot; nil where nothing does.
  func figure(of drawing: some FiguresDrawing) -> Figure?
}

/// A figure in large letters, what it was before, and words for what it is compared with.
struct Figure {
  let value, before: Double
  /// From the longest to the shortest.
  let comparisons: [String]
  /// The colours of a change upwards and downwards.
  let rising, falling: Color
  /// Whether the change is told in percent too.
  let isPrice: Bool
}
