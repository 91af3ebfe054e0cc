import ChartCore

/// From the plot's lower edge to the middle of the labels.
private let labelMiddle = 9.0
/// The least space between two labels.
private let closestLabels = 8.0
/// The space that the x ticker leaves between labels at its densest.
private let usualSpace = 36.0
/// From the card's edge to a label that is too wide for its place at the range's end, in pixels.
private let edgeSpace = 4.0
/// Pixels over which a label fades at the card's edge: few, because a date at the range's very end,
/// which readers look for, is only the card's padding from there.
private let fadeLength = 4.0

/// A label of the x axis.
private struct AxisLabel {
  var moment: Double
  var string: String
  var opacity: Double
  /// From the moment to the middle of what the label names, in pixels.
  var shift: Double
  /// What the label names, in pixels, and the label's middle, and how far it reaches from there to both
  /// sides.
  var place = 0.0
  var middle = 0.0
  var reach = 0.0
  /// Whether a less opaque label had to give way.
  var isCrowded = false

  func overlaps(_ other: AxisLabel) -> Bool {
    abs(middle - other.middle) < reach + other.reach + closestLabels
  }
}

extension ChartPicture {
  /// The room that a label of the x axis needs in these formats, with the space to the next, in
  /// pixels: what `ChartTarget` asks for. Measures a dozen words.
  public static func labelSpacing(style: ChartStyle, measure: some TextMeasure) -> Double {
    let samples =
      style.formats.shortMonths.map { "30\(style.formats.dayMark) \($0)" } + ["00:00:00"]
    let widths = samples.map { measure.width(of: $0, style: style.label) }
    return (widths.max() ?? 0).rounded(.up) + usualSpace * style.textScale
  }

  /// The dates or times below the plot, centred under their moments, or under the columns and steps
  /// that begin there.
  ///
  /// None overlaps another: of two, the less opaque gives way. One at an end of the visible range is
  /// whole and opaque: too wide for the padding, it stands inwards as far as it must. Beyond, they fade.
  public func xLabels(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.xAxis.size)
    guard layout.xAxis.height > 0, table.kind.hasAxes else { return scene }
    let baseline = style.label.baseline(centredOn: labelMiddle).rounded()
    for label in spacedLabels(measure: measure) {
      let text = Text(
        label.string, at: Point(label.middle, baseline), anchor: .middle,
        style: style.label, color: style.theme.dim)
      scene.add([.text(text)], opacity: label.opacity)
    }
    return scene
  }

  private func spacedLabels(measure: some TextMeasure) -> [AxisLabel] {
    var placed: [AxisLabel] = []
    let labels = labels().map { positioned($0, measure: measure) }.filter { $0.opacity > 0 }
    for label in labels.sorted(by: { ($0.opacity, $1.moment) > ($1.opacity, $0.moment) }) {
      if let stronger = placed.firstIndex(where: label.overlaps) {
        placed[stronger].isCrowded = true
      } else {
        placed.append(label)
      }
    }
    for index in placed.indices where placed[index].isCrowded {
      placed[index].opacity = crowdedOpacity(placed[index].opacity)
    }
    return placed.sorted { $0.moment < $1.moment }
  }

  private func positioned(_ label: AxisLabel, measure: some TextMeasure) -> AxisLabel {
    var label = label
    label.place = xScale(label.moment) + label.shift
    label.reach = measure.width(of: label.string, style: style.label) / 2
    let isTooWide = label.reach > ChartLayout.padding
    let least = label.reach + (isTooWide ? edgeSpace : 0)
    label.middle = min(max(label.place, least), layout.xAxis.width - least)
    label.opacity *= edgeOpacity(of: label)
    return label
  }

  /// The labels of all layers; one that several layers have is there once, as opaque as all together.
  private func labels() -> [AxisLabel] {
    var labels: [AxisLabel] = []
    for layer in sample.xLabelSets {
      let shift = shift(of: layer.stride)
      for moment in layer.stride.ticks(in: labelledRange) {
        let string = style.formats.label(
          moment, unit: layer.stride.unit, of: table.xKind)
        let isSame = { (label: AxisLabel) in label.moment == moment && label.string == string }
        if let known = labels.firstIndex(where: isSame) {
          labels[known].opacity = min(1, labels[known].opacity + layer.opacity)
        } else {
          labels.append(
            AxisLabel(moment: moment, string: string, opacity: layer.opacity, shift: shift))
        }
      }
    }
    return labels
  }

  /// The moments that labels may be of: where values fill periods, none after the last one begins.
  private var labelledRange: ClosedRange<Double> {
    guard table.kind.fillsPeriods else { return shownRange }
    let last = table.x[table.x.count - 1]
    return min(shownRange.lowerBound, last)...min(shownRange.upperBound, last)
  }

  /// Half a period, unless labels are so close that they name parts of it.
  private func shift(of stride: XStride) -> Double {
    guard table.kind.fillsPeriods, stride.milliseconds >= table.spacing else { return 0 }
    let start = sample.visibleRange.lowerBound
    return (xScale(start + table.spacing) - xScale(start)) / 2
  }

  /// 1 within the visible range, or where the label is that far from the card's edge; a label that
  /// fades as it leaves stands still at the edge once it is there.
  private func edgeOpacity(of label: AxisLabel) -> Double {
    let distance = min(label.place, layout.xAxis.width - label.place)
    let opaque = min(label.reach + fadeLength, ChartLayout.padding)
    return ((distance - opaque) / fadeLength + 1).clamped(to: 0...1)
  }
}
