import ChartCore
import Testing

@testable import ChartScene

@Suite struct SeamTests {
  private static let ordinary: [Theme] = [.light, .dark]
  private static let strong: [Theme] = [.lightHighContrast, .darkHighContrast]
  private static let filled: [ChartKind] = [.bars, .stackedBars, .areas, .percentageAreas]

  private func picture(_ kind: ChartKind, _ columns: [[Double]], _ theme: Theme) -> ChartPicture {
    var fixture = Fixture(.daily(columns, kind: kind))
    fixture.style.theme = theme
    fixture.board.apply(.showAll(chart: 0))
    return fixture.picture()
  }

  @Test("where contrast is usual there are none", arguments: ordinary, filled + [.pie])
  func none(theme: Theme, kind: ChartKind) {
    let plot = picture(kind, [[10, 10], [30, 20], [5, 9]], theme).plot()
    #expect(!plot.items.isEmpty)
    #expect(plot.polylines.isEmpty)
    #expect(plot.bars.allSatisfy { $0.fill != theme.card })
  }

  @Test("a pixel of the card lies between bars on each other", arguments: strong)
  func stacks(theme: Theme) {
    let columns = [[10.0, 30, 20], [30, 8, 20], [15, 9, -20], [0, 10, -20]]
    let plot = picture(.stackedBars, columns, theme).plot()
    for column in columnsOfBars(plot).values {
      for (upper, lower) in zip(column, column.dropFirst()) {
        // At 0 there is no seam: there the upwards end and the downwards begin.
        let gap = lower.y - upper.maxY
        #expect(abs(gap - 1) < 1e-3 || abs(gap) < 1e-3, "\(gap)")
      }
      #expect(zip(column, column.dropFirst()).contains { $1.y - $0.maxY > 0.9 })
    }
  }

  @Test("however thin, a bar is there", arguments: strong)
  func thinBars(theme: Theme) {
    let plot = picture(.stackedBars, [[1000, 1000], [1, 2], [1000, 1000]], theme).plot()
    #expect(plot.bars.map(\.rects.count) == [2, 2, 2])
    #expect(plot.bars.flatMap(\.rects).allSatisfy { $0.height > 0 })
  }

  @Test("a taller bar begins a pixel beyond the one in front", arguments: strong)
  func bars(theme: Theme) {
    let plot = picture(.bars, [[10, -30], [30, -8]], theme).plot()
    let (seams, all) = (plot.bars.filter { $0.fill == theme.card }, plot.bars)
    #expect(seams.count == 1 && seams[0].rects.count == 2)
    // The longest behind, then the seams, then what is in front.
    #expect(all.count == 5 && all[2].fill == theme.card)
    let front = all[3...].flatMap(\.rects).sorted { $0.x < $1.x }
    for (seam, bar) in zip(seams[0].rects, front) {
      #expect(seam.x == bar.x && seam.width == bar.width && seam.height == bar.height + 1)
    }
    #expect(seams[0].rects[0].y == front[0].y - 1)
    #expect(seams[0].rects[1].y == front[1].y)
  }

  @Test("a line of the card's colour follows every inner edge of areas", arguments: strong)
  func areas(theme: Theme) {
    for kind in [ChartKind.areas, .percentageAreas] {
      let plot = picture(kind, [[10, 20, 20], [30, 20, 8], [5, 9, 9]], theme).plot()
      let lines = plot.leaves.filter { if case .polyline = $0 { true } else { false } }
      #expect(lines.count == 2 && plot.polygons.count == 3)
      for case .polyline(let points, let width, let color) in lines {
        #expect(width == 1 && color == theme.card)
        #expect(plot.polygons.contains { points.allSatisfy($0.contains) })
      }
    }
  }

  @Test("a line follows both sides of each sector, unless there is but one", arguments: strong)
  func sectors(theme: Theme) {
    let plot = picture(.pie, [[10, 10], [30, 20], [5, 9]], theme).plot()
    #expect(plot.polylines.count == 6 && plot.polygons.count == 3)
    #expect(picture(.pie, [[10, 10], [0, 0]], theme).plot().polylines.isEmpty)
  }

  /// The bars of each column from top to bottom.
  private func columnsOfBars(_ scene: Scene) -> [Double: [Rect]] {
    Dictionary(grouping: scene.bars.flatMap(\.rects), by: \.x)
      .mapValues { $0.sorted { $0.y < $1.y } }
  }
}
