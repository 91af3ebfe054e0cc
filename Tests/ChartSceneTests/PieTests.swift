import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct PieTests {
  private static let week: [[Double]] = [
    [40, 42, 38, 41, 39, 44, 40], [30, 28, 31, 33, 32, 30, 29], [12, 11, 13, 12, 12, 11, 12],
    [3, 3, 4, 3, 3, 3, 3], [9, 8, 9, 10, 9, 8, 9], [2, 2, 2, 1, 2, 2, 2],
  ]
  private static let names = ["Apples", "Oranges", "Lemons", "Apricots", "Kiwi", "Mango"]
  private static let size = Size(600, 460)

  private func picture(
    _ columns: [[Double]] = week, _ names: [String] = names, theme: Theme = .light,
    pie: PieSelection? = nil, opacities: [Double]? = nil, size: Size = size
  ) -> ChartPicture {
    var fixture = Fixture.pie(columns, names: names)
    fixture.style.theme = theme
    var picture = fixture.picture(size, sample: fixture.sample(opacities, size: size))
    picture = picture.showing(PlotEffects(sectors: pie.map { [$0] } ?? []))
    return picture
  }

  private func matches(
    _ scene: Scene, _ name: String, at location: SourceLocation = #_sourceLocation
  ) {
    let difference = Golden.difference(of: scene.description, from: name)
    #expect(difference == nil, sourceLocation: location)
  }

  @Test(
    "goldens",
    arguments: [("light", Theme.light), ("dark", .dark), ("contrast", .darkHighContrast)])
  func goldens(name: String, theme: Theme) {
    let picture = picture(theme: theme, pie: PieSelection(series: 1))
    matches(picture.scene(measure: FixedMeasure()), "pie-\(name)")
  }

  @Test func hasNoAxes() {
    #expect(picture().gridLines().items.isEmpty)
    #expect(picture().yLabels(measure: FixedMeasure()).items.isEmpty)
    #expect(picture().xLabels(measure: FixedMeasure()).items.isEmpty)
  }

  @Test func lettersGrowWithTheShare() {
    let texts = picture().overlay(measure: FixedMeasure()).texts
    let bold = texts.filter(\.style.isBold).map { ($0.string, $0.style.size) }
    #expect(bold.map(\.0) == ["42%", "32%", "12%", "9%"])
    #expect(zip(bold, bold.dropFirst()).allSatisfy { $0.1 > $1.1 })
    let small = texts.filter { !$0.style.isBold }.map(\.string)
    #expect(small.sorted() == ["2%", "3%"])
  }

  @Test func percentsAddUp() {
    let texts = picture().overlay(measure: FixedMeasure()).texts
    #expect(texts.compactMap { Int($0.string.dropLast()) }.reduce(0, +) == 100)
  }

  @Test func oneSeriesIsAWholeDisc() throws {
    let picture = picture([[1, 2], [0, 0]], ["A", "B"])
    let rim = try #require(picture.plot().polygons.first)
    let geometry = picture.pieGeometry
    #expect(picture.plot().polygons.count == 1 && !rim.contains(geometry.center))
    let text = try #require(picture.overlay(measure: FixedMeasure()).texts.first)
    #expect(text.string == "100%" && text.position.x == geometry.center.x)
  }

  @Test func nothingIsAThinRing() {
    let picture = picture([[0, 0], [.nan, -3]], ["A", "B"])
    #expect(picture.plot().rings == [picture.pieGeometry.center])
    #expect(picture.plot().polygons.isEmpty)
    #expect(picture.overlay(measure: FixedMeasure()).texts.map(\.string) == ["No data"])
  }

  @Test("the chosen sector moves out", arguments: [0.0, 0.25, 1])
  func movesOut(amount: Double) throws {
    let still = picture().plot().polygons[2]
    let moved = try #require(
      picture(pie: PieSelection(series: 2, amount: amount)).plot().polygons.last)
    let (x, y) = (moved[0].x - still[0].x, moved[0].y - still[0].y)
    #expect(abs((x * x + y * y).squareRoot() - 8 * amount) < 1e-9)
  }

  @Test func theCardTellsNameAndValue() {
    let scene = picture(pie: PieSelection(series: 0)).overlay(measure: FixedMeasure())
    #expect(scene.texts.suffix(2).map(\.string) == ["Apples", "284"])
    let faint = picture(pie: PieSelection(series: 0, amount: 0.5))
    #expect(faint.overlay(measure: FixedMeasure()).textOpacities["Apples"] == [0.5])
  }

  @Test("a series that leaves closes its sector", arguments: [0.75, 0.5, 0.25, 0.01])
  func leaves(opacity: Double) {
    let opacities = [1, opacity, 1, 1, 1, 1]
    let whole = picture().pieGeometry.shares.sectors[1].part
    let part = picture(opacities: opacities).pieGeometry.shares.sectors[1].part
    #expect(abs(part - whole * opacity / (1 - whole * (1 - opacity))) < 1e-9)
  }

  @Test("no label lies on another or outside", arguments: 0..<60 as Range<UInt64>)
  func labelsKeepDistance(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let columns = (0..<Int.random(in: 1...50, using: &numbers)).map { _ in
      [Double.random(in: 0...1, using: &numbers) * Double(Int.random(in: 0...9, using: &numbers))]
    }
    let size = [Size(600, 440), Size(300, 300), Size(1200, 420)][Int(seed % 3)]
    let picture = picture(columns, [], pie: PieSelection(series: 0, amount: 0), size: size)
    let texts = picture.overlay(measure: FixedMeasure()).texts
    for (index, text) in texts.enumerated() {
      #expect(text.extent.lowerBound >= 0 && text.extent.upperBound <= size.width, "seed \(seed)")
      for other in texts[(index + 1)...] where other.extent.overlaps(text.extent) {
        let height = max(text.style.size, other.style.size) * 0.72
        #expect(
          abs(text.position.y - other.position.y) >= height - 0.01,
          "seed \(seed): \(text.string) and \(other.string)")
      }
    }
  }

  @Test("inside a sector are only letters that fit there", arguments: [0.05, 0.1, 0.3, 0.5, 0.9])
  func lettersFit(share: Double) {
    let picture = picture([[share], [1 - share]], ["A", "B"])
    for text in picture.overlay(measure: FixedMeasure()).texts where text.style.isBold {
      let middle = text.position.y - text.style.size * 0.36
      for (x, y) in [(text.extent.lowerBound, -0.5), (text.extent.upperBound, 0.5)] {
        let corner = Point(x, middle + y * text.style.size * 0.9)
        #expect(picture.pieGeometry.sector(at: corner) != nil)
      }
    }
  }

  @Test func theMiniMapHasABarForEachDay() throws {
    let scene = picture().miniMapSeries()
    guard case .clipped(_, _, let items) = try #require(scene.items.first) else {
      Issue.record("clipped bars are expected, not \(scene)")
      return
    }
    #expect(items.count == 6)
    for item in items {
      guard case .rectangles(let rects, _) = item else { continue }
      #expect(rects.map(\.x) == [0, 80, 160, 240, 320, 400, 480])
      #expect(rects.allSatisfy { $0.y >= 0 && $0.maxY < 45.01 })
    }
  }

  @Test(
    "any size is survived", arguments: [Size(0, 0), Size(1, 1), Size(240, 200), Size(3000, 80)])
  func survives(size: Size) {
    let scene = picture(pie: PieSelection(series: 5), size: size).scene(measure: FixedMeasure())
    #expect(!scene.description.contains("nan"))
  }
}
