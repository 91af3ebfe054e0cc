import ChartCore
import Testing

@testable import ChartScene

@Suite struct HeaderTests {
  @Test(
    "title and range never meet nor leave the header", arguments: [240.0, 280, 320, 400, 600, 1200])
  func neverMeet(width: Double) {
    for title in ["", "A", "Followers", String(repeating: "Followers ", count: 40)] {
      for textScale in [1.0, 2] {
        var fixture = Fixture(Table.waves(count: 112))
        fixture.title = title
        fixture.style.textScale = textScale
        let header = fixture.picture(Size(width, 400)).header(measure: FixedMeasure())
        let texts = header.texts
        #expect(texts[0].string == title && texts[0].anchor == .leading)
        #expect(texts.allSatisfy { $0.extent.lowerBound >= 0 })
        #expect(texts.allSatisfy { $0.extent.upperBound <= header.size.width + 1e-6 })
        if texts.count == 2 {
          #expect(texts[0].extent.upperBound + 15 <= texts[1].extent.lowerBound)
        }
      }
    }
  }

  @Test(
    "the range becomes smaller, then shorter, before it goes",
    arguments: [
      (600.0, "9 Feb 2019 – 8 Mar 2019", 13.0), (330, "9 Feb 2019 – 8 Mar 2019", 11),
      (290, "9 Feb – 8 Mar", 13), (210, "9 Feb – 8 Mar", 11),
    ])
  func forms(width: Double, range: String, size: Double) {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.title = "Followers"
    fixture.board.apply(.setRange(chart: 0, (firstMoment + 84 * day)...(firstMoment + 111 * day)))
    let texts = fixture.picture(Size(width, 400)).header(measure: FixedMeasure()).texts
    #expect(texts.dropFirst().map(\.string) == [range])
    #expect(texts.dropFirst().map(\.style.size) == [size])
  }

  @Test(
    "the short form says what differs",
    arguments: [(0.25, "17 Nov – 06:00"), (30, "17 Nov – 17 Dec"), (4000, "2018 – 2029")])
  func shortForms(days: Double, text: String) {
    let table = Table(
      x: Column([firstMoment, firstMoment + days * day]),
      series: [Series(id: "y", name: "y", color: red, column: Column([1, 2]))])
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.title = "Followers"
    let texts = fixture.picture(Size(250, 300)).header(measure: FixedMeasure()).texts
    #expect(texts.last?.string == text)
  }

  @Test func whereNothingFitsTheTitleStays() {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.style.textScale = 3
    let texts = fixture.picture(Size(240, 400)).header(measure: FixedMeasure()).texts
    #expect(texts.map(\.string) == ["Followers"])
  }

  @Test(
    "a day is one day, however narrow the header",
    arguments: [
      (600.0, "Saturday, 17 November 2018", 13.0), (360, "Saturday, 17 November 2018", 11),
      (340, "Sat, 17 Nov 2018", 13), (290, "Sat, 17 Nov 2018", 11), (270, "17 Nov 2018", 13),
      (250, "17 Nov 2018", 11), (240, "17 Nov", 13),
    ])
  func dayForms(width: Double, day: String, size: Double) {
    let texts = Self.hours.picture(Size(width, 400), role: .detail)
      .header(measure: FixedMeasure()).texts
    #expect(texts.map(\.string) == [day])
    #expect(texts.map(\.style.size) == [size])
  }

  @Test("a day never stands on the button", arguments: [240.0, 260, 300, 340, 380, 440, 600])
  func neverOnTheButton(width: Double) {
    for textScale in [1.0, 1.25, 1.5, 2, 3] {
      var fixture = Self.hours
      fixture.style.textScale = textScale
      let header = fixture.picture(Size(width, 400), role: .detail).header(measure: FixedMeasure())
      let button = FixedMeasure().width(of: "Zoom Out", style: fixture.style.strong) + 40
      #expect(header.texts.allSatisfy { $0.extent.lowerBound >= button + 16 })
      // The shortest form, its space, the button and the padding.
      #expect(header.texts.count == (width >= 110.5 * textScale + 96 ? 1 : 0))
    }
  }

  /// A day by hours.
  private static let hours = {
    let hours = (0...24).map { firstMoment + Double($0) * day / 24 }
    let series = Series(id: "y", name: "y", color: red, column: Column(hours))
    var fixture = Fixture(Table(x: Column(hours), series: [series]))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }()
}
