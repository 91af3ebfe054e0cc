// Charts that are made of the values that are seen on another one.
extension Board {
  /// A computed column whose chart is made of other points than those that are seen now.
  public struct Outdated: Equatable, Sendable {
    /// Which column it is.
    public let column: Int
    /// The x of the points that are seen.
    public let range: ClosedRange<Double>
    /// How many these are.
    public let pointCount: Int
  }

  /// The first computed column that no longer is of what is seen; nil where all are. Linear time in the computed columns.
  public var outdated: Outdated? {
    let first = catalog.count - catalog.computed.count
    for (place, column) in catalog.computed.enumerated() where column.formula.followsRange {
      guard let range = range(seenOfTable: column.table), range != column.range else { continue }
      let count = catalog.tables[column.table].indexes(inside: range).count
      return Outdated(column: first + place, range: range, pointCount: count)
    }
    return nil
  }

  /// Has all charts that are made of what is seen be of that. Time as that of their formulas.
  public mutating func followRanges() {
    while let next = outdated { _ = narrow(next.column, to: next.range, nil) }
  }

  /// The x that is seen of a table of the files: on the first chart that is its own; nil where there is none.
  private func range(seenOfTable table: Int) -> ClosedRange<Double>? {
    guard let chart = charts.first(where: { $0.content.origin == table }) else { return nil }
    let (seen, own) = (chart.overview.visibleRange, catalog.tables[table].presentation.sessions)
    // People may see prices without the time in which nothing is traded.
    guard chart.table.presentation.sessions != own else { return seen }
    let moments = chart.table.moments(of: seen)
    return own?.times(of: moments) ?? moments
  }

  /// Has the chart of a column be of the points in a range.
  mutating func narrow(
    _ column: Int, to range: ClosedRange<Double>, _ values: ComputedValues?
  ) -> Change {
    let place = column - (catalog.count - catalog.computed.count)
    guard catalog.computed.indices.contains(place) else { return .nothing }
    var computed = catalog.computed
    computed[place] = computed[place].narrowed(to: range, values)
    catalog = catalog.computing(computed)
    guard let chart = chart(ofColumn: column) else { return .views }
    let content = charts[chart].content
    charts[chart] = charts[chart].moved(to: content, catalog.table(of: content, in: sheet))
    return .views
  }
}
