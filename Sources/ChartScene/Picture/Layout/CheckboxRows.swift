/// Check buttons beside each other, wrapped into rows, from the origin.
struct CheckboxRows {
  /// Each button's place, in the order of the series.
  private(set) var rects: [Rect] = []

  /// No buttons.
  init() {}

  /// Buttons of these widths, none wider than a row.
  init(widths: [Double], inner: Double, gap: Double, height: Double) {
    var corner = Point(0, 0)
    rects.reserveCapacity(widths.count)
    for width in widths.map({ min($0, inner) }) {
      if corner.x > 0 && corner.x + width > inner { corner = Point(0, corner.y + height + gap) }
      rects.append(Rect(corner.x, corner.y, width, height))
      corner.x += width + gap
    }
  }

  /// From the first row's upper to the last row's lower edge.
  var height: Double { rects.last?.maxY ?? 0 }

  /// How many rows there are.
  var count: Int { Set(rects.map(\.y)).count }

  /// The rows that fit into `height`.
  func fitting(_ height: Double) -> CheckboxRows {
    var rows = CheckboxRows()
    rows.rects = Array(rects.prefix { $0.maxY <= height })
    return rows
  }
}

/// The inner lengths of a check button, in pixels.
struct CheckboxMeasures {
  /// How much larger than usual text is.
  let textScale: Double
  /// Whether a sample of the line is before the name.
  var hasSample = false

  /// The longest name shown whole; longer ones end in an ellipsis.
  var longestName: Double { 220 * textScale }
  /// The button's height, half of which is the radius of its ends.
  var height: Double { (34 + 16 * (textScale - 1)).rounded() }
  /// From the left end to the tick.
  var beforeTick: Double { 12 * textScale }
  /// The tick's width.
  var tick: Double { 13 * textScale }
  /// From the left end to the sample of the line, and how long that is.
  var beforeSample: Double { 31 * textScale }
  var sample: Double { LinePattern.sampleWidth * textScale }
  /// From the left end to the name.
  var beforeName: Double { beforeSample + (hasSample ? sample + 8 * textScale : 0) }
  /// From the name to the right end.
  var afterName: Double { 14 * textScale }

  /// What a button of a size has for its name.
  func nameRoom(in size: Size) -> Double { size.width - beforeName - afterName }

  /// The width of a button whose name is this wide.
  func width(ofName name: Double) -> Double {
    (beforeName + min(name, longestName) + afterName).rounded(.up)
  }
}
