import ChartCore

/// Lines that a mini-map tells apart.
private let mostLines = 12
/// A mini-map's lines are no wider than those of the plot.
private let widestLine = 1.2
let miniMapRadius = 8.0
/// From the highest and lowest value to the mini-map's edges: the rails and a line's half.
private let miniMapInset = 4.0

/// What the series in the mini-map depend on: nothing of what is seen of them in the plot.
struct MiniMapSeriesInput: MarksDrawing, Equatable {
  let setting: ChartSetting
  let opacities: [Double]
  let raised: RaisedSeries?
  private let yScales: [ValueScale]

  /// Those of a picture.
  init(_ picture: ChartPicture) {
    setting = picture.setting
    // What only colours points has no axis on which it could be drawn.
    opacities = picture.opacities.enumerated().map {
      picture.table.coloring == .series($0) ? 0 : $1
    }
    yScales = picture.axes.map { picture.setting.miniMapScale(of: $0) }
    raised = picture.isBandInMiniMap ? picture.raised : nil
  }

  /// Its stack is that of all points, which nobody knows before.
  var stack: Stack? { nil }

  /// The visible series over their whole time, in the form they have in the plot.
  func scene() -> Scene {
    guard let size = layout.miniMap?.size else { return Scene(size: Size(0, 0)) }
    let xScale = LinearScale(domain: table.domain, from: 0, to: size.width)
    var marks = marks(xScale, yScales, in: size, lineWidth: min(widestLine, lineWidth))
    if isBandInMiniMap {
      marks.isCrowd = true
      marks.crowdColor = style.theme.dim
      marks.raise(raised, isSurface: false)
    }
    return marks.clippedScene(radius: miniMapRadius)
  }
}

extension SeriesDrawing {
  /// Whether so many lines would be a mass: then the mini-map has the band that they cover.
  fileprivate func isBand(_ form: ScaleForm) -> Bool {
    !table.kind.isFilled && table.axisCount == 1 && form != .percent
      && table.series.indices.count(where: isOn) > mostLines
  }
}

extension MiniMapSeriesInput {
  private var isBandInMiniMap: Bool { isBand(yScales[0].form) }
}

extension ChartPicture {
  fileprivate var isBandInMiniMap: Bool { isBand(axes[0].miniMapForm) }
}

extension ChartSetting {
  /// Surfaces stand on the mini-map's lower edge, and what is a whole fills it.
  fileprivate func miniMapScale(of axis: YAxisSample) -> ValueScale {
    let (kind, height) = (table.kind, layout.miniMap?.height ?? 0)
    let isWhole = kind.stacking == .percentages
    let lowest = kind.isFilled ? height : height - miniMapInset
    let highest = isWhole ? 0 : miniMapInset
    let isDownward = table.presentation.drawing.isDownward
    return ValueScale(
      domain: axis.miniMapDomain, form: axis.miniMapForm, from: isDownward ? highest : lowest,
      to: isDownward ? lowest : highest)
  }
}
