extension Table {
  /// The bars of a histogram of values that are called so, over these; one without any where there is none.
  init(
    countedBy histogram: Histogram?, of name: String, unit: MeasureUnit?, called title: String,
    number: Int, _ words: Words
  ) {
    var presentation = Presentation()
    (presentation.xKind, presentation.addsUp) = (.numbers, true)
    presentation.xName = unit == nil ? name : name.withoutUnit
    presentation.xUnit = unit?.textIfAny
    let edges = histogram?.edges ?? [0]
    if let histogram {
      presentation.layout.openingRange = edges[0]...edges[edges.count - 1] + histogram.width
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
