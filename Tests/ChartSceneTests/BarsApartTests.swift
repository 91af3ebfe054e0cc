import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct BarsApartTests {
  private func picture(_ columns: [[Double]], apart: Bool = true, size: Size = Size(600, 440))
    -> ChartPicture
  {
    let count = columns[0].count
    var presentation = Presentation()
    presentation.drawing.barsStandApart = apart
    let table = Table(
      kind: .stackedBars, x: Column(start: firstMoment, step: day, count: count),
      series: columns.enumerated().map { number, values in
        Series(
          id: "y\(number)", name: "Sport \(number)", color: Color(rgb: 0x3497ED),
          column: Column(values))
      }, presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    return fixture.picture(size)
  }

  private func tops(_ picture: ChartPicture) -> [Rect] {
    picture.plot().leaves.compactMap {
      if case .rectangle(let rect, let radius, _) = $0, radius > 0 { rect } else { nil }
    }
  }

  /// What is seen of the plot of bars: what is above the axis.
  private func seen(_ picture: ChartPicture) -> Rect? {
    picture.plot().items.lazy.compactMap { item -> Rect? in
      guard case .clipped(_, _, let parts) = item, case .clipped(let rect, _, _)? = parts.first
      else { return nil }
      return rect
    }.first
  }

  @Test func eachHasARoundTopAndSpaceBeside() throws {
    let picture = picture([[1, 2, 4, 3]])
    let tops = tops(picture)
    #expect(tops.count == 4)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0.maxX + 20 < $1.x })
    // The highest is up to the scale's place of its value, and goes on down to that of 0, where it is cut.
    #expect(abs(tops[2].y - picture.yScales[0](4)) < 0.01)
    let base = picture.yScales[0](0)
    #expect(tops.allSatisfy { $0.maxY >= base + $0.width / 2 - 0.01 })
    #expect(abs(try #require(seen(picture)).maxY - base) < 0.01)
  }

  /// A range that begins and ends within days.
  @Test func barsThatTheRangeCutsKeepTheirLook() {
    var fixture = Fixture(picture([[1, 2, 4, 3, 2, 1]]).table)
    let x = fixture.table.x
    fixture.board.apply(.setRange(chart: 0, x[0] + 0.97 * day...x[4] + 0.03 * day))
    let widths = tops(fixture.picture()).map { $0.width.rounded() }
    #expect(widths.count == 5 && Set(widths).count <= 2, "\(widths)")
    #expect(widths.allSatisfy { $0 > 20 })
  }

  @Test func ofAStackEachStandsInFrontOfTheNextWithARimBetween() {
    let picture = picture([[2, 2, 0], [1, 0, 0]])
    // Of the first day: the one behind, the rim, the one in front; of the second day one alone.
    let tops = tops(picture)
    #expect(tops.count == 4)
    #expect(abs(tops[1].y + 2 - tops[2].y) < 0.01)
    #expect(abs(tops[2].y - picture.yScales[0](2)) < 0.01)
  }

  @Test func whatIsLowerThanItsRoundingIsRoundToo() {
    let tops = tops(picture([[0.01, 100, 0.5]]))
    #expect(tops.count == 3 && tops.allSatisfy { $0.height >= $0.width - 0.01 })
  }

  @Test func narrowOnesAndOthersStandSideBySide() {
    #expect(tops(picture([(1...200).map(Double.init)])).isEmpty)
    #expect(tops(picture([[1, 2]], apart: false)).isEmpty)
  }

  @Test func theyGrowFromTheAxis() {
    let picture = picture([[2, 4]])
    let (half, base) = (picture.showing(PlotEffects(growth: 0.5)), picture.yScales[0](0))
    for (grown, whole) in zip(tops(half), tops(picture)) {
      #expect(abs(base - grown.y - (base - whole.y) / 2) < 0.01)
    }
    #expect(half.inputs(of: .plot) != picture.inputs(of: .plot))
    #expect(half.inputs(of: .yLabels) == picture.inputs(of: .yLabels))
  }
}
