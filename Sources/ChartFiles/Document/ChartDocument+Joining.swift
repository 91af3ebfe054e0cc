public import ChartCore

/// What a point of a chart takes that compares others, each of its lines twice, as drawn and as counted; its moment is as
/// large.
private let pointBytes = 8

extension ChartDocument {
  /// The charts of several documents one after the other; nil where there are none. Titles of its own are in a language.
  ///
  /// Where there are several histories of prices, a chart that compares all of them stands behind the second one: many
  /// symbols do not hide it, and documents that come later leave every chart its place. It is left out where there is no
  /// memory for it. Linear time in the points of prices.
  public init?(joining documents: [ChartDocument], _ words: Words = .english) {
    guard let first = documents.first else { return nil }
    var (tables, details): ([Table], [DetailSource]) = ([], [])
    for document in documents {
      for (chart, table) in document.tables.enumerated() where chart != document.comparison {
        tables.append(table)
        details.append(document.details[chart])
      }
    }
    let histories = tables.indices.filter { tables[$0].prices != nil }
    let place = histories.dropFirst().first.map { $0 + 1 }
    var comparison: Int?
    if let place, let compared = tables.compared(words) {
      tables.insert(compared, at: place)
      details.insert(.none, at: place)
      comparison = place
    }
    self.init(
      format: first.format, tables: tables, waiting: documents.flatMap(\.waiting),
      details: details, notices: documents.flatMap(\.notices),
      files: documents.flatMap(\.files),
      activities: ActivityFacts(joining: documents.compactMap(\.activities)),
      health: documents.count == 1 ? first.health : nil, comparison: comparison)
    if documents.contains(where: \.hasUnknownUnit) { self = withUnknownUnit }
  }
}

extension [Table] {
  /// What the prices of the tables are compared in, if there is memory for it.
  fileprivate func compared(_ words: Words) -> Table? {
    let histories = filter { $0.prices != nil }
    let points = histories.reduce(0) { $0 + $1.x.count }
    let (bytes, isTooMuch) = points.multipliedReportingOverflow(
      by: (2 * histories.count + 1) * pointBytes)
    guard !isTooMuch, (try? FreeMemory.check(for: bytes)) != nil else { return nil }
    return Table(comparing: histories, words)
  }
}
