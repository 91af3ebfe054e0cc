import ChartCore
import ChartScene
import Testing

@Suite struct MarkedRangeTests {
  private func overlay(
    _ values: [[Double]], from first: Int, to second: Int, hasSums: Bool = true
  ) -> Scene {
    let table = Table.daily(values)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(second) * day))
    return fixture.picture()
      .marking(firstMoment + Double(first) * day, sums: hasSums ? RangeSums(of: table) : nil)
      .overlay(measure: FixedMeasure())
  }

  @Test func theCardTellsOfTheRange() {
    let texts = overlay([[1, 5, 3, 7]], from: 0, to: 3).texts.map(\.string)
    #expect(
      texts == [
        "17 Nov 2018 – 20 Nov 2018", "4 points", "#0", "+6", "+2 a day", "from 1 to 7",
        "mean 4, sum 16",
      ])
  }

  @Test func itIsTheSameFromBothEnds() {
    let forth = overlay([[1, 5, 3, 7]], from: 0, to: 3).texts.map(\.string)
    #expect(overlay([[1, 5, 3, 7]], from: 3, to: 0).texts.map(\.string) == forth)
  }

  @Test func sumsAreToldWhenTheyAreThere() {
    let texts = overlay([[1, 5, 3, 7]], from: 0, to: 3, hasSums: false).texts.map(\.string)
    #expect(!texts.contains { $0.contains("mean") } && texts.contains("from 1 to 7"))
  }

  @Test func gapsAreNoValues() {
    let texts = overlay([[1, .nan, 3, 8]], from: 0, to: 3).texts.map(\.string)
    #expect(texts.contains("+2.3333 a day, 3 values") && texts.contains("mean 4, sum 12"))
  }

  @Test func onePointIsNoRange() {
    let texts = overlay([[1, 5, 3, 7]], from: 2, to: 2).texts.map(\.string)
    #expect(!texts.contains { $0.contains("points") })
  }
}
