import TestSupport
import Testing

@testable import ChartCore

@Suite struct XStrideFittingTests {
  static let tables: [Table] = [
    Table(count: 112, from: moment(2018, 11, 17), every: day),
    Table(count: 60, from: moment(2018, 1, 3), every: 7 * day),
    Table(count: 168, from: moment(2018, 6, 12), every: hour),
    Table(count: 500, from: moment(1969, 12, 31, 20) + 3, every: 60_000),
    Table(count: 40, from: moment(1900), every: 1000 * day),
    Table([moment(-30), moment(0, 2, 29), moment(12_000, 5, 5, 13)], [1, 2, 3]),
    Table([0, 1, 7], [1, 2, 3]),
  ]

  /// From ten thousand years to two milliseconds about the middle of a table.
  static func ranges(_ table: Table) -> [ClosedRange<Double>] {
    sequence(first: 4e14) { $0 / 1.7 }.prefix { $0 > 2 }.map { span in
      let middle = table.x[table.x.count / 2] + 1234
      return middle - span / 2...middle + span / 2
    }
  }

  private func fitting(
    _ range: ClosedRange<Double>, room: Double = 80, of width: Double = 800,
    firstWeekday: Int = 0, table: Table = tables[5]
  ) -> XStride {
    .fitting(
      range, width: width, metrics: .even(room, firstWeekday: firstWeekday), hasContext: true,
      table: table)
  }

  @Test(arguments: tables) func labelsHaveRoomAndAreNotFewerThanThree(table: Table) {
    for range in Self.ranges(table) {
      let ticks = fitting(range, table: table).ticks(in: range)
      // Beyond the year 9999 figures are more.
      let room = range.upperBound > moment(10_000) ? 0.01 : 0.1
      #expect(ticks.allSatisfy(range.contains))
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $1 - $0 >= range.span * room * 0.999_999 })
      let isAtPoints = table.x.evenStep.map { $0 > day } == true
      #expect(ticks.count >= 3 || isAtPoints || range.span < 3 * day, "\(range.span)")
    }
  }

  @Test(arguments: [
    (10 * 365 * day, XStride.Unit.year, 1), (100 * 365 * day, .year, 10), (112 * day, .month, 1),
    (60 * day, .day, 7), (22 * day, .day, 7), (12 * day, .day, 2), (10 * day, .day, 1),
    (29 * day, .day, 7), (5 * day, .hour, 12), (day, .hour, 3), (10 * hour, .hour, 1),
    (hour, .minute, 15), (10 * 60_000.0, .minute, 1), (60_000, .second, 15), (10_000, .second, 1),
    (1000, .millisecond, 100), (10, .millisecond, 1), (1, .microsecond, 100),
    (0.099, .microsecond, 10), (0.01, .microsecond, 1), (800 * day, .month, 3),
    (1700 * day, .month, 6),
  ])
  func fromYearsDownToMicroseconds(span: Double, unit: XStride.Unit, count: Int) {
    let stride = fitting(0...span, room: 100, of: 1000)
    #expect(stride.unit == unit)
    #expect(stride.count == count)
  }

  @Test("what people do not count in fills in where there would be fewer than three labels")
  func inBetween() {
    let spans: [(Double, XStride.Unit, Int)] = [
      (5 * day, .day, 2), (8 * day, .day, 2), (10 * day, .day, 3), (22 * day, .day, 7),
      (30 * day, .day, 14),
      (6 * 30.5 * day, .month, 2), (6 * 60_000, .minute, 2), (25 * 60_000, .minute, 10),
    ]
    for (span, unit, count) in spans {
      let stride = fitting(0...span, room: 80, of: 290)
      #expect(stride.unit == unit && stride.count == count, "\(span / day) days: \(stride)")
    }
  }

  @Test("weeks begin on the locale's day", arguments: 0..<7)
  func weeks(firstWeekday: Int) {
    let start = moment(2018, 1, 1)
    for (days, count) in [(60.0, 7), (12, 2), (19, 3)] {
      let range = start...start + days * day
      let stride = fitting(
        range, room: count == 2 ? 100 : 78, of: count == 3 ? 500 : 800, firstWeekday: firstWeekday)
      #expect(stride.unit == .day && stride.count == count)
      let weekdays = stride.ticks(in: range).map { CivilDate(milliseconds: $0).weekday }
      let offsets = Set(weekdays.map { ($0 + 7 - firstWeekday) % 7 })
      #expect(offsets == (count == 7 ? [0] : count == 2 ? [0, 2, 4] : [0, 3]))
    }
  }

  @Test func weeklyDataHasLabelsAtPoints() {
    let table = Self.tables[1]
    let points = Set((0..<table.x.count).map { table.x[$0] })
    for part in [0.3, 0.2, 0.1, 0.05] {
      let range = table.domain.upperBound - table.domain.span * part...table.domain.upperBound
      let stride = fitting(range, room: 70, of: 700, firstWeekday: 6, table: table)
      #expect(stride.ticks(in: range).allSatisfy(points.contains))
      #expect(stride.unit == .day && stride.count % 7 == 0)
    }
    #expect(fitting(table.domain, table: table).unit == .month)
  }

  @Test(arguments: [
    (1.0, [0.0, 1.0]), (7.0, [0.0, 7.0]), (3.0, [0.0, 3.0]), (0.5, [0.0, 1 / 6.0, 1 / 3.0, 0.5]),
  ])
  func twoPointsHaveLabelsAsManyHave(distance: Double, labels: [Double]) {
    let start = moment(2018, 11, 17)
    let table = Table([start, start + distance * day], [1, 2])
    let stride = fitting(table.domain, room: 260, table: table)
    #expect(stride.ticks(in: table.domain) == labels.map { start + $0 * day })
  }

  @Test func pointsThatAreMonthsApartHaveLabelsAtMonthsAndYears() {
    for step in [28.0, 30, 31, 91, 365, 1000] {
      let table = Table(count: 40, from: moment(1900, 1, 5), every: step * day)
      for range in Self.ranges(table) where range.span > 3 * step * day {
        #expect([.month, .year].contains(fitting(range, table: table).unit))
      }
    }
  }

  @Test func dailyDataHasNoTimesOfDay() {
    let table = Self.tables[0]
    let range = table.domain.upperBound - 2 * day...table.domain.upperBound
    #expect(fitting(range, room: 50, of: 2000, table: table).unit == .day)
  }

  @Test func timesOfDayHaveNoWeeks() {
    var presentation = Presentation()
    presentation.xKind = .timesOfDay
    let plain = Table(count: 24, every: hour)
    let table = Table(x: plain.x, series: plain.series, presentation: presentation)
    let stride = fitting(0...23 * hour, table: table)
    #expect(stride.unit == .hour && stride.count == 3)
    #expect(stride.ticks(in: 0...24 * hour).count == 9)
  }

  @Test(arguments: tables) func labelsDoNotMoveWithTheRange(table: Table) {
    for range in Self.ranges(table) {
      let stride = fitting(range, table: table)
      let moved = range.lowerBound + range.span / 3...range.upperBound + range.span / 3
      let before = stride.ticks(in: range).filter(moved.contains)
      #expect(before == stride.ticks(in: moved).filter(range.contains))
    }
  }

  @Test func usualTimesNestAcrossUnitsUpToAWeek() {
    let table = Table([0, day / 3, 9 * day + 5], [1, 2, 3])
    let spans = sequence(first: 0.003) { $0 * 1.5 }.prefix { $0 < 90 * day }
    let strides = spans.map { fitting(0...$0, room: 20, of: 400, table: table) }
    for (fine, coarse) in zip(strides, strides.dropFirst()) where coarse.unit != .month {
      let start = coarse.anchor
      let range = start...start + coarse.milliseconds * 3
      #expect(coarse.milliseconds >= fine.milliseconds)
      #expect(
        coarse.ticks(in: range).allSatisfy { Set(fine.ticks(in: $0...$0)) == [$0] },
        "\(coarse) in \(fine)")
    }
    #expect(
      Set(strides.map(\.unit)).isSuperset(of: [.microsecond, .millisecond, .second, .minute]))
    #expect(Set(strides.map(\.unit)).isSuperset(of: [.hour, .day]))
  }

  @Test(arguments: [
    (moment(2018, 11, 17), XStride.Unit.day), (moment(2018, 11, 17, 16, 5), .minute),
    (moment(2018) + 5000, .second), (moment(2018) + 5, .millisecond), (moment(1960), .day),
    (moment(2018) + 0.25, .microsecond), (0.000_1, .microsecond),
  ])
  func aRangeOfOneMomentIsLabelled(moment: Double, unit: XStride.Unit) {
    let table = Table([moment], [1])
    let stride = fitting(table.domain, of: 300, table: table)
    #expect(stride.unit == unit)
    #expect(stride.ticks(in: table.domain) == [moment])
  }

  @Test("the finest steps are as fine as doubles are", arguments: [1.5e12, 1e15, 8e18, 9e21])
  func distantMomentsHaveLabelsThatDiffer(moment: Double) {
    for part in [1e-15, 1e-13, 1e-9] {
      let range = moment...moment * (1 + part)
      let ticks = fitting(range).ticks(in: range)
      #expect(Set(ticks).count == ticks.count && ticks.count <= 200)
    }
  }

  @Test func aSecondLevelMakesLabelsShorterAndIsNamedInFullWhereThereIsRoom() {
    var metrics = XLabelMetrics.even(40)
    metrics.short[.day] = 10
    metrics.contexts[.day] = 100
    func stride(_ span: Double, _ hasContext: Bool) -> XStride {
      .fitting(
        0...span * day, width: 800, metrics: metrics, hasContext: hasContext, table: Self.tables[5])
    }
    #expect(stride(40, true).count == 1 && stride(40, true).context == .full)
    #expect(stride(40, false).count == 7 && stride(40, false).context == .none)
    #expect(stride(230, true).context == .short && stride(230, true).unit == .day)
    #expect(stride(9000, true).context == .none && stride(9000, true).unit == .year)
  }

  @Test func longYearsNeedMoreRoom() {
    let near = fitting(moment(1900)...moment(2000), room: 79)
    let far = fitting(moment(1_000_001_900)...moment(1_000_002_000), room: 79)
    #expect(near.count == 10 && far.count == 20)
  }
}
