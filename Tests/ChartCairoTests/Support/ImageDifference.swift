/// How far apart two images of one size are, in steps of a colour channel (0 to 255).
struct ImageDifference: Equatable, CustomStringConvertible {
  /// The mean over all channels of all pixels.
  let mean: Double
  /// The greatest of any channel, and where it is.
  let greatest: Int
  let x, y: Int

  /// The difference of two images; nil where their sizes differ.
  init?(_ a: Pixels, _ b: Pixels) {
    guard a.width == b.width, a.height == b.height, !a.values.isEmpty else { return nil }
    var (sum, greatest, place) = (0, 0, 0)
    for index in a.values.indices where a.values[index] != b.values[index] {
      for shift in [0, 8, 16, 24] as [UInt32] {
        let step = abs(
          Int(a.values[index] >> shift & 0xFF) - Int(b.values[index] >> shift & 0xFF))
        sum += step
        if step > greatest { (greatest, place) = (step, index) }
      }
    }
    mean = Double(sum) / Double(4 * a.values.count)
    self.greatest = greatest
    (x, y) = (place % a.width, place / a.width)
  }

  /// Whether the images are the same but for how a library rounds the edges of shapes.
  var isSmall: Bool { mean <= 0.02 && greatest <= 16 }

  var description: String { "mean \(mean), greatest \(greatest) at x \(x), y \(y)" }
}
