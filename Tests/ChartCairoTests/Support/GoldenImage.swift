import ChartCairo
import ChartScene
import TestSupport
import Testing

/// Compares scenes with images that an earlier run was found right to paint, kept beside the tests.
enum GoldenImage {
  /// How a scene's picture differs from `Golden/NAME.png`, nil where it does not; a run that records
  /// writes the image instead.
  static func difference(of scene: Scene, from name: String, scale: Double = 1) throws -> String? {
    let golden = "\(testFolder)/Golden/\(name).png"
    if Golden.isRecording {
      try ChartCairo.write(
        scene, as: .png, scale: scale, text: PangoTextMeasure(fonts: bundledFonts), to: golden)
      return nil
    }
    let painted = try pixels(of: scene, scale: scale)
    guard let expected = Pixels(png: golden) else { return "\(golden) cannot be read." }
    guard let difference = ImageDifference(expected, painted) else {
      return "\(name) has \(painted.width) × \(painted.height) pixels, "
        + "not \(expected.width) × \(expected.height)."
    }
    return difference.isSmall ? nil : "\(name) differs: \(difference)."
  }

  private static func pixels(of scene: Scene, scale: Double) throws -> Pixels {
    try withTemporaryFolder { folder in
      try ChartCairo.write(
        scene, as: .png, scale: scale, text: PangoTextMeasure(fonts: bundledFonts),
        to: folder + "/painted.png")
      return try #require(Pixels(png: folder + "/painted.png"))
    }
  }
}
