import CCairo
import ChartCore
import ChartRaster
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

/// What a halo does not show of.
@Suite struct NeedlessHaloTests {
  /// A still picture has halos only where something passes behind a label: with all of them it is the
  /// same, and with none another.
  @Test(arguments: [ChartKind.lines, .twoAxisLines, .steps])
  func cannotBeSeen(kind: ChartKind) {
    let picture = SampleChart(table: .sample(kind), actions: [.showAll(chart: 0)]).picture(480, 380)
    let measure = PangoTextMeasure(fonts: bundledFonts)
    let scene = picture.scene(measure: measure)
    let labels = picture.scene(of: .yLabels, measure: measure).items
    let place = picture.layout.grid.origin
    func pixels(_ labels: [Scene.Item]) -> Pixels {
      let items = scene.items.map {
        $0.isMoved(to: place, count: labels.count) ? .moved(place, labels) : $0
      }
      #expect(items.count { $0 == .moved(place, labels) } == 1)
      return Canvas.pixels(480, 380, for: .image, items)
    }
    let still = Canvas.pixels(480, 380, for: .image, scene.items)
    #expect(pixels(labels) == still)
    // Here labels are wider than their gutter.
    if kind == .twoAxisLines { #expect(pixels(labels.map(\.withoutHalo)) != still) }
  }
}

extension Scene.Item {
  fileprivate func isMoved(to place: Point, count: Int) -> Bool {
    guard case .moved(place, let items) = self, items.count == count else { return false }
    if case .text = items.first { return true } else { return false }
  }

  fileprivate var withoutHalo: Self {
    guard case .text(var text) = self else { return self }
    text.halo = nil
    return .text(text)
  }
}

/// Surfaces of many shapes side by side, looked at pixel by pixel.
@Suite struct SeamTests {
  /// Three series of at least 100 that wander a little.
  private func table(_ kind: ChartKind) -> Table {
    let series = (0..<3).map { number in
      let values = (0..<120).map { Double(100 + ($0 * 37 + number * 53) % 31) }
      return Series(
        id: "y\(number)", name: "", color: Color(rgb: [0xFF0000, 0x00FF00, 0x0000FF][number]),
        column: Column(values))
    }
    return Table(kind: kind, x: Column((0..<120).map(Table.moment)), series: series)
  }

  private func picture(_ kind: ChartKind, days: Double) -> ChartPicture {
    let table = table(kind)
    var board = Board(tables: [table])
    board.apply(.setRange(chart: 0, Table.moment(10)...Table.moment(10) + days * 86_400_000))
    let layout = ChartLayout(size: Size(300, 200), form: .card, checkboxWidths: [])
    let style = ChartStyle(theme: .light, formats: .english)
    let target = layout.target(
      of: table, state: board.charts[0].view,
      labels: ChartPicture.labelMetrics(
        style: style, measure: PangoTextMeasure(fonts: bundledFonts)))
    return ChartPicture(
      table: table, title: "", sample: ChartSample(settled: target), style: style,
      layout: layout)
  }

  /// Places that every kind covers, half a pixel from each other.
  private func inside(_ picture: ChartPicture, _ kind: ChartKind) -> [Point] {
    let least = kind.stacking == .sums ? 295.0 : 98
    let (top, base) = (picture.yScales[0](least), picture.yScales[0](0))
    return stride(from: top, to: base - 2, by: 4.5).flatMap { y in
      stride(from: 66.0, to: 278, by: 0.5).map { Point($0, y) }
    }
  }

  @Test(
    "no ground shines through, at any zoom and scale",
    arguments: [ChartKind.bars, .stackedBars, .areas, .percentageAreas], [1.0, 1.3, 2, 0.77])
  func noGroundShinesThrough(kind: ChartKind, scale: Double) throws {
    for days in [7.3, 13.77, 40.1, 97] {
      let picture = picture(kind, days: days)
      let plot = picture.scene(of: .plot, measure: PangoTextMeasure(fonts: bundledFonts))
      let series = try #require(plot.items.first)
      #expect(
        Raster(of: plot, scale: scale) != nil, "Cairo would take many times as long")
      let canvas = Canvas(Int(300 * scale), Int(200 * scale), scale: scale)
      cairo_translate(canvas.context, 0.37, 0.21)
      canvas.paint([series])
      let pixels = canvas.pixels
      let alphas = inside(picture, kind).map { place in
        pixels.alpha(Int((place.x + 0.37) * scale), Int((place.y + 0.21) * scale))
      }
      #expect(alphas.count > 4_000)
      #expect(alphas.min() == 255, "\(days) days")
    }
  }
}
