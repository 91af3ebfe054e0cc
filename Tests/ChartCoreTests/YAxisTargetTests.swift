import Testing

@testable import ChartCore

@Suite struct YAxisTargetTests {
  private func axes(
    _ kind: ChartKind, _ columns: [[Double]], hidden: Set<Int> = [],
    choice: YScaleChoice = .automatic
  ) -> [YAxisTarget] {
    let table = Table(columns: columns, kind: kind)
    return YAxisTarget.axes(
      of: table, isVisible: { !hidden.contains($0) }, in: table.domain, bucketSpan: 0.01,
      miniMapColumnSpan: 0.01, choice: choice)
  }

  @Test(
    arguments: [
      ([41.23, 3], 41.2), ([106.27], 106), ([0.001234], 0.00123), ([99.96, 1], 100), ([8], 8),
    ] as [([Double], Double)])
  func aTotalNamesItsEndsAlone(values: [Double], highest: Double) {
    let axis = axes(.total, [values])[0]
    #expect(axis.ticks?.values(in: axis.domain) == [0, highest])
    #expect(axis.domain == 0...max(highest, values.max() ?? 0))
  }

  @Test func aTotalOfNothingNamesZero() {
    let axis = axes(.total, [[0, 0]])[0]
    #expect(axis.ticks?.values(in: axis.domain) == [0] && axis.domain == 0...1)
  }

  @Test(
    arguments: [(17.3, 10), (9.9, 5), (1, 1), (68, 50), (0.3, 0.2), (0, nil)] as [(Double, Double?)]
  )
  func barsOfDaysNameOneValue(highest: Double, named: Double?) {
    var presentation = Presentation()
    (presentation.drawing.barsStandApart, presentation.period) = (true, .day)
    let table = Table(columns: [[0, highest]], kind: .stackedBars)
      .presented { $0 = presentation }
    let axis = YAxisTarget.axes(
      of: table, isVisible: { _ in true }, in: table.domain, bucketSpan: 0.01,
      miniMapColumnSpan: 0.01)[0]
    #expect(axis.ticks?.values(in: axis.domain) == [0] + [named].compactMap(\.self))
    #expect(axis.domain.contains(highest))
  }

  /// Paces that hardly change: `5:32.9` is the finest that a label says.
  @Test(
    arguments: [[5.548, 5.5501], [5.55, 5.55], [3.3283, 3.3334], [0, 0.0001]] as [[Double]])
  func labelsOfSixtiethsDiffer(values: [Double]) {
    let table = Table(columns: [values], kind: .lines).presented { $0.unit = .sixtieths }
    let axis = YAxisTarget.axes(
      of: table, isVisible: { _ in true }, in: table.domain, bucketSpan: 0.01,
      miniMapColumnSpan: 0.01)[0]
    let labels =
      axis.ticks?.values(in: axis.domain).map { Formats.english.tick($0, in: axis.notation) } ?? []
    #expect(labels.count > 1 && Set(labels).count == labels.count, "\(labels)")
  }

  @Test(arguments: [[0, 1, 0], [0, 0, 0], [1, 1], [1, 0]] as [[Double]])
  func statesHaveAllTheirWords(values: [Double]) {
    let table = Table(columns: [values], kind: .lines).presented {
      $0.unit = .states(["off", "on"])
    }
    let axis = YAxisTarget.axes(
      of: table, isVisible: { _ in true }, in: table.domain, bucketSpan: 0.01,
      miniMapColumnSpan: 0.01)[0]
    #expect(axis.ticks?.values(in: axis.domain) == [0, 1])
    #expect(
      axis.ticks?.values(in: axis.domain).map { Formats.english.tick($0, in: axis.notation) }
        == ["off", "on"])
  }

  @Test func oneAxisServesAllSeries() {
    let axes = axes(.lines, [[100, 200], [300, 500]])
    #expect(axes.count == 1)
    #expect(axes[0].miniMapDomain == 100...500)
    #expect(axes[0].domain.contains(100) && axes[0].domain.contains(500))
  }

  @Test func twoAxesShareTheirLines() {
    let axes = axes(.twoAxisLines, [[261_400, 894_000], [12_360, 44_060]])
    #expect(axes.map(\.miniMapDomain) == [261_400...894_000, 12_360...44_060])
    #expect(axes.map(\.step) == [200_000, 10_000])
  }

  @Test func aHiddenSeriesTakesItsAxisAway() {
    let columns: [[Double]] = [[261_400, 894_000], [12_360, 44_060]]
    let first = axes(.twoAxisLines, columns, hidden: [1])
    #expect(first[0].ticks != nil && first[1].ticks == nil)
    let second = axes(.twoAxisLines, columns, hidden: [0])
    #expect(second[0].ticks == nil)
    // Alone, it has ticks of its own choice.
    #expect(second[1].ticks == .even(YTicks(containing: 0...44_060)))
    #expect(second[0].domain == axes(.twoAxisLines, columns)[0].domain)
  }

  @Test func percentagesAreQuarters() {
    let axes = axes(.percentageAreas, [[1, 2], [3, 4]])
    #expect(axes[0].ticks == .even(.quarters))
    #expect(axes[0].domain.lowerBound == 0 && axes[0].domain.upperBound > 100)
    #expect(axes[0].miniMapDomain == 0...100)
    #expect(self.axes(.pie, [[1, 2], [3, 4]])[0].ticks == nil)
  }

  @Test func stacksHaveRoomForTheirSum() {
    let all = axes(.stackedBars, [[10, 20], [30, 40]])
    #expect(all[0].miniMapDomain == 0...60)
    #expect(all[0].domain.lowerBound == 0 && all[0].domain.upperBound >= 60)
    #expect(axes(.stackedBars, [[10, 20], [30, 40]], hidden: [0])[0].miniMapDomain == 0...40)
  }

  @Test(arguments: ChartKind.allCases) func gapsAloneHaveASaneAxis(kind: ChartKind) {
    for axis in axes(kind, [[.nan, .nan], [.nan, .nan]]) {
      #expect(axis.domain.lowerBound <= 0 && axis.domain.upperBound >= 1)
      #expect(axis.domain.lowerBound.isFinite && axis.domain.upperBound.isFinite)
    }
  }

  @Test("a chosen axis starts at 0, in the mini-map too") func fromZero() {
    let values: [[Double]] = [[180, 200], [190, 195]]
    let axis = axes(.lines, values, choice: .fromZero)[0]
    #expect(axis.domain.lowerBound == 0 && axis.miniMapDomain == 0...200)
    #expect(axes(.lines, [[-180, -200]], choice: .fromZero)[0].miniMapDomain == -200...0)
    #expect(axes(.lines, values)[0].domain.lowerBound == 180)
    let two = axes(.twoAxisLines, [[800, 900], [70, 80]], choice: .fromZero)
    #expect(two.map(\.domain.lowerBound) == [0, 0])
  }

  @Test(
    "a logarithmic axis holds the values above 0",
    arguments: [
      ([1.0, 1000], 1.0, ["1", "10", "100", "1K"]),
      ([0.3, 40], 0.2, ["0.2", "0.5", "1", "2", "5", "10", "20"]),
      ([-5, 0, 7, 90_000, .nan], 5, ["10", "100", "1K", "10K"]),
      ([100, 180], 100, ["100", "120", "140", "160", "180"]), ([5, 5], 3, ["3", "4", "5", "6"]),
      ([42, 42], 40, []), ([24, 24.5], 24, []), ([999, 1001], 999, []), ([95, 180], 80, []),
      ([0.6, 3.4], 0.5, ["0.5", "0.6", "0.8", "1", "2", "3"]),
      ([4.9, 9], 4, ["4", "5", "6", "7", "8", "9"]), ([1, 3.1], 1, []), ([0.9, 3], 0.5, []),
      ([1, 40], 1, ["1", "2", "3", "5", "10", "20"]),
      ([1e-300, 1e300], 1e-300, ["0"]),
    ] as [([Double], Double, [String])])
  func logarithmic(values: [Double], lowest: Double, labels: [String]) {
    let axis = axes(.lines, [values], choice: .logarithmic)[0]
    #expect(axis.form == .logarithmic && axis.miniMapForm == .logarithmic)
    #expect(axis.domain.lowerBound == lowest)
    let highest = values.filter { $0 > 0 }.max() ?? 0
    #expect(axis.domain.upperBound >= highest)
    #expect(axis.miniMapDomain.lowerBound > 0 && axis.miniMapDomain.upperBound == highest)
    let texts = axis.labels
    #expect(Set(texts).count == texts.count && (3...10).contains(texts.count), "\(texts)")
    #expect(axis.ticks?.legibility(over: axis.domain) == 1)
    if labels.count > 1 { #expect(Array(texts.prefix(labels.count)) == labels) }
  }

  @Test(
    "without a value above 0 the axis is even", arguments: [[-3.0, 0], [.nan, .nan], [0, 0]])
  func nothingForALogarithm(values: [Double]) {
    let axis = axes(.lines, [values], choice: .logarithmic)[0]
    #expect(axis == axes(.lines, [values])[0])
    #expect(axis.form == .linear)
  }
}

extension YAxisTarget {
  fileprivate var step: Double? {
    if case .even(let ticks) = ticks { ticks.step } else { nil }
  }

  /// What is written on the axis.
  fileprivate var labels: [String] {
    ticks?.values(in: domain).map { Formats.english.tick($0, in: notation) } ?? []
  }
}
