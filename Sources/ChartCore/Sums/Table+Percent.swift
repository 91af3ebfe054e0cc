/// Where so many points that follow each other are not of all that is compared, as trades of seconds are not, it is told
/// from where all have a price.
private let mostLonePoints = 1000

extension Table {
  /// What a series' values are compared with in a visible range: its first value from there on, of prices the first
  /// close, or its last one before; of prices that are compared what it closed at on the first point where all that are
  /// shown did, else its price on the first one where all had one. Nil where that is not above 0. Every change of a range is
  /// counted from it. Logarithmic time.
  public func base(
    ofSeries number: Int, among isShown: (Int) -> Bool = { _ in true },
    in range: ClosedRange<Double>
  ) -> Double? {
    let base = baseIndex(ofSeries: number, among: isShown, in: range)
      .map { value(ofSeries: number, at: $0) }
    return base.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The point that has that value; nil where there are only gaps. A price that only stands until there is the next one
  /// is none to begin with, unless the range has no other.
  public func baseIndex(
    ofSeries number: Int, among isShown: (Int) -> Bool = { _ in true },
    in range: ClosedRange<Double>
  ) -> Int? {
    let (column, start) = (series[number].column, index(atOrAfter: range.lowerBound))
    let end = max(start, index(atOrAfter: range.upperBound.nextUp))
    if presentation.isComparison, let common = commonIndex(of: isShown, in: start..<end),
      !column[common].isNaN
    {
      return common
    }
    if series[number].shift != nil { return firstValue(ofSeries: number, from: start) }
    return series[number].counted?.firstIndex(in: start..<end)
      ?? column.firstIndex(in: start..<x.count) ?? column.lastIndex(in: 0..<start)
  }

  /// The first point from one on at which a series has a value that it may show from another x. Linear time in the gaps.
  private func firstValue(ofSeries number: Int, from start: Int) -> Int? {
    (start..<x.count).first { !value(ofSeries: number, at: $0).isNaN }
  }

  /// The first of some points at which all series closed that are shown, and did so at any of these, else the first at
  /// which all of them had a price; nil where there is none.
  private func commonIndex(of isShown: (Int) -> Bool, in points: Range<Int>) -> Int? {
    let shown = series.indices.filter(isShown).map { series[$0] }
    return Self.commonIndex(of: shown.map { $0.counted ?? $0.column }, in: points)
      ?? Self.commonIndex(of: shown.map(\.column), in: points)
  }

  /// The first of some points at which all columns have a value that have one at any of these; nil where there is none, or
  /// none before so many at which some do.
  private static func commonIndex(of all: [Column], in points: Range<Int>) -> Int? {
    let columns = all.filter { $0.firstIndex(in: points) != nil }
    var start = points.lowerBound
    for _ in 0..<mostLonePoints where !columns.isEmpty {
      let places = columns.compactMap { $0.firstIndex(in: start..<points.upperBound) }
      guard places.count == columns.count, let last = places.max() else { return nil }
      if places.allSatisfy({ $0 == last }) { return last }
      start = last
    }
    return nil
  }

  /// By how much percent series go below and above their values at the start of `range`; nil where none has any
  /// above 0.
  func percentRange(
    of numbers: [Int], in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let indexes = indexes(drawnIn: range)
    let ranges = numbers.compactMap { number -> ClosedRange<Double>? in
      guard let base = base(ofSeries: number, among: numbers.contains, in: range),
        let extent = extent(ofSeries: number, at: indexes)
      else { return nil }
      return percent(extent.lowerBound, of: base)...percent(extent.upperBound, of: base)
    }
    guard let lowest = ranges.map(\.lowerBound).min(), let highest = ranges.map(\.upperBound).max()
    else { return nil }
    return lowest...highest
  }
}

extension Table {
  /// The lowest to the highest value of a series at some points, of candles the lowest and the highest price.
  public func extent(ofSeries number: Int, at indexes: Range<Int>) -> ClosedRange<Double>? {
    guard kind.showsQuotes, number == 0 else {
      return valueExtent(ofSeries: number, at: indexes)
    }
    let extents = (prices?.quotes.columns ?? []).compactMap { $0.extent(of: indexes) }
    guard let lowest = extents.map(\.lowerBound).min(),
      let highest = extents.map(\.upperBound).max()
    else { return nil }
    return lowest...highest
  }
}

extension Table {
  /// The first of some points at which a series is highest, or lowest, and its value there; of candles the highest or the
  /// lowest price. Nil where none has a value. Logarithmic time.
  public func extreme(
    ofSeries number: Int, isHighest: Bool, at indexes: Range<Int>
  ) -> (index: Int, value: Double)? {
    let column = extremes(ofSeries: number, areHighest: isHighest)
    let found = ownPoints(ofSeries: number, at: indexes).compactMap {
      column.index(ofHighest: isHighest, at: $0)
    }
    let best = found.min { isHighest ? column[$0] > column[$1] : column[$0] < column[$1] }
    return best.map { (index(showing: $0, ofSeries: number, among: indexes), column[$0]) }
  }

  /// The column that has the highest or the lowest values of a series.
  private func extremes(ofSeries number: Int, areHighest: Bool) -> Column {
    guard kind.showsQuotes, number == 0, let quotes = prices?.quotes else {
      return series[number].column
    }
    return areHighest ? quotes.high : quotes.low
  }
}

/// By how much percent a value is above its base.
private func percent(_ value: Double, of base: Double) -> Double {
  ((value / base - 1) * 100).clampedToFinite
}
