import CCairo
import ChartScene

/// Letters of one font and one direction, side by side.
final class TextRun {
  /// How far right of the line's start the letters begin, in Pango's units.
  let start: Int32
  /// The advance width in Pango's units.
  let width: Int32
  private let letters: UnsafeMutablePointer<PangoGlyphItem>

  /// Shapes the part of `text`, in UTF-8, that `item` is, which the run takes over.
  init(
    of item: UnsafeMutablePointer<PangoItem>, in text: UnsafePointer<CChar>, start: Int32
  ) {
    self.start = start
    letters = .allocate(capacity: 1)
    let glyphs = pango_glyph_string_new()!
    letters.initialize(
      to: PangoGlyphItem(
        item: item, glyphs: glyphs, y_offset: 0, start_x_offset: 0, end_x_offset: 0))
    pango_shape_with_flags(
      text + Int(item.pointee.offset), item.pointee.length, text, -1, &item.pointee.analysis,
      glyphs, PANGO_SHAPE_NONE)
    width = pango_glyph_string_get_width(glyphs)
  }

  deinit {
    pango_item_free(letters.pointee.item)
    pango_glyph_string_free(letters.pointee.glyphs)
    letters.deallocate()
  }

  /// Adds the letters' outlines to the path of `context`, from the current point on the baseline.
  func addPath(to context: OpaquePointer) {
    pango_cairo_glyph_string_path(context, font, letters.pointee.glyphs)
  }

  /// Paints the letters as their font has them, from the current point on the baseline; `text` is what
  /// they were shaped from.
  func show(on context: OpaquePointer, of text: UnsafePointer<CChar>) {
    pango_cairo_show_glyph_item(context, text, letters)
  }

  /// The smallest rectangle around the letters' outlines in Pango's units, from the start of the
  /// line's baseline on; nil where there are none.
  var ink: Rect? {
    var ink = PangoRectangle()
    pango_glyph_string_extents(letters.pointee.glyphs, font, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return nil }
    return Rect(Double(start + ink.x), Double(ink.y), Double(ink.width), Double(ink.height))
  }

  /// Nil where the machine has no fonts: boxes with the letters' numbers are shown then.
  private var font: UnsafeMutablePointer<PangoFont>? { letters.pointee.item.pointee.analysis.font }
}
