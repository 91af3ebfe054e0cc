import CCairo
public import ChartScene

/// The em size in pixels at which all text is laid out; it is stretched when painted. Each size of
/// its own would cost a search through all fonts, a millisecond.
private let laidOutSize = 13.0

/// Measures and lays out text with Pango, and keeps what it laid out.
///
/// One of these shared by a program's painters makes a repeated label free. It belongs to one thread at
/// a time.
public final class PangoTextMeasure: TextMeasure {
  /// Lines kept before all are dropped: some screens full.
  private static let capacity = 1024
  /// Unicode scalars of a text that are laid out at all; a million would take 150 ms.
  private static let longestText = 200
  /// The em sizes in pixels that make sense.
  private static let sizes = 0.5...1000.0

  private struct Key: Hashable {
    var string: String
    var style: TextStyle
    var maximumWidth: Double?
  }

  private let regular, bold: OpaquePointer
  private let context: OpaquePointer
  private let attributes: OpaquePointer
  private var lines: [Key: TextLine] = [:]

  /// A measure of these letters.
  public init(fonts: FontChoice) {
    regular = font(of: fonts, PANGO_WEIGHT_NORMAL)
    bold = font(of: fonts, PANGO_WEIGHT_BOLD)
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
    attributes = pango_attr_list_new()!
    // Figures of one width: a value that changes does not make its neighbours tremble.
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    scaleFreely()
  }

  deinit {
    lines.removeAll()
    pango_font_description_free(regular)
    pango_font_description_free(bold)
    pango_attr_list_unref(attributes)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The advance width in device-independent pixels, the same at every scale.
  ///
  /// Control characters count as one sign each; what follows the first 200 is not measured.
  public func width(of string: String, style: TextStyle) -> Double {
    line(Key(string: string, style: style))?.width ?? 0
  }

  /// Finds the fonts of both weights now, so that the first text of a picture does not wait for them.
  ///
  /// Some milliseconds, most of them before anything at all is laid out.
  public func findFonts() {
    // Both searches begin before the first is waited for.
    let fontsets = [regular, bold].compactMap {
      pango_context_load_fontset(context, $0, pango_language_get_default())
    }
    for isBold in [false, true] {
      _ = width(of: "0", style: TextStyle(size: laidOutSize, isBold: isBold))
    }
    for fontset in fontsets { g_object_unref(fontset) }
  }

  /// Lays out `text`, with an ellipsis where it is too wide; nil where nothing would show.
  func line(_ text: Text) -> TextLine? {
    let key = Key(string: text.string, style: text.style)
    guard let whole = line(key) else { return nil }
    guard let maximum = text.maximumWidth, whole.width > maximum else { return whole }
    return line(Key(string: text.string, style: text.style, maximumWidth: maximum))
  }

  private func line(_ key: Key) -> TextLine? {
    if let line = lines[key] { return line }
    guard Self.sizes.contains(key.style.size), key.maximumWidth.map({ $0 >= 1 }) ?? true,
      !key.string.isEmpty
    else { return nil }
    if lines.count >= Self.capacity { lines.removeAll(keepingCapacity: true) }
    let line = layOut(key)
    lines[key] = line
    return line
  }

  private func layOut(_ key: Key) -> TextLine {
    let layout = pango_layout_new(context)!
    let shown = key.string.shown(upTo: Self.longestText)
    let stretch = key.style.size / laidOutSize
    pango_layout_set_font_description(layout, key.style.isBold ? bold : regular)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, shown, -1)
    if let maximum = key.maximumWidth {
      pango_layout_set_width(layout, Int32(min(maximum / stretch, 32_767) * Double(PANGO_SCALE)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    let isPictorial = shown.unicodeScalars.contains(where: \.isPicture)
    return TextLine(adopting: layout, stretch: stretch, isPictorial: isPictorial)
  }

  /// Without hinting and rounding, a text is twice as wide at twice the scale.
  private func scaleFreely() {
    let options = cairo_font_options_create()!
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }
}

/// A font of the preferred family that there is.
private func font(of fonts: FontChoice, _ weight: PangoWeight) -> OpaquePointer {
  let font = pango_font_description_new()!
  pango_font_description_set_family(font, fonts.family)
  pango_font_description_set_absolute_size(font, laidOutSize * Double(PANGO_SCALE))
  pango_font_description_set_weight(font, weight)
  return font
}

extension String {
  /// The first `count` scalars, ending in an ellipsis where some are missing, without NUL.
  ///
  /// Scalars and not characters: one character can consist of a million of them.
  fileprivate func shown(upTo count: Int) -> String {
    let head = unicodeScalars.prefix(count)
    var shown = UnicodeScalarView(head.map { $0 == "\0" ? "\u{FFFD}" : $0 })
    if head.endIndex != unicodeScalars.endIndex { shown.append("\u{2026}") }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether a colour font may paint it.
  fileprivate var isPicture: Bool { properties.isEmojiPresentation || value == 0xFE0F }
}
