import Testing

@testable import ChartCore

/// Lengths of x as people type them.
@Suite struct LengthTextTests {
  @Test(arguments: [
    ("12 s", 12_000.0), ("-12 s", -12_000), ("\u{2212}1 d", -86_400_000), ("+1.5 h", 5_400_000),
    ("0:30", 30_000), ("-1:00:00", -3_600_000), ("2 d 03:00", 183_600_000), ("90", 90_000),
    ("0 s", 0), ("250 ms", 250),
  ])
  func timesAreRead(_ text: String, _ length: Double) {
    #expect(Asked.length(from: text, along: .moments) == length)
    let written = Asked.text(ofLength: length, along: .moments)
    #expect(Asked.length(from: written, along: .durations) == length)
  }

  @Test(arguments: ["", "x", "1 month", "1 x", "--1 s", "1 s 2", "5 points", "s"])
  func othersAreNot(_ text: String) {
    #expect(Asked.length(from: text, along: .moments) == nil)
  }

  @Test func numbersAreRead() {
    #expect(Asked.length(from: "-0.35", along: .numbers) == -0.35)
    #expect(Asked.length(from: "+3", along: .rows) == 3)
    #expect(Asked.length(from: "3 s", along: .numbers) == nil)
    #expect(Asked.text(ofLength: -0.35, along: .numbers) == "-0.35")
  }
}
