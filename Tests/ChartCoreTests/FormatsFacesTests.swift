import ChartCore
import Testing

@Suite struct FormatsFacesTests {
  private func figure(_ unit: String, _ kind: Presentation.Unit, places: Int) -> MetricFigure {
    MetricFigure(unit: unit, kind: kind, places: places, columns: [])
  }
  private var kilometers: MetricFigure { figure("km", .plain, places: 1) }
  private var hours: MetricFigure { figure("h", .sixtieths, places: 0) }
  private var meters: MetricFigure { figure("m", .plain, places: 0) }

  private func words(_ value: Double, _ figure: MetricFigure) -> String {
    Formats.english.parts(of: value, figure).map { "\($0.number) \($0.unit)" }
      .joined(separator: " ")
  }

  @Test(
    arguments: [
      (0, "0 min"), (0.5, "30 min"), (1, "1 h 0 min"), (1.75, "1 h 45 min"), (0.9999, "1 h 0 min"),
      (3.3667, "3 h 22 min"), (120.25, "120 h 15 min"), (1.0 / 120, "1 min"),
    ] as [(Double, String)])
  func hoursHaveTheirMinutes(value: Double, expected: String) {
    #expect(words(value, hours) == expected)
  }

  @Test func othersHaveTheirDecimals() {
    #expect(words(38.44, kilometers) == "38.4 km" && words(0, kilometers) == "0.0 km")
    #expect(words(411.6, meters) == "412 m" && words(.nan, meters).hasSuffix(" "))
  }

  @Test func hoursAreShortWhereThereIsLittleRoom() {
    let parts = Formats.english.parts(of: 3.3667, hours, isShort: true)
    #expect(parts.map(\.number) == ["3:22"] && parts.map(\.unit) == ["h"])
    #expect(Formats.english.change(-1.5, of: hours, isShort: true) == "\u{2212}1:30 h")
    #expect(Formats.english.parts(of: 4, kilometers, isShort: true).map(\.number) == ["4.0"])
  }

  @Test func changesSayWhereTo() {
    let formats = Formats.english
    #expect(formats.change(4.31, of: kilometers) == "+4.3 km")
    #expect(formats.change(-94, of: meters) == "\u{2212}94 m")
    #expect(formats.change(0.3, of: hours) == "+18 min")
    #expect(formats.change(-1.5, of: hours) == "\u{2212}1 h 30 min")
  }

  @Test(arguments: [0, 0.04, -0.04, .nan, .infinity])
  func whatIsNotToldIsNoChange(difference: Double) {
    #expect(Formats.english.change(difference, of: kilometers) == "no change")
    #expect(!Formats.english.isChange(difference, of: kilometers))
  }
}
