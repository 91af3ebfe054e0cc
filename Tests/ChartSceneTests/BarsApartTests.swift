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
    presentation.barsStandApart = apart
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

  private func rests(_ picture: ChartPicture) -> [[Rect]] {
    picture.plot().leaves.compactMap {
      if case .rectangles(let rects, _) = $0 { rects } else { nil }
    }
  }

  @Test func eachHasARoundTopAndSpaceBeside() {
    let picture = picture([[1, 2, 4, 3]])
    let tops = tops(picture)
    #expect(tops.count == 4 && rests(picture)[0].count == 4)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0.maxX + 20 < $1.x })
    // The highest is up to the scale's place of its value, and goes on down to that of 0.
    #expect(abs(tops[2].y - picture.yScales[0](4)) < 0.01)
    let rest = rests(picture)[0][2]
    #expect(abs(rest.maxY - picture.yScales[0](0)) < 0.01 && rest.y < tops[2].maxY)
  }

  @Test func ofAStackEachStandsInFrontOfTheNextWithARimBetween() {
    let picture = picture([[2, 2, 0], [1, 0, 0]])
    // Of the first day: the one behind, the rim, the one in front; of the second day one alone.
    let tops = tops(picture)
    #expect(tops.count == 4)
    #expect(rests(picture).map(\.count) == [1, 2])
    #expect(rests(picture).joined().allSatisfy { abs($0.maxY - picture.yScales[0](0)) < 0.01 })
    #expect(abs(tops[1].y + 2 - tops[2].y) < 0.01)
    #expect(abs(tops[2].y - picture.yScales[0](2)) < 0.01)
  }

  @Test func whatIsLowerThanItsRoundingStaysAboveTheAxis() {
    let picture = picture([[0.01, 100, 0.5]])
    #expect(tops(picture).allSatisfy { $0.maxY <= picture.yScales[0](0) + 0.01 })
    #expect(tops(picture).count == 3)
  }

  @Test func narrowOnesAndOthersStandSideBySide() {
    #expect(tops(picture([(1...200).map(Double.init)])).isEmpty)
    #expect(tops(picture([[1, 2]], apart: false)).isEmpty)
  }

  @Test func theyGrowFromTheAxis() {
    let picture = picture([[2, 4]])
    let (half, base) = (picture.growing(0.5), picture.yScales[0](0))
    for (grown, whole) in zip(tops(half), tops(picture)) {
      #expect(abs(base - grown.y - (base - whole.y) / 2) < 0.01)
    }
    #expect(half.key(of: .plot) != picture.key(of: .plot))
    #expect(half.key(of: .yLabels) == picture.key(of: .yLabels))
  }
}
