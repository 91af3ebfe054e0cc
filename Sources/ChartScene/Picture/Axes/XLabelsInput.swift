import ChartCore

/// From the plot's lower edge to the middle of the labels.
private let labelMiddle = 11.0
/// The least space between two labels at rest, and between two on their way.
let closestXLabels = 8.0
private let closestInMotion = closestXLabels / 2
/// From the card's edge to a label that is too wide for its place at the range's end, in pixels.
let xLabelEdgeSpace = 4.0
/// Pixels over which a label fades as its moment leaves the visible range: few, as what rests half faded looks
/// broken.
let xLabelFadeLength = 2.0

/// The height of ticks, a short one's part of it, and how far below the plot they begin; in days that are narrower there
/// are long ones alone.
private let (longTick, shortTick, tickTop, narrowestDay) = (10.0, 0.45, 1.0, 4.0)

extension Table {
  /// How high the ticks between its plot and its x labels are; 0 where there are none.
  var xTickHeight: Double { namesOneValue ? longTick : 0 }
}

/// A label of the x axis.
private struct AxisLabel: CrowdingLabel {
  var moment: Double
  var string: String
  var opacity: Double
  /// The middle of what the label names, in pixels, and the label's middle, and how far it reaches from
  /// there to both sides.
  var place: Double
  var middle = 0.0
  var reach = 0.0

  var extent: ClosedRange<Double> { middle - reach...middle + reach }
}

/// What the labels of the x axis depend on.
struct XLabelsInput: TimeDrawing, Equatable {
  let setting: ChartSetting
  let visibleRange: ClosedRange<Double>
  let xScale: LinearScale
  /// One set at rest, at most two that fade into each other.
  let labelSets: [XLabelSet]
  /// The values along a scatter; nil of all others.
  private let across: AcrossAxis?

  /// Those of a picture.
  init(_ picture: ChartPicture) {
    (setting, visibleRange) = (picture.setting, picture.visibleRange)
    (xScale, labelSets) = (picture.xScale, picture.sample.xLabelSets)
    across = picture.table.kind.isScatter ? AcrossAxis(picture) : nil
  }

  /// The dates, times or numbers below the plot, centred under what they name, or under the columns and steps
  /// that they begin in; and where there is room, below them what they have in common.
  ///
  /// None overlaps another: of two, the less opaque gives way. One at an end of the visible range is
  /// whole and opaque: too wide for the padding, it stands inwards as far as it must. Beyond, there is none.
  func scene(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.xAxis.size)
    guard layout.xAxis.height > 0, table.kind.hasValueAxes else { return scene }
    if let across {
      scene.items = across.labels(centredOn: labelMiddle, measure: measure)
      return scene
    }
    let baseline = style.label.baseline(centredOn: layout.xTickHeight + labelMiddle).rounded()
    scene.items = dayTicks
    let labels = labels().map { positioned($0, measure: measure) }
    for label in labels.keepingApart(by: closestInMotion) {
      let text = Text(
        label.string, at: Point(label.middle, baseline), anchor: .middle,
        style: style.label, color: style.theme.dim)
      scene.add([.text(text)], opacity: label.opacity)
    }
    addXContexts(to: &scene, measure: measure)
    return scene
  }

  /// A tick below each bar that stands for a day where these are not too narrow, a longer one where a label is.
  private var dayTicks: [Scene.Item] {
    guard layout.xTickHeight > 0 else { return [] }
    let (labels, edges) = (labels(), layout.rangeEdges)
    return table.indexes(drawnIn: visibleRange).compactMap { index in
      let (start, end) = (xScale(table.x(at: index)), xScale(table.end(ofPeriod: index)))
      let middle = (start + end) / 2
      guard edges.contains(middle) else { return nil }
      let isLong = labels.contains { ($0.place - middle).magnitude < 1 && $0.opacity > 0.5 }
      guard isLong || end - start >= narrowestDay else { return nil }
      let height = isLong ? layout.xTickHeight : layout.xTickHeight * shortTick
      return .rectangle(Rect(middle.rounded(), tickTop, 1, height), fill: style.theme.hairline)
    }
  }

  private func positioned(_ label: AxisLabel, measure: some TextMeasure) -> AxisLabel {
    var label = label
    label.reach = measure.width(of: label.string, style: style.label) / 2
    let isTooWide = label.reach > ChartLayout.padding
    let least = label.reach + (isTooWide ? xLabelEdgeSpace : 0)
    label.middle = min(max(label.place, least), layout.xAxis.width - least)
    label.opacity *= edgeOpacity(of: label)
    return label
  }

  /// The labels of all layers; one that several layers have is there once, as opaque as all together.
  private func labels() -> [AxisLabel] {
    var labels: [AxisLabel] = []
    for layer in labelSets {
      for moment in layer.ticks.values(in: labelledRange) {
        let string = style.formats.label(moment, ticks: layer.ticks, of: table.xKind)
        let isSame = { (label: AxisLabel) in label.moment == moment && label.string == string }
        if let known = labels.firstIndex(where: isSame) {
          labels[known].opacity = min(1, labels[known].opacity + layer.opacity)
        } else {
          let place = place(of: moment, step: layer.ticks.step)
          labels.append(
            AxisLabel(moment: moment, string: string, opacity: layer.opacity, place: place))
        }
      }
    }
    return labels
  }

  /// The moments that labels may be of: where values fill periods, none after the last one begins; and in the time of sessions
  /// none before the first one, where there is no such time.
  var labelledRange: ClosedRange<Double> {
    let (first, last) = (table.x(at: 0), table.x(at: table.pointCount - 1))
    let lower =
      table.xKind == .sessions ? max(shownRange.lowerBound, first) : shownRange.lowerBound
    let upper =
      table.kind.fillsPeriods ? min(shownRange.upperBound, last) : shownRange.upperBound
    return min(lower, upper)...upper
  }

  /// Where a label's moment is or, unless labels are so close that they name parts of it, the middle of
  /// the period that it is in, in pixels.
  private func place(of moment: Double, step: Double) -> Double {
    if table.kind.drawsSum, step > table.spacing {
      let index = table.index(atOrAfter: moment.nextUp) - 1
      // Nothing is of a moment before the first point's period, or behind the last one's.
      let isOfPoint = index >= 0 && moment < table.x(at: index) + table.spacing
      return xScale(isOfPoint ? table.x(at: index) : moment)
    }
    guard table.kind.fillsPeriods, step >= table.spacing else {
      return xScale(moment)
    }
    let index = point(namedBy: moment)
    let (start, end) = (table.x(at: index), table.end(ofPeriod: index))
    let isFilled = start <= moment && moment < end || moment..<moment + step ~= start
    return xScale(isFilled ? start + (end - start) / 2 : moment + table.spacing / 2)
  }

  /// The point whose period a label names: the one that begins with it, or next behind it before another label may stand,
  /// as bars of a day do that begin at noon; else the one that it is in.
  private func point(namedBy moment: Double) -> Int {
    let next = table.index(atOrAfter: moment)
    let isNear = next < table.pointCount && table.x(at: next) - moment < table.spacing
    return isNear ? next : table.index(reading: moment)
  }

  /// 1 within the visible range.
  private func edgeOpacity(of label: AxisLabel) -> Double {
    let edges = layout.rangeEdges
    let distance = min(label.place - edges.lowerBound, edges.upperBound - label.place)
    return (1 + distance / xLabelFadeLength).clamped(to: 0...1)
  }
}
