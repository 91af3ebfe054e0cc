import ChartCore

/// How much of the accent a marked or selected range has.
private let bandOpacity = 0.13

extension ChartPicture {
  /// The points from the indicator's to the marked one, the same ones however many are drawn as one; nil where one of
  /// them is missing, or the kind has no range.
  var markedIndexes: ClosedRange<Int>? {
    guard let mark = reading.mark, let read = readIndex, table.kind.hasAxes, !table.isCrowd else {
      return nil
    }
    let marked = table.index(reading: mark)
    return marked == read ? nil : table.points(from: min(marked, read), through: max(marked, read))
  }

  /// The point whose values are told where one is read: of periods that are drawn as one the last.
  public func pointTold(at index: Int) -> Int { indexes(readWith: index).upperBound - 1 }

  /// What shows the range between both moments: a band, and a hairline at the marked one.
  var markedItems: [Scene.Item] {
    let band = markedPlace.map(band) ?? []
    guard let mark = reading.mark, markedIndexes != nil, !table.kind.isFilled else { return band }
    let index = table.index(reading: mark)
    return band + (isInPlot(place(of: index)) ? hairlineAndRings(at: index) : [])
  }

  /// What shows the selected range.
  var selectedItems: [Scene.Item] { selectedPlace.map(band) ?? [] }

  /// What steps back on surfaces, where a band is hardly seen: all beside what is marked and what is selected.
  var veilBesidesBands: [Scene.Item] {
    guard table.kind.isFilled else { return [] }
    return [selectedPlace, markedPlace].compactMap(\.self).flatMap(veil)
  }

  private var markedPlace: ClosedRange<Double>? {
    guard let indexes = markedIndexes else { return nil }
    let (first, last) = (place(of: indexes.lowerBound), place(of: indexes.upperBound))
    return seen(first.lowerBound...max(first.lowerBound, last.upperBound))
  }

  private var selectedPlace: ClosedRange<Double>? {
    guard let selection = reading.selection else { return nil }
    let (lower, upper) = (xScale(selection.lowerBound), xScale(selection.upperBound))
    return seen(lower...max(lower, upper))
  }

  /// The part of a place within the plot, on whole pixels; nil where there is none.
  private func seen(_ place: ClosedRange<Double>) -> ClosedRange<Double>? {
    let edges = layout.rangeEdges
    let left = place.lowerBound.clamped(to: edges).rounded()
    let right = place.upperBound.clamped(to: edges).rounded()
    return right > left ? left...right : nil
  }

  private func band(_ place: ClosedRange<Double>) -> [Scene.Item] {
    let rect = Rect(place.lowerBound, 0, place.span, layout.foot)
    return [.rectangle(rect, fill: style.theme.accent.faded(by: bandOpacity))]
  }

  /// What the card is called: its point, or the range between both moments.
  func cardTitle(ofPoint index: Int) -> String {
    guard let marked = markedIndexes else { return words(ofPoint: index) }
    return style.formats.points(marked, of: table)
  }
}
