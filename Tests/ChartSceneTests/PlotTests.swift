import ChartCore
import Testing

@testable import ChartScene

@Suite struct PlotTests {
  private func picture(_ values: [Double]..., size: Size = Size(600, 440)) -> ChartPicture {
    var fixture = Fixture(Table.daily(values))
    fixture.board.apply(.showAll(chart: 0))
    return fixture.picture(size)
  }

  @Test func gapsStayOpenAndLonePointsAreDots() {
    let plot = picture([1, 2, .nan, 3, .nan, .nan, 4, 5, .nan]).plot()
    #expect(plot.polylines.map(\.count) == [2, 2])
    #expect(plot.rings.count == 1)
    let nothing = picture([.nan, .nan, .nan])
    #expect(nothing.plot().items.isEmpty)
    #expect(nothing.miniMapSeries().items.isEmpty)
  }

  @Test func onePointIsADotInTheMiddle() {
    let plot = picture([7]).plot()
    #expect(plot.polylines.isEmpty)
    #expect(plot.rings.map(\.x) == [322])
  }

  @Test func linesRunOnOverTheEndsOfTheRange() {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.board.apply(
      .setRange(chart: 0, (firstMoment + 40 * day)...(firstMoment + 68 * day)))
    let xs = fixture.picture().plot().polylines[0].map(\.x)
    // A point beyond each end of the visible range at most, none further away.
    let perDay = 516.0 / 28
    #expect(abs(xs[0] - 64) <= perDay + 1e-6)
    #expect(abs(xs[xs.count - 1] - 580) <= perDay + 1e-6)
    #expect(xs.contains { abs($0 - 64) < 1e-6 } && xs.contains { abs($0 - 580) < 1e-6 })
  }

  @Test("coordinates stay small whatever the values", arguments: [1e6, 1e100, 1e308])
  func coordinatesStaySmall(value: Double) {
    var fixture = Fixture(
      Table.daily([(0..<50).map { [0.0, value, -value, 3, 1][$0 % 5] }]))
    fixture.board.apply(.showAll(chart: 0))
    var sample = ChartSample(settled: fixture.target(Size(600, 440)))
    sample.axes[0].domain = 0...1
    for scene in [fixture.picture(sample: sample).plot(), fixture.picture().plot()] {
      let points = scene.polylines.flatMap { $0 }
      #expect(points.count >= 50)
      #expect(points.allSatisfy { abs($0.x) < 3000 && abs($0.y) < 3000 })
    }
  }

  @Test func fadingSeriesAreOneLayerAndHiddenOnesAreGone() {
    let fixture = Fixture(Table.daily([[1, 2, 3], [2, 3, 1], [5, 4, 2]]))
    var sample = ChartSample(settled: fixture.target(Size(600, 440)))
    sample.opacities = [1, 0.25, 0]
    let plot = fixture.picture(sample: sample).plot()
    guard case .clipped(let clip, _, let items) = plot.items.first, items.count == 2 else {
      Issue.record("two series inside a clip are expected, not \(plot)")
      return
    }
    #expect(clip == Rect(plot.size))
    guard case .polyline = items[0], case .faded(0.25, let faded) = items[1] else {
      Issue.record("a line and a faded one are expected, not \(items)")
      return
    }
    #expect(faded.count == 1)
  }

  @Test("the domain's ends keep a ring's width from the plot's edges")
  func scalesKeepDistance() {
    let picture = picture([1, 2, 3, 4])
    #expect(picture.xScale(picture.sample.visibleRange.lowerBound) == 64)
    #expect(picture.xScale(picture.sample.visibleRange.upperBound) == 580)
    #expect(picture.yScales[0](picture.sample.axes[0].domain.upperBound) == 6)
    #expect(
      picture.yScales[0](picture.sample.axes[0].domain.lowerBound) == picture.layout.plot.height - 6
    )
  }
}
