import CCairo

/// One line of laid out letters, kept for as long as a frame after the next may need it again.
final class TextLine {
  /// The advance width in device-independent pixels.
  let width: Double
  /// How far left of its start the line's first letter begins: right-to-left text in a wide line.
  let indent: Double
  /// Whether some of its signs are pictures, which have no outline to fill.
  let isPictorial: Bool
  private let layout: OpaquePointer
  private var stamps: (letters: TextStamp?, rim: TextStamp?)

  /// Takes over the caller's reference to `layout`.
  init(adopting layout: OpaquePointer, isPictorial: Bool) {
    self.layout = layout
    self.isPictorial = isPictorial
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    width = Double(logical.width) / Double(PANGO_SCALE)
    indent = Double(logical.x) / Double(PANGO_SCALE)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Adds the letters' outlines to the path of `context`, from the current point on the baseline.
  func addPath(to context: OpaquePointer) {
    pango_cairo_layout_line_path(context, line)
  }

  /// The letters' shape for a scale; the last one is kept.
  func letters(scale: Double) -> TextStamp? {
    if let stamp = stamps.letters, stamp.scale == scale { return stamp }
    stamps.letters = TextStamp(of: line, scale: scale, rimWidth: nil)
    return stamps.letters
  }

  /// The shape of a rim of `width` around the letters for a scale; the last one is kept.
  func rim(width: Double, scale: Double) -> TextStamp? {
    if let stamp = stamps.rim, stamp.scale == scale { return stamp }
    stamps.rim = TextStamp(of: line, scale: scale, rimWidth: width)
    return stamps.rim
  }

  /// Paints the letters as their font has them, from the current point on the baseline.
  func show(on context: OpaquePointer) {
    pango_cairo_show_layout_line(context, line)
  }

  private var line: UnsafeMutablePointer<PangoLayoutLine> {
    pango_layout_get_line_readonly(layout, 0)
  }
}
