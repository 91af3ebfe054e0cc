import Testing

@testable import ChartCore
@testable import ChartScene

@Suite struct XAxisTests {
  private let size = Size(600, 400)
  private let measure = FixedMeasure()
  /// Counted from the table's first day.
  private func days(_ count: Int) -> XStride { XStride(.day, count, from: firstMoment) }

  private func sample(_ fixture: Fixture) -> ChartSample {
    ChartSample(settled: fixture.target(size))
  }

  @Test(
    "x labels never overlap nor leave the card, in any window", arguments: [240.0, 333, 600, 1300])
  func labelsKeepApart(width: Double) {
    let fixture = Fixture(Table.waves(count: 112))
    for height in [200.0, 440] {
      for span in [6.0, 9, 14, 28, 56, 111] {
        for start in stride(from: 0.0, through: 111 - span, by: 3.7) {
          var moved = fixture
          let lower = firstMoment + start * day
          moved.board.apply(.setRange(chart: 0, lower...(lower + span * day)))
          let labels = moved.picture(Size(width, height)).xLabels(measure: measure)
          #expect(!labels.texts.isEmpty)
          #expect(labels.overlaps.isEmpty, "\(width)x\(height), \(span) days from \(start)")
        }
      }
    }
  }

  @Test func labelsStandUnderTheirMoments() {
    let picture = Fixture(Table.waves(count: 112)).picture(size)
    let ticks = picture.sample.xLabelSets[0].ticks
    let xs = ticks.values(in: picture.sample.visibleRange).map { picture.xScale($0) }
    let labels = picture.xLabels(measure: measure).rows[0]
    #expect(labels.count >= 4)
    #expect(labels.allSatisfy { label in xs.contains { abs($0 - label.position.x) < 1e-6 } })
    #expect(labels.allSatisfy { $0.anchor == .middle })
  }

  @Test func theWeakerOfTwoLabelsGivesWay() {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    sample.xLabelSets = [
      XLabelSet(ticks: .calendar(days(1)), opacity: 0.25),
      XLabelSet(ticks: .calendar(days(4)), opacity: 0.75),
    ]
    let labels = fixture.picture(size, sample: sample).xLabels(measure: measure).items
    let settled = {
      var sample = sample
      sample.xLabelSets = [XLabelSet(ticks: .calendar(days(4)), opacity: 1)]
      return fixture.picture(size, sample: sample).xLabels(measure: measure).items
    }()
    // Every coarse label is a fine one too, so nothing of the coarse set fades or goes.
    #expect(settled.count >= 3)
    #expect(settled.allSatisfy(labels.contains))
  }

  @Test(
    "a date at the range's end is whole and opaque, and fades beyond",
    arguments: [
      // 9 Dec is 36 px wide: 2 px are left beside it.
      (22, 1.0, 0.0, 1.0), (22, 1, -5, 1), (22, 1, 1, 0.5), (22, 1, 2.1, 0),
      // 10 Dec is 43.2 px wide: it stands 5.6 px inwards.
      (23, 1, 0, 1), (23, 1, 1, 0.5), (23, 1, 2.1, 0),
      // In large letters it stands 16.4 px inwards.
      (23, 1.5, 0, 1), (23, 1.5, -9, 1), (23, 1.5, 1, 0.5), (23, 1.5, 2.1, 0),
    ])
  func labelsFadeAtTheCardsEdges(
    lastDay: Int, textScale: Double, pixelsBeyond: Double, opacity: Double
  ) {
    var fixture = Fixture(Table.daily([(0...60).map(Double.init)]))
    fixture.style.textScale = textScale
    let label = firstMoment + Double(lastDay) * day
    var sample = sample(fixture)
    let pixelsPerDay = fixture.layout(size).rangeEdges.span / 20
    let end = label - pixelsBeyond / pixelsPerDay * day
    sample.visibleRange = (end - 20 * day)...end
    let stride = XStride(.day, 4, from: label)
    sample.xLabelSets = [XLabelSet(ticks: .calendar(stride), opacity: 1)]
    let labels = fixture.picture(size, sample: sample).xLabels(measure: measure)
    let found = labels.textOpacities[Formats.english.label(label, unit: .day)]
    #expect(abs((found?.first ?? 0) - opacity) < 1e-6)
    #expect(labels.texts.allSatisfy { (-1e-6...600 + 1e-6).contains($0.extent.lowerBound) })
    #expect(labels.texts.allSatisfy { (-1e-6...600 + 1e-6).contains($0.extent.upperBound) })
  }

  @Test("a label moves with the hand, and stands still where it would leave the card")
  func labelsDoNotJump() {
    var fixture = Fixture(Table.daily([(0...60).map(Double.init)]))
    fixture.style.textScale = 2
    var sample = sample(fixture)
    let label = firstMoment + 23 * day
    sample.xLabelSets = [XLabelSet(ticks: .calendar(XStride(.day, 4, from: label)), opacity: 1)]
    var last: Double?
    for pixels in Swift.stride(from: -40.0, through: 40, by: 1) {
      let end = label - pixels / 28 * day
      sample.visibleRange = (end - 20 * day)...end
      let labels = fixture.picture(size, sample: sample).xLabels(measure: measure)
      guard let label = labels.texts.first(where: { $0.string == "10 Dec" }) else { continue }
      if let last { #expect((0...1.001).contains(label.position.x - last)) }
      last = label.position.x
    }
    // Half of its 86.4 px and 4 px from the card's edge.
    #expect(last.map { abs($0 - 552.8) < 1e-6 } == true)
  }

  @Test("a day has its times, however narrow the window", arguments: [1.0, 1.25, 1.5, 2])
  func aDayIsLabelled(textScale: Double) {
    let hours = (0...24).map { firstMoment + Double($0) * day / 24 }
    var fixture = Fixture(.line(hours))
    fixture.style.textScale = textScale
    fixture.board.apply(.showAll(chart: 0))
    for width in [360.0, 380, 440, 640, 1000] {
      let labels = fixture.picture(Size(width, 400)).xLabels(measure: measure)
      #expect(labels.rows[0].count >= 3)
      #expect(labels.textOpacities.values.allSatisfy { $0.allSatisfy { $0 == 1 } })
    }
  }

  @Test(
    "a lone point is named, its date below",
    arguments: [
      (firstMoment, ["17"], ["November 2018"]),
      (firstMoment + 965 * 60_000, ["16:05"], ["17 November 2018"]),
      (firstMoment + 965 * 60_000 + 30_250, ["30.250"], ["17 November 2018, 16:05"]),
      (firstMoment + 965 * 60_000 + 0.25, ["00.000250"], ["17 November 2018, 16:05"]),
    ])
  func aLonePoint(moment: Double, label: [String], context: [String]) {
    let labels = Fixture(.line([moment])).picture(size).xLabels(measure: measure)
    #expect(labels.rows.map { $0.map(\.string) } == [label, context])
    for text in labels.texts {
      #expect(abs((text.extent.lowerBound + text.extent.upperBound) / 2 - 322) < 1)
    }
    #expect(labels.rectangles.isEmpty)
  }

  @Test func withoutASecondLevelLabelsSayEnough() {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.board.apply(.setRange(chart: 0, firstMoment...firstMoment + 40 * day))
    let labels = fixture.picture(Size(600, 200)).xLabels(measure: measure)
    #expect(labels.rows.count == 1)
    #expect(labels.rows[0].map(\.string).prefix(2) == ["19 Nov", "26 Nov"])
  }

  @Test func timesOfDayHaveNoSecondLevelAndNoRoomForIt() {
    var presentation = Presentation()
    presentation.xKind = .timesOfDay
    let x = (0...23).map { Double($0) * day / 24 }
    let plain = Table.line(x)
    let table = Table(x: plain.x, series: plain.series, presentation: presentation)
    let layout = ChartLayout(
      of: table, size: size, style: ChartStyle(theme: .light, formats: .english), measure: measure)
    let dated = ChartLayout(
      of: plain, size: size, style: ChartStyle(theme: .light, formats: .english), measure: measure)
    #expect(layout.xAxis.height == 24 && dated.xAxis.height == 44)
    let height = ChartLayout.listHeight(for: plain, width: 600, textScale: 1)
    #expect(ChartLayout.listHeight(for: table, width: 600, textScale: 1) == height - 20)
  }

  @Test func spaceIsWhatTheWordsNeed() {
    let style = ChartStyle(theme: .light, formats: .english)
    let metrics = ChartPicture.labelMetrics(style: style, measure: measure)
    #expect(metrics.short[.day] == 15 && metrics.whole[.day] == 44)
    #expect(metrics.short[.hour] == 36 && metrics.short[.month] == 22)
    #expect(metrics.space == 16 && metrics.leastSpace == 8 && metrics.firstWeekday == 0)
  }
}
