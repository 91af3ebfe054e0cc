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

  private func write(_ scene: Scene, scale: Double = 1, to path: String) throws(ImageError) {
    try writePNG(scene, scale: scale, fonts: bundledFonts, to: path)
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

  @Test func theSameSceneGivesTheSameBytes() throws {
    try withTemporaryFolder { folder in
      try write(scene, to: folder + "/a.png")
      try write(scene, to: folder + "/b.png")
      let bytes = try content(of: folder + "/a.png")
      #expect(bytes.count > 100)
      #expect(try content(of: folder + "/b.png") == bytes)
    }
  }

  @Test func aRefusedSizeTouchesNothing() throws {
    try withTemporaryFolder { folder in
      try write(scene, to: folder + "/a.png")
      let before = try content(of: folder + "/a.png")
      #expect(throws: ImageError.self) { try write(scene, scale: 1e9, to: folder + "/a.png") }
      #expect(try content(of: folder + "/a.png") == before)
    }
  }

  @Test func aFullDiskIsASentence() {
    #expect(throws: ImageError.notWritten(path: "/dev/full", reason: "No space left on device")) {
      try write(scene, to: "/dev/full")
    }
  }
}
