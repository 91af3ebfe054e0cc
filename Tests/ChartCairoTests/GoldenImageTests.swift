import ChartCore
import ChartScene
import TestSupport
import Testing

@testable import ChartCairo

@Suite struct GoldenImageTests {
  private let range = Board.Action.setRange(
    chart: 0, Table.moment(60)...Table.moment(90))
  private let indicator = Board.Action.setIndicator(chart: 0, Table.moment(75))

  @Test func light() throws {
    let scene = SampleChart(actions: [range, indicator]).scene(440, 320)
    #expect(try GoldenImage.difference(of: scene, from: "light") == nil)
  }

  @Test func dark() throws {
    let scene = SampleChart(theme: .dark, actions: [range, indicator]).scene(440, 320)
    #expect(try GoldenImage.difference(of: scene, from: "dark") == nil)
  }

  @Test func card() throws {
    let scene = SampleChart(
      theme: .dark, form: .card, actions: [.showAll(chart: 0), .toggle(chart: 0, series: 1)]
    ).scene(400, 300)
    #expect(try GoldenImage.difference(of: scene, from: "card") == nil)
  }

  @Test func gaps() throws {
    let table = Table.waves(gaps: [64, 70, 71, 72, 74, 88, 89, 90, 91])
    let scene = SampleChart(table: table, title: "<b>Gaps & more</b>", actions: [range])
      .scene(440, 320)
    #expect(try GoldenImage.difference(of: scene, from: "gaps") == nil)
  }

  @Test func twiceTheScale() throws {
    let scene = SampleChart(actions: [range]).scene(240, 200)
    #expect(try GoldenImage.difference(of: scene, from: "light-2x", scale: 2) == nil)
  }

  @Test func allItems() throws {
    #expect(try GoldenImage.difference(of: .allItems, from: "items") == nil)
  }

  /// A comparison that cannot fail would pass everything.
  @Test func aPlantedLabelIsCaught() throws {
    try #require(!Golden.isRecording, "recording would keep it")
    let scene = SampleChart(title: "Follower5", actions: [range, indicator]).scene(440, 320)
    let difference = try GoldenImage.difference(of: scene, from: "light")
    #expect(difference?.hasPrefix("light differs: ") == true)
  }

  @Test func aPlantedPixelIsCaught() throws {
    try #require(!Golden.isRecording, "recording would keep it")
    var scene = SampleChart(actions: [range, indicator]).scene(440, 320)
    scene.items.append(
      .rectangle(Rect(333, 222, 1, 1), fill: Color(rgb: 0, alpha: 0.1)))
    let difference = try GoldenImage.difference(of: scene, from: "light")
    #expect(difference?.contains("at x 333, y 222") == true, "\(difference ?? "no difference")")
  }
}

extension Scene {
  /// Each kind of item, alone and combined.
  fileprivate static var allItems: Scene {
    let (blue, red) = (Color(rgb: 0x108BE3), Color(rgb: 0xF34C44))
    let style = TextStyle(size: 13)
    let zigzag = stride(from: 10.0, through: 110, by: 10).map {
      Point($0, 90 + ($0 / 10).truncatingRemainder(dividingBy: 2) * 20)
    }
    return Scene(
      size: Size(240, 180),
      items: [
        .rectangle(Rect(0, 0, 240, 180), fill: Color(rgb: 0xF6F5F4)),
        .shadow(
          Rect(20, 20, 80, 50), radius: 12, blur: 12, offset: 2, color: Color(rgb: 0, alpha: 0.2)),
        .rectangle(Rect(20, 20, 80, 50), radius: 12, fill: Color(rgb: 0xFFFFFF)),
        .outline(Rect(130.3, 20.3, 40, 30), width: 1, color: blue),
        .outline(Rect(180, 20, 40, 30), radius: 8, width: 2, color: red),
        .polyline(zigzag, width: 2, color: red),
        .polyline([Point(120, 100.3), Point(230, 100.3)], width: 1, color: blue),
        .polygon([Point(180, 60), Point(230, 90), Point(180, 94)], fill: red),
        .rectangles([Rect(120, 60, 7.3, 30), Rect(127.3, 70, 7.3, 20)], fill: blue),
        .text(
          Text(
            "Halo 4.5K", at: Point(140, 104), style: style, color: blue,
            halo: Color(rgb: 0xF6F5F4))),
        .ring(center: Point(60, 100), radius: 5, width: 2, fill: Color(rgb: 0xFFFFFF), color: red),
        .clipped(
          Rect(20, 130, 60, 40), radius: 12, [.rectangle(Rect(0, 120, 50, 60), fill: blue)]),
        .faded(
          0.4,
          [
            .rectangle(Rect(90, 130, 40, 30), fill: blue),
            .ring(center: Point(130, 145), radius: 12, width: 4, fill: red, color: blue),
          ]),
        .moved(
          Point(160, 130),
          [
            .text(
              Text(
                "Ellipsis after this", at: Point(0, 10), style: style, color: red, maximumWidth: 70)
            ),
            .text(
              Text(
                "4 674 485", at: Point(70, 30), anchor: .trailing,
                style: TextStyle(size: 13, isBold: true), color: blue)),
          ]),
      ])
  }
}
