import Testing

@testable import chartdeck_render

@Suite struct RenderErrorTests {
  @Test func countsAreInWords() {
    #expect(
      RenderError.missingChart(9, count: 5).description
        == "There is no chart 9: the file has 5 charts.")
    #expect(
      RenderError.missingChart(2, count: 1).description
        == "There is no chart 2: the file has 1 chart.")
    #expect(
      RenderError.nothingLeft(count: 1).description
        == "The chart's only series cannot be hidden.")
  }

  @Test func severalChartsRefuseWithOneSentence() {
    #expect(RenderError(joining: []) == nil)
    #expect(RenderError(joining: [.chart("0"), .theme("x")]) == .chart("0"))
    let names = [RenderError.series("x", known: ["a", "b"]), .series("x", known: ["b", "c"])]
    #expect(RenderError(joining: names) == .series("x", known: ["a", "b", "c"], charts: 2))
    #expect(
      RenderError(joining: names)?.description
        == "--hide \"x\" names no series: the charts have \"a\", \"b\", \"c\".")
    #expect(RenderError(joining: names + [.nothingLeft(count: 1)]) == .nothingLeft(count: 1))
  }

  @Test func aSentenceNamesTenSeriesAtMost() {
    let names = (1...12).map { "s\($0)" }
    let sentence = RenderError.series("x", known: names).description
    #expect(sentence.hasSuffix("\"s9\", \"s10\" and 2 more."))
  }

  @Test func whatIsQuotedIsCutAndTame() {
    let long = RenderError.theme(String(repeating: "m", count: 100_000)).description
    #expect(long.utf8.count < 200)
    let odd = RenderError.theme("a\u{1B}[31m\n\u{202E}b").description
    #expect(odd.contains("\"a␛[31mb\""))
  }
}
