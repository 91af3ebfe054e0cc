import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TelegramColorTests {
  private static let keys = [
    "RED", "ORANGE", "GOLDEN", "LIGHTGREEN", "GREEN", "CYAN", "LIGHTBLUE", "BLUE", "INDIGO",
    "PURPLE",
  ]

  @Test(arguments: keys) func knownKeysHaveATonesForTheNight(key: String) throws {
    let color = try #require(TelegramColor("\(key)#327FE5"))
    let night = try #require(color.night)
    #expect(color.day.hex == "#327FE5")
    #expect(TelegramColor("\(key.lowercased())#327fe5") == color)
    #expect(night.contrast(with: Color(rgb: 0x242F3E)) >= 3)
  }

  @Test func tonesCanBeToldApart() {
    let tones = Self.keys.compactMap { TelegramColor("\($0)#000000")?.night }
    #expect(Set(tones).count == Self.keys.count)
  }

  @Test(arguments: ["#327FE5", "PINK#327FE5", "BLUE##327FE5", "é#327FE5", " BLUE#327FE5"])
  func otherKeysAreIgnored(text: String) throws {
    let color = try #require(TelegramColor(text))
    #expect(color.day.hex == "#327FE5" && color.night == nil)
  }

  @Test(arguments: ["", "BLUE", "BLUE#", "BLUE#12345", "#1234567"])
  func refusesWhatHasNoSixDigits(text: String) {
    #expect(TelegramColor(text) == nil)
  }

  @Test func seriesKeepBothTones() throws {
    let text = TelegramText(colors: ##"{"y0":"Green#61C752","y1":"#F34C44"}"##)
    let series = try ChartFile.parse(Array(text.text.utf8), name: "a.json").tables[0].series
    #expect(series.map(\.color.hex) == ["#61C752", "#F34C44"])
    #expect(series.map(\.nightColor?.hex) == ["#4FAE5B", nil])
  }

  @Test func sortedSeriesKeepThemToo() throws {
    let text = TelegramText(
      columns: #"[["x",30,20],["y0",1,2]]"#, colors: ##"{"y0":"Green#61C752"}"##)
    let series = try ChartFile.parse(Array(text.text.utf8), name: "a.json").tables[0].series
    #expect(series[0].nightColor?.hex == "#4FAE5B")
  }
}
