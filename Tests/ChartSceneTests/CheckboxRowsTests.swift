import Testing

@testable import ChartScene

@Suite struct CheckboxRowsTests {
  @Test func noButtonsTakeNoHeight() {
    #expect(CheckboxRows().height == 0)
    #expect(CheckboxRows(widths: [], inner: 100, gap: 10, height: 34).height == 0)
  }

  @Test func buttonsWrapWhereTheRowIsFull() {
    let rows = CheckboxRows(widths: [40, 50, 1, 300], inner: 100, gap: 10, height: 34)
    #expect(
      rows.rects == [
        Rect(0, 0, 40, 34), Rect(50, 0, 50, 34), Rect(0, 44, 1, 34), Rect(0, 88, 100, 34),
      ])
    #expect(rows.height == 122)
  }

  @Test("only whole rows remain", arguments: [(-5.0, 0), (33, 0), (34, 2), (80, 3), (122, 4)])
  func fitting(height: Double, count: Int) {
    let rows = CheckboxRows(widths: [40, 50, 1, 300], inner: 100, gap: 10, height: 34)
    #expect(rows.fitting(height).rects.count == count)
  }
}
