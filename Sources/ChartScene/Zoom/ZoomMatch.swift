import ChartCore

/// A series of an overview, of its detail, or one that both have.
struct ZoomMatch: Equatable, Sendable {
  /// Its index in the overview, nil where it comes.
  let overview: Int?
  /// Its index in the detail, nil where it goes.
  let detail: Int?

  /// The series of two tables: those of one id together, in the detail's order, then what goes.
  static func all(in overview: Table, _ detail: Table) -> [ZoomMatch] {
    let staying = detail.series.indices.map { index in
      let id = detail.series[index].id
      return ZoomMatch(overview: overview.series.firstIndex { $0.id == id }, detail: index)
    }
    let going = overview.series.indices.filter { index in
      !staying.contains { $0.overview == index }
    }
    return staying + going.map { ZoomMatch(overview: $0, detail: nil) }
  }
}

extension ZoomPicture {
  /// The series of both charts.
  var matches: [ZoomMatch] { ZoomMatch.all(in: overview.table, detail.table) }

  /// The colour of a series on its way; what has no partner takes its own from the colour of the
  /// series at its place.
  func color(of match: ZoomMatch) -> Color {
    guard let index = match.detail else {
      return match.overview.map(overview.color(ofSeries:)) ?? overview.style.theme.text
    }
    let own = detail.color(ofSeries: index)
    let place = match.overview ?? index
    guard overview.table.series.indices.contains(place) else { return own }
    return overview.color(ofSeries: place).mixed(with: own, by: progress)
  }

  /// How visible a series is on its way.
  func opacity(of match: ZoomMatch) -> Double {
    let before = match.overview.map(overview.opacity(ofSeries:)) ?? 0
    let after = match.detail.map(detail.opacity(ofSeries:)) ?? 0
    return before.interpolated(to: after, by: progress)
  }
}
