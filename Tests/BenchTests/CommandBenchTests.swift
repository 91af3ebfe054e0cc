import Testing

@testable import chartdeck_bench

@Suite struct CommandBenchTests {
  @Test(arguments: ["", "=x", "x"])
  func isNoCommand(text: String) {
    #expect(CommandBench.Command(text) == nil)
  }

  @Test func programsAreComparedRoundByRound() throws {
    let commands = ["slow=sleep 0.2", "quick=true"].compactMap(CommandBench.Command.init)
    let lines = try CommandBench(commands: commands, count: 2).measurements().map { "\($0)" }
    #expect(lines.count == 7)
    let ratio = try #require(lines.last?.split(separator: ","))
    #expect(ratio[0] == "slow against quick" && ratio[1] == "2" && ratio[5] == "times")
    #expect(try #require(Double(ratio[3])) > 1)
  }

  @Test func aProgramThatFailsHasNoCost() {
    let commands = ["bad=false"].compactMap(CommandBench.Command.init)
    #expect(throws: CommandBench.Failure.self) {
      try CommandBench(commands: commands, count: 1).measurements()
    }
  }
}
