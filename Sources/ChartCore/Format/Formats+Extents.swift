/// Digits of an extent beyond the size of what it spans.
private let digitsOfExtent = 2

extension Formats {
  /// From the lowest to the highest of some values, with as many decimals as tell them apart: `2.2 – 13.2`, `129 – 8 971`;
  /// where all are the same, that value.
  public func extent(_ extent: ClosedRange<Double>) -> String {
    let span = extent.upperBound - extent.lowerBound
    guard span > 0, span.isFinite else {
      return span > 0
        ? "\(value(extent.lowerBound)) – \(value(extent.upperBound))" : value(extent.lowerBound)
    }
    let place = min(0, DecimalDigits(span).exponent - 1 - digitsOfExtent)
    let ends = [extent.lowerBound, extent.upperBound].map {
      whole(DecimalDigits($0).rounded(toPlace: place))
    }
    return ends.joined(separator: " – ")
  }
}
