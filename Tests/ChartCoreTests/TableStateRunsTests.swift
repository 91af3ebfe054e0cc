import TestSupport
import Testing

@testable import ChartCore

/// The stretches of words in pixels.
@Suite struct TableStateRunsTests {
  private static let words = ["idle", "heat", ""]

  private func table(_ x: [Double], _ codes: [Double]) -> Table {
    Table(
      x: Column(x), series: [Series(id: "y", name: "y", color: Color(rgb: 0), column: Column(x))],
      labels: [Labels(name: "state", words: Self.words, codes: Column(codes))])
  }

  private func runs(_ table: Table, _ range: ClosedRange<Double>, span: Double = 1) -> [String] {
    table.stateRuns(of: table.labels[0], in: range, bucketSpan: span).map {
      "\(Self.words[$0.word]) \(Int($0.range.lowerBound))-\(Int($0.range.upperBound))"
    }
  }

  @Test(
    arguments: [
      ("one row lasts as long as a usual one", [0], [1], "heat 0-10"),
      (
        "a word holds to the next row", [0, 10, 20], [0, 1, 0], "idle 0-10, heat 10-20, idle 20-30"
      ),
      ("no word is a gap", [0, 10, 20], [0, 2, 1], "idle 0-10, heat 20-30"),
      (
        "rows of one moment: the first of those that last as long", [0, 10, 10, 10, 20],
        [0, 1, 1, 0, 1], "idle 0-20, heat 20-30"
      ),
      ("rows at uneven distances", [0, 3, 20], [0, 1, 1], "idle 0-3, heat 3-23"),
    ] as [(String, [Double], [Double], String)])
  func wordsHoldToTheNextRow(_ what: String, x: [Double], codes: [Double], expected: String) {
    let table = table(x, codes)
    let end = (x.last ?? 0) + 9
    #expect(runs(table, 0...max(end, 1)).joined(separator: ", ") == expected, "\(what)")
  }

  @Test func whatIsCarriedIntoTheRangeIsSeen() {
    let table = table([0, 100, 200], [0, 1, 0])
    #expect(runs(table, 120...140) == ["heat 120-141"])
    #expect(runs(table, 250...260) == ["idle 250-261"])
  }

  /// Where rows are left out, a word holds for a usual row.
  @Test func rowsThatAreLeftOutAreGaps() {
    let table = table([0, 10, 20, 30, 40, 50], [0, 0, 1, 1, 0, 0])
    let left = table.dropping(["state": ["heat"]], beside: [], .english)
    #expect(runs(left, 0...59) == ["idle 0-20", "idle 40-60"])
  }

  @Test func ofSeveralInAPixelTheLongestCounts() {
    let table = table((0..<40).map(Double.init), (0..<40).map { $0 % 10 < 7 ? 0 : 1 })
    #expect(runs(table, 0...39, span: 10) == ["idle 0-40"])
    #expect(
      runs(table, 0...39, span: 5) == [
        "idle 0-5", "heat 5-10", "idle 10-15", "heat 15-20",
        "idle 20-25", "heat 25-30", "idle 30-35", "heat 35-40",
      ])
  }

  /// A pixel of a gap and a word shows the word, as a line would go there.
  @Test func aWordBesideNoneIsSeen() {
    let table = table((0..<40).map(Double.init), (0..<40).map { $0 % 10 < 8 ? 2 : 1 })
    #expect(runs(table, 0...39, span: 10) == ["heat 0-40"])
  }

  /// Of thousands of rows in a pixel some tell; what is long is found wherever it begins.
  @Test func manyRowsInAPixel() {
    let count = 1_000_000
    let table = table(
      (0..<count).map(Double.init), (0..<count).map { $0 % 100_000 < 60_000 ? 0 : 1 })
    let runs = runs(table, 0...Double(count - 1), span: 10_000)
    #expect(runs.count == 20 && runs[0] == "idle 0-60000" && runs[19] == "heat 960000-1000000")
  }

  /// The columns stay with the data: a range that moves changes nothing within.
  @Test func nothingTremblesAsTheRangeMoves() {
    let table = table((0..<2000).map(Double.init), (0..<2000).map { $0 % 37 < 20 ? 0 : 1 })
    let inside = (0..<7).map { offset in
      let start = 100 + Double(offset) * 1.3
      return table.stateRuns(of: table.labels[0], in: start...(start + 1000), bucketSpan: 8)
        .filter { $0.range.lowerBound > 200 && $0.range.upperBound < 1000 }
    }
    #expect(inside[0].count > 10 && inside.allSatisfy { $0 == inside[0] })
  }

  @Test func noWidthHasNone() {
    #expect(runs(table([0, 1], [0, 1]), 0...1, span: 0).isEmpty)
    #expect(runs(table([0, 1], [0, 1]), 0...1, span: .nan).isEmpty)
  }

  @Test func threeColumnsAreDrawn() {
    let codes = Column((0..<20).map { Double($0 / 10) })
    let labels = (0..<5).map { number in
      Labels(name: "s\(number)", words: number == 1 ? ["x"] : ["a", "b"], codes: codes)
    }
    func states(_ kind: ChartKind) -> [String] {
      Table(
        kind: kind, x: Column(start: 0, step: 1, count: 20),
        series: (0..<2).map { Series(id: "y\($0)", name: "", color: Color(rgb: 0), column: codes) },
        labels: labels
      ).states.map(\.name)
    }
    #expect(states(.lines) == ["s0", "s2", "s3"] && states(.pie) == [])
  }
}
