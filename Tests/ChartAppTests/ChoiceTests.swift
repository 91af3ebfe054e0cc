import ChartFetch
import ChartFiles
import Testing

@testable import ChartApp

/// What lists of a window offer, and what is chosen of them.
@MainActor struct ChoiceTests {
  @Test(arguments: [
    (ExportFormat.png, "a", "a.png"), (.png, "a.png", "a.png"), (.png, "A.PNG", "A.PNG"),
    (.png, "a.svg", "a.svg.png"), (.csv, "", ".csv"), (.csv, "a.b", "a.b.csv"),
    (.telegram, "a", "a.chart.json"), (.telegram, "a.json", "a.json"),
    (.telegram, "a.chart.json", "a.chart.json"), (.telegram, "json", "json.chart.json"),
  ])
  func aNameHasTheEndingOfItsFormat(format: ExportFormat, name: String, whole: String) {
    #expect(format.completing(name) == whole)
    #expect(format.completing(whole) == whole)
  }

  @Test func picturesAreDrawnAndValuesWritten() {
    #expect(ExportFormat.ofCharts.filter { $0.picture == nil } == [.csv, .telegram])
    #expect(ExportFormat.ofCharts.filter { !$0.holdsSeveral } == [.csv])
  }

  @Test(arguments: [
    ("UTC", "UTC"), ("Europe/Berlin", "Berlin, Europe"),
    ("America/Argentina/Buenos_Aires", "Buenos Aires, America"), ("", ""),
  ])
  func zonesAreFoundByTheirPlaces(zone: String, name: String) {
    #expect(ReadAsChoices.placeFirst(zone) == name)
  }

  @Test func listsBeginWithWhatTheTextTells() {
    #expect(ReadAsChoices.delimiters[0].value == nil)
    #expect(ReadAsChoices.decimals[0].value == nil)
    #expect(ReadAsChoices.headerRows[0].value == nil)
    #expect(ReadAsChoices.kinds[0].value == nil)
    #expect(ReadAsChoices.zones[0].value == nil)
  }

  @Test func eachZoneIsOfferedOnce() {
    let zones = ReadAsChoices.zones.map(\.value)
    #expect(Set(zones).count == zones.count)
    #expect(zones.prefix(3).contains("UTC"))
  }

  @Test func aProviderIsNamedOrHasAnotherAddress() {
    for (place, known) in ProviderChoices.named.enumerated() {
      #expect(ProviderChoices.place(of: known.provider) == place)
    }
    let other = PriceProvider(address: "https://example.org/{symbol}")
    #expect(ProviderChoices.place(of: other) == ProviderChoices.names.count - 1)
  }
}
