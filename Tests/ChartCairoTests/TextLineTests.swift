import CCairo
import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

/// Pango's own layout of a line, which ours is to be like.
private final class PangoLine {
  private let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
  private let layout: OpaquePointer

  init(_ string: String) {
    scaleFreely(context)
    layout = pango_layout_new(context)
    let font = pango_font_description_from_string("Cantarell 13px")!
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()!
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_text(layout, string, -1)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  var width: Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  func show(on context: OpaquePointer) {
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
  }

  func addPath(to context: OpaquePointer) {
    pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
  }
}

@Suite struct TextLineTests {
  private static let strings = [
    "A", " ", "Followers, AVAST", "שלום abc עולם", "abc שלום 12 عالم", "مرحبا", "日本 x",
    "e\u{301}\u{302}",
    "👨‍👩‍👧 x", "\u{202E}abc", "a\u{200B}b\u{AD}c",
  ]
  private let measure = PangoTextMeasure(fonts: bundledFonts)

  private func line(_ string: String) throws -> TextLine {
    let style = TextStyle(size: 13)
    let text = Text(string, at: Point(0, 0), style: style, color: Color(rgb: 0))
    return try #require(measure.line(text))
  }

  private func pixels(_ paint: (OpaquePointer) -> Void) -> Pixels {
    let canvas = Canvas(200, 40)
    cairo_move_to(canvas.context, 20, 25)
    paint(canvas.context)
    cairo_fill(canvas.context)
    return canvas.pixels
  }

  @Test(arguments: strings)
  func liesAsPangosOwn(string: String) throws {
    let (line, pangos) = (try line(string), PangoLine(string))
    #expect(line.width == pangos.width)
    // Cairo keeps the start of a run as a multiple of 1/256 pixel.
    for (ours, theirs) in [(line.show, pangos.show), (line.addPath, pangos.addPath)] {
      let difference = try #require(ImageDifference(pixels(ours), pixels(theirs)))
      #expect(difference.isSmall, "\(difference)")
    }
  }

  @Test func theComparisonFindsAnotherOrder() throws {
    let (one, other) = (try line("abc שלום"), PangoLine("\u{202D}abc שלום"))
    let difference = try #require(ImageDifference(pixels(one.addPath), pixels(other.addPath)))
    #expect(!difference.isSmall)
  }

  @Test func inkIsAroundAllRuns() throws {
    let both = try #require(try line("אב ab").ink)
    let last = try #require(try line("ab").ink)
    #expect(both.width > last.width)
    #expect(try line(" ").ink == nil)
  }
}
