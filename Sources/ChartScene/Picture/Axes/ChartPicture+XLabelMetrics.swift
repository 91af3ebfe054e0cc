public import ChartCore

/// The space that labels have at their densest: as close as they are read one by one at a glance.
private let usualSpace = 16.0

extension ChartPicture {
  /// What `ChartTarget` needs to know of the x labels in these formats: how wide they are and when weeks
  /// begin. Measures some dozen words.
  public static func labelMetrics(
    style: ChartStyle, measure: some TextMeasure
  ) -> XLabelMetrics {
    let formats = style.formats
    func widths(isWhole: Bool) -> [XStride.Unit: Double] {
      widest(XStride.Unit.allCases, in: style.label, measure: measure) {
        formats.samples(of: $0, isWhole: isWhole)
      }
    }
    return XLabelMetrics(
      short: widths(isWhole: false), whole: widths(isWhole: true),
      contexts: contextWidths(style: style, measure: measure),
      space: usualSpace * style.textScale, leastSpace: closestXLabels,
      overhang: ChartLayout.padding - xLabelEdgeSpace - xLabelFadeLength, formats: formats,
      letters: letterWidths(style: style, measure: measure))
  }

  /// How wide the letters of numbers and durations are; figures are all as wide as 0.
  private static func letterWidths(
    style: ChartStyle, measure: some TextMeasure
  ) -> [Unicode.Scalar: Double] {
    var widths: [Unicode.Scalar: Double] = [:]
    for letters in style.formats.numberLetters {
      let width = letters.first.map { measure.width(of: "\($0)", style: style.label) } ?? 0
      for letter in letters { widths[letter] = width }
    }
    return widths
  }

  /// The widest name of a period with its year and the space around it, for labels of each unit.
  private static func contextWidths(
    style: ChartStyle, measure: some TextMeasure
  ) -> [XStride.Unit: Double] {
    widest([.second, .minute, .hour, .day], in: style.smallStrong, measure: measure) {
      style.formats.contextSamples(of: $0)
    }
    .mapValues { $0 + aroundXContext }
  }

  private static func widest(
    _ units: [XStride.Unit], in text: TextStyle, measure: some TextMeasure,
    among words: (XStride.Unit) -> [String]
  ) -> [XStride.Unit: Double] {
    let widths = units.map { unit in
      (words(unit).map { measure.width(of: $0, style: text) }.max() ?? 0).rounded(.up)
    }
    return Dictionary(uniqueKeysWithValues: zip(units, widths))
  }
}
