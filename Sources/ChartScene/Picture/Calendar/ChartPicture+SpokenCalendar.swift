public import ChartCore

// What the calendar says to those who hear it.
extension ChartPicture {
  private var calendarInput: CalendarInput { CalendarInput(self) }

  /// Where the days of the calendar are; nil where there is none.
  public var calendarGeometry: CalendarGeometry? { calendarInput.geometry }

  /// The point of a day of the calendar's month; nil where there is none. Logarithmic time.
  public func point(ofDay day: Int, in month: CalendarMonth) -> Int? {
    calendarInput.point(ofDay: day, in: month)
  }

  /// The month of the calendar: `November 2026`; nil where there is none.
  public var spokenMonth: String? {
    calendarGeometry.map { style.formats.name(of: $0.month) }
  }

  /// A day of the calendar's month and what its series come to: `Friday, 20 November 2026, 10.2`.
  public func spokenDay(_ day: Int, of month: CalendarMonth) -> String {
    let name = style.formats.fullDay(table.zone.local(month.moment(ofDay: day, in: table.zone)))
    guard let point = point(ofDay: day, in: month),
      case let sum = calendarInput.sum(ofPoint: point), sum > 0
    else { return name }
    let notation =
      valueNotation(ofAxis: 0, with: [sum])
      ?? ValueNotation(resolving: [sum], unit: table.presentation.unit)
    return "\(name), \(style.formats.value(sum, in: notation))"
  }
}
