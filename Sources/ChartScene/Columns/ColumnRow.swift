public import ChartCore

private let padding = 10.0
/// The most of a row's width that its line has, and the most pixels.
private let (sparkPart, widestSpark) = (0.36, 96.0)

/// A name is told from those of so many columns before and behind its own.
private let mostNear = 8

/// A column's row in the list of a file's columns: its check mark, its name over its range, and its line.
public struct ColumnRow {
  /// The table that the column is of, and its place there.
  private let table: Table
  private let series: Int
  private let name: String
  private let color: Color
  private let style: ChartStyle
  /// What is said of where people have put it.
  private let remark: String?

  /// The row of a table's series, under the name and in the colour that it has on its chart; `remark` says where
  /// people have put it.
  public init(
    of table: Table, series: Int, shownAs shown: Series, remark: String? = nil,
    style: ChartStyle
  ) {
    (self.table, self.series, self.remark, self.style) = (table, series, remark, style)
    name = shown.name
    color = style.theme.seriesColor(of: shown)
  }

  /// A row's height in pixels, for letters of a size.
  public static func height(textScale: Double) -> Double { (52 * textScale).rounded() }

  /// The row in so many pixels; `isOn` where the column is on a chart.
  public func scene(_ size: Size, isOn: Bool, measure: some TextMeasure) -> Scene {
    let check = (18 * style.textScale).rounded()
    let left = padding + check + 12 * style.textScale
    let spark = sparkPlace(in: size)
    let room = max(0, spark.x - left - padding)
    let mark = CheckMark(at: Point(padding, size.height / 2), side: check)
    let font = isOn ? style.strong : style.plain
    let (name, cut) = name(in: room, font, measure)
    return Scene(
      size: size,
      items: mark.items(isOn: isOn, color, style)
        + [
          text(name, font, at: left, size.height * 0.34, room, isOn, cut),
          text(caption, style.label, at: left, size.height * 0.7, room, false, .end),
          .moved(
            Point(spark.x, spark.y),
            SparkLine(of: table, series: series, in: spark.size).items(color)),
        ])
  }

  /// What stands below the name: from the lowest to the highest value, and where people have put it.
  public var caption: String { [range, remark].compactMap(\.self).joined(separator: ", ") }

  /// From the lowest to the highest value, in few digits.
  private var range: String {
    guard let extent = table.valueExtent(ofSeries: series, at: 0..<table.pointCount) else {
      return style.words("no value")
    }
    return style.formats.extent(extent)
  }

  private func sparkPlace(in size: Size) -> Rect {
    let width = min(widestSpark * style.textScale, size.width * sparkPart).rounded()
    let height = (26 * style.textScale).rounded()
    return Rect(size.width - padding - width, ((size.height - height) / 2).rounded(), width, height)
  }

  private func text(
    _ string: String, _ font: TextStyle, at x: Double, _ middle: Double, _ room: Double,
    _ isStrong: Bool, _ cut: TextCut
  ) -> Scene.Item {
    .text(
      Text(
        string, at: Point(x, font.baseline(centredOn: middle).rounded()), style: font,
        color: isStrong || font != style.label ? style.theme.text : style.theme.dim,
        maximumWidth: room, cut: cut))
  }

  /// The name, and where it is cut if there is too little room: so that it is told from those around it.
  private func name(
    in room: Double, _ font: TextStyle, _ measure: some TextMeasure
  ) -> (String, TextCut) {
    guard measure.width(of: name, style: font) > room else { return (name, .end) }
    let near = table.series.indices.clamped(to: series - mostNear..<series + mostNear + 1)
    let names = near.map { $0 == series ? name : table.series[$0].name }
    let cut = NameCut(of: names, in: room, font, measure: measure)
    return (cut.shortened(name), cut.place)
  }
}
