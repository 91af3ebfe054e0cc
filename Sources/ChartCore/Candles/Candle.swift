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
  /// group.
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

extension Quotes {
  /// What of a group's prices cells say: nothing stands for another one. A logarithm's time.
  public func known(
    in group: Range<Int>
  ) -> (open: Double?, high: Double?, low: Double?, close: Double?) {
    (
      open.firstValue(in: group), high.extent(of: group)?.upperBound,
      low.extent(of: group)?.lowerBound, close.lastValue(in: group)
    )
  }
}
