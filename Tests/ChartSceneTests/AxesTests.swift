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

  @Test("faint lines divide the decades of a logarithmic axis, and of no other")
  func minorLines() {
    func lines(highest: Double, _ choice: YScaleChoice) -> [Double] {
      var fixture = Fixture(Table.daily([[1, highest, 2]]))
      fixture.board.apply(.showAll(chart: 0))
      fixture.board.apply(.setYScale(chart: 0, choice))
      let picture = fixture.picture(Size(400, 440))
      let lines = picture.gridLines().rectangles.map(\.y)
      #expect(Set(lines).count == lines.count)
      return picture.minorLines.map(\.value)
    }
    #expect(lines(highest: 100, .automatic).isEmpty)
    #expect(lines(highest: 100, .logarithmic).contains(70))
    #expect(lines(highest: 5000, .logarithmic).contains(200))
    #expect(lines(highest: 1e200, .logarithmic).isEmpty)
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
}
