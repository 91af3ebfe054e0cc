import ChartCore

extension JSONSeries {
  /// Tables of the same columns as one, where each begins after the one before it ends: hours in an array for each day.
  /// The tables themselves where they are otherwise. Linear time.
  static func continued(_ tables: [JSONTable]) -> [JSONTable] {
    guard tables.count > 1, let first = tables.first, let names = first.names,
      tables.allSatisfy({ $0.names == names && $0.hasMoments && $0.xColumn == first.xColumn })
    else { return tables }
    let spans = tables.compactMap(\.span)
    guard spans.count == tables.count,
      zip(spans, spans.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound })
    else { return tables }
    var whole = first
    for table in tables.dropFirst() {
      for (column, list) in table.columns.enumerated() {
        for row in 0..<list.count { whole.columns[column].append(row, of: list) }
      }
    }
    (whole.lines, whole.label, whole.form) = ([], nil, nil)
    return [whole]
  }
}

extension JSONTable {
  /// From its first to its last moment; nil where they are not in order.
  fileprivate var span: ClosedRange<Double>? {
    let list = columns[xColumn]
    let moments = (0..<list.count).compactMap { row -> Double? in
      let text = list.text(row)
      return Double(text)
        ?? CellCursor(text).flatMap { MomentCell($0, order: .monthFirst) }?.milliseconds
    }
    guard moments.count == list.count, let first = moments.first, let last = moments.last,
      first <= last, moments.isMonotone
    else { return nil }
    return first...last
  }
}
