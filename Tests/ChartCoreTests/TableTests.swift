import ChartCore
import Testing

@Suite struct TableTests {
  @Test(arguments: [
    ([5.0], 5.0...5), ([1, 2], 1...2), ([-3, -3, 4], -3...4), ([0, 1e308], 0...1e308),
  ])
  func theDomainIsFromTheFirstToTheLastMoment(x: [Double], domain: ClosedRange<Double>) {
    #expect(Table(x, x).domain == domain)
  }

  @Test func tablesCompareByTheirData() {
    #expect(Table([1, 2], [3, .nan]) == Table([1, 2], [3, .nan]))
    #expect(Table([1, 2], [3, .nan]) != Table([1, 2], [3, 4]))
    #expect(Table([1, 2], [3, 4]) != Table([1, 2], [3, 4], hidden: [0]))
  }
}
