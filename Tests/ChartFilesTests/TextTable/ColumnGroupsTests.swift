import Testing

@testable import ChartFiles

@Suite struct ColumnGroupsTests {
  @Test(
    "which columns share a chart",
    arguments: [
      ([], []), ([(nil, 1)], [[0]]), ([(nil, 1), (nil, 99)], [[0, 1]]),
      ([(nil, 1), (nil, 101)], [[0], [1]]),
      ([(nil, 1), (nil, 50), (nil, 5000)], [[0, 1], [2]]),
      ([(nil, 0), (nil, 1), (nil, 0)], [[0, 2], [1]]),
      ([("%", 1), (nil, 1), ("%", 1000)], [[0, 2], [1]]), ([("m", 1), ("s", 1)], [[0], [1]]),
      (Array(repeating: (nil, 1), count: 8), [[0, 1, 2, 3, 4, 5], [6, 7]]),
      ([(nil, 10), (nil, 1), (nil, 500)], [[0, 1], [2]]),
    ] as [([(String?, Double)], [[Int]])])
  func groups(columns: [(String?, Double)], expected: [[Int]]) {
    let facts = columns.map { ColumnFacts(unit: $0.0, extent: $0.1...$0.1) }
    #expect(ColumnGroups.groups(of: facts) == expected)
  }

  @Test("a line that would be flat beside others has a chart of its own")
  func flat() {
    let prices = ColumnFacts(unit: nil, extent: 1200...1230)
    let others = [1200.0...1300, 20_000...74_000, 900...900.5].map {
      ColumnFacts(unit: nil, extent: $0)
    }
    #expect(ColumnGroups.groups(of: [prices] + others) == [[0, 1], [2], [3]])
  }

  @Test(
    "lines far away from each other have charts of their own",
    arguments: [
      (5.0...27, 1008.0...1018, false), (-10...35, 990...1030, false), (5...27, 60...80, true),
      (10...12, 80...81, true), (5...27, 100...700, true), (5...5, 500...500, true),
    ])
  func far(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>, areTogether: Bool) {
    let facts = [a, b].map { ColumnFacts(unit: nil, extent: $0) }
    #expect((ColumnGroups.groups(of: facts) == [[0, 1]]) == areTogether)
  }

  @Test("a hundred thousand columns, alike or not, take no time to speak of")
  func many() {
    let alike = (0..<100_000).map { _ in ColumnFacts(unit: nil, extent: 1...1) }
    #expect(ColumnGroups.groups(of: alike).count == 16_667)
    let others = (0..<100_000).map { ColumnFacts(unit: "u\($0)", extent: 1...1) }
    #expect(ColumnGroups.groups(of: others).count == 100_000)
  }
}
