import ChartCore
import Testing

@Suite struct ColumnOrderTests {
  @Test(
    arguments: [
      ([], true), ([5], true), ([.nan], false), ([1, 2], true), ([2, 1], false), ([1, 1], true),
      ([1, 2, 3], true), ([3, 2, 1], false), ([1, 2, 4], true), ([1, 4, 2], false),
      ([1, .nan, 2], false), ([0.5, 1, 300, 300], true), ([0.5, 1, 300, 299], false),
      ([1e6, 1, 2], false), ([-1e6, 1, 1e6, 1e6], true),
    ] as [([Double], Bool)])
  func isAscendingWhereNothingGoesDown(values: [Double], isAscending: Bool) {
    #expect(Column(values).isAscending == isAscending)
  }
}
