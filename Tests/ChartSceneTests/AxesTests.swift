import ChartCore
import Testing

@testable import ChartScene

@Suite struct AxesTests {
  let size = Size(600, 440)

  private func sample(_ fixture: Fixture) -> ChartSample {
    ChartSample(settled: fixture.target(size))
  }

  @Test func gridLinesAreCrispAndUnderTheirLabels() {
    let picture = Fixture(Table.waves(count: 112)).picture(size)
    let lines = picture.gridLines().rectangles
    let labels = picture.yLabels(measure: FixedMeasure()).texts
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.y == $0.y.rounded() && $0.height == 1 && $0.width == 560 })
    #expect(zip(lines, labels).allSatisfy { $0.y - 5 == $1.position.y })
    #expect(labels.allSatisfy { $0.halo == Theme.light.card })
  }

  @Test(
    "at rest there are the domain's ticks, opaque, and none beyond its ends",
    arguments: [
      (7.0, 8), (7.69, 8), (7.71, 8), (7.99, 8), (8, 5), (9.99, 5), (10, 6), (53, 6), (59.99, 6),
      (60, 7),
    ])
  func theDomainsTicksAreOpaque(highest: Double, count: Int) {
    var fixture = Fixture(Table.daily([[0, highest, 0]]))
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture(size).yLabels(measure: FixedMeasure())
    #expect(labels.textOpacities.values.map { $0 } == Array(repeating: [1], count: count))
    #expect(fixture.picture(size).gridLines().rectangles.count == count)
  }

  @Test func aValueOfBothLayersIsThereOnceAndOpaque() {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    sample.axes[0].domain = 0...106
    let coarse = YTicks(containing: 0...106)
    let fine = YTicks(containing: 0...53)
    let notation = TickNotation(of: coarse, over: 0...106)
    sample.axes[0].layers = [
      YLabelSet(ticks: .even(coarse), notation: notation, opacity: 0.25),
      YLabelSet(ticks: .even(fine), notation: notation, opacity: 0.75),
    ]
    let opacities = fixture.picture(size, sample: sample).yLabels(measure: FixedMeasure())
      .textOpacities
    #expect(coarse.step == 20 && fine.step == 10)
    #expect(opacities["0"] == [1])
    #expect(opacities["40"] == [1])
    #expect(opacities["50"] == [0.75])
  }

  @Test func aNewWayOfWritingALabelTakesThePlaceOfTheOld() {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    let ticks = YTicks(containing: 0...8000)
    sample.axes[0].domain = 0...8600
    sample.axes[0].layers = zip([0...8600, 0...10_600.0], [0.25, 0.75]).map {
      YLabelSet(ticks: .even(ticks), notation: TickNotation(of: ticks, over: $0), opacity: $1)
    }
    let picture = fixture.picture(size, sample: sample)
    let opacities = picture.yLabels(measure: FixedMeasure()).textOpacities
    #expect(opacities["0"] == [1])
    #expect(opacities["4K"] == [0.5] && opacities["4\u{202F}000"] == nil)
    sample.axes[0].layers.removeLast()
    sample.axes[0].layers = sample.axes[0].layers.map {
      YLabelSet(ticks: $0.ticks, notation: $0.notation, opacity: 1)
    }
    #expect(picture.gridLines() == fixture.picture(size, sample: sample).gridLines())
  }

  @Test("what all labels have in common stands above them once", arguments: [1.0, 1.5, 2])
  func aHeadingStandsAboveTheLabels(textScale: Double) {
    for height in stride(from: 200.0, through: 520, by: 20) {
      var fixture = Fixture(Table.daily([[1_500_000.05, 1_500_000.42, 1_500_000.2]]))
      fixture.style.textScale = textScale
      fixture.board.apply(.showAll(chart: 0))
      let texts = fixture.picture(Size(400, height)).yLabels(measure: FixedMeasure()).texts
      #expect(texts.last?.string == "1.5M +")
      #expect(texts.count >= 2, "\(height)")
      let lowest = texts.dropLast().map(\.position.y).min() ?? 0
      #expect((texts.last?.position.y ?? .infinity) <= lowest - 10 * textScale, "\(height)")
    }
  }

  @Test("labels of a logarithmic axis keep apart", arguments: [200.0, 240, 300, 440])
  func logarithmicLabelsKeepApart(height: Double) {
    for highest in [3.0, 40, 900, 7e4, 3e7, 1e15, 1e200] {
      var fixture = Fixture(Table.daily([[1, highest, 2, 0, -4]]))
      fixture.board.apply(.showAll(chart: 0))
      fixture.board.apply(.setYScale(chart: 0, .logarithmic))
      let texts = fixture.picture(Size(400, height)).yLabels(measure: FixedMeasure()).texts
      #expect(texts.count >= 2, "\(highest)")
      for (a, b) in zip(texts, texts.dropFirst()) {
        #expect(a.position.y - b.position.y >= 13, "\(highest)")
      }
    }
  }

  @Test("labels never stand on each other, however low the plot", arguments: [200.0, 240, 300])
  func lowPlotsHaveFewerLines(height: Double) {
    for textScale in [1.0, 1.5, 2] {
      var fixture = Fixture(Table.waves(count: 112))
      fixture.style.textScale = textScale
      let texts = fixture.picture(Size(240, height)).yLabels(measure: FixedMeasure()).texts
      #expect(texts.count >= 2)
      for (a, b) in zip(texts, texts.dropFirst()) {
        #expect(abs(a.position.y - b.position.y) >= 15 * textScale)
      }
    }
  }

  @Test(
    "the highest label is whole, in letters of any size", arguments: [ChartKind.lines, .areas])
  func labelsAreWhole(kind: ChartKind) {
    for textScale in [0.8, 1.0, 1.25, 1.5, 2, 3] {
      for height in stride(from: 200.0, through: 520, by: 13) {
        for highest in [3.9, 4, 8, 47, 99, 118_000, 4200] {
          var fixture = Fixture(Table.daily([[0, highest, 0], [0, highest / 3, 0]], kind: kind))
          fixture.style.textScale = textScale
          fixture.board.apply(.showAll(chart: 0))
          let picture = fixture.picture(Size(1000, height))
          let letters = 0.72 * 11 * textScale
          let top = -min(3, picture.layout.plot.y)
          for text in picture.yLabels(measure: FixedMeasure()).texts {
            #expect(
              text.position.y - letters >= top - (textScale > 1 ? 3 : 1),
              "\(textScale) \(height) \(highest)")
          }
        }
      }
    }
  }

  @Test("of shares the last line has its label", arguments: [1.0, 1.25, 1.5, 2, 3])
  func aHundredIsThere(textScale: Double) {
    var fixture = Fixture(Table.sample(.percentageAreas))
    fixture.style.textScale = textScale
    let height = ChartLayout.listHeight(for: fixture.table, width: 1000, textScale: textScale)
    let labels = fixture.picture(Size(1000, height)).yLabels(measure: FixedMeasure())
    #expect(labels.textOpacities["100"] == [1])
  }

  @Test func linesOfLowPlotsAreOpaque() {
    let fixture = Fixture(Table.waves(count: 112))
    let picture = fixture.picture(Size(240, 152))
    let opacities = picture.yLabels(measure: FixedMeasure()).textOpacities
    // The step is 200 where there is room, and the domain starts at 2600.
    #expect(picture.sample.axes[0].layers[0].ticks == .even(YTicks(containing: 2600...3500)))
    #expect(opacities == ["3\u{202F}000": [1], "3\u{202F}500": [1]])
  }

  @Test("a scale on its way from far off has few lines", arguments: [1e3, 1e6, 1e200])
  func aMovingScaleHasFewLines(factor: Double) {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    sample.axes[0].domain = 0...(5000 * factor)
    #expect(fixture.picture(size, sample: sample).gridLines().items.count <= 16)
  }

  @Test(
    "x labels never overlap nor leave the card, in any window", arguments: [240.0, 333, 600, 1300])
  func labelsKeepApart(width: Double) {
    let fixture = Fixture(Table.waves(count: 112))
    for span in [6.0, 9, 14, 28, 56, 111] {
      for start in stride(from: 0.0, through: 111 - span, by: 3.7) {
        var moved = fixture
        let lower = firstMoment + start * day
        moved.board.apply(.setRange(chart: 0, lower...(lower + span * day)))
        let texts = moved.picture(Size(width, 400)).xLabels(measure: FixedMeasure()).texts
        #expect(!texts.isEmpty)
        for (a, b) in zip(texts, texts.dropFirst()) {
          #expect(a.extent.upperBound + 8 <= b.extent.lowerBound)
        }
        #expect(
          texts.allSatisfy { $0.extent.lowerBound >= 0 && $0.extent.upperBound <= width })
      }
    }
  }

  @Test func labelsStandUnderTheirMoments() {
    let picture = Fixture(Table.waves(count: 112)).picture(size)
    let stride = picture.sample.xLabelSets[0].stride
    let xs = stride.ticks(in: picture.sample.visibleRange).map { picture.xScale($0) }
    let labels = picture.xLabels(measure: FixedMeasure()).texts
    #expect(labels.count >= 4)
    #expect(labels.allSatisfy { label in xs.contains { abs($0 - label.position.x) < 1e-6 } })
    #expect(labels.allSatisfy { $0.anchor == .middle })
  }

  @Test func theWeakerOfTwoLabelsGivesWay() {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    let fine = XStride.fitting(sample.visibleRange, width: 560, spacing: 24, table: fixture.table)
    let coarse = XStride.fitting(
      sample.visibleRange, width: 560, spacing: 90, table: fixture.table)
    sample.xLabelSets = [
      XLabelSet(stride: fine, opacity: 0.25), XLabelSet(stride: coarse, opacity: 0.75),
    ]
    let labels = fixture.picture(size, sample: sample).xLabels(measure: FixedMeasure()).items
    let settled = {
      var sample = sample
      sample.xLabelSets = [XLabelSet(stride: coarse, opacity: 1)]
      return fixture.picture(size, sample: sample).xLabels(measure: FixedMeasure()).items
    }()
    // Every coarse label is a fine one too, so nothing of the coarse set fades or goes.
    #expect(settled.count >= 3)
    #expect(settled.allSatisfy(labels.contains))
  }

  @Test(
    "a date at the range's end is whole and opaque, and fades beyond",
    arguments: [
      // 9 Dec is 33 px wide: 3.5 px are left beside it.
      (22, 1.0, 0.0, 1.0), (22, 1, -5, 1), (22, 1, 2, 0.5), (22, 1, 4.1, 0),
      // 10 Dec is 39.6 px wide: nothing is left.
      (23, 1, 0, 1), (23, 1, 2, 0.5), (23, 1, 4.1, 0),
      // In large letters it stands 13.7 px inwards.
      (23, 1.5, 0, 1), (23, 1.5, -9, 1), (23, 1.5, 2, 0.5), (23, 1.5, 4.1, 0),
    ])
  func labelsFadeAtTheCardsEdges(
    lastDay: Int, textScale: Double, pixelsBeyond: Double, opacity: Double
  ) {
    var fixture = Fixture(Table.daily([(0...60).map(Double.init)]))
    fixture.style.textScale = textScale
    let label = firstMoment + Double(lastDay) * day
    let stride = XStride.fitting(
      firstMoment...label, width: 560, spacing: 80,
      table: Table.daily([Array(repeating: 1, count: lastDay + 1)]))
    var sample = sample(fixture)
    let end = label - pixelsBeyond / 28 * day
    sample.visibleRange = (end - 20 * day)...end
    sample.xLabelSets = [XLabelSet(stride: stride, opacity: 1)]
    let labels = fixture.picture(size, sample: sample).xLabels(measure: FixedMeasure())
    let found = labels.textOpacities[Formats.english.label(label, unit: .day)]
    #expect(abs((found?.first ?? 0) - opacity) < 1e-6)
    let area = (textScale > 1 ? 4 : 0) - 1e-6...(textScale > 1 ? 596 : 600) + 1e-6
    #expect(labels.texts.allSatisfy { area.contains($0.extent.lowerBound) })
    #expect(labels.texts.allSatisfy { area.contains($0.extent.upperBound) })
  }

  @Test("a label moves with the hand, and stands still where it would leave the card")
  func labelsDoNotJump() {
    var fixture = Fixture(Table.daily([(0...60).map(Double.init)]))
    fixture.style.textScale = 2
    var sample = sample(fixture)
    let stride = XStride.fitting(
      firstMoment...(firstMoment + 23 * day), width: 560, spacing: 80,
      table: Table.daily([Array(repeating: 1, count: 24)]))
    sample.xLabelSets = [XLabelSet(stride: stride, opacity: 1)]
    var last: Double?
    for pixels in Swift.stride(from: -40.0, through: 40, by: 1) {
      let end = firstMoment + 23 * day - pixels / 28 * day
      sample.visibleRange = (end - 20 * day)...end
      let labels = fixture.picture(size, sample: sample).xLabels(measure: FixedMeasure())
      guard let label = labels.texts.first(where: { $0.string == "10 Dec" }) else { continue }
      if let last { #expect((0...1.001).contains(label.position.x - last)) }
      last = label.position.x
    }
    // Half of its 79.2 px and 4 px from the card's edge.
    #expect(last.map { abs($0 - 556.4) < 1e-6 } == true)
  }

  @Test("a day has its times, however narrow the window", arguments: [1.0, 1.25, 1.5, 2])
  func aDayIsLabelled(textScale: Double) {
    let hours = (0...24).map { firstMoment + Double($0) * day / 24 }
    let table = Table(
      x: Column(hours),
      series: [Series(id: "y", name: "y", color: red, column: Column(hours))])
    for width in [360.0, 380, 440, 640, 1000] {
      var fixture = Fixture(table)
      fixture.style.textScale = textScale
      fixture.board.apply(.showAll(chart: 0))
      let labels = fixture.picture(Size(width, 400)).xLabels(measure: FixedMeasure())
      #expect(labels.texts.count >= 2)
      #expect(labels.textOpacities.values.allSatisfy { $0 == [1] })
      #expect(labels.texts.count >= 3 || width < 200 * textScale, "\(width)")
    }
  }

  @Test func spacingIsThatOfTheWidestLabel() {
    let style = ChartStyle(theme: .light, formats: .english)
    let spacing = ChartPicture.labelSpacing(style: style, measure: FixedMeasure())
    #expect(spacing == (8 * 11 * 0.6).rounded(.up) + 36)
  }
}
