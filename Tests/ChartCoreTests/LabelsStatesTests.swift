import Testing

@testable import ChartCore

/// Which columns of words are states.
@Suite struct LabelsStatesTests {
  private func areStates(_ codes: [Double], _ words: [String]) -> Bool {
    Labels(name: "state", words: words, codes: Column(codes)).areStates
  }

  /// Runs of some lengths, whose words follow each other over and over.
  private static func runs(_ lengths: [Int], of words: Int) -> [Double] {
    lengths.enumerated().flatMap { Array(repeating: Double($0 % words), count: $1) }
  }

  @Test(
    arguments: [
      ("nothing", [], ["a", "b"], false),
      ("too few rows", runs([4, 3], of: 2), ["a", "b"], false),
      ("two runs", runs([4, 4], of: 2), ["a", "b"], true),
      ("three runs are too many for eight rows", runs([3, 3, 2], of: 2), ["a", "b"], false),
      ("constant", runs([40], of: 1), ["a"], false),
      ("always without a word", runs([40], of: 1), [""], false),
      ("another one each row", runs([Int](repeating: 1, count: 40), of: 2), ["a", "b"], false),
      ("two rows each", runs([Int](repeating: 2, count: 20), of: 2), ["a", "b"], false),
      ("three rows each", runs([Int](repeating: 3, count: 20), of: 2), ["a", "b"], true),
      ("one that lasts, or none", runs([10, 10, 10], of: 2), ["", "on"], true),
      ("single rows among none", runs([10, 1, 10, 1, 10, 1], of: 2), ["", "on"], false),
      ("twelve words", runs([Int](repeating: 5, count: 12), of: 12), Self.words(12), true),
      ("thirteen words", runs([Int](repeating: 5, count: 13), of: 13), Self.words(13), false),
      (
        "twelve words, and none", runs([Int](repeating: 5, count: 13), of: 13),
        [""] + Self.words(12), true
      ),
    ] as [(String, [Double], [String], Bool)])
  func whatLasts(_ what: String, codes: [Double], words: [String], areStates: Bool) {
    #expect(self.areStates(codes, words) == areStates, "\(what)")
  }

  private static func words(_ count: Int) -> [String] { (0..<count).map { "w\($0)" } }

  /// Of a long column stretches are looked at: they tell how long states last on average.
  @Test(arguments: [(2, false), (5, true), (1000, true)])
  func longColumns(length: Int, areStates: Bool) {
    let codes = (0..<100_000).map { Double($0 / length % 2) }
    #expect(self.areStates(codes, ["a", "b"]) == areStates)
  }

  @Test func whatIsLeftOfStatesAreStates() throws {
    let codes = Self.runs([5, 5, 5, 5], of: 2)
    let table = Table(
      x: Column(codes.indices.map(Double.init)),
      series: [Series(id: "y", name: "y", color: Color(rgb: 0), column: Column(codes))],
      labels: [Labels(name: "state", words: ["a", "b"], codes: Column(codes))])
    #expect(table.dropping(["state": ["a"]], beside: [], .english).labels[0].areStates)
  }
}
