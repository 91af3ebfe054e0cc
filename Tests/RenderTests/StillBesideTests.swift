import ChartCore
import ChartFiles
import ChartScene
import Testing

@testable import chartdeck_render

/// What was earlier beside what is, in a picture.
@Suite struct StillBesideTests {
  /// The values of the first chart, without x, of five days of two series.
  private func values(
    _ besides: [String], hidden: [String] = [], range: String? = "..", kind: String = "line"
  ) throws -> [String] {
    let x = (0..<5).map { "\($0 * 86_400_000)" }.joined(separator: ", ")
    let text = """
      [{"columns": [["x", \(x)], ["y0", 1, 2, 4, 8, 16], ["y1", 5, 6, null, 7, 9]],
      "types": {"x": "x", "y0": "\(kind)", "y1": "\(kind)"}, "names": {"y0": "a", "y1": "b"}}]
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "test.json")
    let options = try RenderOptions(
      format: "csv", range: range, hidden: hidden, besides: besides)
    var told = ""
    try StillPicture(of: document, options: options, formats: .english).tellValues { told += $0 }
    return told.split(whereSeparator: \.isNewline).map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).dropFirst().joined(
        separator: ",")
    }
  }

  @Test func theSeriesThatAreOnStandThereASecondTime() throws {
    #expect(
      try values(["2 d"]) == [
        #"a,b,"a, 2 days before","b, 2 days before""#, "1,5,,", "2,6,,", "4,,1,5", "8,7,2,6",
        "16,9,4,",
      ])
    #expect(try values(["1 d"], hidden: ["b"]).last == "16,8")
  }

  @Test func severalCanBeAskedFor() throws {
    #expect(try values(["1 d", "3 d"], hidden: ["b"]).last == "16,8,2")
    #expect(try values(["every day"], hidden: ["b"]).last == "16,8,4,2,1,3.75")
  }

  @Test func asLongAsTheRangeIsCounted() throws {
    #expect(try values(["range"], hidden: ["b"], range: "1970-01-04..1970-01-05").last == "16,4")
  }

  @Test func whatTakesNoLinesMakesRoom() throws {
    #expect(try values(["1 d"], hidden: ["b"], kind: "bar").last == "8")
  }

  @Test(arguments: ["", "nothing", "0 d", "3 points", "every", "1 d weekday"])
  func whatIsNoTimeIsSaid(text: String) {
    #expect(throws: RenderError.self) { try RenderOptions(besides: [text]) }
  }

  @Test(arguments: ["1 year", "0.5 x"])
  func whatIsNotThereIsSaid(text: String) {
    #expect(throws: RenderError.self) { try values([text]) }
  }
}
