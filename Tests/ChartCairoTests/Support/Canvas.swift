import CCairo
import ChartCairo
import ChartScene

/// A small image to paint on and to look at, transparent at first.
final class Canvas {
  let surface: OpaquePointer
  let context: OpaquePointer

  init(_ width: Int, _ height: Int, scale: Double = 1) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    context = cairo_create(surface)
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Paints items and returns what went wrong.
  @discardableResult
  func paint(_ items: [Scene.Item], for target: CairoPainter.Target = .screen()) -> String? {
    let painter = CairoPainter(
      context, text: PangoTextMeasure(fonts: bundledFonts), for: target)
    painter.paint(Scene(size: Size(100, 100), items: items))
    return painter.failure
  }

  /// The pixels painted so far.
  var pixels: Pixels { Pixels(of: surface) }

  /// The pixels of items painted on a canvas of their own.
  static func pixels(
    _ width: Int, _ height: Int, scale: Double = 1, for target: CairoPainter.Target = .screen(),
    _ items: [Scene.Item]
  ) -> Pixels {
    let canvas = Canvas(width, height, scale: scale)
    canvas.paint(items, for: target)
    return canvas.pixels
  }
}
