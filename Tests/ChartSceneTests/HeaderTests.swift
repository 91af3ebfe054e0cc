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
        if texts.count > 1 {
          #expect(texts[0].extent.upperBound + 15 <= texts[1].extent.lowerBound)
        }
        if texts.count > 2 {
          #expect(texts[1].extent.upperBound + 4 <= texts[2].extent.lowerBound)
        }
      }
    }
  }

  @Test(
    "the range becomes smaller, then shorter, before it goes",
    arguments: [
      // The zone, which needs 26.6 px, is the first to go.
      (600.0, "9 Feb 2019 – 8 Mar 2019", 13.0, true), (378, "9 Feb 2019 – 8 Mar 2019", 13, true),
      (375, "9 Feb 2019 – 8 Mar 2019", 13, false), (340, "9 Feb 2019 – 8 Mar 2019", 12, false),
      (310, "9 Feb – 8 Mar", 13, true), (290, "9 Feb – 8 Mar", 13, false),
      (210, "9 Feb – 8 Mar", 12, false),
    ])
  func forms(width: Double, range: String, size: Double, hasZone: Bool) {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.title = "Followers"
    fixture.board.apply(.setRange(chart: 0, (firstMoment + 84 * day)...(firstMoment + 111 * day)))
    let texts = fixture.picture(Size(width, 400)).header(measure: FixedMeasure()).texts
    #expect(texts.dropFirst().map(\.string) == [range] + (hasZone ? ["UTC"] : []))
    #expect(texts[1].style.size == size)
    #expect(texts.dropFirst(2).allSatisfy { $0.color == Theme.light.dim && !$0.style.isBold })
  }

  @Test func timesOfDayHaveNoZone() {
    var presentation = Presentation()
    presentation.xKind = .timesOfDay
    let plain = Table.line([0, day / 2])
    let table = Table(x: plain.x, series: plain.series, presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    let texts = fixture.picture(Size(600, 400)).header(measure: FixedMeasure()).texts
    #expect(texts.map(\.string) == ["Followers", "00:00 – 12:00"])
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
      (600.0, "Saturday, 17 November 2018", 13.0, true), (420, "Sat, 17 Nov 2018", 13, true),
      (360, "17 Nov 2018", 13, true), (350, "17 Nov 2018", 12, true), (320, "17 Nov", 13, true),
      (270, "17 Nov 2018", 13, false), (250, "17 Nov 2018", 12, false), (240, "17 Nov", 13, false),
    ])
  func dayForms(width: Double, day: String, size: Double, hasTitle: Bool) {
    let texts = Self.hours.picture(Size(width, 400), role: .detail)
      .header(measure: FixedMeasure()).texts.filter { $0.string != "UTC" }
    #expect(texts.last?.string == day)
    #expect(texts.last?.style.size == size)
    #expect(texts.count == (hasTitle ? 2 : 1))
  }

  @Test("a day never stands on the button", arguments: [240.0, 260, 300, 340, 380, 440, 600])
  func neverOnTheButton(width: Double) {
    for textScale in [1.0, 1.25, 1.5, 2, 3] {
      var fixture = Self.hours
      fixture.style.textScale = textScale
      let header = fixture.picture(Size(width, 400), role: .detail).header(measure: FixedMeasure())
      let button = FixedMeasure().width(of: "Zoom Out", style: fixture.style.strong) + 40
      let day = header.texts.last { $0.anchor == .trailing }
      let title = header.texts.first { $0.anchor != .trailing }
      #expect((day?.extent.lowerBound ?? .infinity) >= button + 16)
      #expect((title?.position.x ?? button) == button)
      // The shortest form, its space, the button and the padding.
      #expect((day != nil) == (width >= 110.5 * textScale + 96))
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

@Suite struct MirroredTests {
  @Test func titleAndRangeChangeSides() {
    var fixture = Fixture(Table.waves(count: 112))
    let texts = fixture.picture().header(measure: FixedMeasure()).texts
    fixture.style.isMirrored = true
    let picture = fixture.picture()
    let mirrored = picture.header(measure: FixedMeasure()).texts
    #expect(mirrored.map(\.string) == texts.map(\.string))
    for (text, other) in zip(texts, mirrored) {
      #expect(other.position.x == picture.layout.header.width - text.position.x)
      #expect(other.anchor != text.anchor)
    }
  }

  @Test("the cards of a point and of a range", arguments: [false, true])
  func cards(isMarked: Bool) {
    var fixture = Fixture(Table.waves(count: 112))
    if isMarked { fixture.board.apply(.setMark(chart: 0, firstMoment + 70 * day)) }
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 90 * day))
    let texts = fixture.picture().overlay(measure: FixedMeasure()).texts
    fixture.style.isMirrored = true
    let mirrored = fixture.picture().overlay(measure: FixedMeasure()).texts
    let middle = (texts[0].position.x + mirrored[0].position.x) / 2
    #expect(texts.count > 4 && mirrored.map(\.string) == texts.map(\.string))
    for (text, other) in zip(texts, mirrored) {
      #expect(abs(text.position.x + other.position.x - 2 * middle) < 0.01)
      #expect(other.anchor != text.anchor)
    }
  }

  @Test func checkButtonsBeginAtTheRight() {
    var fixture = Fixture(Table.waves(count: 112))
    let places = fixture.picture().layout.checkboxes
    fixture.style.isMirrored = true
    let layout = fixture.picture().layout
    #expect(layout.checkboxes.map(\.width) == places.map(\.width))
    #expect(layout.checkboxes[0].maxX == layout.grid.maxX)
    #expect(layout.plot == fixture.picture().layout.plot)
  }
}
