import ChartScene

/// Reads sizes such as `1000x560`.
enum PictureSize {
  /// The smallest size that a chart fits.
  static let smallest = "240x200"
  private static let widths = 240...32_767
  private static let heights = 200...32_767

  /// The size that a text names; nil where it names none that a picture can have.
  static func size(from text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      widths.contains(width), heights.contains(height)
    else { return nil }
    return Size(Double(width), Double(height))
  }
}
