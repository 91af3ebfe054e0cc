import ChartCore
import Testing

@Suite struct CivilDateTests {
  @Test(arguments: [
    (0.0, 1970, 1, 1, 3), (-1, 1969, 12, 31, 2), (951_782_400_000, 2000, 2, 29, 1),
    (4_107_542_399_999, 2100, 2, 28, 6), (4_107_542_400_000, 2100, 3, 1, 0),
    (1_542_412_800_000, 2018, 11, 17, 5), (-62_135_596_800_000, 1, 1, 1, 0),
    (-62_135_596_800_001, 0, 12, 31, 6), (-62_167_219_200_000, 0, 1, 1, 5),
    (-62_162_121_600_000, 0, 2, 29, 1), (-62_167_219_200_001, -1, 12, 31, 4),
    (253_402_300_799_999, 9999, 12, 31, 4), (253_402_300_800_000, 10000, 1, 1, 5),
    (-210_866_803_200_000, -4713, 11, 24, 0),
  ])
  func knownDays(milliseconds: Double, year: Int, month: Int, day: Int, weekday: Int) {
    let date = CivilDate(milliseconds: milliseconds)
    #expect([date.year, date.month, date.day, date.weekday] == [year, month, day, weekday])
    #expect(date.milliseconds == milliseconds)
  }

  @Test func timesOfDay() throws {
    let date = CivilDate(milliseconds: -1)
    #expect([date.hour, date.minute, date.second, date.millisecond] == [23, 59, 59, 999])
    let other = try #require(
      CivilDate(
        year: 2019, month: 4, day: 20, hour: 16, minute: 5, second: 30, millisecond: 250))
    #expect(other.milliseconds == 1_555_776_330_250)
    #expect(other.microsecond == 0)
  }

  @Test(arguments: [
    (1_555_776_330_250.75, 30, 250, 750), (1_555_776_330_250.000244, 30, 250, 0),
    (1_555_776_330_250.9998, 30, 251, 0), (-0.5, 59, 999, 500), (-0.0001, 0, 0, 0),
    (0.125, 0, 0, 125), (0.003, 0, 0, 3), (999.9999, 1, 0, 0),
  ])
  func partsOfAMillisecond(moment: Double, second: Int, millisecond: Int, microsecond: Int) {
    let date = CivilDate(milliseconds: moment)
    #expect(
      [date.second, date.millisecond, date.microsecond] == [second, millisecond, microsecond])
    #expect(abs(date.milliseconds - moment) <= 0.0005)
  }

  @Test func everyDayOf800YearsFollowsTheOneBefore() {
    let start = moment(-400, 12, 31)
    let dates = (0...292_194).map { CivilDate(milliseconds: start + Double($0) * day) }
    let wrong = zip(dates, dates.dropFirst()).filter { previous, date in
      let isNext = date.day == previous.day + 1 && date.month == previous.month
      let isFirst = date.day == 1 && previous.isLastOfMonth
      return date.weekday != (previous.weekday + 1) % 7 || !(isNext || isFirst)
    }
    #expect(wrong.map(\.0).isEmpty)
    #expect(dates.last == CivilDate(year: 400, month: 12, day: 31))
  }

  @Test(arguments: [292_277_026_596, -292_277_026_596, 2_147_483_647, -2_147_483_648])
  func distantYears(year: Int) throws {
    let start = try #require(CivilDate(year: year, month: 7, day: 1))
    #expect(CivilDate(milliseconds: start.milliseconds).year == year)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e22, tiniest, -tiniest])
  func anyNumberIsADate(milliseconds: Double) {
    let date = CivilDate(milliseconds: milliseconds)
    #expect(1...12 ~= date.month && 1...31 ~= date.day && 0...6 ~= date.weekday)
    #expect(0...23 ~= date.hour && 0...59 ~= date.minute && 0...999 ~= date.millisecond)
  }

  @Test(arguments: [
    (2019, 2, 29), (1900, 2, 29), (2019, 4, 31), (2019, 0, 1), (2019, 13, 1), (2019, 1, 0),
    (2019, 1, 32), (Int.max, 1, 1), (Int.min, 1, 1),
  ])
  func daysThatAreNot(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func timesThatAreNot() {
    #expect(CivilDate(year: 2019, month: 1, day: 1, hour: 24) == nil)
    #expect(CivilDate(year: 2019, month: 1, day: 1, minute: 60) == nil)
    #expect(CivilDate(year: 2019, month: 1, day: 1, second: 60) == nil)
    #expect(CivilDate(year: 2019, month: 1, day: 1, millisecond: -1) == nil)
    #expect(CivilDate(year: 2000, month: 2, day: 29, hour: 23, minute: 59, second: 59) != nil)
  }
}

extension CivilDate {
  fileprivate var isLastOfMonth: Bool {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return day == [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
