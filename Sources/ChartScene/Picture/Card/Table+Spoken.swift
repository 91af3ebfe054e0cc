public import ChartCore

/// So many series are told of one by one: more are a list that nobody hears to its end.
private let mostTold = 3

extension Formats {
  /// What there is to see of a table's series in a range, for those who hear it: the lowest and the highest value of
  /// each and when, and from what to what it goes. Of many series the first ones; logarithmic time in the points.
  public func sights(of series: [Int], in table: Table, visible range: ClosedRange<Double>)
    -> String
  {
    guard table.kind.hasAxes else { return "" }
    return series.prefix(mostTold).compactMap { sight(of: $0, in: table, visible: range) }
      .joined(separator: " ")
  }

  private func sight(
    of series: Int, in table: Table, visible range: ClosedRange<Double>
  ) -> String? {
    let column = table.series[series].column
    let indexes =
      table.index(
        atOrAfter: range.lowerBound)..<max(
        table.index(atOrAfter: range.lowerBound), table.index(atOrAfter: range.upperBound.nextUp))
    guard let low = column.index(ofHighest: false, at: indexes),
      let high = column.index(ofHighest: true, at: indexes)
    else { return nil }
    func told(_ index: Int) -> String { value(column[index], unit: table.presentation.unit) }
    let name = table.series[series].name.shortened
    guard low != high else { return words("\(name): always \(told(low)).") }
    let extremes: Phrase = """
      \(name): lowest \(told(low)) at \(shortPoint(low, of: table)), \
      highest \(told(high)) at \(shortPoint(high, of: table))
      """
    return words(trend(extremes, column, indexes, told))
  }

  /// The sentence with `, rising from 3 to 7` at its end; without it where an end is a gap.
  private func trend(
    _ extremes: Phrase, _ column: Column, _ indexes: Range<Int>, _ told: (Int) -> String
  ) -> Phrase {
    let (first, last) = (indexes.lowerBound, indexes.upperBound - 1)
    let change = column[last] - column[first]
    guard change.isFinite else { return "\(extremes)." }
    if change > 0 { return "\(extremes), rising from \(told(first)) to \(told(last))." }
    if change < 0 { return "\(extremes), falling from \(told(first)) to \(told(last))." }
    return "\(extremes), ending as it began, from \(told(first)) to \(told(last))."
  }
}
