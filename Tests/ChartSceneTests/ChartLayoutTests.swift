import ChartCore
import ChartScene
import Testing

@Suite struct ChartLayoutTests {
  static let checkboxes: [[Double]] = [
    [], [90], [85, 70], [85, 70, 120, 240, 60], Array(repeating: 130, count: 20),
  ]
  static let textScales = [0.8, 1, 1.25, 1.5, 2]

  @Test(
    "parts stay inside, in order, apart, and the plot keeps half of the card, or three eighths beside names",
    arguments: checkboxes)
  func fitsEverySize(widths: [Double]) {
    var faults: [String] = []
    for textScale in Self.textScales {
      for width in stride(from: 240.0, through: 2000, by: 110) {
        for height in stride(from: 200.0, through: 1400, by: 50) {
          for form in [ChartForm.full, .card] {
            let layout = ChartLayout(
              size: Size(width, height), form: form, checkboxWidths: widths,
              textScale: textScale)
            faults += layout.faults.map { "\(form) \(width)x\(height) *\(textScale): \($0)" }
          }
        }
      }
    }
    #expect(faults.prefix(5) == [])
  }

  @Test(
    "low charts keep half for the plot and lose the mini-map first",
    arguments: [280.0, 252, 250, 200])
  func lowCharts(height: Double) {
    let layout = ChartLayout(size: Size(240, height), form: .full, checkboxWidths: [85, 70])
    #expect((layout.miniMap != nil) == (height >= 252))
    #expect(layout.visibleCheckboxes == 0..<2)
    #expect(layout.plot.height >= height / 2)
  }

  @Test(
    "check buttons stand in two rows, narrower ones at last; more are a legend",
    arguments: [
      (8, 600.0, 8, 130.0), (8, 560, 8, 122), (10, 600, 10, 104), (13, 600, 0, 0),
      (12, 1000, 12, 130),
      (41, 4000, 0, 0),
    ])
  func rows(count: Int, width: Double, buttons: Int, buttonWidth: Double) {
    let widths = count > 40 ? nil : Array(repeating: 130.0, count: count)
    let layout = ChartLayout(size: Size(width, 600), form: .full, checkboxWidths: widths)
    #expect(layout.checkboxes.count == buttons)
    #expect(layout.checkboxes.allSatisfy { $0.width == buttonWidth })
    #expect((layout.legend == nil) == (buttons > 0))
  }

  @Test("names that a cut button could not tell apart have wider ones, or a legend")
  func leastWidth() {
    func layout(_ least: Double) -> ChartLayout {
      ChartLayout(
        size: Size(600, 600), form: .full, checkboxWidths: Array(repeating: 130, count: 10),
        leastCheckboxWidth: least)
    }
    #expect(layout(104).checkboxes.count == 10 && layout(104).legend == nil)
    #expect(layout(105).checkboxes.isEmpty && layout(105).legend != nil)
  }

  @Test func whatIsChosenInWordsStandsAboveALegend() throws {
    let layout = ChartLayout(
      size: Size(400, 900), form: .full, checkboxWidths: nil, choiceWidth: 220)
    let (choice, legend) = (try #require(layout.choice), try #require(layout.legend))
    #expect(choice.maxY <= legend.y && legend.maxY <= 900)
    #expect(layout.miniMap.map { $0.maxY <= choice.y } == true)
  }

  @Test(
    "what is chosen in words stays whole, and so do names, on narrow cards",
    arguments: [0, 1, 4, 12])
  func choiceOnNarrowCards(count: Int) throws {
    for height in stride(from: 320.0, through: 800, by: 15) {
      let widths = Array(repeating: 125.0, count: count)
      let layout = ChartLayout(
        size: Size(336, height), form: .full, checkboxWidths: widths, choiceWidth: 190)
      let choice = try #require(layout.choice, "\(height)")
      #expect(choice.width == 190 && choice.maxY <= height && choice.x >= 20, "\(height)")
      #expect(layout.checkboxes.allSatisfy { $0.maxY <= choice.y || $0.maxX <= choice.x })
      let named = count > 1 ? count : 0
      #expect(layout.checkboxes.count == named || layout.legend != nil || height < 480, "\(height)")
      #expect(layout.plot.height >= height * 0.375)
    }
  }

  @Test("a legend is beside the plot on wide cards, below the mini-map on narrow ones")
  func legend() {
    let wide = ChartLayout(size: Size(1400, 900), form: .full, checkboxWidths: nil)
    #expect(wide.legend == Rect(980, 0, 420, 900))
    #expect(wide.plot.width == 980 && wide.header.maxX == 960)
    let narrow = ChartLayout(size: Size(360, 800), form: .full, checkboxWidths: nil)
    #expect(narrow.legend?.y == (narrow.miniMap?.maxY ?? 0) + 16)
    #expect(narrow.legend?.maxY == 780 && narrow.legend?.width == 360)
    #expect(narrow.plot.height == 308)
    let low = ChartLayout(size: Size(360, 300), form: .full, checkboxWidths: nil)
    #expect(low.legend == nil && low.miniMap != nil)
    #expect(ChartLayout(size: Size(1400, 900), form: .card, checkboxWidths: nil).legend == nil)
  }

  @Test func wideChartsHaveTheSpacesOfTheDesigns() {
    let layout = ChartLayout(size: Size(952, 490), form: .full, checkboxWidths: [85, 70])
    #expect(layout.header == Rect(20, 10, 912, 30))
    #expect(layout.plot == Rect(0, 40, 952, 284))
    #expect(layout.grid == Rect(20, 40, 912, 284))
    #expect(layout.xAxis == Rect(0, 324, 952, 44))
    #expect(layout.miniMap == Rect(20, 376, 912, 44))
    #expect(layout.checkboxes == [Rect(20, 436, 85, 34), Rect(115, 436, 70, 34)])
    let alone = ChartLayout(
      size: Size(952, 470), form: .full, checkboxWidths: [85, 70], hasXContexts: false)
    #expect(alone.plot == layout.plot)
    #expect(alone.xAxis == Rect(0, 324, 952, 24))
  }

  @Test("few series have check buttons with names on low cards too", arguments: [3, 6, 7])
  func lowCards(count: Int) {
    for height in stride(from: 250.0, to: 420, by: 10) {
      let layout = ChartLayout(
        size: Size(320, height), form: .full, checkboxWidths: Array(repeating: 100, count: count))
      #expect(layout.legend == nil)
      #expect(layout.visibleCheckboxes.count == count, "\(height)")
      #expect(layout.checkboxes.allSatisfy { $0.width >= 88 })
      #expect(layout.plot.height >= height * 0.375)
    }
  }

  @Test("no check button is too narrow for a name, at any size", arguments: [2, 7, 10, 12])
  func named(count: Int) {
    var nameless: [String] = []
    for textScale in Self.textScales {
      let scale = max(1, textScale)
      let widths = (0..<count).map { (70 + 13 * Double($0)) * textScale }
      for width in stride(from: 240.0, through: 2000, by: 40) {
        for height in stride(from: 200.0, through: 1000, by: 40) {
          let layout = ChartLayout(
            size: Size(width, height), form: .full, checkboxWidths: widths, textScale: textScale)
          let least = min(88 * textScale, width - 40)
          let isNamed = zip(layout.checkboxes, widths).allSatisfy { $0.width >= min($1, least) }
          let isWhole = layout.checkboxes.count == count || layout.legend != nil
          if !isNamed || !isWhole && height >= 320 * scale && width >= 300 * scale {
            nameless.append("\(width)x\(height) *\(textScale)")
          }
        }
      }
    }
    #expect(nameless.prefix(5) == [])
  }

  @Test("even without any room nothing is negative", arguments: [0.0, 1, 30, 90, 150])
  func survivesNoRoom(length: Double) {
    for form in [ChartForm.full, .card] {
      let layout = ChartLayout(
        size: Size(length, length), form: form, checkboxWidths: [90, 90], textScale: 2)
      let rects =
        [layout.header, layout.grid, layout.plot, layout.xAxis] + layout.checkboxes
        + (layout.miniMap.map { [$0] } ?? [])
      #expect(rects.allSatisfy { $0.width >= 0 && $0.height >= 0 })
    }
  }

  @Test("a card in the list has room for its rows", arguments: [1, 2, 4, 12, 50])
  func listHeightGrowsWithTheRows(seriesCount: Int) {
    let table = Table.daily(
      Array(repeating: [1, 2, 3], count: seriesCount),
      names: (0..<seriesCount).map { "Series \($0)" })
    for width in [240.0, 360, 700, 1200] {
      let height = ChartLayout.listHeight(for: table, width: width, textScale: 1)
      let layout = Fixture(table).layout(Size(width, height))
      let isNamed = layout.visibleCheckboxes.count == seriesCount || layout.legend != nil
      #expect(isNamed == (seriesCount > 1))
      #expect(layout.plot.height >= max(150, height / 2), "\(seriesCount) series at \(width)")
    }
  }

  @Test func listHeightSurvivesAnEndlessName() {
    let table = Table.daily([[1, 2]], names: [String(repeating: "m", count: 100_000)])
    #expect(ChartLayout.listHeight(for: table, width: 600, textScale: 1) < 700)
  }
}

extension ChartLayout {
  /// What is wrong with it, in words.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let below = [header, plot, xAxis] + (miniMap.map { [$0] } ?? [])
    for (upper, lower) in zip(below, below.dropFirst()) where upper.maxY > lower.y {
      faults.append("\(upper) reaches into \(lower)")
    }
    for rect in below + checkboxes where !isInside(rect) { faults.append("\(rect) is outside") }
    let last = below[below.count - 1].maxY
    for rect in checkboxes where rect.y < last { faults.append("\(rect) lies over \(last)") }
    for (index, rect) in checkboxes.enumerated() {
      for other in checkboxes.dropFirst(index + 1) where rect.overlaps(other) {
        faults.append("\(rect) overlaps \(other)")
      }
    }
    if plot.height < 72 { faults.append("the plot is \(plot.height) high") }
    if grid.y != plot.y || grid.height != plot.height { faults.append("the grid is elsewhere") }
    let least = (checkboxes.isEmpty && legend == nil ? 0.5 : 0.375) * size.height
    if plot.height < least { faults.append("the plot is \(plot.height) of \(size.height)") }
    if plot.width + (legend.map { size.width - $0.x } ?? 0) < size.width {
      faults.append("the plot ends before the card or the legend")
    }
    return faults
  }

  private func isInside(_ rect: Rect) -> Bool {
    rect.x >= 0 && rect.y >= 0 && rect.maxX <= size.width && rect.maxY <= size.height
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
