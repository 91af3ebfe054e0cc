/// Pixels row by row from the top, each 32 bits of alpha, red, green and blue, premultiplied: what
/// Cairo calls ARGB32 and GDK shows as it is.
public struct PixelImage: Equatable, Sendable {
  /// The lengths in pixels.
  public let width, height: Int
  /// All rows; `width` pixels each.
  public internal(set) var pixels: [UInt32]

  /// An image of pixels, `width` of them a row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "as many pixels as the size says")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// A clear image.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }
}
