import CCairo
import ChartCore
import ChartScene

/// The shape of a line's letters, or of the rim around them, as coverage of whole pixels.
///
/// Letters are outlines, and filling these was half of what a frame costs; to lay down a stamp
/// again costs a twentieth.
final class TextStamp {
  /// The pixels for each of the text's, which the stamp was made for.
  let scale: Double
  private let pattern: OpaquePointer
  private let frame: Frame

  /// Fills the letters of `line`, or strokes a rim around them; nil where there is nothing to show
  /// or too much for an image.
  init?(of line: TextLine, scale: Double, rimWidth: Double?) {
    guard let frame = Frame(of: line, scale: scale, margin: (rimWidth ?? 0) / 2) else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, frame.width, frame.height)!
    cairo_surface_set_device_scale(surface, scale, scale)
    let context = cairo_create(surface)!
    cairo_move_to(context, -frame.x, -frame.y)
    context.drawLetters(of: line, rimWidth: rimWidth)
    cairo_destroy(context)
    pattern = cairo_pattern_create_for_surface(surface)!
    cairo_surface_destroy(surface)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    self.scale = scale
    self.frame = frame
  }

  deinit { cairo_pattern_destroy(pattern) }

  /// Paints the shape in the present colour; the baseline starts at the context's origin, which
  /// lies on a whole pixel.
  func paint(on context: OpaquePointer) {
    cairo_translate(context, frame.x, frame.y)
    cairo_mask(context, pattern)
    cairo_translate(context, -frame.x, -frame.y)
  }
}

/// The whole pixels around a line's letters.
private struct Frame {
  /// From the start of the baseline to the upper left corner.
  let x, y: Double
  /// In pixels.
  let width, height: Int32

  init?(of line: TextLine, scale: Double, margin: Double) {
    guard let ink = line.ink, scale > 0 else { return nil }
    let left = ((ink.x - margin) * scale).rounded(.down) - 1
    let upper = ((ink.y - margin) * scale).rounded(.down) - 1
    let right = ((ink.maxX + margin) * scale).rounded(.up) + 1
    let lower = ((ink.maxY + margin) * scale).rounded(.up) + 1
    let side = Double(Limits.pixelsAlong)
    guard right - left <= side, lower - upper <= side else { return nil }
    (x, y) = (left / scale, upper / scale)
    (width, height) = (Int32(right - left), Int32(lower - upper))
  }
}

extension OpaquePointer {
  /// Fills a line's letters from the current point on, or strokes a rim around them.
  fileprivate func drawLetters(
    of line: TextLine, rimWidth: Double?
  ) {
    cairo_set_antialias(self, CAIRO_ANTIALIAS_FAST)
    line.addPath(to: self)
    guard let rimWidth else { return cairo_fill(self) }
    cairo_set_line_width(self, rimWidth)
    cairo_set_line_join(self, CAIRO_LINE_JOIN_BEVEL)
    cairo_stroke(self)
  }
}
