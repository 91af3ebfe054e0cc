public import ChartCore

/// Which of its parts a chart shows.
public enum ChartForm: Sendable {
  /// The whole chart set.
  case full
  /// No mini-map and no check buttons.
  case card
  /// No mini-map, and in place of check buttons the names of the series that are on: what stands in a text.
  case figure
}

/// Where a chart's parts lie on its card, in pixels from the card's upper left corner.
///
/// Fits any size from 240 by 200 up. What is missing in height is taken from the plot first,
/// then from the spaces, then from the check buttons' widths; then the mini-map goes (scrolling
/// and keys still move the range), then the x labels, the check buttons and the header.
public struct ChartLayout: Equatable, Sendable {
  /// From the card's sides to what keeps a distance from them.
  static let padding = 20.0
  /// The y labels' room beside the series, for letters of the usual size.
  static let gutter = 44.0
  /// The same at the right of an axis that names its ends alone, with their unit, and from its lines' ends to the range's.
  static let (endGutter, endInset) = (72.0, 24.0)
  /// How far the letters of y labels may reach above the plot, in pixels: below the header's letters
  /// there is that much.
  public static let labelOverhang = 3.0

  /// The card.
  public let size: Size
  /// Which parts it was made for.
  public let form: ChartForm
  /// The title and the visible range in words, and below them a price, where there is one.
  public let header: Rect
  /// How much of the header the price has at its lower edge.
  let figureLineHeight: Double
  /// The plot without the padding at its sides: grid lines and y labels.
  public let grid: Rect
  /// The lines, to the card's edges, and below them the states.
  public let plot: Rect
  /// How much of the plot bands of states have at its lower edge; 0 where there are none.
  let stateHeight: Double
  /// From the visible range's start to its end, in pixels from the plot's left edge: what is beside belongs to
  /// the y labels, so that no series passes behind them.
  public let rangeEdges: ClosedRange<Double>
  /// How much room what is told of zones takes behind the range; 0 where there is none.
  let zoneWidth: Double
  /// The x labels, to the card's edges.
  public let xAxis: Rect
  /// The height of ticks above them, 0 where there are none.
  let xTickHeight: Double
  /// The height of their second level at the lower edge, 0 where there is none.
  let xContextHeight: Double
  /// The mini-map, where there is one.
  public let miniMap: Rect?
  /// The check buttons that fit, of the first series on; usually all. Of a figure the names of the series that are on.
  public let checkboxes: [Rect]
  /// The legend, where check buttons would need more than two rows: beside the plot at the card's right end,
  /// or below the mini-map where the card is narrow.
  public let legend: Rect?

  /// What people choose in words on the card, where there is something: at the right of the check buttons' last row.
  public let choice: Rect?

  /// How much larger than usual its letters are.
  let textScale: Double

  /// The calendar, where there is one: at the end of the card where people begin to read, as high as its upper parts.
  public let calendar: Rect?

  /// The bands of states, to the card's edges, where there are some.
  var states: Rect? {
    stateHeight > 0
      ? Rect(plot.x, plot.maxY - stateHeight, plot.width, stateHeight) : nil
  }

  /// Which series have a check button.
  public var visibleCheckboxes: Range<Int> { checkboxes.indices }

  /// The radius of the card's corners.
  public var cornerRadius: Double { form == .card ? 20 : 12 }

  /// The layout of a card; `checkboxWidths` are the widths the check buttons would like, one a
  /// series: a single one, which could not be switched off, gets none. Nil where series are too many for
  /// buttons; `leastCheckboxWidth` is the one that tells their names apart. `hasXContexts` leaves room for the x labels'
  /// second level where the height allows; of two y axes the second has its labels at the right, and so has one that names
  /// its ends alone. Bands of states are `stateHeight` high altogether, and left out of the lowest cards. Of the
  /// heights that figures may have the first one with room is taken; `hasZones` leaves room for what is told of zones; `isMirrored` where check buttons begin at the right;
  /// `choiceWidth` is that of what people choose in words, 0 where there is nothing. Linear in their count.
  public init(
    size: Size, form: ChartForm, checkboxWidths: [Double]?, leastCheckboxWidth: Double = 0,
    choiceWidth: Double = 0,
    hasMiniMap: Bool = true, hasXContexts: Bool = true, hasCalendar: Bool = false,
    figureHeights: [Double] = [], axisCount: Int = 1, namesEnds: Bool = false,
    hasZones: Bool = false, stateHeight: Double = 0, xTicks: Double = 0, textScale: Double = 1,
    isMirrored: Bool = false
  ) {
    let calendarWidth =
      hasCalendar && form == .full ? CalendarGeometry.width(on: size, textScale: textScale) : 0
    let left = isMirrored ? 0 : calendarWidth
    let beside = Size(size.width - calendarWidth, size.height)
    let names = SeriesNames(
      form == .card ? [] : checkboxWidths, least: leastCheckboxWidth,
      choice: form == .full ? choiceWidth : 0, on: beside, textScale: textScale)
    let chart = Size(beside.width - names.widthBeside, size.height)
    let inner = max(0, chart.width - 2 * Self.padding)
    let plan = ChartPlan.fitting(
      size: Size(inner, size.height), hasMiniMap: hasMiniMap && form == .full,
      hasXContexts: hasXContexts, states: stateHeight, xTicks: xTicks,
      figureHeights: figureHeights, names: names, textScale: textScale)
    (self.size, self.form, self.textScale) = (size, form, textScale)
    header = Rect(left + Self.padding, plan.top, inner, plan.header + plan.figureLine)
    figureLineHeight = plan.figureLine
    self.stateHeight = plan.states
    plot = Rect(left, plan.plotTop, chart.width, plan.plotHeight(in: size.height) + plan.states)
    grid = Rect(left + Self.padding, plot.y, inner, plot.height)
    let gutter = (Self.gutter * textScale).rounded()
    let start = Self.padding + (namesEnds ? Self.endInset : gutter)
    let endGutter = (Self.endGutter * textScale).rounded() + Self.endInset
    zoneWidth = hasZones ? Self.zoneWidth(beside: plot.width, textScale: textScale) : 0
    let end =
      plot.width - Self.padding - (namesEnds ? endGutter : axisCount > 1 ? gutter : 0) - zoneWidth
    rangeEdges = start...max(start, end)
    xTickHeight = plan.xTickHeight
    xAxis = Rect(left, plot.maxY, chart.width, plan.xTickHeight + plan.xAxis + plan.xContexts)
    xContextHeight = plan.xContexts
    let below = xAxis.maxY + plan.spaceAboveMiniMap
    miniMap = plan.hasMiniMap ? Rect(left + Self.padding, below, inner, plan.miniMap) : nil
    let first = below + plan.miniMapHeight + plan.aboveRows
    let rows = plan.rows.rects.map { rect in
      let x = isMirrored ? inner - rect.maxX : rect.x
      return Rect(x + left + Self.padding, rect.y + first, rect.width, rect.height)
    }
    let checkCount = max(0, rows.count - names.choiceWidths.count)
    checkboxes = Array(rows.prefix(checkCount))
    let (firstX, lastX) = (left + Self.padding, left + Self.padding + inner)
    // Words that are cut say nothing.
    choice = rows.dropFirst(checkCount).first { $0.width >= choiceWidth }.map {
      Rect(isMirrored ? firstX : lastX - $0.width, $0.y, $0.width, $0.height)
    }
    legend = names.place(on: beside, below: first + plan.rows.height, height: plan.legendHeight)?
      .moved(x: left)
    calendar =
      calendarWidth > 0
      ? Rect(
        isMirrored ? beside.width : 0, plan.top, calendarWidth,
        size.height - plan.top - plan.bottom) : nil
  }
}

extension ChartLayout {
  /// A plot's height in the list for its width: it grows with the card, within what is readable.
  private static func plotHeight(width: Double) -> Double {
    (width * 0.29).clamped(to: 240...320).rounded()
  }

  /// How wide a letter is, about: only guesses how many rows of check buttons there will be.
  private static let letterWidth = 8.0

  /// The height of a table's card in the list; guesses the check buttons' rows, measures nothing.
  ///
  /// The plot has half of it at least.
  public static func listHeight(for table: Table, width: Double, textScale: Double) -> Double {
    let left = table.calendarWidth(on: Size(width, 0), textScale: textScale)
    let names = guessedNames(of: table, width: width - left, textScale: textScale)
    var plan = ChartPlan.roomy(textScale: textScale)
    plan.hasMiniMap = table.presentation.layout.hasMiniMap
    plan.states = table.stateHeight(isWorded: false, textScale: textScale)
    plan.xTicks = table.xTickHeight
    if !table.hasXContexts { plan.xContexts = 0 }
    plan.figureLine = ((table.figureHeights.first ?? 0) * textScale).rounded()
    plan.take(names, inner: max(0, width - left - names.widthBeside - 2 * padding))
    plan.legendHeight = names.usualHeight
    let plot = max(plotHeight(width: width), plan.fixedHeight)
    return max(plan.fixedHeight + plot, names.leastHeight).rounded(.up)
  }

  /// The height below which a table's card would have to do without its legend, as that is below the plot; 0
  /// where it has none.
  static func leastHeight(for table: Table, width: Double, textScale: Double) -> Double {
    let left = table.calendarWidth(on: Size(width, 0), textScale: textScale)
    let names = guessedNames(of: table, width: width - left, textScale: textScale)
    guard names.isBelow else { return 0 }
    var plan = ChartPlan.compact(textScale: textScale)
    plan.hasMiniMap = table.presentation.layout.hasMiniMap
    plan.take(names, inner: max(0, width - left - 2 * padding))
    return 2 * plan.fixedHeight
  }

  private static func guessedNames(
    of table: Table, width: Double, textScale: Double
  ) -> SeriesNames {
    let widths = table.buttonSeries?.map { series in
      let letters = Double(series.name.unicodeScalars.prefix(100).count) * letterWidth * textScale
      return CheckboxMeasures(textScale: textScale, hasSample: table.hasPatterns(areWanted: false))
        .width(ofName: letters)
    }
    let choice = table.cardChoice?.guessedWidth(letter: letterWidth, textScale: textScale) ?? 0
    return SeriesNames(widths, choice: choice, on: Size(width, 0), textScale: textScale)
  }
}

extension Table {
  /// The width of the calendar on its card of a size; 0 where it has none.
  fileprivate func calendarWidth(on size: Size, textScale: Double) -> Double {
    presentation.layout.hasCalendar ? CalendarGeometry.width(on: size, textScale: textScale) : 0
  }
}
