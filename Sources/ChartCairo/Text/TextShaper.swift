import CCairo
import ChartScene

/// The em size in pixels at which all text is shaped; it is stretched when painted. Each size of
/// its own would cost a search through all fonts, a millisecond.
private let shapedSize = 13.0

/// Turns texts into lines of letters with Pango. It belongs to one thread at a time.
final class TextShaper {
  private let regular, bold: Letters
  private let context: OpaquePointer

  /// A shaper with these letters.
  init(fonts: FontChoice) {
    regular = Letters(of: fonts, PANGO_WEIGHT_NORMAL)
    bold = Letters(of: fonts, PANGO_WEIGHT_BOLD)
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
    scaleFreely(context)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// Finds the fonts of both weights.
  ///
  /// Some milliseconds, most of them before anything at all is shaped.
  func findFonts() {
    // Both searches begin before the first is waited for.
    let fontsets = [regular, bold].compactMap {
      pango_context_load_fontset(context, $0.font, pango_language_get_default())
    }
    for isBold in [false, true] { _ = line("0", TextStyle(size: shapedSize, isBold: isBold)) }
    for fontset in fontsets { g_object_unref(fontset) }
  }

  /// A line of this text, as long as it is.
  ///
  /// Pango's own layouts know the height of a line, and for that lay out a sentence in each font first.
  /// What is kept of them also lies between the pictures of frames, for which the heap grows then instead of
  /// using the same memory again: the plot of four lines took three times as long to paint.
  func line(_ string: String, _ style: TextStyle) -> TextLine {
    let letters = style.isBold ? bold : regular
    return TextLine(
      of: string, runs: string.withCString { runs(of: $0, letters) },
      stretch: style.size / shapedSize,
      isPictorial: string.unicodeScalars.contains(where: \.isPicture))
  }

  /// The most of a text that fits with an ellipsis in it; that alone where nothing else does.
  func line(
    _ string: String, _ style: TextStyle, cutTo width: Double, at cut: TextCut
  ) -> TextLine {
    var (longest, fitting) = (line("\u{2026}", style), 1..<max(1, string.count))
    while !fitting.isEmpty {
      let middle = (fitting.lowerBound + fitting.upperBound) / 2
      let longer = line(cut.applied(to: string, keeping: middle), style)
      if longer.width <= width {
        (longest, fitting) = (longer, (middle + 1)..<fitting.upperBound)
      } else {
        fitting = fitting.lowerBound..<middle
      }
    }
    return longest
  }

  /// The runs of a text from left to right.
  private func runs(of text: UnsafePointer<CChar>, _ letters: Letters) -> [TextRun] {
    let logical = pango_itemize(context, text, 0, Int32(strlen(text)), letters.attributes, nil)
    let visual = pango_reorder_items(logical)
    defer {
      g_list_free(logical)
      g_list_free(visual)
    }
    var runs: [TextRun] = []
    var next = visual
    while let link = next {
      let item = link.pointee.data.assumingMemoryBound(to: PangoItem.self)
      runs.append(TextRun(of: item, in: text, start: runs.last.map { $0.start + $0.width } ?? 0))
      next = link.pointee.next
    }
    return runs
  }
}

/// Without hinting and rounding, a text of a context of Pango's is twice as wide at twice the scale.
func scaleFreely(_ context: OpaquePointer) {
  let options = cairo_font_options_create()!
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  pango_cairo_context_set_font_options(context, options)
  cairo_font_options_destroy(options)
  pango_context_set_round_glyph_positions(context, 0)
}

/// What letters are shaped with.
private final class Letters {
  /// The preferred families at the size at which all is shaped.
  let font: OpaquePointer
  /// The font, and what is asked of it.
  let attributes: OpaquePointer

  init(of fonts: FontChoice, _ weight: PangoWeight) {
    font = pango_font_description_new()!
    pango_font_description_set_family(font, fonts.family)
    pango_font_description_set_absolute_size(font, shapedSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, weight)
    attributes = pango_attr_list_new()!
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(font))
    // Figures of one width: a value that changes does not make its neighbours tremble.
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
  }

  deinit {
    pango_attr_list_unref(attributes)
    pango_font_description_free(font)
  }
}

extension Unicode.Scalar {
  /// Whether a colour font may paint it.
  fileprivate var isPicture: Bool {
    !isASCII && (properties.isEmojiPresentation || value == 0xFE0F)
  }
}
