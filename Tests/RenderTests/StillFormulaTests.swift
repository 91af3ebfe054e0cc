import ChartCore
import ChartFiles
import ChartScene
import Testing

@testable import chartdeck_render

/// Series that are computed for a picture.
@Suite struct StillFormulaTests {
  /// The first and the last line of the first chart's values, without x: the names, and the values of the last point.
  private func values(
    _ formulas: [String], kind: String = "line", isStacked: Bool = false
  ) throws -> [String] {
    let text = """
      [{"columns": [["x", 0, 86400000, 172800000], ["y0", 1, 2, 4], ["y1", 5, 6, 7]],
      "types": {"x": "x", "y0": "\(kind)", "y1": "\(kind)"}, "names": {"y0": "a", "y1": "b"},
      "stacked": \(isStacked)},
      {"columns": [["x", 0, 86400000, 172800000], ["y0", 100, 200, 400]],
      "types": {"x": "x", "y0": "line"}, "names": {"y0": "far"}}]
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "test.json")
    let options = try RenderOptions(format: "csv", range: "..", formulas: formulas)
    var told = ""
    try StillPicture(of: document, options: options, formats: .english).tellValues { told += $0 }
    let lines = told.split(whereSeparator: \.isNewline)
    return [lines.first, lines.last].map { line in
      line.map { $0.split(separator: ",").dropFirst().joined(separator: ",") } ?? ""
    }
  }

  @Test func theyStandBehindTheOthersAndMayNameEachOther() throws {
    #expect(try values(["c = a * 2", "d = c + 1"]) == ["a,b,c,d", "4,7,8,9"])
  }

  @Test func seriesOfOtherChartsCanBeNamed() throws {
    #expect(try values(["far / a"]) == ["a,b,far / a", "4,7,100"])
  }

  @Test(arguments: ["nobody + 1", "avg(a, 7)", "a +"])
  func whatCannotBeComputedIsSaid(formula: String) {
    #expect(throws: RenderError.self) { try values([formula]) }
  }

  @Test func theSentenceSaysWhatAndWhere() {
    do throws(RenderError) {
      _ = try RenderOptions(formulas: ["1 + foo(2)"])
      #expect(Bool(false))
    } catch {
      #expect(error.description == "--compute \"1 + foo(2)\", at sign 5: There is no function foo.")
    }
  }

  @Test func barsOnEachOtherMakeRoomForWhatIsComputed() throws {
    #expect(
      try values(["a + b", "b - a"], kind: "bar", isStacked: true) == ["a + b,b - a", "11,3"])
  }
}
