import ChartCore

extension TextTable {
  /// A chart of each pair of columns, the first of which is its x, up to a count.
  func pairTables(atMost count: Int) throws(Fault) -> [Table] {
    var tables: [Table] = []
    for column in stride(from: 0, to: plan.layout.width - 1, by: 2) where tables.count < count {
      if let table = try pairTable(column, column + 1) { tables.append(table) }
    }
    return tables
  }

  private func pairTable(_ xColumn: Int, _ yColumn: Int) throws(Fault) -> Table? {
    guard let x = columns.numbers[xColumn], let y = columns.numbers[yColumn] else { return nil }
    let known = (0..<x.count).filter { x[$0].isFinite && y[$0].isFinite }
    guard !known.isEmpty else { return nil }
    let areMoments = plan.columns[xColumn].isMoment
    let order = known.sorted { x[$0] != x[$1] ? x[$0] < x[$1] : $0 < $1 }
    let ordered = try x.reordered(order)
    let hasOwnClocks = areMoments && !plan.columns[xColumn].saysOffsets
    let values = try y.reordered(order)
    let series = Series(
      id: "y\(yColumn)", number: 0, name: seriesName(yColumn), column: values,
      line: LineForm(of: values))
    return table(
      title: plan.names.names[yColumn], x: hasOwnClocks ? moments(ofLocal: ordered) : ordered,
      series: [series], xColumn: xColumn, asMoments: areMoments,
      isOfOwnClocks: hasOwnClocks && plan.options.place.zone == nil)
  }

  /// What clocks of the zone that is asked for show as moments. Linear time.
  private func moments(ofLocal x: Column) -> Column {
    guard plan.zone != .utc else { return x }
    var clock = LocalClock(plan.zone)
    return Column((0..<x.count).map { clock.moment(ofLocal: x[$0]) })
  }
}
