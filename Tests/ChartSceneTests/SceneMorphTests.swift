import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct OutlineMorphTests {
  private func points(_ a: [Point], _ b: [Point], _ progress: Double) -> [Point] {
    OutlineMorph(from: a, to: b).points(at: progress)
  }

  @Test func onePointBecomesOne() {
    #expect(points([Point(0, 0)], [Point(10, 20)], 0.5).allSatisfy { $0 == Point(5, 10) })
  }

  @Test func onePointBecomesALine() {
    let line = [Point(0, 0), Point(5, 5), Point(10, 0)]
    #expect(points([Point(4, 4)], line, 1) == line)
    #expect(points([Point(4, 4)], line, 0).allSatisfy { $0 == Point(4, 4) })
  }

  @Test func heightsAloneMoveBetweenLinesOfOneTime() {
    let a = [Point(0, 0), Point(4, 8), Point(10, 0)]
    let b = [Point(0, 10), Point(10, 20)]
    #expect(points(a, b, 0.5) == [Point(0, 5), Point(4, 11), Point(10, 10)])
  }

  @Test func aShorterLineStretches() {
    let a = [Point(0, 0), Point(5, 0)]
    let b = [Point(0, 10), Point(10, 10)]
    #expect(points(a, b, 0.5) == [Point(0, 5), Point(7.5, 5)])
  }

  @Test func stairsAndLinesKeepTheirCornersAtBothEnds() {
    let stairs = [Point(0, 0), Point(5, 0), Point(5, 10), Point(10, 10)]
    let line = [Point(0, 4), Point(5, 6), Point(10, 4)]
    let (start, end) = (points(stairs, line, 0), points(stairs, line, 1))
    #expect(start == stairs)
    #expect(end == [Point(0, 4), Point(5, 6), Point(5, 6), Point(10, 4)])
    #expect(points(line, stairs, 1) == stairs)
  }

  /// Lines of any number of points, some upright, some going back: each end is the line itself, with points on it.
  @Test func eachEndIsTheLineItself() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let lines = (0..<2).map { _ in
        let goesRight = Bool.random(using: &random)
        var x = 0.0
        return (0..<Int.random(in: 1...12, using: &random)).map { _ in
          x += Double(Int.random(in: goesRight ? 0...3 : -3...3, using: &random))
          return Point(x, Double(Int.random(in: -5...5, using: &random)))
        }
      }
      let (start, end) = (points(lines[0], lines[1], 0), points(lines[0], lines[1], 1))
      #expect(start.first == lines[0].first && start.last == lines[0].last)
      #expect(end.first == lines[1].first && end.last == lines[1].last)
      #expect(end.contains(inOrder: lines[1]) && start.contains(inOrder: lines[0]))
    }
  }
}

extension [Point] {
  /// Whether points come up one after the other, as near as numbers allow.
  fileprivate func contains(inOrder points: [Point]) -> Bool {
    var rest = points[...]
    for point in self {
      while let next = rest.first, abs(next.x - point.x) < 1e-9, abs(next.y - point.y) < 1e-9 {
        rest.removeFirst()
      }
    }
    return rest.isEmpty
  }
}

@Suite struct SceneMorphTests {
  private let size = Size(100, 100)
  private let red = Color(rgb: 0xFF_0000)
  private let blue = Color(rgb: 0x00_00FF)

  private func line(_ y: Double, _ color: Color) -> Scene.Item {
    .polyline([Point(0, y), Point(100, y)], width: 2, color: color)
  }

  private func morph(_ a: [Scene.Item], _ b: [Scene.Item], _ progress: Double = 0.5) -> [Scene.Item]
  {
    SceneMorph.scene(
      from: Scene(size: size, items: a), to: Scene(size: size, items: b), at: progress
    )
    .items
  }

  @Test func linesOfOneColourBecomeEachOther() {
    #expect(
      morph([line(0, red), line(50, blue)], [line(60, blue), line(10, red)])
        == [line(55, blue), line(5, red)])
  }

  @Test func othersGoInTheirOrder() {
    let items = morph([line(0, red)], [line(10, blue)])
    #expect(items == [line(5, red.mixed(with: blue, by: 0.5))])
  }

  @Test func whatHasNoPartnerComesOrGoes() {
    #expect(
      morph([line(0, red), line(50, red)], [line(10, red)])
        == [line(5, red), .faded(0.5, [line(50, red)])])
    #expect(
      morph([line(0, red)], [line(10, red), line(90, red)])
        == [line(5, red), .faded(0.5, [line(90, red)])])
    #expect(morph([], []) == [])
  }

  @Test func layersStayWhatTheyAre() {
    let clip = Rect(0, 0, 100, 100)
    #expect(
      morph([.clipped(clip, [line(0, red)])], [.clipped(clip, [.faded(0.3, [line(10, red)])])])
        == [.clipped(clip, [.faded(0.3, [line(5, red)])])])
  }

  @Test func asManyRectanglesBecomeAsMany() {
    let (a, b) = (Rect(0, 0, 10, 10), Rect(10, 10, 30, 30))
    #expect(
      morph([.rectangles([a], fill: red)], [.rectangles([b], fill: red)])
        == [.rectangles([Rect(5, 5, 20, 20)], fill: red)])
    #expect(
      morph([.rectangles([a], fill: red)], [.rectangles([a, b], fill: red)]) == [
        .faded(0.5, [.rectangles([a, b], fill: red)]), .faded(0.5, [.rectangles([a], fill: red)]),
      ])
  }

  private func ring(_ x: Double, _ y: Double) -> Scene.Item {
    .ring(center: Point(x, y), radius: 5, width: 2, fill: blue, color: red)
  }

  private func bar(_ x: Double, _ height: Double) -> Scene.Item {
    .rectangle(Rect(x, 100 - height, 10, height + 5), radius: 5, fill: red)
  }

  @Test func ringsAndBarsBecomeThoseAtTheirPlace() {
    #expect(
      morph([ring(10, 20), ring(50, 60)], [ring(50, 80), ring(10, 40)])
        == [ring(50, 70), ring(10, 30)])
    #expect(morph([bar(0, 20), bar(20, 60)], [bar(20, 80)]) == [bar(20, 70)])
    #expect(morph([bar(0, 20)], [bar(40, 80)]) == [.faded(0.5, [bar(40, 80)])])
    #expect(morph([ring(0, 0)], [ring(40, 0)]).count == 2)
  }

  @Test func anotherSizeIsFilled() {
    let scene = SceneMorph.scene(
      from: Scene(
        size: Size(50, 200), items: [.polyline([Point(0, 0), Point(50, 0)], width: 2, color: red)]),
      to: Scene(size: size, items: [line(10, red)]), at: 0)
    #expect(scene == Scene(size: size, items: [line(0, red)]))
  }
}
