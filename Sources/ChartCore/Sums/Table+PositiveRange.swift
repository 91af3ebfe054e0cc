/// How many values are looked at one by one to find the lowest above 0 among others.
private let mostScanned = 64
/// How many parts of a column are looked at.
private let mostParts = 1024

extension Table {
  /// The lowest to the highest value above 0 of these series over `indexes(covering: range)`; nil where
  /// there is none.
  ///
  /// Time as of `Column.positiveExtent(of:)` for each series.
  func positiveRange(of series: [Int], in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    if let spectrogram { return spectrogram.frequencies }
    let indexes = indexes(drawnIn: range)
    return series.reduce(nil) { united, number in
      let column = self.series[number].column
      return ownPoints(ofSeries: number, at: indexes).reduce(united) {
        union($0, column.positiveExtent(of: $1))
      }
    }
  }
}

extension Column {
  /// The lowest to the highest value above 0 at `indexes`; nil where there is none.
  ///
  /// Logarithmic time where all are above 0. Otherwise the lowest is that of a thousand parts: of a part
  /// that has others too it is found among up to 64 values, and of more the part's highest stands for it,
  /// as less than a pixel's time would show the lower one. So the time has a bound.
  func positiveExtent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    guard let extent = extent(of: indexes), extent.upperBound > 0 else { return nil }
    if extent.lowerBound > 0 { return extent }
    let size = max(mostScanned, (indexes.count + mostParts - 1) / mostParts)
    let parts = stride(from: indexes.lowerBound, to: indexes.upperBound, by: size).map {
      $0..<min($0 + size, indexes.upperBound)
    }
    let lowest = zip(parts, extents(of: parts)).compactMap(lowestPositive).min()
    return (lowest ?? extent.upperBound)...extent.upperBound
  }

  private func lowestPositive(of part: Range<Int>, extent: ClosedRange<Double>?) -> Double? {
    guard let extent, extent.upperBound > 0 else { return nil }
    if extent.lowerBound > 0 { return extent.lowerBound }
    if part.count > mostScanned { return extent.upperBound }
    return part.lazy.map { self[$0] }.filter { $0 > 0 }.min()
  }
}
