import ChartCore

/// The rows below which the sum gives way to the series.
private let leastRowsForSum = 4

/// A line of the indicator's card below its date.
struct CardRow {
  /// At the left, or after the percentage.
  var name: String
  /// At the right, bold; empty for a note.
  var value = ""
  /// At the left, bold; usually empty.
  var percent = ""
  /// Of the value, or of a note.
  var color: Color
  /// How wide the value is, in pixels.
  var valueWidth = 0.0

  /// Whether it is a sentence that has the line to itself.
  var isNote: Bool { value.isEmpty }
}

/// What the indicator's card says of a point: each visible series, their sum where they stand on or
/// in front of each other as bars or areas, and the remark, if there is one.
struct CardRows {
  private let picture: ChartPicture
  private let index: Int
  private let series: [Int]
  private let percents: [Int: Int]

  /// The rows for the point `index` of a picture's table.
  init(_ picture: ChartPicture, index: Int) {
    self.picture = picture
    self.index = index
    let series = picture.table.series.indices.filter(picture.isOn)
    self.series = series
    let isShare = picture.table.kind.stacking == .percentages
    let values = series.map { picture.table.series[$0].column[index] }
    percents =
      isShare ? Dictionary(uniqueKeysWithValues: zip(series, percentages(rounded: values))) : [:]
  }

  /// How many rows there would be if there were room for all.
  var count: Int { series.count + (hasSum ? 1 : 0) + (picture.remark == nil ? 0 : 1) }

  /// As many rows as there is room for: the remark first of all, and in place of the series that
  /// have none a note of how many there are.
  func fitting(_ room: Int) -> [CardRow] {
    guard room > 0 else { return [] }
    let remark = picture.remark.map { [note($0.text)] } ?? []
    let sum = hasSum && (count <= room || room >= leastRowsForSum) ? [sumRow] : []
    return rows(fitting: room - remark.count - sum.count) + sum + remark
  }

  private func rows(fitting room: Int) -> [CardRow] {
    if series.count <= room { return series.map(row) }
    guard room > 0 else { return [] }
    return series.prefix(room - 1).map(row) + [note("+\(series.count - room + 1) more")]
  }

  private func row(ofSeries number: Int) -> CardRow {
    let (style, series) = (picture.style, picture.table.series[number])
    return CardRow(
      name: series.name, value: text(series.column[index]),
      percent: percents[number].map(style.formats.percent) ?? "",
      color: style.theme.seriesTextColor(of: series, on: style.theme.tooltip))
  }

  private var hasSum: Bool {
    series.count > 1 && picture.table.kind.hasSum
  }

  private var sumRow: CardRow {
    let values = series.map { picture.table.series[$0].column[index] }.filter { !$0.isNaN }
    return CardRow(
      name: "All", value: text(values.isEmpty ? .nan : values.reduce(0, +)),
      color: picture.style.theme.text)
  }

  private func note(_ text: String) -> CardRow {
    CardRow(name: text, color: picture.style.theme.dim)
  }

  private func text(_ value: Double) -> String {
    picture.style.formats.value(value, unit: picture.table.presentation.unit)
  }
}
