public import ChartCore

/// How far the series is raised that others are compared with.
private let amountAtRest = 0.5

/// One chart at one time as scenes: each part by itself, or all on their card.
///
/// The parts change at different times: the input of each says what it depends on, and its scene is made of that. A scene
/// is in its part's own pixels: the origin is the upper left corner of the part's place in the layout.
public struct ChartPicture: Equatable, Sendable {
  /// What it shows, how, and where.
  public private(set) var setting: ChartSetting
  /// What moves, at the picture's time.
  public let sample: ChartSample
  /// What is read and written.
  public let reading: ChartReading
  /// What stands out.
  let effects: PlotEffects
  /// The series that is raised over the others, if any is: one that is off cannot be.
  public let raised: RaisedSeries?
  /// The visible range to pixels from the plot's left edge; the padding at its sides lies beyond.
  public private(set) var xScale: LinearScale
  /// Values of each y axis to pixels from the plot's upper edge.
  public let yScales: [ValueScale]

  init(
    _ setting: ChartSetting, _ sample: ChartSample, _ reading: ChartReading, _ effects: PlotEffects
  ) {
    (self.setting, self.sample, self.reading, self.effects) = (setting, sample, reading, effects)
    xScale = setting.layout.xScale(of: sample.visibleRange)
    yScales = setting.yScales(of: sample.axes)
    raised = setting.raised(effects.raised, in: sample)
  }

  /// Where the parts lie.
  public var layout: ChartLayout { setting.layout }

  /// The same picture with something else that is read.
  public func reading(_ reading: ChartReading) -> ChartPicture {
    ChartPicture(setting, sample, reading, effects)
  }

  /// The same picture with other series that stand out.
  public func showing(_ effects: PlotEffects) -> ChartPicture {
    ChartPicture(setting, sample, reading, effects)
  }

  /// The same picture in another layout.
  func placed(in layout: ChartLayout) -> ChartPicture {
    ChartPicture(setting.placed(in: layout), sample, reading, effects)
  }

  /// The same picture on another time axis.
  func on(_ scale: LinearScale) -> ChartPicture {
    var picture = self
    picture.xScale = scale
    return picture
  }

  /// The same picture as it is drawn where it stays.
  var still: ChartPicture {
    var picture = self
    picture.setting = setting.still
    return picture
  }
}

extension ChartSetting {
  /// The series that people look at where it is on, else the one that others are compared with, raised so far that all
  /// of them can be read; nil where there is none.
  fileprivate func raised(_ looked: RaisedSeries?, in sample: ChartSample) -> RaisedSeries? {
    func isOn(_ series: Int) -> Bool {
      sample.opacities.indices.contains(series) && sample.opacities[series] > 0
    }
    let compared = table.comparedSeries.map { RaisedSeries($0, amount: amountAtRest) }
    var raised = [looked, compared].compactMap(\.self).first { isOn($0.series) }
    raised?.othersFade = !style.wantsPatterns
    return raised
  }
}

extension ChartPicture: FiguresDrawing, TimeDrawing, MarksDrawing {
  var visibleRange: ClosedRange<Double> { sample.visibleRange }
  var axes: [YAxisSample] { sample.axes }
  var opacities: [Double] { sample.opacities }
  var stack: Stack? { sample.stack }
}

extension ChartPicture {
  /// The values of a series to pixels from the plot's upper edge.
  public func yScale(ofSeries series: Int) -> ValueScale {
    let scale = yScales[table.axis(ofSeries: series)]
    return base(ofSeries: series).map(scale.placing) ?? scale
  }

  /// What a series' values are compared with, where its axis is in percent.
  func base(ofSeries series: Int) -> Double? {
    guard yScales[table.axis(ofSeries: series)].form == .percent else { return nil }
    return table.base(ofSeries: series, among: isCompared, in: sample.visibleRange)
  }

  /// Whether its y axes are logarithmic.
  public var isLogarithmic: Bool { chosenScales.allSatisfy { $0.form == .logarithmic } }

  /// Whether each of its lines is in percent of what it begins with.
  public var isInPercent: Bool { chosenScales.allSatisfy { $0.form == .percent } }

  /// The y axes that people choose the form of: what was traded, below prices, always begins at 0.
  private var chosenScales: ArraySlice<ValueScale> {
    table.prices == nil ? yScales[...] : yScales.prefix(1)
  }
}
