import ChartCairo
import Testing

@testable import ChartCore
@testable import ChartScene

@Suite struct XLabelWidthsTests {
  @Test(
    "labels are no wider than what they are chosen by, and not much narrower",
    arguments: [
      "0", "12\u{202F}310", "−0.5", "1.5M", "40K", "2.5×10⁻⁶", "1×10³⁰⁰", "1:23:45", "0:05.250",
      "2 d 03:00", "111\u{202F}111\u{202F}111.111",
    ])
  func widths(label: String) {
    let style = ChartStyle(theme: .light, formats: .english)
    let measure = PangoTextMeasure(fonts: bundledFonts)
    let metrics = ChartPicture.labelMetrics(style: style, measure: measure)
    let width = measure.width(of: label, style: style.label)
    // Figures count as wide as a 0, which in these letters a 1 is not.
    #expect((width...width * 1.4).contains(metrics.width(ofAnyOf: [label])))
  }
}
