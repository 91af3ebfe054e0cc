import CCairo
import ChartScene

/// One line of laid out letters, kept for as long as a frame after the next may need it again.
final class TextLine {
  /// The advance width in device-independent pixels.
  let width: Double
  /// How far left of its start the line's first letter begins: right-to-left text in a wide line.
  let indent: Double
  /// Whether some of its signs are pictures, which have no outline to fill.
  let isPictorial: Bool
  /// How much larger the letters are than they were laid out.
  private let stretch: Double
  private let layout: OpaquePointer
  private var stamps: (letters: TextStamp?, rim: TextStamp?)

  /// Takes over the caller's reference to `layout`.
  init(adopting layout: OpaquePointer, stretch: Double, isPictorial: Bool) {
    self.layout = layout
    self.stretch = stretch
    self.isPictorial = isPictorial
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    width = Double(logical.width) / Double(PANGO_SCALE) * stretch
    indent = Double(logical.x) / Double(PANGO_SCALE) * stretch
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Adds the letters' outlines to the path of `context`, from the current point on the baseline.
  func addPath(to context: OpaquePointer) {
    stretched(context) { pango_cairo_layout_line_path(context, line) }
  }

  /// The smallest rectangle around the letters' outlines, from the start of the baseline on; nil
  /// where there are none.
  var ink: Rect? {
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return nil }
    let unit = stretch / Double(PANGO_SCALE)
    return Rect(
      Double(ink.x) * unit, Double(ink.y) * unit, Double(ink.width) * unit,
      Double(ink.height) * unit)
  }

  /// The letters' shape for a scale; the last one is kept.
  func letters(scale: Double) -> TextStamp? {
    if let stamp = stamps.letters, stamp.scale == scale { return stamp }
    stamps.letters = TextStamp(of: self, scale: scale, rimWidth: nil)
    return stamps.letters
  }

  /// The shape of a rim of `width` around the letters for a scale; the last one is kept.
  func rim(width: Double, scale: Double) -> TextStamp? {
    if let stamp = stamps.rim, stamp.scale == scale { return stamp }
    stamps.rim = TextStamp(of: self, scale: scale, rimWidth: width)
    return stamps.rim
  }

  /// Paints the letters as their font has them, from the current point on the baseline.
  func show(on context: OpaquePointer) {
    stretched(context) { pango_cairo_show_layout_line(context, line) }
  }

  private func stretched(_ context: OpaquePointer, _ body: () -> Void) {
    cairo_save(context)
    cairo_scale(context, stretch, stretch)
    body()
    cairo_restore(context)
  }

  private var line: UnsafeMutablePointer<PangoLayoutLine> {
    pango_layout_get_line_readonly(layout, 0)
  }
}
