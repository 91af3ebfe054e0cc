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
    guard low != high else { return "\(name): always \(told(low))." }
    return "\(name): lowest \(told(low)) at \(shortPoint(low, of: table)), "
      + "highest \(told(high)) at \(shortPoint(high, of: table))\(trend(column, indexes, told))."
  }

  /// `, rising from 3 to 7`; nothing where an end is a gap.
  private func trend(
    _ column: Column, _ indexes: Range<Int>, _ told: (Int) -> String
  ) -> String {
    let (first, last) = (indexes.lowerBound, indexes.upperBound - 1)
    let change = column[last] - column[first]
    guard change.isFinite else { return "" }
    let word = change > 0 ? "rising" : change < 0 ? "falling" : "ending as it began,"
    return ", \(word) from \(told(first)) to \(told(last))"
  }
}
