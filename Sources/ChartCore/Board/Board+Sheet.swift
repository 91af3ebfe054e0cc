extension Board {
  /// Has the charts of another sheet. Those that it has already keep their state, one that changes as far as it
  /// still makes sense, and then shows its overview; a new one shows as much as the one in front.
  mutating func rearrange(as sheet: Sheet, from old: [Table], to new: [Table]) {
    let before = self
    let places = Dictionary(
      uniqueKeysWithValues: zip(before.sheet.charts.map(\.id), before.charts.indices))
    let oldPlaces = sheet.charts.map { places[$0.id] }
    let isSame = zip(oldPlaces, new).map { place, table in place.map { old[$0] == table } ?? false }
    let states = new.indices.map { index in
      guard let place = oldPlaces[index] else { return before.fresh(new[index]) }
      return isSame[index]
        ? before.charts[place]
        : before.overview(of: place).rearranged(from: old[place], to: new[index])
    }
    let zooms = new.indices.compactMap { index in
      oldPlaces[index].flatMap { place in before.zooms[place] }
        .flatMap { isSame[index] ? (index, $0) : nil }
    }
    let place = { (chart: Int) in oldPlaces.firstIndex(of: chart) }
    replace(
      sheet, new, states, Dictionary(uniqueKeysWithValues: zooms),
      front: oldPlaces.firstIndex(of: nil) ?? place(before.front) ?? before.front,
      opened: before.openedChart.flatMap(place))
  }

  /// A chart that was not there before.
  private func fresh(_ table: Table) -> ChartState {
    var state = ChartState(table: table)
    let front = overview(of: front)
    if front.domain == state.domain { state.show(front.visibleRange) }
    return state
  }
}

extension ChartState {
  /// The state of a chart that has other columns or other points; what is visible of its x stays.
  fileprivate func rearranged(from old: Table, to new: Table) -> ChartState {
    var state = grown(from: old, to: new)
    if visibleRange != domain { state.show(visibleRange) }
    return state
  }
}
