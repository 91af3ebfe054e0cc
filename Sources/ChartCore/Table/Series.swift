/// One named sequence of a table: a column of y values.
public struct Series: Equatable, Sendable {
  /// The file's identifier, unique in its table (`y0`).
  public internal(set) var id: String
  /// The name that people see.
  public internal(set) var name: String
  /// The colour the file gives; themes may adjust it when drawing.
  public internal(set) var color: Color
  /// The colour for dark grounds, where the file's has a known one.
  public internal(set) var nightColor: Color?
  /// Whether people have chosen the colour: it is drawn as it is, however well it is seen.
  public internal(set) var isColorChosen: Bool
  /// The unit that its values are known to have, which stands behind its name too.
  var unit: MeasureUnit? {
    get { rare?.unit }
    set { change { $0.unit = newValue } }
  }
  /// The straight line through another series that it is; nil of all others.
  public internal(set) var trend: Trend? {
    get { rare?.trend }
    set { change { $0.trend = newValue } }
  }
  /// The zones in which people see its values; nil where they see none.
  public internal(set) var zones: ValueZones? {
    get { rare?.zones }
    set { change { $0.zones = newValue } }
  }
  /// The zones that its file has for its values; nil where it has none.
  public var zonesOfFile: ValueZones? {
    get { rare?.zonesOfFile }
    set { change { $0.zonesOfFile = newValue } }
  }
  /// As many values as its x column has, which is the table's unless it is laid over that; NaN is a gap.
  public internal(set) var column: Column
  /// What its values are, if not just those at its points.
  var apart: SeriesValues? {
    get { rare?.values }
    set { change { $0.values = newValue } }
  }
  private var rareFacts: ApartOfSeries?
  private var rare: RareSeriesFacts? {
    if case .facts(let facts) = rareFacts { facts } else { nil }
  }
  private mutating func change(_ change: (inout RareSeriesFacts) -> Void) {
    var facts = rare ?? RareSeriesFacts()
    change(&facts)
    rareFacts = facts == RareSeriesFacts() ? nil : .facts(facts)
  }
  /// Whether the series is switched off when its file opens.
  public internal(set) var isHidden: Bool
  /// How its line goes from value to value.
  public let line: LineForm

  /// A series of values, of which those count that `counted` has too, if it is there; or which are shown at another x than
  /// their own by a `shift`.
  public init(
    id: String, name: String, color: Color, nightColor: Color? = nil,
    isColorChosen: Bool = false, column: Column, counted: Column? = nil, shift: XShift? = nil,
    isHidden: Bool = false, line: LineForm = LineForm()
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.nightColor = nightColor
    self.isColorChosen = isColorChosen
    self.column = column
    self.isHidden = isHidden
    self.line = line
    apart = counted.map(SeriesValues.counted) ?? shift.map(SeriesValues.earlier)
  }

  /// A series in the colours that the palette has for a number, called `y0` by the first one where nothing else is said.
  public init(
    id: String? = nil, number: Int, name: String, column: Column, counted: Column? = nil,
    line: LineForm = LineForm()
  ) {
    self.init(
      id: id ?? "y\(number)", name: name, color: SeriesPalette.color(number),
      nightColor: SeriesPalette.nightColor(number), column: column, counted: counted, line: line)
  }
}

extension Series {
  /// The values that count where some are summed or counted, gaps where one only goes on until there is the next; nil
  /// where all do.
  public var counted: Column? { if case .counted(let column) = apart { column } else { nil } }

  /// Whether some of its values only go on until there is the next, and do not count.
  public var hasUncounted: Bool { counted != nil }

  /// Which x its values are of at each x, where it shows what was at another one; nil where it shows what is.
  public var shift: XShift? {
    switch apart {
    case .earlier(let shift): shift
    case .laid(let points): points.shift
    case .counted, nil: nil
    }
  }

  /// Whether it shows another series as it was earlier.
  public var showsEarlier: Bool {
    switch apart {
    case .earlier: true
    case .laid(let points): points.areEarlier
    case .counted, nil: false
    }
  }

  /// The table whose points it has, where it is laid over another one's; nil where it has those of its table.
  public var source: Table? { if case .laid(let points) = apart { points.table } else { nil } }

  /// Whether another series shows its values as they were earlier.
  public func isShown(by other: Series) -> Bool {
    !showsEarlier && other.showsEarlier && column.isSameMemory(as: other.column)
  }

  /// The same series of values in a unit, where that is known.
  func measured(in unit: MeasureUnit?) -> Series {
    var series = self
    series.unit = unit?.textIfAny == nil ? nil : unit
    return series
  }

  /// The same series, which is a straight line, where that is known.
  func along(_ trend: Trend?) -> Series {
    var series = self
    series.trend = trend
    return series
  }

  /// The same series as it was earlier by another map of x.
  func earlier(by shift: XShift?) -> Series {
    var series = self
    series.apart = shift.map(SeriesValues.earlier)
    return series
  }

  /// The same series of the points of a table, for one of other points: shown so much later than they are or, where they
  /// are what was earlier, as that is.
  func laid(of table: Table, later length: Double) -> Series {
    var series = self
    series.apart = .laid(
      LaidPoints(table: table, shift: shift ?? XShift(later: length), areEarlier: showsEarlier))
    return series
  }
}
