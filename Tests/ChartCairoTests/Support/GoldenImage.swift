import ChartCairo
import ChartScene
import Glibc
import Testing

/// Compares a scene with the image kept beside the tests, or keeps it where `CHARTDECK_RECORD=1`.
func expectGolden(
  _ scene: Scene, named name: String, scale: Double = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = "\(testFolder)/Golden/\(name).png"
  if getenv("CHARTDECK_RECORD").map({ String(cString: $0) }) == "1" {
    try writePNG(scene, scale: scale, fonts: bundledFonts, to: golden)
    return
  }
  try withTemporaryFolder { folder in
    let path = folder + "/\(name).png"
    try writePNG(scene, scale: scale, fonts: bundledFonts, to: path)
    let expected = try #require(
      Pixels(png: golden), "\(golden) is missing", sourceLocation: sourceLocation)
    let painted = try #require(Pixels(png: path), sourceLocation: sourceLocation)
    let difference = try #require(
      ImageDifference(expected, painted),
      "\(name) is \(painted.width) × \(painted.height), not \(expected.width) × \(expected.height)",
      sourceLocation: sourceLocation)
    #expect(
      difference.isSmall, "\(name) differs: \(difference)", sourceLocation: sourceLocation)
  }
}
