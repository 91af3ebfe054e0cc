import Testing

@testable import chartdeck_render

@Suite struct MomentRangeTests {
  private let domain = 1000.0...2000

  @Test(arguments: [
    ("", RenderError.range("")), ("2019-01-01", .range("2019-01-01")), (".", .range(".")),
    ("x..", .moment("x")), ("5..6..7", .moment("6..7")), ("..1..", .moment("1..")),
    ("7..5", .reversedRange("7..5")),
    ("2019-01-02..2019-01-01", .reversedRange("2019-01-02..2019-01-01")),
  ])
  func isNoRange(text: String, error: RenderError) {
    #expect(throws: error) { try MomentRange(text) }
  }

  @Test(arguments: [
    ("..", 1000.0...2000), ("1200..", 1200...2000), ("..1200", 1000...1200),
    ("1200..1300", 1200...1300), ("-5..99999", 1000...2000), ("0..1300", 1000...1300),
    ("1970-01-01T00:00:01.5Z..", 1500...2000), ("1500..1500", 1500...1500),
    ("2000..3000", 2000...2000),
  ])
  func isAPartOfTheDomain(text: String, expected: ClosedRange<Double>) throws {
    #expect(try MomentRange(text).part(of: domain, inWords: "") == expected)
  }

  @Test(arguments: ["2001..", "..999", "5..6"])
  func showsNothing(text: String) throws {
    let range = try MomentRange(text)
    #expect(throws: RenderError.emptyRange(text, domain: "the year 1970")) {
      try range.part(of: domain, inWords: "the year 1970")
    }
  }
}
