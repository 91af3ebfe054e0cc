import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

/// Every kind but the pie, which has no time axis.
private let kinds = ChartKind.allCases.filter { $0 != .pie }

@Suite struct KindImageTests {
  private func scene(
    _ kind: ChartKind, theme: Theme, _ actions: [Board.Action]
  ) -> Scene {
    SampleChart(table: .sample(kind), theme: theme, actions: actions).scene(480, 380)
  }

  private let read: [Board.Action] = [
    .setRange(chart: 0, Table.moment(70)...Table.moment(100)),
    .setIndicator(chart: 0, Table.moment(78)),
  ]

  @Test(arguments: kinds) func light(kind: ChartKind) throws {
    let scene = scene(kind, theme: .light, read)
    #expect(try GoldenImage.difference(of: scene, from: "kind-\(kind.rawValue)-light") == nil)
  }

  @Test(arguments: kinds) func dark(kind: ChartKind) throws {
    let scene = scene(kind, theme: .dark, [.showAll(chart: 0)])
    #expect(try GoldenImage.difference(of: scene, from: "kind-\(kind.rawValue)-dark") == nil)
  }
}
