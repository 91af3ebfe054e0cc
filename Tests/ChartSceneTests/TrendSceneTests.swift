import TestSupport
import Testing

@testable import ChartCore
@testable import ChartScene

/// Straight lines through values: their figures above the plot, and their bands on it.
@Suite struct TrendSceneTests {
  /// Values of days, and the line through them.
  private func table(_ values: [Double], isRobust: Bool = false, x: [Double]? = nil) -> Table {
    let x = x ?? values.indices.map { firstMoment + Double($0) * day }
    let trend = Trend(of: values, over: x, isRobust: isRobust)
    let line = x.map { trend?($0) ?? .nan }
    var presentation = Presentation()
    presentation.layout.openingRange = (x.first ?? 0)...(x.last ?? 0)
    return Table(
      title: "Sales", x: Column(x),
      series: [
        Series(number: 0, name: "Sales", column: Column(values)),
        Series(number: 1, name: "trend(Sales)", column: Column(line)).along(trend),
      ], presentation: presentation)
  }

  /// What stands below the title.
  private func words(_ picture: ChartPicture) -> [String] {
    let upper = picture.layout.header.height - picture.layout.figureLineHeight
    return picture.scene(of: .header, measure: FixedMeasure()).leaves.compactMap {
      if case .text(let text) = $0, text.position.y > upper { text.string } else { nil }
    }
  }

  private func bands(_ picture: ChartPicture) -> [[Point]] {
    picture.plotScene().leaves.compactMap {
      if case .polygon(let points, _) = $0 { points } else { nil }
    }
  }

  @Test func itsFiguresAreTold() {
    let picture = Fixture(table([0, 2, 1, 3])).picture(Size(600, 440))
    #expect(words(picture) == ["trend(Sales)", "+0.8 a day, r = 0.8"])
    #expect(picture.spokenFigures == "trend(Sales): +0.8 a day, r = 0.8")
    #expect(bands(picture).count == 1)
  }

  @Test(arguments: [
    ([0, 1000, 2000], "+1 a second, r = 1"), ([0, 60_000, 150_000], "+53.7 a minute, r = 0.999"),
    ([0, 3_600_000, 7_200_000], "+1 an hour, r = 1"),
    ([0, 365.25 * day, 3 * 365.25 * day], "+0.643 a year, r = 0.982"),
  ]) func slopesAreOfTimesThatFit(x: [Double], expected: String) {
    let values = expected.contains("minute") ? [0, 60, 135.0] : [0, 1, 2]
    let picture = Fixture(table(values, x: x)).picture(Size(600, 440))
    #expect(words(picture).last == expected)
  }

  @Test func oneValueHasNoCorrelation() {
    #expect(words(Fixture(table([4, 4, 4])).picture(Size(600, 440))).last == "0 a day")
  }

  @Test func whereThereIsNoLineNothingIsSaid() {
    let picture = Fixture(table([4, .nan, .nan])).picture(Size(600, 440))
    #expect(picture.layout.figureLineHeight == 0)
    #expect((bands(picture).isEmpty, picture.spokenFigures == nil) == (true, true))
  }

  @Test func aLineThatIsOffHasNeither() {
    var fixture = Fixture(table([0, 2, 1, 3]))
    fixture.board.apply(.toggle(chart: 0, series: 1))
    let picture = fixture.picture(Size(600, 440))
    #expect(bands(picture).isEmpty)
    #expect(picture.spokenFigures == nil)
  }

  @Test func narrowCardsHaveNoNames() {
    let picture = Fixture(table([0, 2, 1, 3])).picture(Size(270, 440))
    #expect(words(picture) == ["+0.8 a day, r = 0.8"])
  }

  /// The band is around the line, narrowest in the middle, and does not go beyond the points.
  @Test func bandsAreWhereTheLineMightBe() throws {
    let picture = Fixture(table([0, 2, 1, 3, 2, 4, 3, 5])).picture(Size(600, 440))
    let band = try #require(bands(picture).first)
    let widths = Dictionary(grouping: band, by: \.x).mapValues { points in
      (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0)
    }.sorted { $0.key < $1.key }
    let middle = widths[widths.count / 2]
    #expect(widths.first.map { $0.value > middle.value } == true)
    #expect(widths.last.map { $0.value > middle.value } == true)
    let ends = [0, 7].map { picture.xScale(picture.table.x[$0]) }
    #expect(abs((widths.first?.key ?? 0) - ends[0]) < 0.01)
    #expect(abs((widths.last?.key ?? 0) - ends[1]) < 0.01)
  }
}
