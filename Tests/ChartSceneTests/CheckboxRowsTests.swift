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

  @Test(
    "rows are about as long as each other",
    arguments: [
      ([90, 90, 90], 300, [0, 0, 0]), ([90, 90, 90, 90], 300, [0, 0, 1, 1]),
      ([50, 50, 50, 50, 50, 50, 200], 320, [0, 0, 0, 0, 0, 1, 1]),
      ([280, 20, 20], 300, [0, 1, 1]),
      // The first row is not the shorter one.
      ([90, 90, 90, 90, 90], 390, [0, 0, 0, 1, 1]), ([20, 20, 280], 300, [0, 0, 1]),
      ([90, 90, 90, 90, 90, 90, 90], 300, [0, 0, 0, 1, 1, 1, 2]),
    ] as [([Double], Double, [Int])])
  func even(widths: [Double], inner: Double, rows: [Int]) {
    let places = CheckboxRows(widths: widths, inner: inner, gap: 10, height: 34).rects
    #expect(places.map { Int($0.y / 44) } == rows)
    #expect(CheckboxRows.count(of: widths, inner: inner, gap: 10) == (rows.last ?? 0) + 1)
  }

  @Test(
    "as few names are cut as can be, those alike alike",
    arguments: [
      ([80, 90], 1, 200, [80, 90]), ([80, 130], 1, 200, [80, 110]),
      // The widest of the second row alone, though others are as wide as what is left of it.
      (
        [97, 87, 75, 78, 85, 97, 117, 94, 85, 97], 2, 502,
        [97, 87, 75, 78, 85, 97, 89, 94, 85, 97]
      ),
      ([120, 120, 120], 1, 320, [100, 100, 100]), ([120, 118, 60], 1, 280, [100, 100, 60]),
      ([120, 120, 120, 120], 2, 200, [95, 95, 95, 95]), ([120, 120, 120], 2, 200, [120, 95, 95]),
      ([100, 100, 100], 1, 200, nil), ([], 0, 200, []), ([80], 0, 200, nil),
    ] as [([Double], Int, Double, [Double]?)])
  func cut(widths: [Double], rows: Int, inner: Double, cut: [Double]?) {
    var plan = ChartPlan.roomy(textScale: 1)
    plan.checkboxGap = 10
    #expect(plan.cut(widths, to: rows, inner: inner, least: 88) == cut)
  }
}
