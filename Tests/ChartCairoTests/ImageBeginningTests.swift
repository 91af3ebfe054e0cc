import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

/// Images that begin before their letters are known.
@Suite struct ImageBeginningTests {
  private static let ground = Scene.Item.rectangle(
    Rect(0, 0, 40, 30), fill: Color(rgb: 0xFFFFFF))
  private static let line = Scene.Item.moved(
    Point(5, 5),
    [
      .clipped(
        Rect(0, 0, 30, 20),
        [
          .polyline([Point(0, 3), Point(30, 17)], width: 2, color: Color(rgb: 0x3497ED))
        ])
    ])

  private static func label(at x: Double) -> Scene.Item {
    .moved(
      Point(x, 0),
      [
        .text(
          Text("42", at: Point(4, 15), style: TextStyle(size: 12), color: Color(rgb: 0x336699)))
      ])
  }

  private static func scene(_ items: Scene.Item...) -> Scene {
    Scene(size: Size(40, 30), items: items)
  }

  private func bytes(of scene: Scene, beginning: ImageBeginning?) throws -> [UInt8] {
    try withTemporaryFolder { folder in
      try ChartCairo.write(
        scene, as: .png, scale: 1, text: PangoTextMeasure(fonts: bundledFonts),
        beginning: beginning, to: folder + "/a.png")
      return try content(of: folder + "/a.png")
    }
  }

  @Test(arguments: [
    scene(), scene(ground), scene(ground, line), scene(line, ground),
    scene(ground, line, label(at: 3)), scene(ground, label(at: 9), line), scene(label(at: 9)),
  ])
  func whatEverBeginsThePictureIsTheSame(begun: Scene) throws {
    let scene = Self.scene(Self.ground, Self.line, Self.label(at: 9), Self.line)
    let beginning = try #require(ImageBeginning(of: begun, scale: 1))
    #expect(try bytes(of: scene, beginning: beginning) == bytes(of: scene, beginning: nil))
  }

  @Test func anotherSizeOrScaleIsNoBeginning() throws {
    let scene = Self.scene(Self.ground)
    let text = PangoTextMeasure(fonts: bundledFonts)
    let beginning = try #require(ImageBeginning(of: scene, scale: 2))
    #expect(try beginning.finished(as: scene, scale: 1, text: text) == nil)
    let larger = Scene(size: Size(41, 30), items: scene.items)
    #expect(try beginning.finished(as: larger, scale: 2, text: text) == nil)
    #expect(try beginning.finished(as: scene, scale: 2, text: text) != nil)
  }

  @Test(arguments: [(Size(0, 0), 1.0), (Size(10, 10), .nan), (Size(30_000, 30_000), 1)])
  func whatIsNoImageHasNoBeginning(size: Size, scale: Double) {
    #expect(ImageBeginning(of: Scene(size: size), scale: scale) == nil)
  }
}
