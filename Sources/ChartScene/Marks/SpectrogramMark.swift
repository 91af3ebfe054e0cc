import ChartCore

/// So many colours are told apart, the weakest of which is nearly clear.
private let (colorCount, weakest) = (64, 0.06)
/// No level is above this.
private let highestLevel = 255

/// The cells of a spectrogram, one column a piece or, of more than there are pixels, of several, and one row a pixel.
struct SpectrogramMark {
  let shown: ShownSpectrogram
  let xScale: LinearScale
  let yScale: ValueScale
  /// Where the range is in the plot.
  let area: Rect
  let theme: Theme

  /// The cells of what is seen, none where that is nothing. Time in proportion to the pixels, and to the cells seen.
  func items() -> [Scene.Item] {
    let (columns, rows) = (columns, Int(area.height.rounded(.up)))
    guard !columns.isEmpty, rows > 0, rows <= 1 << 14 else { return [] }
    let places = (0..<rows).map(rows(atPixel:))
    var shades = [UInt8](repeating: 0, count: rows * columns.count)
    for (place, column) in columns.enumerated() {
      let pieces = column * piecesPerColumn..<min((column + 1) * piecesPerColumn, count)
      let levels = shown.spectrogram.levels(ofPieces: pieces)
      for (row, part) in places.enumerated() where !part.isEmpty {
        let level = part.reduce(0) { max($0, Int(levels[$1])) }
        shades[row * columns.count + place] = UInt8(1 + level * (colorCount - 1) / highestLevel)
      }
    }
    // A lone piece has all of the plot, whose range has no length.
    let ends =
      count > 1
      ? (edge(ofColumn: columns.lowerBound), edge(ofColumn: columns.upperBound))
      : (area.x, area.maxX)
    let (left, right) = ends
    let cells = ShadedCells(
      columns: columns.count, rows: rows, shades: shades, colors: Self.colors(theme))
    return [.clipped(area, [.cells(Rect(left, 0, right - left, Double(rows)), cells)])]
  }

  /// From nearly clear to what stands out most.
  static func colors(_ theme: Theme) -> [Color] {
    ColorRamp(theme, count: colorCount).colors.enumerated().map { place, color in
      let share = Double(place) / Double(colorCount - 1)
      return color.faded(by: weakest + (1 - weakest) * min(1, 2 * share))
    }
  }

  /// How many pieces a column has: no column is slimmer than a pixel.
  private var piecesPerColumn: Int {
    let width = (xScale(shown.start + shown.spacing) - xScale(shown.start)).magnitude
    return width > 0 ? max(1, Int(clamping: (1 / width).rounded(.up))) : count
  }

  private var count: Int { shown.spectrogram.pieceCount }

  /// The columns that are seen: groups of pieces that stay together while the range moves.
  private var columns: Range<Int> {
    func column(_ pixel: Double) -> Int {
      let piece = (xScale.invert(pixel) - shown.start) / shown.spacing + 0.5
      return Int(clamping: (piece / Double(piecesPerColumn)).rounded(.down))
    }
    let count = (count + piecesPerColumn - 1) / piecesPerColumn
    let first = max(0, column(area.x))
    return first..<max(first, min(column(area.maxX) + 1, count))
  }

  /// Where a column begins: halfway from the piece before.
  private func edge(ofColumn column: Int) -> Double {
    xScale(shown.start + (Double(column * piecesPerColumn) - 0.5) * shown.spacing)
  }

  /// The rows of frequencies that a row of pixels has.
  private func rows(atPixel row: Int) -> Range<Int> {
    let ends = [yScale.invert(Double(row)), yScale.invert(Double(row) + 1)]
    guard ends.allSatisfy(\.isFinite) else { return 0..<0 }
    return shown.rows(of: min(ends[0], ends[1])...max(ends[0], ends[1]))
  }
}
