import ChartCore

/// Lines up to which colours alone tell them apart.
private let mostByColor = 12
/// Lines beyond which patterns come again in the same colours, and would be a texture, not a sign.
private let mostPatterns = 60

/// How thick the line of a sample is, in pixels.
private let sampleThickness = 2.0

/// How a line is broken and what marks its points: what tells it from others beside its colour.
struct LinePattern: Hashable, Sendable {
  /// How it is broken.
  var dash = LineDash.solid
  /// What marks some of its points, if anything.
  var marker: LineMarker?
}

extension LinePattern {
  /// The pattern of one of `count` lines; nil for a line like any other.
  ///
  /// Where patterns are wanted each line has a dash and a marker of its own, as far as they reach: the two go
  /// round in cycles without a common length. Else every twelve lines have the next dash.
  init?(ofSeries index: Int, of count: Int, isWanted: Bool) {
    guard Self.areTelling(of: count, areWanted: isWanted) else { return nil }
    let (dashes, markers) = (LineDash.allCases, LineMarker.allCases)
    if isWanted {
      self.init(dash: dashes[index % dashes.count], marker: markers[index % markers.count])
    } else {
      self.init(dash: dashes[index / mostByColor % dashes.count])
    }
    if self == LinePattern() { return nil }
  }

  /// Whether any of `count` lines has a pattern.
  static func areTelling(of count: Int, areWanted: Bool) -> Bool {
    2...mostPatterns ~= count && (areWanted || count > mostByColor)
  }
}

/// How a line is broken.
enum LineDash: CaseIterable, Sendable {
  case solid, dashed, dotted, dashDotted, longDashed

  /// Pixels of ink, of none, of ink and so on of a line two pixels thick, whose round ends make ink longer;
  /// empty for a line in one piece.
  private var usualLengths: [Double] {
    switch self {
    case .solid: []
    case .dashed: [7, 6]
    case .dotted: [0.5, 5]
    case .dashDotted: [9, 5, 0.5, 5]
    case .longDashed: [16, 6]
    }
  }

  /// The same for a line of any thickness, longer for thick ones.
  func lengths(width: Double) -> [Double] { usualLengths.map { $0 * max(1, width / 2) } }
}

extension LinePattern {
  /// How long a sample beside a name is, in pixels for letters of the usual size.
  static let sampleWidth = 26.0

  /// A short line in a pattern, or one like any other, from a place to the right.
  static func sample(
    of pattern: LinePattern?, at start: Point, width: Double, color: Color, ground: Color
  ) -> [Scene.Item] {
    var items: [Scene.Item] = []
    let line = [start, Point(start.x + width, start.y)]
    let dashes = Dashes(pattern?.dash ?? .solid, width: sampleThickness)
    for piece in dashes?.pieces(of: line) ?? [line] {
      items.append(.polyline(piece, width: sampleThickness, color: color))
    }
    let middle = Point(start.x + width / 2, start.y)
    return items
      + (pattern?.marker?.items(at: middle, color: color, ground: ground) ?? [])
  }
}

/// What tells a series from others beside its colour.
enum SeriesPattern: Hashable {
  /// How its line is broken and marked, if it is.
  case line(LinePattern?)
  /// The lines over its surface.
  case surface(Hatch)

  /// A short line or a small surface, from a place to the right; with `isOnColor` it lies on the series' colour, `ground`.
  func sample(
    at start: Point, width: Double, color: Color, ground: Color, isOnColor: Bool = false
  ) -> [Scene.Item] {
    switch self {
    case .line(let pattern):
      LinePattern.sample(of: pattern, at: start, width: width, color: color, ground: ground)
    case .surface(let hatch):
      hatch.sample(
        at: start, width: width, scale: width / LinePattern.sampleWidth, color: color,
        ground: ground, isOnColor: isOnColor)
    }
  }
}

extension MarkInput {
  /// The pattern of a series' line; nil for a line like any other.
  func pattern(ofSeries series: Int) -> LinePattern? {
    patterns.indices.contains(series) ? patterns[series] : nil
  }

  /// The points of each column of pixels between the edges; where lines have dashes from a cell to the left of
  /// them on, so that these do not begin anew wherever the range begins.
  var lineColumns: PixelBuckets {
    let lead = patterns.isEmpty ? 0 : Dashes.lead
    let lower = xScale.invert(edges.lowerBound - lead)
    return table.pixelBuckets(
      in: min(lower, range.lowerBound)...range.upperBound, columns: columns + Int(lead))
  }

  /// Adds the markers of a series that are seen, or where another scale has their moments.
  func addMarkers(of series: Int, at x: LinearScale? = nil, to items: inout [Scene.Item]) {
    guard let marker = pattern(ofSeries: series)?.marker else { return }
    let scale = yScale(ofSeries: series)
    for index in table.markedPoints(ofSeries: series, along: xScale, in: range) {
      let value = table.value(ofSeries: series, at: index)
      guard scale.hasPlace(for: value) else { continue }
      let place = Point((x ?? xScale)(table.x(at: index)), scale(value))
      items += marker.items(at: place, color: colors[series], ground: ground)
    }
  }
}

extension ChartStyle {
  /// Whether every series has a pattern of its own: by preference, and in high contrast.
  var wantsPatterns: Bool { hasPatterns || theme.isHighContrast }
}

extension Table {
  /// Whether any series has a pattern in a style.
  func hasPatterns(in style: ChartStyle) -> Bool {
    hasPatterns(areWanted: style.wantsPatterns)
  }

  /// Whether some of its series show others as they were earlier: their lines are dashed. Of a crowd nobody tells lines apart,
  /// and each of its series would ask all.
  private var showsEarlier: Bool { !isCrowd && series.contains(where: \.showsEarlier) }

  /// How many series before one show the same one as that was earlier; nil of a series that shows none. Linear time in the
  /// series.
  func earlierOnes(beforeSeries number: Int) -> Int? {
    guard series[number].showsEarlier else { return nil }
    let column = series[number].column
    return series.prefix(number).count { $0.showsEarlier && $0.column.isSameMemory(as: column) }
  }

  /// The dash of a series that shows another one as it was earlier; nil of others. Linear time in the series.
  func earlierDash(ofSeries number: Int) -> LineDash? {
    let dashes = LineDash.allCases.filter { $0 != .solid }
    return earlierOnes(beforeSeries: number).map { dashes[$0 % dashes.count] }
  }

  /// Whether any series has a pattern, wanted for all or not: many lines have some in any case, surfaces have not. What
  /// shows a sum alone, or prices, has none.
  func hasPatterns(areWanted: Bool) -> Bool {
    !kind.isOfPrices && !kind.drawsSum && (areWanted || !kind.isFilled)
      && (LinePattern.areTelling(of: series.count, areWanted: areWanted) || showsEarlier)
  }
}
