/// One chart's data: an x column and its series, checked once here and trusted afterwards.
public struct Table: Equatable, Sendable {
  /// The title the file gives, if any.
  public let title: String?
  /// How the series are drawn.
  public let kind: ChartKind
  /// Ascending moments in UTC milliseconds, or what else `xKind` says, at least one, all finite; equal
  /// neighbours are allowed.
  public let x: Column
  /// At least one series, in drawing order.
  public private(set) var series: [Series]
  /// The words that belong to the points, a column each; often none.
  public let labels: [Labels]
  /// What the file says about how it is shown.
  public private(set) var presentation: Presentation
  /// The series whose values a second axis at the right has, by index: some, but never all, where the kind has
  /// two axes; else none.
  public let right: Set<Int>
  /// How many days neighbouring points are apart where that is always the same number of whole days.
  private(set) var daysPerPoint: Int?
  /// How long each point lasts.
  private(set) var pointLength = PointLength.own
  /// The usual distance of neighbouring points, above 0; of moments in milliseconds.
  public let spacing: Double
  /// The points before which others of the file are left out, or where many steps of a recording are missing, ascending:
  /// no line goes over these.
  public private(set) var breaks: [Int] = []
  /// The sums of the series, where the kind has them stand on each other.
  let sums: StackSums?
  /// The prices that it shows, if it shows some; then its first series is what they closed at, and its second, if
  /// there is one, how much was traded.
  public var prices: ShownPrices? { if case .prices(let prices) = apart { prices } else { nil } }
  /// The way that its places make, where it is of that kind and there is a place.
  public var track: TrackPath? { if case .track(let track) = apart { track } else { nil } }
  private var apart: ApartOfTable?

  /// A table of columns that are all as long as `x`; linear time where the kind stacks series, or where points
  /// are days of a zone with summer time.
  ///
  /// What a file got wrong (order, lengths, gaps in x) is mended or refused before this point;
  /// a mismatch here is a fault in the program. Of two axes the second has `right`, the second series where
  /// nothing is said. The first series of a kind of prices is what trades were made at, where no `prices` are given.
  public init(
    title: String? = nil, kind: ChartKind = .lines, x: Column, series: [Series],
    labels: [Labels] = [], presentation: Presentation = Presentation(), right: Set<Int>? = nil,
    prices: ShownPrices? = nil
  ) {
    precondition(x.count > 0, "a table needs at least one point")
    precondition(!series.isEmpty, "a table needs at least one series")
    precondition(
      series.allSatisfy { $0.column.count == ($0.source?.x ?? x).count },
      "every series is as long as its x column")
    precondition(
      labels.allSatisfy { $0.codes.count == x.count }, "each point has a word of every column")
    let axisCount = prices?.history.volume == nil ? kind.axisCount : 2
    self.right = axisCount == 1 ? [] : right ?? [1]
    precondition(
      axisCount == 1
        || !self.right.isEmpty && self.right.count < series.count
          && self.right.isSubset(of: series.indices),
      "each of two axes has a series")
    self.title = title
    self.kind = kind
    self.x = x
    self.series = series
    self.labels = labels
    self.presentation = presentation
    let shown =
      prices ?? (kind.isOfPrices ? ShownPrices(trades: series[0].column, at: x, as: kind) : nil)
    let track =
      kind.isOfPlaces && series.count == 2
      ? TrackPath(latitude: series[0].column, longitude: series[1].column) : nil
    apart = shown.map(ApartOfTable.prices) ?? track.map(ApartOfTable.track)
    daysPerPoint = x.daysPerPoint(in: presentation.zoneOfX)
    spacing = x.usualSpacing ?? max(presentation.xKind.usualSpacing, x[x.count - 1].ulp)
    sums = kind.stacking == .none ? nil : StackSums(of: series.map(\.column))
    pointLength = knownLength
    if isRecording { breaks = x.outages }
  }

  /// The same table, told in a zone where its x is moments, or is the time since the start of an activity, which has one.
  public func shown(in zone: Zone) -> Table {
    guard xKind.hasDates else { return hasOwnStart ? presented { $0.zone = zone } : self }
    var table = self
    table.presentation.zone = zone
    table.daysPerPoint = x.daysPerPoint(in: table.presentation.zoneOfX)
    table.pointLength = table.knownLength
    table.series = series.map { series in
      guard series.showsEarlier, let shift = series.shift else { return series }
      return series.earlier(by: shift.shown(in: zone, over: domain))
    }
    return table
  }

  /// The same table, which opens with these series off and this y axis.
  public func opening(without hidden: Set<Int>, _ yScale: YScaleChoice) -> Table {
    var table = presented { $0.layout.openingYScale = yScale }
    for index in table.series.indices { table.series[index].isHidden = hidden.contains(index) }
    return table
  }

  /// What its one series is drawn over, where it is.
  var pair: SeriesPair? { if case .pair(let pair) = apart { pair } else { nil } }

  /// The table of one series that is drawn over another one with as many points.
  func drawn(as pair: SeriesPair) -> Table {
    var table = self
    table.apart = .pair(pair)
    return table
  }

  /// The table of a scatter, its points coloured by where they lie along x.
  public var coloredByX: Table {
    var table = self
    table.apart = .coloredByX
    return table
  }

  /// How strong each frequency is at each x, where it shows that.
  public var spectrogram: ShownSpectrogram? {
    if case .spectrogram(let spectrogram) = apart { spectrogram } else { nil }
  }

  /// The table of the strongest frequency at each x, which shows how strong all others are.
  func showing(_ spectrogram: ShownSpectrogram?) -> Table {
    var table = self
    if let spectrogram { table.apart = .spectrogram(spectrogram) }
    return table
  }

  /// Whether the points of a scatter are coloured by where they lie along x.
  var isColoredByX: Bool { apart == .coloredByX }

  /// The same table whose lines end before these points too, ascending.
  func broken(before points: [Int]) -> Table {
    var table = self
    table.breaks = breaks.isEmpty ? points : Set(breaks).union(points).sorted()
    return table
  }

  /// The table with its times of day told in a zone: days, weeks and months stay those of the file, and so do times of clocks
  /// of which nobody says where they are.
  public func told(in zone: Zone) -> Table {
    if zone == presentation.zone { return self }
    return (tellsTimes || hasOwnStart) && !presentation.isOfOwnClocks ? shown(in: zone) : self
  }

  /// Whether the moment at which it began is told beside an x that has none.
  private var hasOwnStart: Bool { presentation.activity != nil && !xKind.hasDates }

  /// The same table with some of how it is shown changed that its data do not depend on; constant time.
  public func presented(_ change: (inout Presentation) -> Void) -> Table {
    var table = self
    change(&table.presentation)
    return table
  }

  /// The zone that x is told in; UTC where it has no dates.
  public var zone: Zone { xKind.hasDates ? presentation.zone : .utc }

  /// The first and the last x, or the end of the last one's period where the kind fills them.
  public var domain: ClosedRange<Double> {
    let last = x.count - 1
    return x[0]...(kind.fillsPeriods ? end(ofPeriod: last) : x[last])
  }

  /// What the numbers of x are: ticks and words ask it.
  public var xKind: Presentation.XKind { presentation.xKind }

  /// Whether its bars are of days that stand apart: then the y axis names one value, and the x axis has a tick a day.
  public var namesOneValue: Bool {
    presentation.drawing.barsStandApart && presentation.period == .day
  }

  /// The series that the others are compared with; nil where all are alike.
  public var comparedSeries: Int? { presentation.metrics?.countedDays == nil ? nil : 0 }

  /// Whether a point opens into the shares of the days around it.
  public var opensShares: Bool { kind.opensShares && xKind == .moments && !isCrowd }

  /// Whether it has more series than anybody tells apart: then what all of them cover is drawn, and no
  /// point opens into anything.
  public var isCrowd: Bool { series.count > Limits.drawnSeries }

  /// How many axes of values there are: the second one is at the right, or along a scatter.
  public var axisCount: Int { right.isEmpty ? 1 : 2 }

  /// The axis on which a series has its scale: 0, or 1 for the second of two axes.
  public func axis(ofSeries series: Int) -> Int { right.contains(series) ? 1 : 0 }
}

extension Table {
  /// Whether both have the same columns in the same memory, and are shown in the same way: one that was only made alike, as
  /// of a file that was read again, is another. Constant time.
  public func isSame(as other: Table) -> Bool {
    x.isSameMemory(as: other.x) && series.isSameMemory(as: other.series)
      && labels.isSameMemory(as: other.labels) && title == other.title && kind == other.kind
      && right == other.right && breaks == other.breaks && apart == other.apart
      && presentation == other.presentation
  }

  /// The index of the first point at `moment` or after it; the count if there is none.
  ///
  /// Logarithmic time, constant where x is evenly spaced.
  public func index(atOrAfter moment: Double) -> Int { x.index(atOrAfter: moment) }

  /// The index of the point nearest to `moment`, the earliest of several; always a valid index.
  public func nearestIndex(to moment: Double) -> Int {
    let after = min(index(atOrAfter: moment), x.count - 1)
    let before = max(after - 1, 0)
    let nearest = x[after] - moment < moment - x[before] ? after : before
    // Several points may share a moment.
    return index(atOrAfter: x[nearest])
  }

  /// The points inside `range` and one neighbour beyond each edge, where there is one.
  public func indexes(covering range: ClosedRange<Double>) -> Range<Int> {
    let first = index(atOrAfter: range.lowerBound)
    let end = index(atOrAfter: range.upperBound.nextUp)
    return max(first - 1, 0)..<min(end + 1, x.count)
  }
}

extension Array {
  /// Whether both are one array, and not only alike. Constant time.
  fileprivate func isSameMemory(as other: [Element]) -> Bool { span.isIdentical(to: other.span) }
}
