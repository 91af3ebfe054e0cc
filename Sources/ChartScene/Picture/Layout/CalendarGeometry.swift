public import ChartCore

/// The lengths of a calendar for letters of the usual size: a column, the highest and the lowest row, the lines with the
/// month and with the days of the week.
private let (columnWidth, highestRow, lowestRow) = (44.0, 48.0, 30.0)
private let (monthLine, weekLine) = (40.0, 26.0)
/// A month touches no more weeks than these.
private let mostWeeks = 6
/// The least width that a calendar leaves to the chart beside it.
private let leastBeside = 440.0
/// The buttons at the right of the month.
private let buttonSize = 28.0

/// What the pointer means in a calendar.
public enum CalendarTarget: Equatable, Sendable {
  /// A day of the month.
  case day(Int)
  /// So many months later, or earlier.
  case months(Int)
}

/// Where the days of a month are in its calendar, and the buttons that lead to other months.
public struct CalendarGeometry: Equatable, Sendable {
  /// The month.
  public let month: CalendarMonth
  private let size: Size
  private let firstWeekday: Int
  private let textScale: Double
  private let isMirrored: Bool

  /// A month in an area of a size; weeks begin on a day, 0 for Monday, and at the right where it is mirrored.
  init(
    _ month: CalendarMonth, in size: Size, firstWeekday: Int, textScale: Double,
    isMirrored: Bool = false
  ) {
    (self.month, self.size) = (month, size)
    (self.firstWeekday, self.textScale, self.isMirrored) = (firstWeekday, textScale, isMirrored)
  }

  /// The width of a calendar beside a chart on a card of a size; 0 where there is no room for both.
  static func width(on size: Size, textScale: Double) -> Double {
    let width = ChartLayout.padding + 7 * columnWidth * textScale
    let height = (monthLine + weekLine + Double(mostWeeks) * lowestRow) * textScale
    let hasRoom = size.width - width >= leastBeside * textScale
    // A height of 0 is not known yet.
    return hasRoom && (size.height == 0 || size.height >= height) ? width.rounded() : 0
  }

  /// What is at a place; nil where that is nothing.
  public func target(at place: Point) -> CalendarTarget? {
    if button(0).contains(place) { return .months(-1) }
    if button(1).contains(place) { return .months(1) }
    return (1...max(1, month.dayCount)).first { cell(ofDay: $0).contains(place) }
      .map(CalendarTarget.day)
  }

  /// The button to the month before, or with 1 to the next one.
  public func button(_ number: Int) -> Rect {
    let side = buttonSize * textScale
    let start = size.width - side * Double(2 - number) - 4 * Double(1 - number)
    return placed(Rect(start, (monthLine * textScale - side) / 2, side, side))
  }

  /// A day's place.
  public func cell(ofDay day: Int) -> Rect {
    let place = (month.firstWeekday - firstWeekday + 7) % 7 + day - 1
    return Rect(
      left(ofColumn: place % 7), firstRow + Double(place / 7) * rowHeight, column, rowHeight)
  }

  private func placed(_ rect: Rect) -> Rect {
    isMirrored ? rect.mirrored(in: size.width) : rect
  }

  /// The middle of a column, from 0 to 6.
  func middle(ofColumn number: Int) -> Double { left(ofColumn: number) + column / 2 }

  /// The middles of the line with the month and of that with the days of the week.
  var monthMiddle: Double { monthLine * textScale / 2 }
  var weekMiddle: Double { (monthLine + weekLine / 2) * textScale }

  private var firstRow: Double { (monthLine + weekLine) * textScale }
  /// The width of a column.
  var column: Double { columnWidth * textScale }

  private func left(ofColumn number: Int) -> Double {
    placed(Rect(size.width - Double(7 - number) * column, 0, column, 0)).x
  }

  private var rowHeight: Double {
    ((size.height - firstRow) / Double(mostWeeks))
      .clamped(to: lowestRow * textScale...highestRow * textScale)
  }
}
