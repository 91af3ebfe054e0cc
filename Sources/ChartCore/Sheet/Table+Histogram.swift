extension Table {
  /// The bars of a histogram of values that are called so, over these; one without any where there is none.
  init(
    countedBy histogram: Histogram?, of name: String, called title: String, number: Int,
    _ words: Words
  ) {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.addsUp) = (.numbers, name, true)
    let edges = histogram?.edges ?? [0]
    if let last = edges.last, let first = edges.first, first < last {
      presentation.layout.openingRange = first...last
    }
    self.init(
      title: title, kind: .bars, x: Column(edges),
      series: [
        Series(
          number: number, name: words("Count"),
          column: histogram.map { Column($0.counts.map(Double.init)) } ?? Column(gaps: 1))
      ], presentation: presentation)
  }
}
