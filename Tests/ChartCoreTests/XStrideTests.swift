import Testing

@testable import ChartCore

@Suite struct XStrideTests {
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

  @Test(arguments: tables) func labelsHaveRoomAndAreNotFewerThanNeeded(table: Table) {
    for range in Self.ranges(table) {
      let stride = XStride.fitting(range, width: 800, spacing: 80, table: table)
      let ticks = stride.ticks(in: range)
      let least = range.span / 10
      #expect(ticks.allSatisfy(range.contains))
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $1 - $0 >= least * 0.999_999 })
      #expect(ticks.count <= 11)
      #expect(ticks.count >= 2 || table.x.evenStep.map { $0 >= day } == true, "\(range.span)")
    }
  }

  @Test(arguments: [(1.0, [0.0, 1.0]), (7.0, [0.0, 7.0]), (0.5, [0.0, 0.25, 0.5])])
  func twoPointsHaveLabelsAsManyHave(distance: Double, labels: [Double]) {
    let start = moment(2018, 11, 17)
    let table = Table([start, start + distance * day], [1, 2])
    let stride = XStride.fitting(table.domain, width: 800, spacing: 260, table: table)
    #expect(stride.ticks(in: table.domain) == labels.map { start + $0 * day })
  }

  @Test(arguments: tables) func coarseLabelsAreFineLabelsToo(table: Table) {
    var comparisons = 0
    let all = Self.ranges(table)
    let strides = all.map { XStride.fitting($0, width: 800, spacing: 80, table: table) }
    for (coarse, fine) in zip(strides, strides.dropFirst()) where coarse.unit == fine.unit {
      let start = table.x[0]
      let range = start - coarse.milliseconds * 2...start + coarse.milliseconds * 2
      let labels = Set(fine.ticks(in: range))
      #expect(coarse.ticks(in: range).allSatisfy(labels.contains), "\(coarse) in \(fine)")
      comparisons += coarse == fine ? 0 : 1
    }
    #expect(comparisons >= 4)
  }

  @Test(arguments: tables) func labelsDoNotMoveWithTheRange(table: Table) {
    for range in Self.ranges(table) {
      let stride = XStride.fitting(range, width: 800, spacing: 80, table: table)
      let moved = range.lowerBound + range.span / 3...range.upperBound + range.span / 3
      let before = stride.ticks(in: range).filter(moved.contains)
      #expect(before == stride.ticks(in: moved).filter(range.contains))
      #expect(XStride.fitting(moved, width: 800, spacing: 80, table: table).unit == stride.unit)
    }
  }

  @Test func timesNestAcrossUnitsUpToADay() {
    let table = Table([0, day / 3, 9 * day + 5], [1, 2, 3])
    let spans = sequence(first: 2.0) { $0 * 1.5 }.prefix { $0 < 20 * day }
    let strides = spans.map { XStride.fitting(0...$0, width: 100, spacing: 50, table: table) }
    for (fine, coarse) in zip(strides, strides.dropFirst()) {
      let range = 0...coarse.milliseconds * 3
      let multiple = coarse.milliseconds / fine.milliseconds
      #expect(multiple == multiple.rounded() && multiple >= 1)
      #expect(coarse.ticks(in: range).allSatisfy { Set(fine.ticks(in: $0...$0)) == [$0] })
    }
    #expect(Set(strides.map(\.unit)) == [.millisecond, .second, .minute, .hour, .day])
  }

  @Test(arguments: [
    (10 * 365 * day, XStride.Unit.year, 1), (100 * 365 * day, .year, 16), (112 * day, .day, 16),
    (10 * day, .day, 1), (11 * day, .day, 2), (5 * day, .hour, 12), (day, .hour, 3),
    (10 * hour, .hour, 1),
    (hour, .minute, 15), (10 * 60_000.0, .minute, 1), (60_000, .second, 15), (10_000, .second, 1),
    (1000, .millisecond, 100), (10, .millisecond, 1), (1, .millisecond, 1),
  ])
  func fromYearsDownToMilliseconds(span: Double, unit: XStride.Unit, count: Int) {
    let table = Table([0, 1, 1e12], [1, 2, 3])
    let stride = XStride.fitting(0...span, width: 1000, spacing: 100, table: table)
    #expect(stride.unit == unit)
    #expect(stride.count == count)
  }

  @Test func daysCountFromTheLastPoint() {
    let table = Self.tables[0]
    let last = table.domain.upperBound
    let stride = XStride.fitting(table.domain, width: 800, spacing: 80, table: table)
    #expect(
      stride.ticks(in: last - 40 * day...last + day) == [last - 32 * day, last - 16 * day, last])
  }

  @Test func weeklyDataHasLabelsAtPoints() {
    let table = Self.tables[1]
    let points = Set((0..<table.x.count).map { table.x[$0] })
    for part in [1, 0.5, 0.25, 0.05] {
      let range = table.domain.upperBound - table.domain.span * part...table.domain.upperBound
      let stride = XStride.fitting(range, width: 700, spacing: 70, table: table)
      #expect(stride.ticks(in: range).allSatisfy(points.contains))
      #expect(stride.unit == .day && stride.count % 7 == 0)
    }
  }

  @Test func dailyDataHasNoTimesOfDay() {
    let table = Self.tables[0]
    let range = table.domain.upperBound - 2 * day...table.domain.upperBound
    #expect(XStride.fitting(range, width: 2000, spacing: 50, table: table).unit == .day)
  }

  @Test(arguments: [
    (moment(2018, 11, 17), XStride.Unit.day), (moment(2018, 11, 17, 16, 5), .minute),
    (moment(2018) + 5000, .second), (moment(2018) + 5, .millisecond), (moment(1960), .day),
  ])
  func aRangeOfOneMomentIsLabelled(moment: Double, unit: XStride.Unit) {
    let table = Table([moment], [1])
    let stride = XStride.fitting(table.domain, width: 300, spacing: 80, table: table)
    #expect(stride.unit == unit)
    #expect(stride.ticks(in: table.domain) == [moment])
  }

  @Test func atMost200Ticks() {
    let table = Self.tables[0]
    let fine = XStride.fitting(0...1000, width: 1000, spacing: 0, table: Self.tables[6])
    let daily = XStride.fitting(0...day, width: 1000, spacing: 0, table: table)
    let yearly = XStride.fitting(0...4e12, width: 1000, spacing: 8, table: table)
    #expect(yearly.unit == .year)
    for stride in [fine, daily, yearly] {
      for range in [0...1e13, -1e18...1e19, -1e308...1e308, -9e21...9.1e21, 1e21...1e21 + 3e5] {
        let ticks = stride.ticks(in: range)
        #expect(ticks.count <= 200)
        #expect(ticks.allSatisfy(range.contains))
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy(<))
      }
    }
    #expect(daily.ticks(in: 0...199 * day).count == 200)
    #expect(daily.ticks(in: 0...200 * day).count < 200)
  }

  @Test(arguments: [
    (0.0, 80.0), (-5, 80), (800, 0), (800, -1), (800, .infinity), (.nan, 80), (800, .nan),
    (1e-300, 1e300),
  ])
  func anySizeGivesAStride(width: Double, spacing: Double) {
    for range in [0.0...1e12, -1e308...1e308, 1e21...1e21 + 1e6, 5...5] {
      let stride = XStride.fitting(range, width: width, spacing: spacing, table: Self.tables[2])
      #expect(stride.count >= 1)
      #expect(stride.ticks(in: range).count <= 200)
    }
  }

  @Test func yearsStartAtTheirFirstMoment() {
    let range = moment(-9)...moment(12, 3)
    let stride = XStride.fitting(range, width: 600, spacing: 80, table: Self.tables[5])
    #expect(stride.ticks(in: range) == [-8, -4, 0, 4, 8, 12].map { moment($0) })
  }
}
