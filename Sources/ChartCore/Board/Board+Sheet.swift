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
    let hasOtherX =
      old.xKind.hasDates != new.xKind.hasDates || old.presentation.xName != new.presentation.xName
    if hasOtherX { return ChartState(table: new) }
    if old.presentation.sessions != new.presentation.sessions { return retimed(from: old, to: new) }
    var state = grown(from: old, to: new)
    state.resume(visibleRange, of: domain)
    return state
  }

  /// The state of a chart whose x has become another time: it shows and reads the same moments.
  private func retimed(from old: Table, to new: Table) -> ChartState {
    func times(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      let moments = old.moments(of: range)
      return new.presentation.sessions?.times(of: moments) ?? moments
    }
    var state = ChartState(table: new)
    state.show(visibleRange == domain ? state.domain : times(visibleRange))
    state.setIndicator(indicator.map { times($0...$0).lowerBound })
    state.setYScale(yScale)
    if seriesCount == state.seriesCount { state.hidden = hidden }
    return state
  }
}
