import ChartCore
import Testing

@testable import ChartScene

@Suite("Patterns of lines")
struct LinePatternTests {
  private func patterns(_ count: Int, isWanted: Bool = false) -> [LinePattern?] {
    (0..<count).map { LinePattern(ofSeries: $0, of: count, isWanted: isWanted) }
  }

  @Test("twelve lines have none, the thirteenth is the first with one", arguments: [0, 1, 2, 12])
  func few(count: Int) {
    #expect(patterns(count).allSatisfy { $0 == nil })
    #expect(patterns(13).map { $0?.dash } == Array(repeating: nil, count: 12) + [.dashed])
  }

  @Test("sixty lines have twelve of each dash, and of more none has any")
  func many() {
    let dashes = patterns(60).map { $0?.dash ?? .solid }
    for dash in LineDash.allCases { #expect(dashes.count { $0 == dash } == 12) }
    #expect((patterns(61) + patterns(61, isWanted: true)).allSatisfy { $0 == nil })
  }

  @Test("where patterns are wanted, thirty lines are all different; a lone one needs none")
  func wanted() {
    #expect(Set(patterns(30, isWanted: true)).count == 30)
    #expect(patterns(1, isWanted: true) == [nil])
  }

  private func fixture(_ count: Int, isWanted: Bool = false, theme: Theme = .light) -> Fixture {
    let columns = (0..<count).map { line in
      (0..<60).map { point -> Double in Double(100 * line + point * (7 + line) % 31) }
    }
    var fixture = Fixture(.daily(columns))
    fixture.style = ChartStyle(theme: theme, formats: .english, hasPatterns: isWanted)
    return fixture
  }

  @Test("high contrast has them without being asked; lines of areas and bars never have")
  func highContrast() {
    #expect(!fixture(3).picture().hasPatterns)
    #expect(fixture(3, isWanted: true).picture().hasPatterns)
    #expect(fixture(3, theme: .darkHighContrast).picture().hasPatterns)
    for kind in [ChartKind.bars, .areas, .stackedBars, .percentageAreas] {
      var fixture = Fixture(.sample(kind))
      fixture.style.hasPatterns = true
      #expect(fixture.picture().patterns.allSatisfy { $0 == nil })
    }
  }

  @Test("plots with patterns are still made of what the quick painter knows")
  func quick() {
    for fixture in [fixture(3, isWanted: true), fixture(30), fixture(30, isWanted: true)] {
      let plot = fixture.picture().plot()
      #expect(plot.polylines.count > 30)
      #expect(
        plot.items.allSatisfy {
          if case .clipped(let rect, _, _) = $0 { rect == Rect(plot.size) } else { false }
        })
    }
  }

  @Test("names have a sample of their line: on buttons, in the legend, on the card")
  func samples() {
    var fixture = fixture(3, isWanted: true)
    fixture.board.apply(.setIndicator(chart: 0, fixture.table.x[50]))
    let picture = fixture.picture()
    // The tick, and the dashes of the second pattern.
    #expect(picture.checkbox(1, isOn: true, measure: FixedMeasure()).polylines.count > 2)
    #expect(picture.checkbox(1, isOn: false, measure: FixedMeasure()).polylines.isEmpty)
    #expect(picture.overlay(measure: FixedMeasure()).polylines.count >= 3)
    let columns = LegendColumns(of: picture, width: 400, measure: FixedMeasure())
    #expect(picture.legendRow(1, isOn: true, columns, measure: FixedMeasure()).polylines.count > 2)
    #expect(fixture.picture().lineWidth >= 1.5)
  }

  @Test("the same points have markers wherever the range is moved")
  func markers() {
    let table = fixture(3).table
    func marked(from start: Double) -> [Int] {
      let domain = table.x[0] + start * day...table.x[0] + (start + 30) * day
      return table.markedPoints(
        ofSeries: 1, along: LinearScale(domain: domain, from: 0, to: 900), in: domain)
    }
    let all = marked(from: 0)
    #expect(all.count > 4 && all.count <= 30 * 30 / 72 + 1)
    for start in stride(from: 0.5, to: 20, by: 1.7) {
      let seen = marked(from: start).filter { $0 <= all.last! }
      #expect(seen == all.filter { Double($0) >= start })
    }
  }

  @Test("gaps have no markers, and a table of one moment has none")
  func gaps() {
    let table = Table.daily([[1, .nan, .nan, .nan], [1, 2, 3, 4]])
    let domain = table.x[0]...table.x[3]
    let x = LinearScale(domain: domain, from: 0, to: 900)
    #expect(table.markedPoints(ofSeries: 0, along: x, in: domain).allSatisfy { $0 == 0 })
    let still = LinearScale(domain: domain.lowerBound...domain.lowerBound, from: 0, to: 900)
    #expect(
      table.markedPoints(ofSeries: 1, along: still, in: domain.lowerBound...domain.lowerBound) == []
    )
  }

  @Test("every marker has its middle at its point")
  func shapes() {
    for marker in LineMarker.allCases {
      let items = marker.items(at: Point(50, 40), color: red, ground: green)
      #expect(items.count == 2)
      for corners in Scene(size: Size(100, 100), items: items).polygons {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        #expect(abs(xs.min()! + xs.max()! - 100) < 0.01)
        #expect(ys.min()! < 40 && ys.max()! > 40)
      }
    }
  }
}
