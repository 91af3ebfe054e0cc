import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct CalendarTests {
  /// Days from 20 October 2026 on, of which every seventh has 7 and the others 1 and so on.
  private let start = 1_792_454_400_000.0

  private func table(days: Int = 40) -> Table {
    var presentation = Presentation()
    (presentation.layout.hasCalendar, presentation.period) = (true, .day)
    return Table(
      kind: .stackedBars, x: Column(start: start, step: day, count: days),
      series: ["Run", "Ride"].map { name in
        Series(
          id: name, name: name, color: Color(rgb: 0x3497ED),
          column: Column((0..<days).map { Double($0 % 7 + 1) }))
      }, presentation: presentation)
  }

  private func fixture(reading index: Int? = nil, hiding: Int? = nil) -> Fixture {
    var fixture = Fixture(table())
    fixture.board.apply(.showAll(chart: 0))
    if let hiding { fixture.board.apply(.toggle(chart: 0, series: hiding)) }
    if let index {
      fixture.board.apply(.setIndicator(chart: 0, start + Double(index) * day))
    }
    return fixture
  }

  private let wide = Size(1000, 500)

  @Test func itStandsAtTheLeftAndMovesTheRest() throws {
    let layout = fixture().layout(wide)
    let calendar = try #require(layout.calendar)
    #expect(calendar.x == 0 && calendar.maxX == layout.plot.x)
    #expect(layout.header.x == calendar.maxX + ChartLayout.padding)
    #expect(layout.plot.maxX == 1000 && layout.miniMap?.maxX == 980)
    #expect(layout.checkboxes.allSatisfy { $0.x >= layout.grid.x })
  }

  @Test func itStandsAtTheRightWhereThatIsTheBeginning() throws {
    var fixture = fixture()
    fixture.style.isMirrored = true
    let layout = fixture.layout(wide)
    let calendar = try #require(layout.calendar)
    #expect(calendar.maxX == 1000 && calendar.x == layout.plot.maxX && layout.plot.x == 0)
    let geometry = try #require(fixture.picture(wide).calendarGeometry)
    let plain = try #require(self.fixture().picture(wide).calendarGeometry)
    for day in 1...30 {
      let (cell, other) = (geometry.cell(ofDay: day), plain.cell(ofDay: day))
      #expect(abs(cell.maxX + other.x - calendar.width) < 0.01)
      #expect(geometry.target(at: Point(cell.midX, cell.midY)) == .day(day))
    }
    #expect(geometry.button(0).x > geometry.button(1).x && geometry.button(1).x >= 0)
    let texts = fixture.picture(wide).calendar(measure: FixedMeasure()).texts
    #expect(texts.first?.anchor == .trailing)
  }

  @Test func daysAreSaidWithWhatTheyComeTo() throws {
    let picture = fixture().picture(wide)
    let month = try #require(picture.calendarGeometry?.month)
    #expect(picture.spokenMonth == "November 2026")
    #expect(picture.spokenDay(1, of: month) == "Sunday, 1 November 2026, 12")
    // There is no such point.
    #expect(picture.spokenDay(30, of: month) == "Monday, 30 November 2026")
    #expect(Fixture(.waves(count: 3)).picture().spokenMonth == nil)
  }

  @Test func whereThereIsNoRoomThereIsNone() {
    for layout in [
      fixture().layout(Size(700, 500)), fixture().layout(Size(1000, 220)),
      fixture().layout(wide, form: .card),
    ] {
      #expect(layout.calendar == nil && layout.plot.x == 0)
    }
  }

  /// The range ends in November 2026, whose first day is a Sunday.
  @Test func aMonthsDaysStandBelowTheirWeekdays() throws {
    let picture = fixture().picture(wide)
    let geometry = try #require(picture.calendarGeometry)
    #expect(Formats.english.name(of: geometry.month) == "November 2026")
    #expect(geometry.cell(ofDay: 1).midX == geometry.middle(ofColumn: 6))
    #expect(geometry.cell(ofDay: 2).midX == geometry.middle(ofColumn: 0))
    #expect(
      geometry.cell(ofDay: 30).y - geometry.cell(ofDay: 1).y == 5 * geometry.cell(ofDay: 1).height)
    for day in 1...30 {
      let cell = geometry.cell(ofDay: day)
      #expect(geometry.target(at: Point(cell.midX, cell.midY)) == .day(day))
    }
    let words = picture.calendar(measure: FixedMeasure()).texts.map(\.string)
    #expect(words.prefix(2) == ["November 2026", "Mon"] && words.last == "30")
  }

  @Test func weeksBeginOnTheLocalesDay() throws {
    var fixture = fixture()
    fixture.style.formats.dates.firstWeekday = 6
    let geometry = try #require(fixture.picture(wide).calendarGeometry)
    #expect(geometry.cell(ofDay: 1).midX == geometry.middle(ofColumn: 0))
    #expect(fixture.picture(wide).calendar(measure: FixedMeasure()).texts[1].string == "Sun")
  }

  @Test func namesThatWouldRunIntoEachOtherAreNarrow() throws {
    var fixture = fixture()
    fixture.style.formats.dates.names.shortWeekdays[2] = "Wednesday"
    let words = fixture.picture(wide).calendar(measure: FixedMeasure()).texts.map(\.string)
    #expect(words.dropFirst().prefix(7) == ["M", "T", "W", "T", "F", "S", "S"])
  }

  @Test func buttonsLeadToOtherMonths() throws {
    let geometry = try #require(fixture().picture(wide).calendarGeometry)
    for (number, months) in [(0, -1), (1, 1)] {
      let button = geometry.button(number)
      #expect(geometry.target(at: Point(button.midX, button.midY)) == .months(months))
    }
    #expect(geometry.target(at: Point(2, 2)) == nil)
  }

  @Test func itShowsTheMonthOfTheDayThatIsRead() {
    let months = [3, 20].compactMap { fixture(reading: $0).picture(wide).calendarGeometry?.month }
    #expect(months.map(Formats.english.name) == ["October 2026", "November 2026"])
  }

  private func arcs(_ fixture: Fixture) -> [Int] {
    fixture.picture(wide).calendar(measure: FixedMeasure()).leaves.compactMap {
      if case .polyline(let points, _, _) = $0 { points.count } else { nil }
    }
  }

  /// Of 28 days that have a point, each has a ring; those of 3 to 7 and 1 to 7 of 7 are a part of it.
  @Test func ringsArePartsOfTheMonthsLargestSum() {
    let arcs = arcs(fixture()).dropFirst(2)
    #expect(arcs.count == 2 * 28)
    #expect(arcs.count { $0 == 73 } == 28 + 4)
    #expect(self.arcs(fixture(hiding: 1)).dropFirst(2) == arcs)
  }

  @Test func daysWithoutAPointHaveNone() {
    let picture = fixture().picture(wide)
    guard let month = picture.calendarGeometry?.month else { return }
    #expect(picture.point(ofDay: 1, in: month) == 12)
    #expect(picture.point(ofDay: 28, in: month) == 39)
    #expect(picture.point(ofDay: 29, in: month) == nil)
    #expect(picture.point(ofDay: 1, in: month.moved(by: -1)) == nil)
  }
}
