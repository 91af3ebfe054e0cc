/// What the series of a table are sums of, such as sports, each of which may be left out of all of them.
public struct SummedParts: Equatable, Sendable {
  /// What the parts are called, in the order of the series that stand for them elsewhere.
  public let names: [String]
  /// The parts that are in the sums.
  public private(set) var on: Set<Int>
  /// For each series, by its id, its parts.
  private let columns: [String: [Column]]
  /// The decimals that sums have.
  private let decimals: Int
  /// What the table is called while all parts are in its sums; nil as long as they always were.
  fileprivate var title: String?

  /// Parts under names, all of them in the sums: for each series, by its id, as many columns as there are names.
  public init(names: [String], columns: [String: [Column]], decimals: Int) {
    precondition(columns.values.allSatisfy { $0.count == names.count }, "each part has a name")
    (self.names, self.columns, self.decimals) = (names, columns, decimals)
    on = Set(names.indices)
  }

  /// The group of series that stand for parts of these names, and switch them.
  public static func group(of names: [String]) -> String { names.joined(separator: ", ") }

  /// The same parts, of which these are in the sums.
  fileprivate func summing(_ on: Set<Int>, of title: String?) -> SummedParts {
    var parts = self
    parts.title = parts.title ?? title
    parts.on = on.intersection(names.indices)
    return parts
  }

  /// The sum of a series; nil where it is none of these. A gap of one part is a gap. Linear time in the points.
  fileprivate func sum(ofSeries id: String) -> Column? {
    guard let parts = columns[id] else { return nil }
    let length = parts.first?.count ?? 0
    return Column(
      (0..<length).map { point in
        let sum = parts.indices.reduce(0.0) { sum, part in
          // One that is off has the same gaps as the others.
          sum + (on.contains(part) ? 1 : 0) * parts[part][point]
        }
        return sum.rounded(toDecimals: decimals)
      })
  }

  /// What a table of the parts that are on is called.
  fileprivate func title(_ words: Words) -> String? {
    guard let title, on.count < names.count, !on.isEmpty else { return title }
    return words("\(title): \(String.title(listing: on.sorted().map { names[$0] }, words))")
  }
}

extension Table {
  /// The table with these parts in its sums and no others, whose names are then in its title; itself where that changes
  /// nothing, or it has no sums. Linear time in the points and the parts.
  public func summing(_ on: Set<Int>, _ words: Words) -> Table {
    guard let before = presentation.metrics?.parts,
      before.on != on.intersection(before.names.indices)
    else { return self }
    let parts = before.summing(on, of: title)
    return Table(
      title: parts.title(words), kind: kind, x: x,
      series: series.map { series in parts.sum(ofSeries: series.id).map(series.with) ?? series },
      labels: labels, presentation: presented { $0.metrics?.parts = parts }.presentation,
      right: right.isEmpty ? nil : right)
  }
}

extension Series {
  /// The series with other values.
  fileprivate func with(_ column: Column) -> Series {
    var series = self
    (series.column, series.apart) = (column, nil)
    return series
  }
}
