import ChartCore

/// Between the card's edge and its words, between columns, and between a row and the next, in large letters of 1.
private let (padding, columnGap, rowHeight, headingHeight) = (10.0, 14.0, 18.0, 18.0)
/// A name is no wider than this.
private let widestName = 130.0
/// A line of a note is no wider than this, and a note has so many.
private let (widestNote, mostNoteLines) = (280.0, 4)

/// The card of a range between two marks: its ends, how many points there are, and a table of what each series comes to.
///
/// Series are rows where the plot is wide enough; else one or two of them are columns, and of more the last figures are
/// left out. Where rows have no room there is a note of how many more there are.
struct MarkedCard {
  private let heading: CardHeading
  private let style: ChartStyle
  private let plot: Size
  private let shift: Double
  /// The cells row by row, the first of each row its name; the first row is the heads.
  private var grid: [[Cell]]
  /// The sentences below the table.
  private var notes: [String]
  private var columns: [Double]

  private struct Cell {
    var text: String
    var color: Color
    var style: TextStyle
  }

  /// The card of what is marked in a picture beside the point of an index; nil where nothing is.
  init?(_ picture: ChartPicture, index: Int, measure: some TextMeasure) {
    guard let table = picture.markedTable else { return nil }
    style = picture.style
    plot = picture.layout.plot.size
    shift = picture.reading.remark?.shift ?? 0
    heading = CardHeading(
      words: picture.cardTitle(ofPoint: index), hasChevron: picture.role == .overview, style: style)
    let widest = widestNote * style.textScale
    notes =
      picture.notes(atPoint: index).flatMap { [style] note in
        note.text.lines(noWiderThan: widest, most: mostNoteLines) {
          measure.width(of: $0, style: style.plain)
        }
      } + [picture.reading.remark?.text].compactMap(\.self)
    (grid, columns) = ([], [])
    arrange(table, measure: measure)
  }

  private var scale: Double { style.textScale }
  private var room: Size {
    Size(
      plot.width - 2 * IndicatorGeometry.cardMargin - 2 * padding,
      plot.height - 2 * IndicatorGeometry.cardMargin - 2 * padding)
  }

  private mutating func arrange(_ table: MarkedTable, measure: some TextMeasure) {
    var cells = cells(of: table)
    var widths = widths(of: cells, measure)
    if Self.sum(widths) > room.width, table.rows.count <= 2 {
      let turned = cells[0].indices.map { column in cells.map { $0[column] } }
      if height(ofRows: turned.count) <= room.height {
        cells = turned
        widths = self.widths(of: cells, measure)
      }
    }
    while Self.sum(widths) > room.width, widths.count > 2 {
      widths.removeLast()
      cells = cells.map { Array($0.dropLast()) }
    }
    (grid, columns) = (cells, widths)
    cutRows()
  }

  /// Leaves out the rows that have no room, and says how many.
  private mutating func cutRows() {
    let most = Int(
      clamping: ((room.height - headingHeight * scale) / (rowHeight * scale)).rounded(.down))
    guard grid.count + notes.count > most else { return }
    notes = Array(notes.prefix(max(0, most - 2)))
    let left = max(1, most - notes.count)
    guard grid.count > left else { return }
    let kept = max(1, left - 1)
    let more = grid.count - kept
    grid = Array(grid.prefix(kept))
    notes.insert(
      style.words(Phrase(counting: more, one: "+\(more) more", many: "+\(more) more")), at: 0)
  }

  private func cells(of table: MarkedTable) -> [[Cell]] {
    func dim(_ text: String) -> Cell {
      Cell(text: text, color: style.theme.dim, style: style.label)
    }
    return [[dim(table.count)] + table.heads.map(dim)]
      + table.rows.map { row in
        [Cell(text: row.name, color: row.color, style: style.strong)]
          + row.cells.enumerated().map { place, text in
            Cell(
              text: text, color: style.theme.text, style: place == 0 ? style.strong : style.plain)
          }
      }
  }

  /// The widths of the columns, the space before each but the first included.
  private func widths(of cells: [[Cell]], _ measure: some TextMeasure) -> [Double] {
    cells[0].indices.map { column in
      let widest =
        cells.map { row in
          row[column].text.isEmpty
            ? 0 : measure.width(of: row[column].text, style: row[column].style)
        }.max() ?? 0
      return column == 0 ? min(widest, widestName * scale) : widest + columnGap
    }
  }

  private static func sum(_ widths: [Double]) -> Double { widths.reduce(0, +) }

  private func height(ofRows count: Int) -> Double {
    headingHeight * scale + Double(count) * rowHeight * scale
  }
}

extension MarkedCard {
  /// Where the card stands beside a hairline or a column, in pixels.
  func rect(besides place: ClosedRange<Double>, measure: some TextMeasure) -> Rect {
    let notesWidth = notes.map { measure.width(of: $0, style: style.plain) }.max() ?? 0
    let inner = min(
      max(Self.sum(columns), heading.width(measure: measure), notesWidth), max(0, room.width))
    let height = min(height(ofRows: grid.count + notes.count) + 2 * padding, plot.height)
    return IndicatorGeometry.cardRect(
      Size((inner + 2 * padding).rounded(.up), height), besides: place, in: plot
    ).moved(x: shift)
  }

  /// The card beside a hairline or a column.
  func items(besides place: ClosedRange<Double>, measure: some TextMeasure) -> [Scene.Item] {
    let rect = rect(besides: place, measure: measure)
    let inner = rect.inset(horizontally: padding, vertically: padding)
    return floatingCard(rect, theme: style.theme)
      + heading.items(in: inner, height: headingHeight * scale)
      + style.laid(
        grid.indices.flatMap { items(ofRow: $0, in: inner) }
          + notes.indices.map { note($0, in: inner) }, in: inner)
  }

  private func items(ofRow row: Int, in inner: Rect) -> [Scene.Item] {
    var end = inner.x
    return grid[row].indices.compactMap { column in
      let cell = grid[row][column]
      end += columns[column]
      guard !cell.text.isEmpty else { return nil }
      return .text(
        Text(
          cell.text, at: Point(column == 0 ? inner.x : end, baseline(ofRow: row, in: inner)),
          anchor: column == 0 ? .leading : .trailing, style: cell.style, color: cell.color,
          maximumWidth: columns[column]))
    }
  }

  private func note(_ number: Int, in inner: Rect) -> Scene.Item {
    .text(
      Text(
        notes[number], at: Point(inner.x, baseline(ofRow: grid.count + number, in: inner)),
        style: style.plain, color: style.theme.dim, maximumWidth: inner.width))
  }

  private func baseline(ofRow row: Int, in inner: Rect) -> Double {
    let middle = inner.y + headingHeight * scale + (Double(row) + 0.5) * rowHeight * scale
    return style.plain.baseline(centredOn: middle + 1)
  }
}
