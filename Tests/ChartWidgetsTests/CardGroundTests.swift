import CGtk
import ChartCairo
import ChartCore
import ChartScene
import Testing

@testable import ChartWidgets

/// Cards in front of something red.
@MainActor @Suite(.enabled(if: TestWindow.isPossible)) struct CardGroundTests {
  private let size = Size(200, 120)
  private let fill = Color(rgb: 0x00FF00)

  @Test(arguments: [1, 0.95, 0.9, 0.85, 0.8, 0.637, 0.3])
  func nothingIsSeenThroughACard(scale: Double) {
    let pixels = painted(scale: scale)
    let edge = Int((20 * scale).rounded(.up))
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    // All but the shadow's side of the border and the corners.
    for y in edge..<height - edge {
      let row = pixels[y][3..<width - 3]
      #expect(row.allSatisfy { $0 == 0xFF00_FF00 }, "row \(y) at \(scale)")
    }
    for x in edge..<width - edge {
      let column = pixels[3..<height - 3].map { $0[x] }
      #expect(column.allSatisfy { $0 == 0xFF00_FF00 }, "column \(x) at \(scale)")
    }
  }

  /// Rows of pixels, 32 bits of alpha, red, green and blue each.
  private func painted(scale: Double) -> [[UInt32]] {
    adw_init()
    let look = CardGround.Look(
      radius: 14, blur: 9, offset: 1, fill: fill, border: fill, shadow: Color(rgb: 0x000000))
    let snapshot = gtk_snapshot_new()!
    CardGround(look, text: PangoTextMeasure(fonts: .standard)).draw(size, on: snapshot)
    let node = gtk_snapshot_free_to_node(snapshot)!
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 1, 0, 0)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    gsk_render_node_draw(node, context)
    cairo_surface_flush(surface)
    return rows(of: surface)
  }

  private func rows(of surface: OpaquePointer) -> [[UInt32]] {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    return (0..<Int(size.height)).map { y in
      (0..<Int(size.width)).map { x in
        start.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
      }
    }
  }
}
