import ChartCore
import TestSupport
import Testing

@testable import ChartScene

/// Points in a plane of two values.
@Suite struct ScatterSceneTests {
  private let size = Size(600, 440)

  private func table(_ up: [Double], _ across: [Double]) -> Table {
    Table.daily([up, across], names: ["Power", "Heart rate"], kind: .scatter)
  }

  private func picture(
    _ table: Table, range: ClosedRange<Double>? = nil, reading x: Double? = nil
  ) -> ChartPicture {
    var fixture = Fixture(table)
    fixture.board.apply(.setRange(chart: 0, range ?? table.domain))
    fixture.board.apply(.setIndicator(chart: 0, x))
    return fixture.picture(size)
  }

  private func rings(_ items: [Scene.Item]) -> [Point] {
    Scene(size: size, items: items).leaves.compactMap {
      if case .ring(let center, _, _, _, _) = $0 { center } else { nil }
    }
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.leaves.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }

  private func figures(_ picture: ChartPicture) -> String? {
    texts(picture.scene(of: .xLabels, measure: FixedMeasure())).last
  }

  /// Where a point is on the plot.
  private func place(of index: Int, in picture: ChartPicture) -> Point {
    Point(
      picture.yScales[1](picture.table.value(ofSeries: 1, at: index)),
      picture.yScales[0](picture.table.value(ofSeries: 0, at: index)))
  }

  private func cells(_ items: [Scene.Item]) -> [(Rect, ShadedCells)] {
    Scene(size: size, items: items).leaves.compactMap {
      if case .cells(let rect, let cells) = $0 { (rect, cells) } else { nil }
    }
  }

  @Test func eachPointIsWhereItsValuesLead() {
    let picture = picture(table([0, 100, 200, .nan], [10, 20, 40, 30]))
    let dots = rings(picture.plotScene().items)
    #expect(dots.count == 3)
    #expect(dots[0].x < dots[1].x && dots[1].x < dots[2].x)
    #expect(dots[0].y > dots[1].y && dots[1].y > dots[2].y)
    #expect(abs((dots[2].x - dots[1].x) - 2 * (dots[1].x - dots[0].x)) < 1e-6)
    let area = picture.layout.scatterArea
    #expect(dots.allSatisfy { area.inset(horizontally: -1, vertically: -1).contains($0) })
    // What is out of sight is not there.
    let less = self.picture(picture.table, range: firstMoment...firstMoment + day)
    #expect(rings(less.plotScene().items).count == 2)
  }

  @Test func theLineAndItsFiguresAreTold() {
    let whole = picture(table([1, 3, 5, 7], [0, 1, 2, 3]))
    #expect(figures(whole) == "4 points, r = 1, slope 2")
    #expect(whole.spokenFigures == "4 points, r = 1, slope 2")
    let scene = whole.plotScene()
    let lines = scene.leaves.compactMap {
      if case .polyline(let points, _, _) = $0 { points } else { nil }
    }
    #expect(lines.count == 1 && lines[0].count == 2)
    // Two points are on any line, and one value across has none.
    #expect(figures(picture(table([1, 2], [3, 3]))) == "2 points")
    #expect(texts(picture(table([.nan], [1])).plotScene()) == ["No point has both values"])
  }

  @Test func manyPointsAreCellsOfTheirPlane() throws {
    let count = 10_000
    let up = (0..<count).map { Double($0 * 7919 % 1000) }
    let across = (0..<count).map { Double($0 * 104_729 % 997) }
    let picture = picture(table(up, across))
    let scene = picture.plotScene()
    #expect(rings(scene.items).isEmpty)
    let cloud = try #require(picture.sample.cloud)
    let cells = try #require(cells(scene.items).first)
    #expect(cells.0 == picture.layout.scatterArea)
    #expect(cells.1.columns == cloud.grid.columns && cells.1.rows == cloud.grid.rows)
    #expect(cells.1.shades.count { $0 > 0 } == cloud.counts.count { $0 > 0 })
    // The upper row first, and the darkest where most are.
    let most = try #require(cloud.counts.indices.max { cloud.counts[$0] < cloud.counts[$1] })
    let (column, row) = (most % cloud.grid.columns, most / cloud.grid.columns)
    let darkest = cells.1.shades[(cloud.grid.rows - 1 - row) * cloud.grid.columns + column]
    #expect(darkest == cells.1.shades.max())
    #expect(cloud.counts.reduce(0, +) == count)
    // The pointer means a point of the nearest cell.
    for pointer in [Point(200, 100), Point(333, 250), Point(0, 0)] {
      func distance(_ index: Int) -> Double {
        let place = place(of: index, in: picture)
        return Point(place.x - pointer.x, place.y - pointer.y).length
      }
      let x = try #require(picture.x(at: pointer))
      let nearest = (0..<count).map(distance).min() ?? 0
      #expect(distance(picture.table.index(atOrAfter: x)) <= nearest + 4)
    }
  }

  @Test func aPointIsReadWhereItLies() throws {
    let picture = picture(
      table([0, 100, 200], [10, 40, 20]), reading: firstMoment + day)
    let ring = try #require(rings(picture.overlayScene(measure: FixedMeasure()).items).first)
    #expect(ring == rings(picture.plotScene().items)[1])
    let words = texts(picture.overlayScene(measure: FixedMeasure()))
    #expect(["Power", "100", "Heart rate", "40"].allSatisfy(words.contains))
    // The pointer means the nearest in both directions.
    let near = Point(ring.x + 20, ring.y - 15)
    #expect(picture.x(at: near) == firstMoment + day)
    #expect(picture.x(at: Point(0, 1000)) == firstMoment)
  }

  @Test func aPointWithoutAValueHasNoCard() {
    let picture = picture(table([0, .nan, 200], [10, 40, 20]), reading: firstMoment + day)
    #expect(picture.overlayScene(measure: FixedMeasure()).items.isEmpty)
    #expect(picture.cardRect(measure: FixedMeasure()) == nil)
  }

  @Test func bothAxesAreWritten() {
    let picture = picture(table([0, 100, 200], [10, 20, 40]))
    let below = texts(picture.scene(of: .xLabels, measure: FixedMeasure()))
    #expect(
      below == ["0", "10", "20", "30", "40", "Heart rate", "3 points, r = 0.982, slope 6.43"])
    #expect(texts(picture.scene(of: .yLabels, measure: FixedMeasure())).contains("100"))
    let upright = picture.scene(of: .grid, measure: FixedMeasure()).leaves.filter {
      if case .rectangle(let rect, _, _) = $0 { rect.width == 1 } else { false }
    }
    #expect(upright.count == 5)
  }

  @Test func aNarrowPlotHasFewerLabels() {
    let table = table([0, 100, 200], [100_000, 200_000, 400_000])
    var fixture = Fixture(table)
    fixture.board.apply(.setRange(chart: 0, table.domain))
    let labels = texts(
      fixture.picture(Size(240, 440)).scene(of: .xLabels, measure: FixedMeasure()))
    #expect((3...5).contains(labels.count) && labels.contains("Heart rate"))
  }

  /// Points whose third values colour them.
  private func colored(_ up: [Double], _ across: [Double], _ color: [Double]) -> Table {
    Table.daily([up, across, color], names: ["Power", "Heart rate", "Heat"], kind: .scatter)
  }

  private func fills(_ picture: ChartPicture) -> [Color] {
    picture.plotScene().leaves.compactMap {
      if case .ring(_, _, _, let fill, _) = $0 { fill } else { nil }
    }
  }

  @Test(arguments: [Theme.light, .dark, .lightHighContrast, .darkHighContrast])
  func colorsOfHighValuesStandOutMore(theme: Theme) {
    let colors = ColorRamp(theme, count: 24).colors
    let contrasts = colors.map { $0.contrast(with: theme.card) }
    #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(contrasts[0] > (theme.isHighContrast ? 3 : 2), "\(contrasts[0])")
    #expect(ColorRamp(theme, count: 1).place(of: 7, in: 7...7) == 0)
  }

  @Test func dotsHaveTheColorsOfTheirValues() {
    let picture = picture(colored([1, 2, 3, 4], [1, 3, 2, 5], [10, 30, .nan, 20]))
    let ramp = ColorRamp(picture.style.theme, count: 48)
    let expected = [ramp.colors[0], ramp.colors[47], picture.style.theme.dim, ramp.colors[24]]
    #expect(fills(picture) == expected.map { $0.faded(by: 0.85) })
    // The third values have no part in the axis at the left.
    #expect(picture.axes[0].domain.upperBound < 10)
    let header = texts(picture.scene(of: .header, measure: FixedMeasure()))
    #expect(header.prefix(4) == ["Followers", "Heat", "10", "30"])
    #expect(MiniMapSeriesInput(picture).opacities == [1, 1, 0])
    #expect(picture.spokenFigures?.hasSuffix("coloured by Heat, 10 to 30") == true)
  }

  @Test func timeColorsWhatIsSeen() {
    let plain = table([1, 2, 3, 4], [1, 3, 2, 5])
    let table = plain.coloredByX
    #expect(plain.coloring == nil && table.coloring == .x)
    let first = fills(picture(table))
    #expect(Set(first).count == 4)
    let header = texts(picture(table).scene(of: .header, measure: FixedMeasure()))
    #expect(header.contains("Time") && header.contains("17 Nov 2018"))
    // A shorter range has all of the colours again.
    let less = fills(picture(table, range: firstMoment...firstMoment + day))
    #expect(less == [first[0], first[3]])
  }

  @Test func cellsHaveTheMeanColorOfTheirPoints() throws {
    let count = 10_000
    let numbers = (0..<count).map(Double.init)
    let picture = picture(
      colored(numbers.map { $0 < 5_000 ? 0 : 9 }, numbers.map { $0 < 5_000 ? 0 : 9 }, numbers))
    let cells = try #require(cells(picture.plotScene().items).last?.1)
    let shades = Set(cells.shades.filter { $0 > 0 })
    let ramp = ColorRamp(picture.style.theme, count: 24)
    let domain = 0.0...9_999
    let places = [2_499.5, 7_499.5].map { ramp.place(of: $0, in: domain) }
    // Ten shades each, and both have as many points as there are in any.
    #expect(shades == Set(places.map { UInt8($0 * 10 + 10) }))
  }

  @Test func aColoredPointIsReadWithAllOfItsValues() {
    let table = colored([1, 2], [1, 3], [100.5, 200.25])
    let picture = picture(table, reading: firstMoment + day)
    let words = texts(picture.overlayScene(measure: FixedMeasure()))
    #expect(
      words.contains("Heat") && words.contains("200.25"))
  }

  @Test func cellsGrowOnTheWayToAnotherScale() throws {
    let count = 10_000
    let table = table((0..<count).map { Double($0 % 1000) }, (0..<count).map { Double($0 % 997) })
    let picture = picture(table)
    let cloud = try #require(picture.sample.cloud)
    let (across, up) = (picture.yScales[1], picture.yScales[0])
    func reach(_ across: ValueScale) -> Double {
      let items = CloudMark(
        cloud: cloud, across: across, up: up, color: blue, domain: nil, theme: .light
      ).items()
      return cells(items)[0].0.maxX
    }
    let twice = ValueScale(
      domain: across.domain, form: .linear, from: across.from,
      to: across.from + 2 * (across.to - across.from))
    #expect(abs((reach(twice) - across.from) - 2 * (reach(across) - across.from)) < 1e-6)
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
