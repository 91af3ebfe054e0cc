public import ChartCore

/// The part of the plot's height that the room for the highest label may take.
private let spareableShare = 0.1

/// How far the series is raised that others are compared with.
private let amountAtRest = 0.5

/// One chart at one time as scenes: each part by itself, or all on their card.
///
/// The parts change at different times, so each is built only when asked for. A scene is in its
/// part's own pixels: the origin is the upper left corner of the part's place in the layout.
public struct ChartPicture: Sendable {
  /// From the lowest value to the plot's lower edge, or the states there: what a ring needs to stay whole.
  static let lowerInset = 6.0
  /// From the highest value to the plot's upper edge: in larger letters that much more than a ring
  /// needs, so that the label of the highest line has room, but no more than low plots can spare.
  let upperInset: Double
  /// The data.
  let table: Table
  /// The chart's name.
  let title: String
  /// What moves, at the picture's time.
  public let sample: ChartSample
  /// The moment the indicator reads, if there is one.
  public private(set) var indicator: Double?
  /// Colours, formats and the size of text.
  let style: ChartStyle
  /// Where the parts lie.
  public let layout: ChartLayout
  /// Whether its points open into something, or it is what a point opened into.
  let role: ChartRole
  /// What the indicator's card says beside the values, if anything.
  private(set) var remark: CardRemark?
  /// Where the hairline is that the pointer slides between points, in pixels of the plot.
  private(set) var slide: Double?
  /// How far below the plot's upper edge the pointer is, where it is over the plot.
  private(set) var pointerY: Double?
  /// The moment that is marked beside the indicator's, if one is, and the sums of the table where they are known.
  var mark: Double?
  var sums: RangeSums?
  /// What people wrote.
  var notes: [ChartNote] = []
  /// The range of x that a hand is selecting, if it is.
  var selection: ClosedRange<Double>?
  /// Whether it stays, so that halos are left out where nothing passes behind them.
  private(set) var isStill = false
  /// The sectors of a pie that have moved out.
  public private(set) var pie: [PieSelection]
  /// The series that is raised over the others, if any is.
  public private(set) var raised: RaisedSeries?
  /// What the plot showed before, while that becomes what it shows.
  private(set) var arrival: PlotArrival?
  /// How far its bars have grown from the axis, from 0 to 1.
  private(set) var growth = 1.0
  /// The visible range to pixels from the plot's left edge; the padding at its sides lies beyond.
  public internal(set) var xScale: LinearScale
  /// Values of each y axis to pixels from the plot's upper edge.
  public let yScales: [ValueScale]

  /// The picture of a table at the time of `sample`; constant time.
  public init(
    table: Table, title: String, sample: ChartSample, indicator: Double? = nil, style: ChartStyle,
    layout: ChartLayout, role: ChartRole = .plain, remark: CardRemark? = nil,
    pie: [PieSelection] = []
  ) {
    self.table = table
    self.title = title
    self.sample = sample
    self.indicator = indicator
    self.style = style
    self.layout = layout
    self.role = role
    self.remark = remark
    self.pie = pie
    xScale = layout.xScale(of: sample.visibleRange)
    let height = layout.plot.height
    let growth = style.label.capitalHeight - TextStyle.usualLabel.capitalHeight
    let upperInset = max(Self.lowerInset, min(Self.lowerInset + growth, height * spareableShare))
    self.upperInset = upperInset
    let (lowest, highest) = (layout.foot, min(upperInset, height))
    let isDownward = table.presentation.isDownward
    yScales = sample.axes.map { axis in
      ValueScale(
        domain: axis.domain, form: axis.form, from: isDownward ? highest : lowest,
        to: isDownward ? lowest : highest)
    }
    raised = raisedAtRest
  }

  /// The whole chart on its card, for a picture that stays: labels have halos only where something
  /// passes behind them.
  public func scene(measure: some TextMeasure) -> Scene {
    card(wholeItems(measure: measure), radius: layout.cornerRadius, theme: style.theme)
  }

  /// The same without the ground that its card lies on.
  func cardItems(measure: some TextMeasure) -> [Scene.Item] {
    cardItems(wholeItems(measure: measure), radius: layout.cornerRadius, theme: style.theme)
  }

  private func wholeItems(measure: some TextMeasure) -> [Scene.Item] {
    let parts = ChartPart.allCases.prefix { $0 != .overlay }
    let buttons = layout.form == .figure ? figureNames(measure: measure) : checkboxes(measure)
    let legend = layout.legend.map { legendItems(in: $0, measure: measure) } ?? []
    return still.items(of: parts, measure: measure) + buttons + legend
      + items(of: [.overlay], measure: measure)
  }

  private func checkboxes(_ measure: some TextMeasure) -> [Scene.Item] {
    layout.visibleCheckboxes.map { series in
      let button = checkbox(series, isOn: isOn(series), measure: measure)
      return .moved(layout.checkboxes[series].origin, button.items)
    }
  }

  /// The same picture with its indicator on a moment, or without one, and what the card says of it.
  /// `pointerY` is how far below the plot's upper edge the pointer is, where it is over the plot; `slide` where the
  /// hairline is, from its left edge, while it is between points.
  public func reading(
    _ moment: Double?, remark: CardRemark? = nil, pointerY: Double? = nil, slide: Double? = nil
  ) -> ChartPicture {
    var picture = self
    picture.slide = slide
    (picture.indicator, picture.remark, picture.pointerY) = (moment, remark, pointerY)
    return picture
  }

  /// The same picture with sectors of a pie moved out.
  public func choosing(_ sectors: [PieSelection]) -> ChartPicture {
    var picture = self
    picture.pie = sectors
    return picture
  }

  /// The same picture with a series raised over the others, or, of none, with the one that always is: one that is off
  /// cannot be.
  public func raising(_ raised: RaisedSeries?) -> ChartPicture {
    var picture = self
    picture.raised =
      raised.flatMap { opacity(ofSeries: $0.series) > 0 ? $0 : nil } ?? raisedAtRest
    picture.raised?.othersFade = !style.wantsPatterns
    return picture
  }

  /// The series that others are compared with, raised so far that all of them can be read.
  private var raisedAtRest: RaisedSeries? {
    guard let series = table.comparedSeries, sample.opacities[series] > 0 else { return nil }
    var raised = RaisedSeries(series, amount: amountAtRest)
    raised.othersFade = !style.wantsPatterns
    return raised
  }

  /// The same picture while what its plot showed before becomes this.
  public func arriving(_ arrival: PlotArrival?) -> ChartPicture {
    var picture = self
    picture.arrival = arrival
    return picture
  }

  /// The same picture while its bars grow from the axis.
  public func growing(_ growth: Double) -> ChartPicture {
    var picture = self
    picture.growth = growth
    return picture
  }

  /// The same picture as it is drawn where it stays.
  var still: ChartPicture {
    var picture = self
    picture.isStill = true
    return picture
  }
}

extension ChartLayout {
  /// Where the lowest value of a y axis is, in pixels from the plot's upper edge.
  var foot: Double { max(0, plot.height - stateHeight - ChartPicture.lowerInset) }

  /// Where moments of a visible range lie in the plot, in pixels from its left edge.
  public func xScale(of visibleRange: ClosedRange<Double>) -> LinearScale {
    LinearScale(
      domain: visibleRange, from: rangeEdges.lowerBound, to: rangeEdges.upperBound)
  }
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

  /// Whether a series is one of those that are compared: of those that are on, or of all where none is.
  func isCompared(_ series: Int) -> Bool {
    isOn(series) || !table.series.indices.contains(where: isOn)
  }

  /// How visible a series is, from 0 to 1.
  func opacity(ofSeries series: Int) -> Double {
    sample.opacities.indices.contains(series) ? sample.opacities[series].clamped(to: 0...1) : 0
  }

  /// Whether its y axes are logarithmic.
  public var isLogarithmic: Bool { chosenScales.allSatisfy { $0.form == .logarithmic } }

  /// Whether each of its lines is in percent of what it begins with.
  public var isInPercent: Bool { chosenScales.allSatisfy { $0.form == .percent } }

  /// The y axes that people choose the form of: what was traded, below prices, always begins at 0.
  private var chosenScales: ArraySlice<ValueScale> {
    table.prices == nil ? yScales[...] : yScales.prefix(1)
  }

  /// Whether a series is on, or more on than off while it fades.
  func isOn(_ series: Int) -> Bool { opacity(ofSeries: series) >= 0.5 }

  /// The colour of a series' line or surface.
  func color(ofSeries series: Int) -> Color {
    style.theme.seriesColor(of: table.series[series], isSurface: table.kind.isFilled)
  }

  /// The colour of letters and ticks on grounds of all series' colours, so that a row of them has one; nil where none
  /// can be read on all. Time in proportion to the series, of many to the first ones.
  var seriesInk: Color? {
    style.theme.ink(onAll: table.series.indices.prefix(Limits.drawnSeries).map(color(ofSeries:)))
  }

  /// The visible range, and what would be seen beside it as far as the card's padding is wide: x labels go there.
  var shownRange: ClosedRange<Double> {
    let lower = xScale.invert(layout.rangeEdges.lowerBound - ChartLayout.padding)
    return lower...max(lower, xScale.invert(layout.rangeEdges.upperBound + ChartLayout.padding))
  }
}

extension Scene {
  /// Appends items as one layer: none where it is clear, as they are where it is opaque.
  mutating func add(_ parts: [Item], opacity: Double) {
    if parts.isEmpty || opacity <= 0 { return }
    if opacity >= 1 { items += parts } else { items.append(.faded(opacity, parts)) }
  }
}
