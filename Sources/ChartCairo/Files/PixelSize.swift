import ChartCore
import ChartScene

/// How many whole pixels an image has; always so few that Cairo and the machine can hold them.
struct PixelSize: Equatable {
  /// The pixels along the sides.
  let width, height: Int32

  /// The size of a scene at a scale, rounded to whole pixels.
  init(_ size: Size, scale: Double) throws(ImageError) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, scale > 0 else {
      throw .emptySize(width: size.width * scale, height: size.height * scale)
    }
    let side = Double(Limits.pixelsAlong)
    guard width <= side, height <= side, width * height <= Double(Limits.pixels) else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = Int32(width)
    self.height = Int32(height)
  }
}
