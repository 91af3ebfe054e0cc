import ChartCore
import ChartFiles
import ChartScene
import Testing

@testable import chartdeck_render

/// Zones of values that are asked for.
@Suite struct StillZonesTests {
  private func words(_ zones: [String], kind: String = "line") throws -> [String] {
    let text = """
      [{"columns": [["x", 0, 86400000, 172800000], ["y0", 0, 100, 100], ["y1", 5, 5, 5]],
      "types": {"x": "x", "y0": "\(kind)", "y1": "\(kind)"}, "names": {"y0": "a: b", "y1": "c"},
      "stacked": \(kind == "bar")}]
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "test.json")
    let options = try RenderOptions(range: "..", zones: zones)
    return try StillPicture(of: document, options: options, formats: .english)
      .scene(measure: RoughMeasure()).strings
  }

  @Test(arguments: [["50"], ["a: b: 50"], ["y0:50"], ["a: b: 50:00"]])
  func theTimeInEachIsTold(zones: [String]) throws {
    let words = try words(zones)
    for word in ["Zone 1", "12:00:00", "25%", "Zone 2", "1 d 12:00", "75%"] {
      #expect(words.contains(word))
    }
  }

  @Test func ofSeveralSeriesThatOfTheFirstOneIsTold() throws {
    let words = try words(["c: low < 2 < high", "50"])
    #expect(words.contains("Zone 1") && !words.contains("high"))
    #expect(try self.words(["c: low < 2 < high"]).contains("high"))
  }

  @Test(arguments: [
    ("3, 2", "are no zones"), ("x: 5", "names no series: the chart has \"a: b\", \"c\""),
  ])
  func whatCannotBeIsSaid(zones: String, words: String) {
    do throws(RenderError) {
      _ = try { () throws(RenderError) in
        do { return try self.words([zones]) } catch let error as RenderError { throw error } catch {
          return []
        }
      }()
      Issue.record("shown")
    } catch {
      #expect(error.description.contains(words), "\(error.description)")
    }
  }

  @Test func barsOnEachOtherHaveNone() {
    #expect(throws: RenderError.noZones) { try words(["50"], kind: "bar") }
  }
}
