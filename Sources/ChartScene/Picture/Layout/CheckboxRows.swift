/// Rows are even to so many pixels.
private let evenness = 8.0

/// Check buttons beside each other, wrapped into rows about as long as each other, from the origin.
struct CheckboxRows {
  /// Each button's place, in the order of the series.
  private(set) var rects: [Rect] = []

  /// No buttons.
  init() {}

  /// Buttons of these widths, none wider than a row.
  init(widths: [Double], inner: Double, gap: Double, height: Double) {
    let widths = widths.map { min($0, inner) }
    let length = Self.evenLength(of: widths, inner: inner, gap: gap)
    rects = Self.places(of: widths, in: length, gap: gap).map { place in
      Rect(place.x, Double(place.row) * (height + gap), place.width, height)
    }
  }

  /// How many rows buttons of these widths need.
  static func count(of widths: [Double], inner: Double, gap: Double) -> Int {
    (places(of: widths.map { min($0, inner) }, in: inner, gap: gap).last?.row ?? -1) + 1
  }

  /// The shortest rows that are as few as those of the whole width, of which the last one is no longer than the first.
  private static func evenLength(of widths: [Double], inner: Double, gap: Double) -> Double {
    let rows = count(of: widths, inner: inner, gap: gap)
    guard rows > 1 else { return inner }
    return stride(from: widths.max() ?? inner, to: inner, by: evenness).first { length in
      let places = places(of: widths, in: length, gap: gap)
      guard let last = places.last, last.row == rows - 1 else { return false }
      let first = places.last { $0.row == 0 } ?? last
      return last.x + last.width <= first.x + first.width
    } ?? inner
  }

  /// The row of each button, and where it is there.
  private static func places(
    of widths: [Double], in length: Double, gap: Double
  ) -> [(row: Int, x: Double, width: Double)] {
    var (row, x) = (0, 0.0)
    return widths.map { width in
      if x > 0 && x + width > length { (row, x) = (row + 1, 0) }
      defer { x += width + gap }
      return (row, x, width)
    }
  }

  /// From the first row's upper to the last row's lower edge.
  var height: Double { rects.last?.maxY ?? 0 }

  /// How many rows there are.
  var count: Int { Set(rects.map(\.y)).count }
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
