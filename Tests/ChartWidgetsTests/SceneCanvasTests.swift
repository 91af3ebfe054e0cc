import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

/// What a canvas hands to GTK is as large as what is painted, and no larger.
@MainActor @Suite(.enabled(if: TestWindow.isPossible)) struct SceneCanvasTests {
  private let size = Size(400, 200)
  private let measure = PangoTextMeasure(fonts: .standard)

  @Test("letters take a part in whole units", arguments: [20.0, 20.3, 20.5, 20.9])
  func lettersTakeWholeUnits(x: Double) throws {
    let bounds = try #require(part(of: [label("1,000", at: Point(x, 100.4))]))
    for edge in [bounds.x, bounds.y, bounds.width, bounds.height] {
      #expect(edge == edge.rounded())
    }
    #expect(bounds.x > 10 && bounds.maxX < 80)
    #expect(bounds.y > 80 && bounds.maxY < 110)
  }

  @Test func aPartEndsWithTheCanvas() throws {
    let bounds = try #require(part(of: [label("1,000", at: Point(390, 3))]))
    #expect(bounds.maxX == 400 && bounds.y == 0)
  }

  @Test func aPartReachesAboveTheCanvasWhereItMay() throws {
    let bounds = try #require(part(of: [label("1,000", at: Point(9, 3))], overhang: 5.5))
    #expect(bounds.y == -6)
  }

  @Test func aSceneIsBuiltAnewForAnotherKeyOrOnceItHasLetGo() {
    let canvas = SceneCanvas<Int>()
    var count = 0
    func show(_ key: Int) {
      canvas.show(key, text: measure) {
        count += 1
        return Scene(size: size)
      }
    }
    [1, 1, 2, 2].forEach(show)
    #expect(count == 2)
    canvas.letGo()
    show(2)
    #expect(count == 3)
  }

  /// What is shown smaller has its pixels between whole units.
  @Test func whatIsShownSmallerTakesAll() throws {
    let bounds = try #require(part(of: [label("1", at: Point(20, 100))], scale: 0.9))
    #expect(bounds == Rect(size))
  }

  @Test("what is nowhere takes nothing", arguments: [Point(20, 300), Point(-200, 100)])
  func outsideTakesNothing(place: Point) {
    #expect(part(of: [label("1", at: place)]) == nil)
    #expect(part(of: []) == nil)
  }

  private func label(_ string: String, at position: Point) -> Scene.Item {
    .text(Text(string, at: position, style: TextStyle(size: 13), color: Color(rgb: 0)))
  }

  /// The bounds of what a canvas draws, nil where it draws nothing.
  private func part(
    of items: [Scene.Item], scale: Double = 1, overhang: Double = 0
  ) -> Rect? {
    adw_init()
    let canvas = SceneCanvas<Int>()
    canvas.overhang = overhang
    canvas.show(0, text: measure, scale: scale) { Scene(size: size, items: items) }
    let snapshot = gtk_snapshot_new()!
    canvas.canvas.onDraw?(snapshot, Int(size.width), Int(size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return Rect(
      Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
      Double(bounds.size.height))
  }
}
