import ChartCore

/// Years that end names.
private let yearsOfNames = 1900...2100

extension AcrossHeader {
  /// Columns that are called by a word and a year each, `pop_2018, pop_2019, gdp_2018`: a header for each word. None where
  /// fewer than two years follow each other.
  static func stems(_ names: [String], over kinds: [CellShape.ValueKind?]) -> [AcrossHeader] {
    var headers: [AcrossHeader] = []
    var start = 0
    while start < names.count {
      let stem = parted(names[start])?.stem
      let end = (start..<names.count).first { stem == nil || parted(names[$0])?.stem != stem }
      let columns = start..<max(start + 1, end ?? names.count)
      if let header = AcrossHeader(columns, stem, names, kinds) { headers.append(header) }
      start = columns.upperBound
    }
    let count = headers.map(\.columns.count).reduce(0, +)
    return count > 2 ? headers : []
  }

  private init?(
    _ columns: Range<Int>, _ stem: String?, _ names: [String], _ kinds: [CellShape.ValueKind?]
  ) {
    let years = columns.compactMap { parted(names[$0])?.year }
    // Numbers that go on beyond those of years count anything.
    let goesOn = [columns.lowerBound - 1, columns.upperBound].contains { column in
      names.indices.contains(column) && stem.map { isNumbered(names[column], $0) } ?? false
    }
    guard !goesOn, columns.count > 1, years.count == columns.count,
      years.map(Double.init).isStrictlyMonotone,
      columns.allSatisfy({ [nil, .number].contains(kinds[$0]) })
    else { return nil }
    self.init(
      kind: .moments, columns: columns,
      values: years.compactMap { CivilDate(year: $0, month: 1, day: 1)?.milliseconds }, title: stem)
  }
}

/// The word and the year of a name; nil for others.
private func parted(_ name: String) -> (stem: String, year: Int)? {
  let name = name.trimmed
  guard let year = Int(name.suffix(4)), yearsOfNames.contains(year) else { return nil }
  let stem = String(name.dropLast(4)).trimmed
  // Numbers right behind words count anything.
  let bare = stem.trimmingSuffix(" _-.:")
  let isParted = bare.count < name.count - 4
  return isParted && bare.contains(where: \.isLetter) ? (bare, year) : nil
}

/// Whether a name is a word and a number behind it.
private func isNumbered(_ name: String, _ stem: String) -> Bool {
  name.hasPrefix(stem) && name.last?.isNumber ?? false
}

extension String {
  fileprivate func trimmingSuffix(_ signs: String) -> String {
    String(reversed().drop { signs.contains($0) }.reversed())
  }
}
