import ChartCore
import ChartScene
import Glibc
import Testing

@testable import ChartCairo

@Suite struct ImageWriterTests {
  private let scene = Scene(
    size: Size(30, 20),
    items: [
      .rectangle(Rect(0, 0, 30, 20), fill: Color(rgb: 0xFFFFFF)),
      .text(
        Text("42", at: Point(4, 15), style: TextStyle(size: 12), color: Color(rgb: 0x336699))),
    ])

  private func write(
    _ scene: Scene, as format: ImageFormat = .png, scale: Double = 1, to path: String
  ) throws(ImageError) {
    try ChartCairo.write(
      scene, as: format, scale: scale, text: PangoTextMeasure(fonts: bundledFonts), to: path)
  }

  @Test(arguments: [(1.0, 30, 20), (2, 60, 40), (1.5, 45, 30)])
  func theImageHasTheScalesSize(scale: Double, width: Int, height: Int) throws {
    try withTemporaryFolder { folder in
      try write(scene, scale: scale, to: folder + "/a.png")
      let pixels = try #require(Pixels(png: folder + "/a.png"))
      #expect(pixels.width == width && pixels.height == height)
      #expect(pixels[0, 0] == 0xFFFF_FFFF)
      #expect(Set(pixels.values).count > 5)
    }
  }

  @Test func whatIsClearStaysClear() throws {
    let half = Color(rgb: 0x336699, alpha: 0.5)
    let scene = Scene(size: Size(3, 1), items: [.rectangle(Rect(1, 0, 1, 1), fill: half)])
    try withTemporaryFolder { folder in
      try write(scene, to: folder + "/a.png")
      let pixels = try #require(Pixels(png: folder + "/a.png"))
      // Cairo gives colours multiplied by alpha.
      #expect(pixels.values == [0, 0x8019_334C, 0])
    }
  }

  // Cairo numbers the parts of an SVG on and on, so it is the same only from run to run.
  @Test(arguments: [ImageFormat.png, .pdf])
  func theSameSceneGivesTheSameBytes(format: ImageFormat) throws {
    try withTemporaryFolder { folder in
      try write(scene, as: format, to: folder + "/a")
      sleep(format == .pdf ? 1 : 0)
      try write(scene, as: format, to: folder + "/b")
      let bytes = try content(of: folder + "/a")
      #expect(bytes.count > 100)
      #expect(try content(of: folder + "/b") == bytes)
    }
  }

  @Test(arguments: [(1.0, "30px", "20px"), (2, "60px", "40px"), (1.5, "45px", "30px")])
  func theDrawingHasTheScalesSize(scale: Double, width: String, height: String) throws {
    try withTemporaryFolder { folder in
      try write(scene, as: .svg, scale: scale, to: folder + "/a.svg")
      let text = try String(decoding: content(of: folder + "/a.svg"), as: UTF8.self)
      #expect(text.contains("width=\"\(width)\" height=\"\(height)\""))
      #expect(text.contains("<symbol"), "letters are letters")
      #expect(text.hasSuffix("</svg>\n"))
    }
  }

  @Test func thePageHasPointsOfTheScreensPixels() throws {
    try withTemporaryFolder { folder in
      try write(scene, as: .pdf, scale: 2, to: folder + "/a.pdf")
      let text = try String(decoding: content(of: folder + "/a.pdf"), as: UTF8.self)
      #expect(text.hasPrefix("%PDF"))
      #expect(text.contains("/MediaBox [ 0 0 45 30 ]"))
      #expect(text.contains("/Font"), "letters are letters")
      #expect(!text.contains("CreationDate"))
    }
  }

  @Test(arguments: ImageFormat.allCases)
  func aRefusedSizeTouchesNothing(format: ImageFormat) throws {
    try withTemporaryFolder { folder in
      try write(scene, as: format, to: folder + "/a")
      let before = try content(of: folder + "/a")
      #expect(throws: ImageError.self) {
        try write(scene, as: format, scale: 1e9, to: folder + "/a")
      }
      #expect(try content(of: folder + "/a") == before)
    }
  }

  @Test(arguments: ImageFormat.allCases)
  func aFullDiskIsASentence(format: ImageFormat) {
    #expect(throws: ImageError.notWritten(path: "/dev/full", reason: "No space left on device")) {
      try write(scene, as: format, to: "/dev/full")
    }
  }
}
