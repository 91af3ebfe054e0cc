import ChartCairo
import ChartCore
import ChartScene
import Testing

@testable import chartdeck_render

@Suite struct RenderOptionsTests {
  @Test func withoutOptionsThereAreDefaults() throws {
    let options = try RenderOptions()
    #expect(options.format == .png)
    #expect(options.subject == .chart("1", Size(1000, 560)))
    #expect(options.scale == 1)
    #expect(!options.isDark)
    #expect(options.range == nil)
    #expect(options.hidden == [])
  }

  @Test func optionsAreRead() throws {
    let options = try RenderOptions(
      chart: "12", size: "240x200", scale: "1.5", theme: "dark", range: "..5", hidden: ["a"])
    #expect(options.subject == .chart("12", Size(240, 200)))
    #expect(options.scale == 1.5)
    #expect(options.isDark)
    #expect(options.range?.text == "..5")
    #expect(options.hidden == ["a"])
  }

  @Test(arguments: [
    ("", nil, ImageFormat.png), ("x", nil, .png), ("/a.svg/x", nil, .png), (".svg", nil, .png),
    ("x.png", nil, .png), ("a/x.y.SVG", nil, .svg), ("x.pdf", nil, .pdf), ("x.png", "svg", .svg),
    ("x.jpg", "PDF", .pdf), ("/dev/stdout", "svg", .svg),
  ])
  func aFormatHasAName(output: String, format: String?, expected: ImageFormat) throws {
    #expect(try RenderOptions(output: output, format: format).format == expected)
  }

  @Test(arguments: ["x.jpg", "a/x.svgz", "x.", "x.png "])
  func endsLikeNoPicture(output: String) {
    let name = String(output.split(separator: "/").last ?? "")
    #expect(throws: RenderError.ending(name)) { try RenderOptions(output: output) }
  }

  @Test(arguments: ["", "gif", ".png"])
  func isNoFormat(text: String) {
    #expect(throws: RenderError.format(text)) { try RenderOptions(output: "x.png", format: text) }
  }

  @Test(arguments: ["0", "-1"])
  func isNoChart(text: String) {
    #expect(throws: RenderError.chart(text)) { try RenderOptions(chart: text) }
  }

  @Test(arguments: ["", "List", "carousel", "chart"])
  func isNoLayout(text: String) {
    #expect(throws: RenderError.layout(text)) { try RenderOptions(layout: text) }
  }

  @Test func aListHasAllCharts() throws {
    #expect(try RenderOptions(layout: "list").subject == .list(width: 1000, height: nil))
    #expect(
      try RenderOptions(layout: "list", size: "300x200").subject == .list(width: 300, height: 200))
    #expect(throws: RenderError.chartOfList) { try RenderOptions(layout: "list", chart: "1") }
    #expect(throws: RenderError.valuesOfList) { try RenderOptions(format: "csv", layout: "list") }
    #expect(throws: RenderError.zoomOfList) { try RenderOptions(layout: "list", zoom: "0") }
    #expect(throws: RenderError.size("x")) { try RenderOptions(layout: "list", size: "x") }
  }

  @Test(arguments: [
    "", "x", "1000", "1000x", "x560", "1000x560x2", "1000X560", "1000 x 560", "-1000x560", "0x0",
    "239x560", "1000x199", "32768x560", "1000x32768", "1e3x560", "1000.5x560",
  ])
  func isNoSize(text: String) {
    #expect(throws: RenderError.size(text)) { try RenderOptions(size: text) }
  }

  @Test(arguments: ["", "0", "-1", "nan", "inf", "x", "2x"])
  func isNoScale(text: String) {
    #expect(throws: RenderError.scale(text)) { try RenderOptions(scale: text) }
  }

  @Test(arguments: ["", "Light", "blue"])
  func isNoTheme(text: String) {
    #expect(throws: RenderError.theme(text)) { try RenderOptions(theme: text) }
  }

  @Test(arguments: ["", "Automatic", "log"])
  func isNoYAxis(text: String) {
    #expect(throws: RenderError.yScale(text)) { try RenderOptions(yScale: text) }
  }

  @Test func yAxesHaveNames() throws {
    #expect(try RenderOptions().yScale == nil)
    #expect(try RenderOptions(yScale: "from-zero").yScale == .fromZero)
    #expect(try RenderOptions(yScale: "logarithmic").yScale == .logarithmic)
  }
}
