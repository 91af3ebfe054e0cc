import ChartCore

/// From a note's words to the edges of its label, and the heights of a line of it and of what is around the lines, in
/// large letters of 1.
private let (labelPadding, lineHeight, labelFrame) = (7.0, 16.0, 5.0)
/// The space between labels, and from the plot's lower edge to the first.
private let labelGap = 4.0
/// Labels are no wider than this, and have no more lines.
private let (widestLabel, mostLines) = (220.0, 3)
/// So many labels stand one over the other; notes that find no room are marks alone.
private let mostRows = 3
private let (cornerRadius, markWidth, bandOpacity) = (6.0, 1.0, 0.07)

extension ChartPicture {
  /// The notes that are seen: a mark for each, and its words where they find room, at the lower edge: the upper one is the
  /// card's.
  func noteItems(measure: some TextMeasure) -> [Scene.Item] {
    guard table.kind.hasAxes else { return [] }
    var rows = [NoteRow](repeating: NoteRow(), count: mostRows)
    var bottom = layout.foot - labelGap
    return visibleNotes.flatMap { note, place -> [Scene.Item] in
      let mark = mark(of: note, at: place)
      let label = label(of: note, at: place, measure: measure)
      guard let row = rows.firstIndex(where: { $0.end <= label.left }) else { return mark }
      let upper = rows[row].bottom ?? bottom
      guard upper - label.height >= 0 else { return mark }
      if rows[row].bottom == nil {
        rows[row].bottom = bottom
        bottom -= label.height + labelGap
      }
      rows[row].end = label.left + label.width + labelGap
      return mark + items(of: label, above: upper)
    }
  }

  /// What is written at a point, or about a range that it is in.
  func notes(atPoint index: Int) -> [ChartNote] {
    reading.notes.filter { $0.range.contains(table.x(at: index)) }
  }

  private var visibleNotes: [(ChartNote, ClosedRange<Double>)] {
    reading.notes.filter { $0.range.overlaps(table.domain) }.compactMap { note in
      let (first, last) = (
        table.index(reading: note.range.lowerBound), table.index(reading: note.range.upperBound)
      )
      let lower = note.isAtPoint ? middle(of: first) : place(of: first).lowerBound
      let upper = note.isAtPoint ? lower : place(of: last).upperBound
      guard isSeen(first...max(first, last)) else { return nil }
      return (note, lower...max(lower, upper))
    }
  }

  /// Whether something of some points is between the edges of the visible range: a bar that ends with one is beyond it,
  /// and is drawn nowhere.
  private func isSeen(_ points: ClosedRange<Int>) -> Bool {
    let edges = layout.rangeEdges
    let start = xScale(table.x(at: points.lowerBound))
    guard table.kind.fillsPeriods else {
      let end = xScale(table.x(at: points.upperBound))
      return end >= edges.lowerBound && start <= edges.upperBound
    }
    let end = xScale(table.end(ofPeriod: points.upperBound))
    return end > edges.lowerBound && start < edges.upperBound
  }

  private func middle(of index: Int) -> Double {
    let place = place(of: index)
    return (place.lowerBound + place.upperBound) / 2
  }

  private func mark(of note: ChartNote, at place: ClosedRange<Double>) -> [Scene.Item] {
    let height = layout.foot
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

  private func label(
    of note: ChartNote, at place: ClosedRange<Double>, measure: some TextMeasure
  ) -> NoteLabel {
    let widest = min(widestLabel * style.textScale, layout.plot.width - 2 * labelPadding)
    let lines = note.text.lines(noWiderThan: widest, most: mostLines) {
      measure.width(of: $0, style: style.label)
    }
    let words = lines.map { measure.width(of: $0, style: style.label) }.max() ?? 0
    let width = min(words.rounded(.up), widest) + 2 * labelPadding
    let edges = layout.rangeEdges
    let last = max(edges.lowerBound, layout.plot.width - width)
    return NoteLabel(
      lines: lines, left: (place.lowerBound - labelPadding).clamped(to: edges.lowerBound...last),
      width: width,
      height: (Double(lines.count) * lineHeight + labelFrame) * style.textScale)
  }

  private func items(of label: NoteLabel, above bottom: Double) -> [Scene.Item] {
    let rect = Rect(label.left, (bottom - label.height).rounded(), label.width, label.height)
    let line = lineHeight * style.textScale
    let first = rect.y + (rect.height - Double(label.lines.count) * line) / 2
    let words = label.lines.enumerated().map { index, words in
      let baseline = style.label.baseline(centredOn: first + (Double(index) + 0.5) * line)
      return Scene.Item.text(
        Text(
          words, at: Point(rect.x + labelPadding, baseline), style: style.label,
          color: style.theme.text, maximumWidth: label.width - 2 * labelPadding))
    }
    return [
      .rectangle(rect, radius: cornerRadius, fill: style.theme.tooltip),
      .outline(
        rect.inset(horizontally: 0.5, vertically: 0.5), radius: cornerRadius - 0.5, width: 1,
        color: style.theme.accent),
    ] + words
  }
}

/// The label of a note: its lines, and where it stands.
private struct NoteLabel {
  let lines: [String]
  let left, width, height: Double
}

/// Labels beside each other: where the last one ends, and the lower edge of all, once there is one.
private struct NoteRow {
  var end = -Double.infinity
  var bottom: Double?
}
