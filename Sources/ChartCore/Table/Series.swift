/// One named sequence of a table: a column of y values.
public struct Series: Equatable, Sendable {
  /// The file's identifier, unique in its table (`y0`).
  public let id: String
  /// The name that people see.
  public let name: String
  /// The colour the file gives; themes may adjust it when drawing.
  public let color: Color
  /// The colour for dark grounds, where the file's has a known one.
  public let nightColor: Color?
  /// Whether people have chosen the colour: it is drawn as it is, however well it is seen.
  public let isColorChosen: Bool
  /// As many values as the table's x column has; NaN is a gap.
  public let column: Column
  /// The values that count where some are summed or counted, gaps where one only goes on until there is the next; nil
  /// where all do.
  public var counted: Column? { if case .counted(let column) = apart { column } else { nil } }
  /// Which x its values are of at each x, where it shows what was at another one; nil where it shows what is.
  public var shift: XShift? { if case .shifted(let shift) = apart { shift } else { nil } }
  /// Whether some of its values only go on until there is the next, and do not count.
  public var hasUncounted: Bool { counted != nil }
  private let apart: ApartOfSeries?
  /// Whether the series is switched off when its file opens.
  public let isHidden: Bool
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
    apart = counted.map(ApartOfSeries.counted) ?? shift.map(ApartOfSeries.shifted)
    self.isHidden = isHidden
    self.line = line
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
  /// The same series by another map of x, if it has one.
  func shifted(by shift: XShift?) -> Series {
    Series(
      id: id, name: name, color: color, nightColor: nightColor, isColorChosen: isColorChosen,
      column: column, counted: counted, shift: shift, isHidden: isHidden, line: line)
  }
}
