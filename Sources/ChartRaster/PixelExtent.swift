import ChartCore

/// The lengths of an image in pixels.
struct PixelExtent {
  /// The lengths.
  let width, height: Int

  /// The columns that a stretch touches.
  func columns(from left: Double, to right: Double) -> Range<Int> {
    let most = Double(width)
    let first = Int(left.rounded(.down).clamped(to: 0...most))
    return first..<max(first, Int(right.rounded(.up).clamped(to: 0...most)))
  }
}

extension [Range<Int>] {
  /// From the first column of any to the last.
  var union: Range<Int> {
    var (first, end) = (Int.max, 0)
    for range in self where !range.isEmpty {
      (first, end) = (Swift.min(first, range.lowerBound), Swift.max(end, range.upperBound))
    }
    return first < end ? first..<end : 0..<0
  }
}
