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

  @Test func aValueOfBothLayersIsThereOnceAndOpaque() {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    sample.yDomain = 0...106
    let coarse = YTicks(containing: 0...106)
    let fine = YTicks(containing: 0...53)
    sample.yLayers = [YLayer(ticks: coarse, opacity: 0.25), YLayer(ticks: fine, opacity: 0.75)]
    let items = fixture.picture(size, sample: sample).yLabels(measure: FixedMeasure()).items
    var opacities: [String: [Double]] = [:]
    for item in items {
      switch item {
      case .text(let text): opacities[text.string, default: []].append(1)
      case .faded(let opacity, let items):
        guard case .text(let text) = items[0] else { continue }
        opacities[text.string, default: []].append(opacity)
      default: Issue.record("a label is text")
      }
    }
    #expect(coarse.step == 20 && fine.step == 10)
    #expect(opacities["0"] == [1])
    #expect(opacities["40"] == [1])
    #expect(opacities["50"] == [0.75])
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

  @Test("a scale on its way from far off has few lines", arguments: [1e3, 1e6, 1e200])
  func aMovingScaleHasFewLines(factor: Double) {
    let fixture = Fixture(Table.waves(count: 112))
    var sample = sample(fixture)
    sample.yDomain = 0...(5000 * factor)
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
    let stride = picture.sample.xLayers[0].stride
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
    sample.xLayers = [XLayer(stride: fine, opacity: 0.25), XLayer(stride: coarse, opacity: 0.75)]
    let labels = fixture.picture(size, sample: sample).xLabels(measure: FixedMeasure()).items
    let settled = {
      var sample = sample
      sample.xLayers = [XLayer(stride: coarse, opacity: 1)]
      return fixture.picture(size, sample: sample).xLabels(measure: FixedMeasure()).items
    }()
    // Every coarse label is a fine one too, so nothing of the coarse set fades or goes.
    #expect(settled.count >= 3)
    #expect(settled.allSatisfy(labels.contains))
  }

  @Test func labelsFadeTowardsTheCardsEdges() {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.board.apply(.setRange(chart: 0, (firstMoment + 50 * day)...(firstMoment + 71 * day)))
    var opacities: Set<Double> = []
    for step in 0..<80 {
      fixture.board.apply(.moveRange(chart: 0, by: day / 40))
      for item in fixture.picture(size).xLabels(measure: FixedMeasure()).items {
        if case .faded(let opacity, _) = item { opacities.insert(opacity) }
      }
      #expect(step < 79 || opacities.count > 5)
    }
    #expect(opacities.allSatisfy { $0 > 0 && $0 < 1 })
  }

  @Test func spacingIsThatOfTheWidestLabel() {
    let style = ChartStyle(theme: .light, formats: .english)
    let spacing = ChartPicture.labelSpacing(style: style, measure: FixedMeasure())
    #expect(spacing == (8 * 11 * 0.6).rounded(.up) + 36)
  }
}
