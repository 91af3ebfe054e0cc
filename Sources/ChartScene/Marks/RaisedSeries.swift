import ChartCore

/// How much wider a raised line is than it was, its least width, and the rim of the card's colour at both its
/// sides, in pixels.
private let (widening, leastRaised, rim) = (1.0, 2.5, 2.0)
/// What is left of the others' ink, and of their width, which stays a pixel: they are a background, but each
/// can be followed.
private let (inkRest, widthRest, leastWidth) = (0.36, 0.75, 1.0)
/// What is left of the others' surfaces, which hide what is behind them.
private let surfaceRest = 0.4

/// The series that people look at: the others fade behind it.
public struct RaisedSeries: Hashable, Sendable {
  /// Its index.
  public var series: Int
  /// How far it is raised, from 0 to 1.
  public var amount: Double
  /// Whether the others fade: not where people need the contrast.
  var othersFade = true

  /// A series that is raised so far.
  public init(_ series: Int, amount: Double = 1) {
    (self.series, self.amount) = (series, amount)
  }
}

extension RaisedSeries {
  /// The width of a series' line that is this wide while none is raised.
  func width(_ usual: Double, ofSeries other: Int) -> Double {
    let raised = max(usual + widening, leastRaised)
    let lowered = max(usual * widthRest, min(usual, leastWidth))
    return usual.interpolated(to: other == series ? raised : lowered, by: amount)
  }

  /// The width of the rim below the raised line, whose usual width is given.
  func rimWidth(_ usual: Double) -> Double { width(usual, ofSeries: series) + 2 * rim * amount }

  /// The colour of a series on a ground.
  func color(_ usual: Color, ofSeries other: Int, on ground: Color, isSurface: Bool) -> Color {
    if other == series || !othersFade { return usual }
    return isSurface
      ? usual.mixed(with: ground, by: (1 - surfaceRest) * amount)
      : usual.faded(by: 1 - (1 - inkRest) * amount)
  }
}

extension MarkInput {
  /// Has a series in front of the others, which fade.
  mutating func raise(_ raised: RaisedSeries?, isSurface: Bool) {
    guard let raised else { return }
    self.raised = raised
    for series in colors.indices {
      colors[series] = raised.color(
        colors[series], ofSeries: series, on: ground, isSurface: isSurface)
    }
  }

  /// The series that can be seen at all, the first behind: the raised one in front of all others.
  var seriesInOrder: [Int] {
    guard let raised else { return shownSeries }
    return shownSeries.filter { $0 != raised.series } + shownSeries.filter { $0 == raised.series }
  }

  /// Adds a series' line, a raised one wider and with a rim that parts it from the others.
  func addLine(through points: [Point], of series: Int, to items: inout [Scene.Item]) {
    if let raised, series == raised.series {
      addLine(
        through: points, width: raised.rimWidth(lineWidth), color: ground.faded(by: raised.amount),
        to: &items)
    }
    let width = raised?.width(lineWidth, ofSeries: series) ?? lineWidth
    let dash = pattern(ofSeries: series)?.dash ?? .solid
    // As long as those of the line at rest: they stay where they are as it is raised.
    let dashes = Dashes(dash, width: lineWidth, along: xScale)
    LinePen(width: width, in: area, dashes: dashes).add(points, color: colors[series], to: &items)
  }
}
