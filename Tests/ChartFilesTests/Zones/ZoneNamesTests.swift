import Testing

@testable import ChartCore
@testable import ChartFiles

/// The zones that people choose from.
@Suite struct ZoneNamesTests {
  @Test func allCanBeHadAndStandInOrder() {
    let names = Zone.inhabited()
    #expect(names.count > 200)
    #expect(names.contains("Europe/Berlin") && names.contains("America/Argentina/Buenos_Aires"))
    #expect(names == names.sorted())
    #expect(names.allSatisfy { Zone(named: $0)?.name == $0 })
  }
}
