import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct SpokenFiguresTests {
  /// Three weeks of two sports' distances, and of their time.
  private func weeks(reading index: Int? = nil, hiding hidden: Int? = nil) -> ChartPicture {
    var presentation = Presentation()
    presentation.period = .week
    let distances = [Column([10, 20, 38.44]), Column([1, 0, 0.1])]
    var metrics = TableMetrics(group: "week", names: ["Distance", "Time"], shown: 0)
    metrics.figures = [
      MetricFigure(unit: "km", kind: .plain, places: 1, columns: distances),
      MetricFigure(
        unit: "h", kind: .sixtieths, places: 0, columns: [Column([1, 4, 3.5]), Column([0, 0, 0])]),
    ]
    presentation.metrics = metrics
    let table = Table(
      kind: .total, x: Column(start: firstMoment, step: 7 * day, count: 3),
      series: distances.enumerated().map { number, column in
        Series(id: "y\(number)", name: ["Run", "Ride"][number], color: blue, column: column)
      }, presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    if let hidden { fixture.board.apply(.toggle(chart: 0, series: hidden)) }
    if let index {
      fixture.board.apply(.setIndicator(chart: 0, table.x[index]))
    }
    return fixture.picture(Size(900, 700))
  }

  @Test func theSumsOfAWeekAreSaidWithWhatHasChanged() {
    #expect(
      weeks().spokenFigures
        == "1 – 7 Dec 2018, Distance 38.5 km, +18.5 km, Time 3 h 30 min, \u{2212}30 min, "
        + "compared with 24 – 30 Nov 2018")
    #expect(weeks().spokenFigure(1) == "3 h 30 min, \u{2212}30 min")
    #expect(weeks(hiding: 0).spokenFigure(0) == "0.1 km, +0.1 km")
    #expect(weeks(reading: 0).spokenFigure(0) == "11.0 km")
    #expect(weeks().spokenFigure(2) == nil && weeks().spokenFigure(-1) == nil)
  }

  @Test func theIndicatorBeginsWithThem() {
    #expect(
      weeks(reading: 0).spokenPoint
        == "17 – 23 Nov 2018, Distance 11.0 km, Time 1 h 0 min, Run 91 percent, 10.00 km, "
        + "Ride 9 percent, 1.00 km, All 11.00 km")
  }

  @Test func anActivityIsSaidAsItIsPainted() {
    var (presentation, activity) = (Presentation(), Activity(.run))
    (activity.start, activity.meters, activity.movingSeconds) = (firstMoment, 9010, 2832)
    (activity.heartRate, activity.kilocalories) = (154, 516)
    presentation.activity = ShownActivity(activity, unit: .kilometers)
    presentation.activity?.hasFigures = true
    let nowhere = Column([.nan])
    let table = Table(
      kind: .track, x: Column([0]),
      series: (0..<2).map { Series(id: "y\($0)", name: "", color: blue, column: nowhere) },
      presentation: presentation)
    #expect(
      Fixture(table).picture(Size(900, 700)).spokenFigures
        == "17 Nov 2018 00:00, Distance 9.01 km, Time 47:12, Pace 5:14 /km, Heart Rate 154 bpm, "
        + "Energy 516 kcal")
    // It is at no point, and no time passes.
    #expect(table.isOfFiguresAlone)
    let header = Fixture(table).picture(Size(900, 700)).header(measure: FixedMeasure())
    #expect(!header.texts.map(\.string).contains { $0.contains("0:00 –") || $0 == "0:00" })
  }

  @Test(
    "A low card has an activity's figures in one line, as many as there is room for, and the lowest says them.",
    arguments: [
      (Size(900, 700), 15), (Size(932, 300), 15), (Size(500, 300), 6), (Size(932, 170), 0),
    ])
  func figuresOfAnActivityByRoom(_ size: Size, words: Int) {
    let picture = swim.picture(size)
    let texts = picture.figureLine(measure: FixedMeasure()).compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    #expect(texts.count == words)
    #expect(Set(texts.map(\.position.y)).count == (words == 0 ? 0 : size.height > 300 ? 3 : 1))
    #expect(texts.allSatisfy { $0.position.x < picture.layout.header.width })
    #expect(
      picture.spokenFigures
        == "17 Nov 2018 00:00, Distance 1.49 km, Time 30:00, Pace 2:00 /100 m, Heart Rate 130 bpm, "
        + "Energy 300 kcal")
  }

  /// A swim's speed over time, without a track.
  private var swim: Fixture {
    var (presentation, activity) = (Presentation(), Activity(.swim))
    (activity.start, activity.meters, activity.movingSeconds) = (firstMoment, 1494, 1800)
    (activity.heartRate, activity.kilocalories) = (130, 300)
    presentation.activity = ShownActivity(activity, unit: .kilometers)
    presentation.activity?.hasFigures = true
    return Fixture(.daily([[3, 3, 2, 3]], presentation: presentation))
  }

  @Test func whatHasNoFiguresSaysNone() {
    #expect(Fixture(.waves(count: 3)).picture().spokenFigures == nil)
  }
}
