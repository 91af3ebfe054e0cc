import CCairo
import ChartCore
import ChartScene

extension CairoPainter {
  /// Cells that fill a rectangle, each in its shade. Where the picture has a pixel for each of them, they are these.
  func cells(_ cells: ShadedCells, in rect: Rect, in device: DeviceSpace) {
    guard let part = device.clip.part(of: rect), rect.width > 0, rect.height > 0,
      let memory = PixelMemory(width: cells.columns, height: cells.rows)
    else { return }
    let inks = [0] + cells.colors.map(\.premultiplied)
    for (index, shade) in cells.shades.enumerated() {
      memory.image.pixels[index] = inks[Int(shade)]
    }
    let surface = memory.image.surface(
      width: cells.columns, height: cells.rows, rowLength: cells.columns)
    saved {
      cairo_rectangle(context, part.x, part.y, part.width, part.height)
      cairo_clip(context)
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(
        context, rect.width / Double(cells.columns), rect.height / Double(cells.rows))
      cairo_set_source_surface(context, surface, 0, 0)
      // Documents take a copy along, which lives as long as they do.
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}

extension Color {
  /// Its four parts as Cairo's ARGB32 has them.
  fileprivate var premultiplied: UInt32 {
    func part(_ value: Double) -> UInt32 {
      UInt32((value * alpha * 255).rounded().clamped(to: 0...255))
    }
    let opacity = UInt32((alpha * 255).rounded().clamped(to: 0...255))
    return opacity << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
