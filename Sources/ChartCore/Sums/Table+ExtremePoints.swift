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
    indexes.first(ofHighest: isHighest) { share(ofSeries: number, among: shown, at: $0) }
  }

  /// The sum of what some series have at a point; NaN where none has a value. Linear time in the series.
  public func sum(of shown: [Int], at index: Int) -> Double {
    let known = shown.map { series[$0].column[index] }.filter { !$0.isNaN }
    return known.isEmpty ? .nan : known.reduce(0, +)
  }

  /// The first point, of some, at which the sum of series is highest, or lowest; nil where there is none. Linear time in
  /// points and series.
  public func index(
    ofHighestSum isHighest: Bool, of shown: [Int], at indexes: Range<Int>
  ) -> Int? {
    indexes.first(ofHighest: isHighest) { sum(of: shown, at: $0) }
  }
}

extension Range<Int> {
  /// The first index whose value is the highest, or the lowest; nil where none has one.
  fileprivate func first(ofHighest isHighest: Bool, value: (Int) -> Double) -> Int? {
    var best: (index: Int, value: Double)?
    for index in self {
      let value = value(index)
      guard !value.isNaN else { continue }
      let isBetter = best.map { isHighest ? value > $0.value : value < $0.value } ?? true
      if isBetter { best = (index, value) }
    }
    return best?.index
  }
}
