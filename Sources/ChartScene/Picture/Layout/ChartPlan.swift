import ChartCore

/// The plot has this part of a card's height at least: it is what people look at.
private let leastPlotShare = 0.5
/// Where series would have no names otherwise, or a legend few rows, it gives them some of that.
private let namedPlotShare = 0.375

/// How a chart's height is divided: what each part but the plot takes, from top to bottom.
struct ChartPlan {
  /// The space above the header.
  var top: Double
  /// The header's height.
  var header: Double
  /// The height of the figures below the title, as what a price is, if there are any.
  var figureLine = 0.0
  /// The x labels' height, and that of their second level, if there is one.
  var xAxis, xContexts: Double
  /// The height of the states below the lines, if there are some.
  var states = 0.0
  /// The height of ticks between the plot and the x labels, if there are some.
  var xTicks = 0.0
  /// The space above the mini-map.
  var aboveMiniMap: Double
  /// The mini-map's height, if it is there.
  var miniMap: Double
  /// The space above the check buttons, if there are any.
  var aboveCheckboxes: Double
  /// The space between check buttons.
  var checkboxGap: Double
  /// A check button's height.
  var checkboxHeight: Double
  /// The space at the card's lower edge.
  var bottom: Double
  /// The least height that the plot may have in this plan.
  var plotMinimum: Double
  /// Whether there is a mini-map.
  var hasMiniMap = false
  /// The check buttons, from the origin.
  var rows = CheckboxRows()
  /// The height of a legend below the mini-map, where there is one.
  var legendHeight = 0.0

  /// What lies between the x labels and the mini-map.
  var spaceAboveMiniMap: Double { hasMiniMap ? aboveMiniMap : 0 }
  /// What the mini-map takes.
  var miniMapHeight: Double { hasMiniMap ? miniMap : 0 }
  /// What lies between the mini-map and the check buttons.
  var aboveRows: Double { rows.rects.isEmpty && legendHeight == 0 ? 0 : aboveCheckboxes }
  /// What ticks take: none without labels.
  var xTickHeight: Double { xAxis > 0 ? xTicks : 0 }
  /// What lies above the plot.
  var plotTop: Double { top + header + figureLine }
  /// The height of everything but the plot.
  var fixedHeight: Double {
    plotTop + states + xTickHeight + xAxis + xContexts + spaceAboveMiniMap + miniMapHeight
      + aboveRows + rows.height + legendHeight + bottom
  }

  /// What is left for the plot without its states.
  func plotHeight(in height: Double) -> Double { max(0, height - fixedHeight) }

  /// Whether the plot is left its minimum, and half of the card or another part of it.
  func fits(_ height: Double, share: Double = leastPlotShare) -> Bool {
    plotHeight(in: height) >= max(plotMinimum, height * share)
  }

  /// The check buttons of these widths in rows of the width `inner`.
  func wrapped(_ widths: [Double], inner: Double) -> CheckboxRows {
    CheckboxRows(widths: widths, inner: inner, gap: checkboxGap, height: checkboxHeight)
  }
}

extension ChartPlan {
  /// The spaces of the designs.
  static func roomy(textScale: Double) -> ChartPlan {
    ChartPlan(
      top: 10, header: 30, xAxis: 24, xContexts: 20, aboveMiniMap: 8, miniMap: 44,
      aboveCheckboxes: 16,
      checkboxGap: 10, checkboxHeight: 34, bottom: 20, plotMinimum: 150
    ).scaled(by: textScale)
  }

  /// The spaces of lower cards.
  static func compact(textScale: Double) -> ChartPlan {
    ChartPlan(
      top: 6, header: 28, xAxis: 22, xContexts: 18, aboveMiniMap: 6, miniMap: 36,
      aboveCheckboxes: 10,
      checkboxGap: 8, checkboxHeight: 34, bottom: 12, plotMinimum: 100
    ).scaled(by: textScale)
  }

  private static func tight(textScale: Double) -> ChartPlan {
    ChartPlan(
      top: 2, header: 26, xAxis: 20, xContexts: 0, aboveMiniMap: 2, miniMap: 28, aboveCheckboxes: 6,
      checkboxGap: 6, checkboxHeight: 34, bottom: 8, plotMinimum: 72
    ).scaled(by: textScale)
  }

  /// The parts that hold text grow and shrink with it, by the height of their line.
  private func scaled(by textScale: Double) -> ChartPlan {
    var plan = self
    plan.header = (header + 20 * (textScale - 1)).rounded()
    plan.xAxis = (xAxis + 13 * (textScale - 1)).rounded()
    plan.xContexts = xContexts > 0 ? (xContexts + 13 * (textScale - 1)).rounded() : 0
    plan.checkboxHeight = CheckboxMeasures(textScale: textScale).height
    return plan
  }
}

extension ChartPlan {
  /// The narrowest check button, for letters of the usual size: a name in it can still be told from others.
  static let narrowestButton = 88.0
  /// The narrowest one whose name is hardly cut.
  private static let roomyButton = 110.0

  /// The roomiest plan that leaves the plot enough; `size` is the card's without side padding.
  static func fitting(
    size: Size, hasMiniMap: Bool, hasXContexts: Bool, states: Double, xTicks: Double,
    figureHeights: [Double], names: SeriesNames, textScale: Double
  ) -> ChartPlan {
    let (roomy, compact) = (roomy(textScale: textScale), compact(textScale: textScale))
    let heights = figureHeights.isEmpty ? [0] : figureHeights
    let tight = tight(textScale: textScale)
    for (var plan, hasContexts, figureHeight) in heights.flatMap({ height in
      [(roomy, hasXContexts, height), (compact, hasXContexts, height), (compact, false, height)]
    }) + figureHeights.map({ (tight, false, $0) }) {
      plan.hasMiniMap = hasMiniMap
      (plan.states, plan.xTicks) = (states, xTicks)
      if !hasContexts { plan.xContexts = 0 }
      plan.figureLine = (figureHeight * textScale).rounded()
      plan.take(names, inner: size.width)
      if !hasMiniMap && names.isNothing { plan.bottom = min(plan.bottom, 14) }
      if plan.fits(size.height) { return plan.withLegend(names, in: size.height) }
    }
    var plan = tight
    plan.hasMiniMap = hasMiniMap
    plan.xTicks = xTicks
    // A line of small letters is worth some of the plot: it was asked for.
    if figureHeights == [smallLineHeight] {
      var told = plan
      told.figureLine = (smallLineHeight * textScale).rounded()
      told.take(names, inner: size.width)
      if told.fits(size.height, share: namedPlotShare) {
        return told.withLegend(names, in: size.height)
      }
    }
    plan.squeeze(names, into: size)
    return plan.withLegend(names, in: size.height)
  }

  /// Has the names' check buttons in rows of a width, or room for the smallest legend.
  mutating func take(_ names: SeriesNames, inner: Double) {
    rows = wrapped(names.buttonWidths, inner: inner)
    legendHeight = names.smallestHeight
  }

  /// The same with a legend below that is as high as the plot can spare: half of the card is left to it, and less where
  /// the legend is not yet as high as it is in the list.
  private func withLegend(_ names: SeriesNames, in height: Double) -> ChartPlan {
    guard names.isBelow, legendHeight > 0 else { return self }
    func spare(_ share: Double) -> Double {
      max(0, plotHeight(in: height) - height * share).rounded(.down)
    }
    var plan = self
    let missing = max(0, names.usualHeight - legendHeight)
    plan.legendHeight += max(spare(leastPlotShare), min(missing, spare(namedPlotShare)))
    return plan
  }

  /// Takes the names in that fit, dropping other parts where they do not, and some of the plot before the x labels.
  private mutating func squeeze(_ names: SeriesNames, into size: Size) {
    take(names, inner: size.width)
    if fits(size.height) { return }
    legendHeight = 0
    if takeRows(of: names, least: Self.roomyButton, into: size, share: leastPlotShare) { return }
    // A second row rather than names of three letters.
    if rows.count > 1,
      takeRows(of: names, least: Self.roomyButton, into: size, share: namedPlotShare)
    {
      return
    }
    if takeRows(of: names, into: size, share: leastPlotShare) { return }
    hasMiniMap = false
    if takeRows(of: names, into: size, share: leastPlotShare) { return }
    let share = names.buttonWidths.isEmpty ? leastPlotShare : namedPlotShare
    if takeRows(of: names, into: size, share: share) { return }
    xAxis = 0
    if takeRows(of: names, into: size, share: share) { return }
    takeFirst(of: names, into: size, share: share)
    if fits(size.height, share: share) && !rows.rects.isEmpty { return }
    rows = CheckboxRows()
    if fits(size.height) { return }
    (top, header, bottom) = (0, 0, 0)
  }

  /// Wraps the check buttons in fewer and fewer rows, none cut below `least`, and what people choose in words whole behind
  /// them; returns whether the plot is left its part.
  private mutating func takeRows(
    of names: SeriesNames, least: Double = narrowestButton, into size: Size, share: Double
  ) -> Bool {
    let widths = names.checkWidths
    for count in stride(from: wrapped(widths, inner: size.width).count, through: 0, by: -1) {
      let cut = cut(widths, to: count, inner: size.width, least: least * names.textScale)
      guard let cut else { return false }
      rows = wrapped(cut + names.choiceWidths, inner: size.width)
      if fits(size.height, share: share) { return true }
    }
    return false
  }

  /// Leaves as many check buttons as there is room for beside what people choose in words.
  private mutating func takeFirst(of names: SeriesNames, into size: Size, share: Double) {
    for count in stride(from: names.checkCount, through: 0, by: -1) {
      let checks = Array(names.checkWidths.prefix(count))
      rows = wrapped(checks + names.choiceWidths, inner: size.width)
      if fits(size.height, share: share) { return }
    }
    rows = CheckboxRows()
  }
}
