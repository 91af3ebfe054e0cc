extension ChartState {
  /// The state of a chart whose table has become another one while its file is read: as that opens,
  /// with what people changed before, as far as it still makes sense.
  func grown(from old: Table, to new: Table) -> ChartState {
    let opening = ChartState(table: old)
    var state = ChartState(table: new)
    if visibleRange != opening.visibleRange, state.domain.contains(domain) {
      state.show(visibleRange)
    }
    if let indicator, state.domain.contains(indicator) { state.setIndicator(indicator) }
    if let mark, state.domain.contains(mark) { state.setMark(mark) }
    state.takeNotes(of: self)
    state.setYScale(yScale)
    if hidden != opening.hidden {
      let off = offSeries(of: new, knownFrom: old, else: state.hidden)
      if off.count < new.series.count { state.hidden = off }
    }
    return state
  }

  /// The series that are off: of those that were there, the same; of the others, those in `hidden`.
  private func offSeries(of new: Table, knownFrom old: Table, else hidden: Set<Int>) -> Set<Int> {
    let known = Dictionary(
      zip(old.series.map(\.exactID), old.series.indices), uniquingKeysWith: { first, _ in first })
    return Set(
      new.series.indices.filter { index in
        known[new.series[index].exactID].map(self.hidden.contains) ?? hidden.contains(index)
      })
  }
}

extension ClosedRange {
  fileprivate func contains(_ other: ClosedRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Series {
  /// The id's code units: of ids that only look alike each is one of its own.
  fileprivate var exactID: [UInt8] { Array(id.utf8) }
}
