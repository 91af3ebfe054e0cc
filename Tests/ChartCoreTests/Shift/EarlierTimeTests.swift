import ChartCore
import Testing

@Suite struct EarlierTimeTests {
  @Test(arguments: [
    (EarlierTime.span(.days(1)), moment(2024, 3, 1, 5), moment(2024, 2, 29, 5)),
    (.span(.months(1)), moment(2024, 3, 31, 5), moment(2024, 2, 29, 5)),
    (.span(.months(12)), moment(2024, 2, 29), moment(2023, 2, 28)),
    (.span(.months(13)), moment(2024, 1, 15), moment(2022, 12, 15)),
    (.span(.milliseconds(5)), 10, 5),
    (.span(.x(0.5)), 10, 9.5),
    // Third Friday, second Monday, fifth Friday where there is none.
    (.weekday(months: 12), moment(2024, 3, 15, 9), moment(2023, 3, 17, 9)),
    (.weekday(months: 1), moment(2024, 4, 8), moment(2024, 3, 11)),
    (.weekday(months: 1), moment(2024, 3, 29), moment(2024, 2, 23)),
    (.weekday(months: 12), moment(2024, 5, 1), moment(2023, 5, 3)),
  ])
  func whatIsBefore(_ time: EarlierTime, _ x: Double, _ expected: Double) {
    #expect(time.before(x, in: .utc) == expected)
  }

  @Test(
    arguments: [
      ("1 year", EarlierTime.span(.months(12))), ("year", .span(.months(12))),
      ("7 d", .span(.days(7))),
      ("90d", .span(.days(90))), ("0.5 x", .span(.x(0.5))),
      ("1.5 h", .span(.milliseconds(5_400_000))),
      ("1 year weekday", .weekday(months: 12)), ("52 weeks", .span(.days(364))),
    ] as [(String, EarlierTime)])
  func itIsReadFromWords(_ text: String, _ expected: EarlierTime) {
    #expect(EarlierTime(text) == expected)
  }

  @Test(arguments: [
    "", " ", "7", "d d", "-1 d", "0 d", "nan d", "1 d weekday", "3 points", "weekday", "1 year 2",
    "1e400 d", "1.5 months",
  ])
  func whatIsNoTimeIsNone(_ text: String) {
    #expect(EarlierTime(text) == nil)
  }
}
