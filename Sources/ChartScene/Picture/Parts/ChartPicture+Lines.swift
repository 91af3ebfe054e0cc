import ChartCore

extension ChartPicture {
  /// All that it says, a line a part: what the part is, and its texts in the order in which they are drawn, with tabs before
  /// them; then what a screen reader says of the figures above the plot, of what there is to see, and of what is read, and
  /// what is copied of that.
  public func lines(measure: some TextMeasure) -> [String] {
    let parts = ChartPart.allCases.compactMap { part -> String? in
      guard layout.rect(of: part) != nil else { return nil }
      let texts = scene(of: part, measure: measure).items.flatMap(\.texts).map(\.onOneLine)
      return texts.isEmpty ? nil : ([part.rawValue] + texts).joined(separator: "\t")
    }
    let copied = (copiedPoint?.split(separator: "\n") ?? []).map { "copied\t\($0)" }
    let shown = table.series.indices.filter(isOn)
    let sights = style.formats.sights(
      of: shown, among: shown, in: table, visible: sample.visibleRange)
    let spoken = [
      ("figures", spokenFigures), ("sights", sights.isEmpty ? nil : sights),
      ("spoken", spokenPoint ?? spokenSector),
    ].compactMap { name, words in words.map { "\(name)\t\($0)" } }
    return parts + spoken + copied
  }
}

extension Scene.Item {
  /// Its texts, and those of the items in it.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text.string]
    case .clipped(_, _, let items), .moved(_, let items), .faded(_, let items):
      items.flatMap(\.texts)
    default: []
    }
  }
}
