import ChartCore
import Testing

@testable import ChartScene

@Suite struct ZoomAxisTests {
  private let overview = LinearScale(domain: 0...100, from: 20, to: 580)
  private let detail = LinearScale(domain: 40...41, from: 20, to: 580)

  private func axis(_ progress: Double) -> ZoomAxis {
    ZoomAxis(from: overview, to: detail, progress: progress)
  }

  @Test func isTheOneScaleThenTheOther() {
    for moment in [0.0, 40, 40.5, 41, 100] {
      #expect(abs(axis(0).scale(moment) - overview(moment)) < 1e-9)
      #expect(axis(1).scale(moment) == detail(moment))
    }
  }

  @Test func theStretchGrowsByTheSameFactorInEachFrame() {
    let widths = stride(from: 0.0, through: 1, by: 0.125).map { progress in
      axis(progress).scale(41) - axis(progress).scale(40)
    }
    let factors = zip(widths, widths.dropFirst()).map { $1 / $0 }
    for factor in factors { #expect(abs(factor - 1.7783) < 0.001, "\(factors)") }
  }

  @Test func aMomentOutsideNeverComesBack() {
    let places = stride(from: 0.0, through: 1, by: 0.01).map { axis($0).scale(60) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func pixelsOfBothChartsMoveWithIt() {
    #expect(abs(axis(0.5).position(ofOverview: overview(40)) - axis(0.5).scale(40)) < 1e-9)
    #expect(abs(axis(0.5).position(ofDetail: 580) - axis(0.5).scale(41)) < 1e-9)
  }

  @Test(
    "no range breaks it",
    arguments: [0...0, 0...1e-9, 0...100, -1e15...1e15, 200...300] as [ClosedRange<Double>])
  func survives(domain: ClosedRange<Double>) {
    let other = LinearScale(domain: domain, from: 20, to: 580)
    for progress in stride(from: 0.0, through: 1, by: 0.25) {
      for (a, b) in [(overview, other), (other, overview), (other, other)] {
        let scale = ZoomAxis(from: a, to: b, progress: progress).scale
        #expect(scale(50).isFinite && scale(0).isFinite)
      }
    }
  }
}
