public import ChartCore

/// How much of the accent a marked or selected range has.
private let bandOpacity = 0.13

extension ChartPicture {
  /// The same picture with a second moment marked beside the indicator, and the sums of its table where they are known.
  public func marking(_ mark: Double?, sums: RangeSums?) -> ChartPicture {
    var picture = self
    (picture.mark, picture.sums) = (mark, sums)
    return picture
  }

  /// The same picture with a range of x selected by a hand that holds it, or none.
  public func selecting(_ selection: ClosedRange<Double>?) -> ChartPicture {
    var picture = self
    picture.selection = selection
    return picture
  }

  /// The points from the indicator's to the marked one, the same ones however many are drawn as one; nil where one of
  /// them is missing, or the kind has no range.
  var markedIndexes: ClosedRange<Int>? {
    guard let mark, let read = readIndex, table.kind.hasAxes, !table.isCrowd else { return nil }
    let marked = table.index(reading: mark)
    return marked == read ? nil : min(marked, read)...max(marked, read)
  }

  /// The point whose values are told where one is read: of periods that are drawn as one the last.
  public func pointTold(at index: Int) -> Int { indexes(readWith: index).upperBound - 1 }

  /// What shows the range between both moments: a band, and a hairline at the marked one.
  var markedItems: [Scene.Item] {
    guard let mark, let indexes = markedIndexes else { return [] }
    let places = [indexes.lowerBound, indexes.upperBound].map(place(of:))
    let band = band(places[0].lowerBound...max(places[0].lowerBound, places[1].upperBound))
    if table.kind.isFilled { return band }
    let index = table.index(reading: mark)
    return band + hairlineAndRings(at: index)
  }

  /// What shows the selected range.
  var selectedItems: [Scene.Item] {
    guard let selection else { return [] }
    let (lower, upper) = (xScale(selection.lowerBound), xScale(selection.upperBound))
    return band(lower...max(lower, upper))
  }

  private func band(_ place: ClosedRange<Double>) -> [Scene.Item] {
    let edges = layout.rangeEdges
    let left = place.lowerBound.clamped(to: edges).rounded()
    let right = place.upperBound.clamped(to: edges).rounded()
    guard right > left else { return [] }
    let rect = Rect(left, 0, right - left, max(0, layout.plot.height - Self.lowerInset))
    let band = Scene.Item.rectangle(rect, fill: style.theme.accent.faded(by: bandOpacity))
    // On surfaces a band is hardly seen: what is beside it steps back.
    return (table.kind.isFilled ? veil(besides: left...right) : []) + [band]
  }

  /// What the card is called: its point, or the range between both moments.
  func cardTitle(ofPoint index: Int) -> String {
    guard let marked = markedIndexes else { return words(ofPoint: index) }
    return style.formats.points(marked, of: table)
  }
}
