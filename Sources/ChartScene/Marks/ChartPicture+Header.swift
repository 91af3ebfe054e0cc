import ChartCore

/// The least space between title and range.
private let space = 16.0
/// A title may be cut to this share of the header, but no shorter, before the range gives way.
private let titleShare = 0.3
private let millisecondsPerDay = 86_400_000.0
private let daysPerYear = 365.0

extension ChartPicture {
  /// The title at the left and the visible range in words at the right; they never meet.
  public func header(measure: some TextMeasure) -> Scene {
    let size = layout.header.size
    var scene = Scene(size: size)
    guard size.height > 0 else { return scene }
    let baseline = style.title.baseline(centredOn: size.height / 2).rounded()
    var titleWidth = size.width
    if let range = rangeText(baseline: baseline, measure: measure) {
      titleWidth -= measure.width(of: range.string, style: range.style) + space
      scene.items.append(.text(range))
    }
    let title = Text(
      title, at: Point(0, baseline), style: style.title, color: style.theme.text,
      maximumWidth: max(0, titleWidth))
    scene.items.insert(.text(title), at: 0)
    return scene
  }

  /// The first form of the range, from long and large to short and small, that leaves the title
  /// its whole width, or else its share; none where even the last does not.
  private func rangeText(baseline: Double, measure: some TextMeasure) -> Text? {
    let width = layout.header.width
    let titleWidth = measure.width(of: title, style: style.title)
    let forms = rangeForms.map { string, style in
      (string, style, measure.width(of: string, style: style) + space)
    }
    let fitting =
      forms.first { $0.2 + titleWidth <= width }
      ?? forms.first { $0.2 + min(titleWidth, width * titleShare) <= width }
    return fitting.map { string, style, _ in
      Text(
        string, at: Point(width, baseline), anchor: .trailing, style: style,
        color: self.style.theme.text)
    }
  }

  private var rangeForms: [(String, TextStyle)] {
    let full = style.formats.range(sample.visibleRange)
    return [full, shortRange].flatMap { [($0, style.strong), ($0, style.smallStrong)] }
  }

  /// The range without what goes without saying: times within a day, else days, else years.
  private var shortRange: String {
    let range = sample.visibleRange
    let days = range.span / millisecondsPerDay
    let unit: XStride.Unit = days < 1 ? .minute : days < 3 * daysPerYear ? .day : .year
    let lower = style.formats.label(range.lowerBound, unit: unit)
    let upper = style.formats.label(range.upperBound, unit: unit)
    return lower == upper ? lower : "\(lower) – \(upper)"
  }
}
