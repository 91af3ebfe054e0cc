import ChartCore
import ChartScene
import Testing

@Suite struct CheckboxTests {
  private func size(_ name: String, textScale: Double = 1) -> Size {
    ChartPicture.checkboxSize(name: name, textScale: textScale, measure: FixedMeasure())
  }

  @Test func theSizeFollowsTheName() {
    #expect(size("") == Size(45, 34))
    #expect(size("Joined").width == (45 + 6 * 13 * 0.65).rounded(.up))
    #expect(size("Joined", textScale: 2).height == 50)
    #expect(size(String(repeating: "m", count: 100_000)).width == 265)
  }

  @Test func onIsFilledWithATickAndOffIsOutlined() {
    let picture = Fixture(Table.waves(count: 10)).picture()
    let on = picture.checkbox(0, isOn: true, measure: FixedMeasure())
    let off = picture.checkbox(0, isOn: false, measure: FixedMeasure())
    let line = Theme.light.seriesColor(green)
    #expect(on.items[0] == .rectangle(Rect(on.size), radius: 17, fill: line))
    #expect(on.polylines.count == 1)
    #expect(on.texts.map(\.string) == ["Joined"])
    #expect(off.polylines.isEmpty && off.rectangles.isEmpty)
    #expect(off.texts.map(\.string) == ["Joined"])
    #expect(on.size == off.size)
    #expect(on.texts[0].color == Color(rgb: 0xFFFFFF))
    #expect(off.texts[0].color == Theme.light.seriesTextColor(green, on: Theme.light.card))
  }

  @Test func aNameThatFitsIsNotCut() {
    for name in ["A", "#0", "Joined", "Messages per day"] {
      let picture = Fixture(Table.daily([[1, 2]], names: [name])).picture()
      for isOn in [true, false] {
        let text = picture.checkbox(0, isOn: isOn, measure: FixedMeasure()).texts[0]
        #expect(
          FixedMeasure().width(of: name, style: text.style) <= text.maximumWidth ?? .infinity)
      }
    }
  }

  @Test(
    "a name longer than 220 pixels, or than a narrow chart has, is told elsewhere",
    arguments: [
      ("Joined", 600.0, false), (String(repeating: "m", count: 26), 600, false),
      (String(repeating: "m", count: 27), 600, true),
      (String(repeating: "m", count: 26), 200, true),
    ])
  func cutNames(name: String, width: Double, isCut: Bool) {
    let picture = Fixture(Table.daily([[1, 2], [2, 1]], names: [name, "B"]))
      .picture(Size(width, 440))
    #expect(picture.hasCutName(0, measure: FixedMeasure()) == isCut)
    #expect(!picture.hasCutName(1, measure: FixedMeasure()))
    #expect(!picture.hasCutName(2, measure: FixedMeasure()))
  }

  @Test("everything is inside the pill, however narrow", arguments: [240.0, 260, 300])
  func narrow(width: Double) {
    let names = (0..<3).map { "Series number \($0)" }
    let fixture = Fixture(Table.daily(Array(repeating: [1, 2], count: 3), names: names))
    let picture = fixture.picture(Size(width, 220))
    #expect(picture.layout.visibleCheckboxes.count == 3)
    for series in picture.layout.visibleCheckboxes {
      for isOn in [true, false] {
        let scene = picture.checkbox(series, isOn: isOn, measure: FixedMeasure())
        #expect(scene.size == picture.layout.checkboxes[series].size)
        #expect(
          scene.texts.allSatisfy {
            $0.extent.lowerBound >= 0 && $0.extent.upperBound <= scene.size.width
          })
        #expect(
          scene.polylines.flatMap { $0 }.allSatisfy { $0.x > 0 && $0.x < scene.size.width })
      }
    }
  }
}
