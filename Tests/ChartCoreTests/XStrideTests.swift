import Testing

@testable import ChartCore

@Suite struct XStrideTests {
  @Test(
    "months begin on their first day, in any year",
    arguments: [-400, -1, 0, 1600, 1900, 1969, 2000])
  func months(year: Int) {
    for count in [1, 2, 3, 4, 6] {
      let dates = XStride(.month, count).ticks(in: moment(year, 2, 2)...moment(year + 5, 1, 31))
        .map(CivilDate.init(milliseconds:))
      #expect(dates.count == 5 * 12 / count - (count == 1 ? 1 : 0))
      #expect(dates.allSatisfy { $0.day == 1 && $0.isMidnight && ($0.month - 1) % count == 0 })
    }
  }

  @Test("years begin in January and count from the year 0", arguments: [1, 2, 5, 10, 50])
  func years(count: Int) {
    let years = (-90...90).filter { $0.isMultiple(of: count) }
    let ticks = XStride(.year, count).ticks(in: moment(-90)...moment(90))
    #expect(ticks == years.map { moment($0) })
  }

  private typealias Case = (stride: XStride, from: Double, to: Double, expected: [Double])

  private static let cases: [Case] = [
    (XStride(.month, 1), moment(2019, 2, 28), moment(2019, 3, 1), [moment(2019, 3, 1)]),
    (XStride(.month, 1), moment(2000, 2, 29), moment(2000, 3, 1), [moment(2000, 3, 1)]),
    (XStride(.month, 1), moment(1969, 12, 31), moment(1970), [0]),
    (XStride(.month, 3), moment(0), moment(0, 12, 31), [1, 4, 7, 10].map { moment(0, $0) }),
    (XStride(.microsecond, 1), 0.001, 0.003, [0.001, 0.002, 0.003]),
    (XStride(.millisecond, 5), -7, 7, [-5, 0, 5]), (XStride(.day, 1), 1, day - 1, []),
    (
      XStride(.day, 2, from: -3 * day, restartsWeekly: true), -3 * day, 5 * day,
      [-3, -1, 1, 4].map { $0 * day }
    ),
    (XStride(.day, 3, from: 0, restartsWeekly: true), 0, 8 * day, [0, 3, 7].map { $0 * day }),
  ]

  @Test func ticks() {
    for (stride, from, to, expected) in Self.cases {
      #expect(stride.ticks(in: from...to) == expected, "\(stride)")
    }
  }

  @Test("no two labels are closer or farther than it says")
  func distances() {
    let strides =
      [1, 2, 3, 4, 6].map { XStride(.month, $0) } + [1, 2, 5, 10].map { XStride(.year, $0) }
      + [2, 3].map { XStride(.day, $0, restartsWeekly: true) } + [XStride(.hour, 3)]
    for stride in strides {
      for start in [moment(1896), moment(1999, 12, 3), moment(2019, 1, 31)] {
        let ticks = stride.ticks(in: start...start + 150 * stride.milliseconds)
        let distances = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
        #expect(distances.allSatisfy { $0 >= stride.milliseconds }, "\(stride)")
        #expect(distances.allSatisfy { $0 <= stride.longestDistance }, "\(stride)")
        #expect(!distances.isEmpty)
      }
    }
  }

  @Test func atMost200Ticks() {
    let strides =
      XStride.Unit.allCases.map { XStride($0, 1) } + [
        XStride(.day, 3, restartsWeekly: true), XStride(.year, 50_000_000_000),
      ]
    for stride in strides {
      for range in [0...1e13, -1e18...1e19, -1e308...1e308, -9e21...9.1e21, 1e21...1e21 + 3e5] {
        let ticks = stride.ticks(in: range)
        #expect(ticks.count <= 200)
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
        #expect(ticks.allSatisfy(range.contains))
      }
    }
  }

  @Test(arguments: [
    (
      XStride.Unit.day, moment(2018, 9, 12), moment(2018, 11, 3),
      [
        moment(2018, 9), moment(2018, 10), moment(2018, 11),
      ]
    ),
    (.day, moment(2018, 10), moment(2018, 10, 31), [moment(2018, 10)]),
    (.month, moment(-1, 12, 31), moment(0, 3), [moment(-1), moment(0)]),
    (.hour, moment(1969, 12, 31, 5), moment(1970, 1, 1, 2), [-day, 0]),
    (.millisecond, 60_001, 119_000, [60_000]), (.microsecond, -1, 0, [-60_000, 0]),
    (.year, 0, 1e13, []),
  ])
  func contextsBeginWithTheRanges(
    unit: XStride.Unit, from: Double, to: Double, expected: [Double]
  ) {
    var stride = XStride(unit, 1)
    #expect(stride.contexts(in: from...to) == [])
    stride.context = .short
    #expect(stride.contexts(in: from...to) == expected)
  }
}
