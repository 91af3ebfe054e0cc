/// What the prices of some periods that follow each other come to: their first, highest, lowest and last.
public struct Candle: Equatable, Sendable {
  /// The periods, at least one; those at its ends may be gaps.
  public var indexes: Range<Int>
  /// The first and the last price.
  public var open, close: Double
  /// The highest and the lowest price, as the file has them: wrong ones may be beside the others.
  public var high, low: Double

  /// Whether it closed at what it opened at, or above.
  public var isRising: Bool { close >= open }
}

extension Quotes {
  /// The candle of each of some groups of periods; nil where a group has nothing but gaps. A logarithm's time for each
  /// group, squared where there are gaps.
  ///
  /// Of a group in which only some of the four are known, these stand for the others.
  func candles(of groups: [Range<Int>]) -> [Candle?] {
    let (lows, highs) = (low.extents(of: groups), high.extents(of: groups))
    return groups.indices.map { place in
      let group = groups[place]
      let (first, last) = (open.firstValue(in: group), close.lastValue(in: group))
      let known = [first, last, lows[place]?.lowerBound, highs[place]?.upperBound].compactMap(
        \.self)
      guard let least = known.min(), let most = known.max() else { return nil }
      let open = first ?? last ?? least
      return Candle(
        indexes: group, open: open, close: last ?? open, high: highs[place]?.upperBound ?? most,
        low: lows[place]?.lowerBound ?? least)
    }
  }
}

extension Column {
  /// The first value at some indexes that is no gap. Logarithmic time, squared where there are gaps.
  func firstValue(in indexes: Range<Int>) -> Double? { firstIndex(in: indexes).map { self[$0] } }

  /// The index of that value.
  func firstIndex(in indexes: Range<Int>) -> Int? {
    guard gapCount > 0, !indexes.isEmpty else { return indexes.first }
    var part = indexes
    while part.count > fewValues {
      let middle = part.lowerBound + part.count / 2
      let first = part.lowerBound..<middle
      part = extent(of: first) != nil ? first : middle..<part.upperBound
    }
    return part.first { !self[$0].isNaN }
  }

  /// The last value at some indexes that is no gap, in the same time.
  func lastValue(in indexes: Range<Int>) -> Double? { lastIndex(in: indexes).map { self[$0] } }

  /// The index of that value.
  func lastIndex(in indexes: Range<Int>) -> Int? {
    guard gapCount > 0, !indexes.isEmpty else { return indexes.last }
    var part = indexes
    while part.count > fewValues {
      let middle = part.lowerBound + part.count / 2
      let last = middle..<part.upperBound
      part = extent(of: last) != nil ? last : part.lowerBound..<middle
    }
    return part.last { !self[$0].isNaN }
  }
}

/// As many values are looked at one by one.
private let fewValues = 64
