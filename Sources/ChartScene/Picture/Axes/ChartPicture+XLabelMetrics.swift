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
    func widest(_ words: [String]) -> Double {
      (words.map { measure.width(of: $0, style: style.label) }.max() ?? 0).rounded(.up)
    }
    let time = widest(["00:00"])
    let day = widest(formats.longestDays(months: formats.shortMonths))
    var short: [XStride.Unit: Double] = [
      .second: widest(["00:00:00"]), .millisecond: widest(["00\(formats.decimalSeparator)000"]),
      .microsecond: widest(["00\(formats.decimalSeparator)000000"]), .year: widest(["2000"]),
    ]
    let whole = short.merging([
      .minute: max(time, day), .hour: max(time, day), .day: day,
      .month: widest(formats.shortMonths + ["2000"]),
    ]) { $1 }
    short.merge([
      .minute: time, .hour: time, .day: widest(["30"]), .month: widest(formats.shortMonths),
    ]) { $1 }
    return XLabelMetrics(
      short: short, whole: whole, contexts: contextWidths(style: style, measure: measure),
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
    func needed(_ words: [String]) -> Double {
      let widths = words.map { measure.width(of: $0 + ", 2000", style: style.smallStrong) }
      return (widths.max() ?? 0).rounded(.up) + aroundXContext
    }
    let day = needed(style.formats.longestDays(months: style.formats.months))
    return [.second: day, .minute: day, .hour: day, .day: needed(style.formats.months)]
  }
}

extension Formats {
  /// The 30th of every month, by twelve names.
  fileprivate func longestDays(months: [String]) -> [String] {
    months.map { isMonthFirst ? "\($0) 30" : "30\(dayMark) \($0)" }
  }
}
