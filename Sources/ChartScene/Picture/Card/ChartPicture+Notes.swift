public import ChartCore

/// From a note's words to the edges of its label, and the height of the label in large letters of 1.
private let (labelPadding, labelHeight) = (7.0, 21.0)
/// The space between labels, and from the plot's upper edge to the first.
private let labelGap = 4.0
/// Labels are no wider than this.
private let widestLabel = 190.0
/// So many labels stand one under the other; notes that find no room are marks alone.
private let mostRows = 3
private let (cornerRadius, markWidth, bandOpacity) = (6.0, 1.0, 0.07)

extension ChartPicture {
  /// The same picture with what people wrote on it.
  public func noting(_ notes: [ChartNote]) -> ChartPicture {
    var picture = self
    picture.notes = notes
    return picture
  }

  /// The notes that are seen: a mark for each, and its words where they find room.
  func noteItems(measure: some TextMeasure) -> [Scene.Item] {
    guard table.kind.hasAxes else { return [] }
    var ends = [Double](repeating: -.infinity, count: mostRows)
    return visibleNotes.flatMap { note, place -> [Scene.Item] in
      let mark = mark(of: note, at: place)
      let width = labelWidth(of: note, measure: measure)
      let left = (place.lowerBound - labelPadding)
        .clamped(
          to: layout.rangeEdges
            .lowerBound...max(
              layout.rangeEdges.lowerBound, layout.plot.width - width))
      guard let row = ends.firstIndex(where: { $0 <= left }) else { return mark }
      ends[row] = left + width + labelGap
      return mark + label(of: note, left: left, row: row, width: width)
    }
  }

  /// What is written at a point, or about a range that it is in.
  func notes(atPoint index: Int) -> [ChartNote] {
    notes.filter { $0.range.contains(table.x[index]) }
  }

  private var visibleNotes: [(ChartNote, ClosedRange<Double>)] {
    notes.compactMap { note in
      let (first, last) = (
        table.index(reading: note.range.lowerBound), table.index(reading: note.range.upperBound)
      )
      let lower = note.isAtPoint ? middle(of: first) : place(of: first).lowerBound
      let upper = note.isAtPoint ? lower : place(of: last).upperBound
      let edges = layout.rangeEdges
      guard upper >= edges.lowerBound, lower <= edges.upperBound else { return nil }
      return (note, lower...max(lower, upper))
    }
  }

  private func middle(of index: Int) -> Double {
    let place = place(of: index)
    return (place.lowerBound + place.upperBound) / 2
  }

  private func mark(of note: ChartNote, at place: ClosedRange<Double>) -> [Scene.Item] {
    let height = max(0, layout.plot.height - Self.lowerInset)
    let color = style.theme.accent
    if note.isAtPoint {
      let x = (place.lowerBound - markWidth / 2).rounded()
      return [.rectangle(Rect(x, 0, markWidth, height), fill: color.faded(by: 0.7))]
    }
    let left = place.lowerBound.clamped(to: layout.rangeEdges)
    let right = place.upperBound.clamped(to: layout.rangeEdges)
    return [
      .rectangle(
        Rect(left, 0, max(markWidth, right - left), height), fill: color.faded(by: bandOpacity)),
      .rectangle(Rect(left, 0, max(markWidth, right - left), 2), fill: color),
    ]
  }

  private func labelWidth(of note: ChartNote, measure: some TextMeasure) -> Double {
    let words = measure.width(of: note.text, style: style.label)
    return min(words, widestLabel * style.textScale) + 2 * labelPadding
  }

  private func label(
    of note: ChartNote, left: Double, row: Int, width: Double
  ) -> [Scene.Item] {
    let height = labelHeight * style.textScale
    let rect = Rect(left, labelGap + Double(row) * (height + labelGap), width, height)
    let baseline = style.label.baseline(centredOn: rect.y + height / 2)
    return [
      .rectangle(rect, radius: cornerRadius, fill: style.theme.tooltip),
      .outline(
        rect.inset(horizontally: 0.5, vertically: 0.5), radius: cornerRadius - 0.5, width: 1,
        color: style.theme.accent),
      .text(
        Text(
          note.text, at: Point(rect.x + labelPadding, baseline), style: style.label,
          color: style.theme.text, maximumWidth: width - 2 * labelPadding)),
    ]
  }
}
