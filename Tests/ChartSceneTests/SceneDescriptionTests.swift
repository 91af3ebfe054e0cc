import ChartCore
import ChartScene
import Testing

@Suite struct SceneDescriptionTests {
  @Test func anEmptySceneHasItsSize() {
    #expect(Scene(size: Size(240, 200.5)).description == "scene 240x200.5\n")
  }

  @Test(
    "numbers have two decimals at most",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.001, "0"), (0.005, "0.01"), (-0.05, "-0.05"), (1.5, "1.5"),
      (12.346, "12.35"), (-3, "-3"), (.nan, "nan"),
    ])
  func numbers(value: Double, text: String) {
    let scene = Scene(size: Size(1, 1), items: [.moved(Point(value, 0), [])])
    #expect(scene.description == "scene 1x1\n  moved \(text),0\n")
  }

  @Test func everyItemShowsAllItHas() {
    let color = Color(rgb: 0xFF0000, alpha: 0.25)
    let text = Text(
      "12", at: Point(1, 2), anchor: .trailing, style: TextStyle(size: 11, isBold: true),
      color: color, halo: Color(rgb: 0), maximumWidth: 40)
    let scene = Scene(
      size: Size(9, 8),
      items: [
        .rectangle(Rect(1, 2, 3, 4), radius: 5, fill: color),
        .outline(Rect(1, 2, 3, 4), width: 1.5, color: color),
        .ring(center: Point(1, 2), radius: 5, width: 2, fill: color, color: Color(rgb: 0)),
        .polygon([Point(0, 0), Point(1, 0), Point(1, 2)], fill: color),
        .rectangles((0..<5).map { Rect(Double($0), 1, 1, 2) }, fill: color),
        .text(text),
        .shadow(Rect(1, 2, 3, 4), radius: 5, blur: 6, offset: 7, color: color),
        .clipped(
          Rect(1, 2, 3, 4), radius: 5,
          [.faded(0.5, [.polyline((0..<9).map { Point(Double($0), 0) }, width: 2, color: color)])]),
      ])
    #expect(
      scene.description == """
        scene 9x8
          rectangle 1,2 3x4 radius 5 #FF0000*0.25
          outline 1,2 3x4 width 1.5 #FF0000*0.25
          ring 1,2 radius 5 width 2 #000000 on #FF0000*0.25
          polygon of 3 #FF0000*0.25
            0,0 1,0 1,2
          rectangles 5 #FF0000*0.25
            0,1 1x2 1,1 1x2 2,1 1x2 3,1 1x2
            4,1 1x2
          text "12" 1,2 trailing 11 bold #FF0000*0.25 halo #000000 within 40
          shadow 1,2 3x4 radius 5 blur 6 offset 7 #FF0000*0.25
          clipped 1,2 3x4 radius 5
            faded 0.5
              polyline of 9 width 2 #FF0000*0.25
                0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0
                8,0

        """)
  }
}
