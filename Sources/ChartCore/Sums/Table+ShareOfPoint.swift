extension Table {
  /// The part of a series, in percent, in what some series have above 0 at a point; NaN where it has no value, or none of
  /// them is above 0. Linear time in the series.
  public func share(ofSeries number: Int, among shown: [Int], at index: Int) -> Double {
    let value = series[number].column[index]
    let whole = shown.reduce(0.0) { whole, other in
      let part = series[other].column[index]
      return part > 0 ? whole + part : whole
    }
    guard !value.isNaN, whole > 0, whole.isFinite else { return .nan }
    return max(0, value) / whole * 100
  }

  /// The first point, of some, at which a series has its highest share, or its lowest; nil where it has none. Linear time in
  /// points and series.
  public func index(
    ofHighestShare isHighest: Bool, ofSeries number: Int, among shown: [Int], at indexes: Range<Int>
  ) -> Int? {
    var best: (index: Int, share: Double)?
    for index in indexes {
      let share = share(ofSeries: number, among: shown, at: index)
      guard !share.isNaN else { continue }
      let isBetter = best.map { isHighest ? share > $0.share : share < $0.share } ?? true
      if isBetter { best = (index, share) }
    }
    return best?.index
  }
}
