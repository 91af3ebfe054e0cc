extension ChartState {
  /// The state of a chart that has other columns or other points: what is visible of its x stays, what people wrote and
  /// chose as far as it still makes sense. The one place where that is carried over.
  func moved(from old: Table, to new: Table) -> ChartState {
    if old.pageName != new.pageName { return turned(from: old, to: new) }
    if old.presentation.sessions != new.presentation.sessions { return retimed(from: old, to: new) }
    var state = grown(from: old, to: new)
    if new.isMoved(from: old) {
      state.show(visibleRange)
    } else {
      state.resume(visibleRange, of: domain)
    }
    if old.x != new.x, let last = old.lastAmount, visibleRange.contains(last) {
      state.goOn(to: new.lastAmount)
    }
    return state
  }

  /// Moves on until an x is seen: the last period with anything stays in sight where periods begin on other days.
  private mutating func goOn(to x: Double?) {
    guard let x, x > visibleRange.upperBound else { return }
    show(x - visibleRange.span...x)
  }

  /// The state of a chart over another x, where nothing is where it was: it has the notes that were written over that.
  private func turned(from old: Table, to new: Table) -> ChartState {
    var state = ChartState(table: new)
    state.turnNotes(of: self, from: old.pageName, to: new.pageName)
    return state
  }

  /// The state of a chart whose x has become another time: it shows and reads the same moments, and has its notes there.
  private func retimed(from old: Table, to new: Table) -> ChartState {
    func times(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      let moments = old.moments(of: range)
      return new.presentation.sessions?.times(of: moments) ?? moments
    }
    func time(_ x: Double) -> Double {
      let moment = old.presentation.sessions?.moment(at: x) ?? x
      return new.presentation.sessions?.time(at: moment) ?? moment
    }
    var state = ChartState(table: new)
    state.resume(
      visibleRange == domain ? domain : times(visibleRange),
      of: visibleRange == domain ? domain : times(domain))
    state.setIndicator(indicator.map(time))
    state.setMark(mark.map(time))
    state.setYScale(yScale)
    state.takeNotes(of: self, at: time)
    if seriesCount == state.seriesCount { state.hidden = hidden }
    return state
  }
}

extension Table {
  /// Whether it has the series of another table, some of which are shown elsewhere on x: nobody wants to lose sight of a line
  /// while it is dragged.
  fileprivate func isMoved(from old: Table) -> Bool {
    zip(series, old.series).contains { $0.shift != $1.shift }
      && series.map(\.id) == old.series.map(\.id)
  }

  /// The x of the last of its periods in which there is anything; nil where it has none. Linear in those behind it.
  fileprivate var lastAmount: Double? {
    guard presentation.period != nil, !kind.fillsPeriods else { return nil }
    return (0..<x.count).last { point in
      series.indices.contains { value(ofSeries: $0, at: point).magnitude > 0 }
    }.map { x[$0] }
  }

  /// What tells its x from another one on which the same chart may stand.
  fileprivate var pageName: String {
    (xKind.hasDates ? "dates" : "numbers") + (presentation.xName.map { " \($0)" } ?? "")
  }
}
