import CCairo
import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

@Suite struct PangoTextMeasureTests {
  private let measure = PangoTextMeasure(fonts: bundledFonts)
  private let style = TextStyle(size: 12)

  private func width(_ string: String, size: Double = 12, isBold: Bool = false) -> Double {
    measure.width(of: string, style: TextStyle(size: size, isBold: isBold))
  }

  @Test func onlyTheBundledFamilyIsThere() {
    _ = bundledFonts
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    let names = (0..<Int(count)).map { String(cString: pango_font_family_get_name(families![$0])) }
    #expect(names.contains("Cantarell"))
    #expect(Set(names).isSubset(of: ["Cantarell", "Sans", "Serif", "Monospace", "System-ui"]))
  }

  @Test(arguments: [0.0, -1, 0.1, 1e6, .nan, .infinity, -.infinity])
  func anImpossibleSizeHasNoWidth(size: Double) {
    #expect(width("text", size: size) == 0)
  }

  @Test func nothingHasNoWidth() {
    #expect(width("") == 0)
  }

  @Test func widthsScale() {
    let text = "18 Nov 2018 – 11 Mar 2019"
    #expect(width(text) > 100)
    #expect(abs(width(text, size: 24) - 2 * width(text)) < 0.1)
    #expect(width(text, isBold: true) > width(text))
  }

  @Test func figuresAreTabular() {
    #expect(width("1111111111") == width("0000000000"))
    #expect(width("1111111111", isBold: true) == width("4444444444", isBold: true))
  }

  @Test func markupIsText() {
    #expect(width("<b>a</b>") > 3 * width("a"))
    #expect(width("<span size='900000'>&amp;") < 300)
  }

  @Test func aHugeNameIsCut() {
    let huge = String(repeating: "m", count: 100_000)
    #expect(width(huge) == width(String(repeating: "m", count: 200) + "\u{2026}"))
    let heavy = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(width(heavy) < 10_000)
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\0", "\u{202E}", "\u{7}"])
  func oddCharactersStayInOneLine(odd: String) {
    #expect(width("a\(odd)b") >= width("ab"))
    let text = Text("a\(odd)b", at: Point(0, 0), style: style, color: .init(rgb: 0))
    #expect(measure.line(text)?.width == width("a\(odd)b"))
  }

  @Test(arguments: ["\t", "\n", "\r", "\u{85}", "\u{2028}"])
  func whiteControlsAreSpaces(control: String) {
    #expect(width("a\(control)b") == width("a b"))
  }

  @Test(arguments: ["\0", "\u{7}", "\u{1B}", "\u{7F}", "\u{9F}"])
  func otherControlsAreReplaced(control: String) {
    #expect(width("a\(control)b") == width("a\u{FFFD}b"))
  }

  @Test func aTextIsCutBetweenCharacters() throws {
    let accented = String(repeating: "e\u{301}\u{302}", count: 20)
    let text = Text(
      accented, at: Point(0, 0), style: style, color: .init(rgb: 0), maximumWidth: 60)
    let cut = try #require(measure.line(text)?.width)
    let widths = (1...19).map { width(accented.prefix($0) + "\u{2026}") }
    #expect(cut == widths.last { $0 <= 60 })
  }

  @Test func anEllipsisIsTheLeastOfAText() {
    for string in ["a", "ab", "wide"] {
      let text = Text(
        string, at: Point(0, 0), style: style, color: .init(rgb: 0), maximumWidth: 1)
      #expect(measure.line(text)?.width == width("\u{2026}"))
    }
  }

  @Test func anEllipsisFitsItsWidth() {
    func line(_ maximum: Double?) -> Double? {
      let text = Text(
        "A series with a long name", at: Point(0, 0), style: style, color: .init(rgb: 0),
        maximumWidth: maximum)
      return measure.line(text)?.width
    }
    let whole = width("A series with a long name")
    #expect(line(nil) == whole)
    #expect(line(.infinity) == whole)
    #expect(line(whole) == whole)
    let cut = line(60) ?? 0
    #expect(cut <= 60 && cut > 40)
    #expect(line(0) == nil)
    #expect(line(-5) == nil)
    #expect(line(.nan) == whole)
  }

  @Test func aLineIsLaidOutOnce() {
    let text = Text("once", at: Point(0, 0), style: style, color: .init(rgb: 0))
    let line = measure.line(text)
    #expect(line === measure.line(text))
    for index in 0..<2_000 { _ = width("\(index)") }
    #expect(line !== measure.line(text), "the cache is bounded")
  }
}
