public import ChartCore

/// Check buttons in more rows than these are a wall that nobody reads: a legend says more in less room.
private let mostRows = 2
/// More series than these never have buttons, on however wide a card: nobody looks through them.
private let mostButtons = 40
/// More series than these have whole names, or a legend.
private let mostCut = 12
/// The narrowest card that has its legend beside the plot, for letters of the usual size.
private let narrowestBeside = 760.0
/// A legend's part of the card's width, and its bounds for letters of the usual size.
private let (legendShare, legendWidths) = (0.3, 320.0...480.0)
/// The lowest card with a legend beside the plot in the list.
private let leastHeightBeside = 420.0

/// How a chart says which series it has: by check buttons, or by a legend where they are many.
struct SeriesNames: Equatable {
  /// Where the legend is.
  private enum Place: Equatable {
    case beside(width: Double), below
  }

  /// The widths that the check buttons would like, none where there is a legend.
  let checkWidths: [Double]
  /// The width of what people choose in words, if there is something.
  let choiceWidths: [Double]
  private let legend: Place?

  /// How much larger than usual text is.
  let textScale: Double

  /// The widths of the check buttons, and behind them that of what people choose.
  var buttonWidths: [Double] { checkWidths + choiceWidths }
  /// How many check buttons there are.
  var checkCount: Int { checkWidths.count }

  /// The least height of a legend below the mini-map: with two rows; 0 where there is none.
  var smallestHeight: Double { isBelow ? Self.smallestHeight(textScale: textScale) : 0 }
  /// The height of one in the list, and where there is room for it.
  var usualHeight: Double { isBelow ? (110 + 210 * textScale).rounded() : 0 }

  /// The names of series on a card: these are the widths that check buttons would like, nil where series are
  /// too many for them, and `least` the one that tells their names apart. A single series needs no name. `choice` is the
  /// width of what people choose in words.
  init(
    _ widths: [Double]?, least: Double = 0, choice: Double = 0, on size: Size, textScale: Double
  ) {
    self.textScale = textScale
    let few = widths.flatMap { widths in
      Self.buttons(widths, least: least, on: size, textScale: textScale)
        ?? (widths.count <= mostCut
          && !Self.hasRoomBelow(size, choice: choice, textScale: textScale)
          ? widths : nil)
    }
    checkWidths = few ?? []
    choiceWidths = choice > 0 ? [choice] : []
    let width = (size.width * legendShare).clamped(to: legendWidths).rounded() * textScale
    let isBeside = size.width >= narrowestBeside * textScale
    legend = few != nil ? nil : isBeside ? .beside(width: width) : .below
  }

  /// The widths of check buttons in few rows, with names cut where that helps; nil where there are too many.
  private static func buttons(
    _ widths: [Double], least: Double, on size: Size, textScale: Double
  ) -> [Double]? {
    let inner = max(0, size.width - 2 * ChartLayout.padding)
    let least = max(least, ChartPlan.narrowestButton * textScale)
    return ChartPlan.roomy(textScale: textScale).cut(
      widths.count > 1 ? widths : [], to: mostRows, inner: inner,
      least: widths.count > mostCut ? .infinity : least)
  }

  /// The width of a check button in which the names of some series are told apart, of so few that they may be cut.
  static func leastWidth(
    of names: [String], _ measures: CheckboxMeasures, _ style: TextStyle
  ) -> Double {
    2...mostCut ~= names.count ? measures.width(ofName: NameCut.leastRoom(of: names, style)) : 0
  }

  /// Whether a card of a size, where it is known, could have a legend below: few series have buttons rather than
  /// nothing.
  private static func hasRoomBelow(_ size: Size, choice: Double, textScale: Double) -> Bool {
    var plan = ChartPlan.compact(textScale: textScale)
    if choice > 0 { plan.rows = plan.wrapped([choice], inner: size.width) }
    plan.legendHeight = smallestHeight(textScale: textScale)
    return size.height == 0 || size.height >= 2 * plan.fixedHeight
  }

  private static func smallestHeight(textScale: Double) -> Double {
    (110 + 90 * textScale).rounded()
  }

  /// Whether there is nothing to say.
  var isNothing: Bool { buttonWidths.isEmpty && !isBelow }

  /// Whether there is a legend below the mini-map.
  var isBelow: Bool { legend == .below }

  /// What a legend beside the plot takes from the card's width.
  var widthBeside: Double { if case .beside(let width) = legend { width } else { 0 } }

  /// How high a card has to be in the list.
  var leastHeight: Double { widthBeside > 0 ? leastHeightBeside : 0 }

  /// Where the legend is; `top` is where one below the mini-map begins.
  func place(on size: Size, below top: Double, height: Double) -> Rect? {
    switch legend {
    case nil: nil
    case .beside(let width): Rect(size.width - width, 0, width, size.height)
    case .below: height > 0 ? Rect(0, top, size.width, height) : nil
    }
  }
}

extension Table {
  /// The series that check buttons could be for; nil where they are too many.
  var buttonSeries: [Series]? { series.count <= mostButtons ? checkedSeries : nil }

  /// The series that may have check buttons, where the layout has no legend instead: none where one alone
  /// could not be switched off, and none where they are too many.
  /// And none of a track or a scatter: half of a place is nowhere.
  public var checkedSeries: [Series] {
    2...mostButtons ~= series.count && !kind.isOfPlaces && !kind.isScatter ? series : []
  }
}
