import ChartCore
import Testing

@testable import ChartFiles

/// Numbers as people and programs write them, by all cells of their columns.
@Suite struct WrittenNumberTests {
  private func guess(_ texts: [String], delimiter: String = ",") -> ColumnGuess {
    let head = "a\(delimiter)b\n1\(delimiter)2\n"
    return ColumnGuess(texts, Dialect(of: Array(head.utf8)[...], isWhole: true), decimal: nil)
  }

  @Test(
    "what parts thousands is told by the column",
    arguments: [
      (["1,074", "983"], ",", [1074, 983]), (["1.074", "983"], ";", [1074, 983]),
      (["1,074", "12,305,998", "7"], ",", [1074, 12_305_998, 7]),
      (["1,074", "983.5"], ",", [1074, 983.5]), (["0,998", "1,074"], ";", [0.998, 1.074]),
      (["1.074", "2"], ";", [1.074, 2]), (["1.074", "0.983", "1"], ",", [1.074, 0.983, 1]),
      (["1.074", "1234"], ",", [1.074, 1234]), (["1.074", "983.25"], ",", [1.074, 983.25]),
      (["1,074", "983"], ";", [1074, 983]),
    ] as [([String], String, [Double])])
  func thousands(texts: [String], delimiter: String, expected: [Double]) {
    #expect(guess(texts, delimiter: delimiter).values == expected)
  }

  @Test(
    "a decimal sign that is known leaves the other one to thousands, also where none are seen yet")
  func laterThousands() throws {
    for (text, delimiter) in [("1.5", ","), ("999.75", ",")] {
      let kind = guess([text, "2.25"], delimiter: delimiter).kind
      #expect(kind.value(of: CellCursor("1,051.75")) == 1051.75)
      #expect(kind.value(of: CellCursor("1,05")).isNaN)
    }
    let comma = guess(["1,5", "2,25", "0,75"], delimiter: ";").kind
    #expect(comma.value(of: CellCursor("1.051,75")) == 1051.75)
  }

  @Test("times of laps are minutes and seconds, which may have no fraction beside others")
  func laps() throws {
    #expect(guess(["2:01.2", "1:59.8", "2:00"]).values == [121_200, 119_800, 120_000])
    #expect(
      guess(["2:01", "1:59"]).values == [121, 119].map { $0 * 60_000 }, "as clocks write hours")
    let rows = (1...12).map { "\($0),2:0\($0 % 10).\($0 % 7)" }
    let found = try understood((["Lap,Time"] + rows).joined(separator: "\n") + "\n")
    #expect(found.contains("Time"), "\(found)")
    #expect(found.contains("2.005..2.15"), "\(found)")
  }

  /// A processor's idle time has three figures behind the point, or none: that a point is the decimal sign is shown beside.
  @Test("what is the decimal sign of another column parts no thousands", arguments: [".", ","])
  func decimalsElsewhere(sign: String) throws {
    let rows = [
      "1;0.025;99.885;1.5", "2;0.248;99.256;2.5", "3;0;100;3.5", "4;0.249;99;4.5",
    ]
    let text = (["t;usr;idl;load"] + rows).joined(separator: "\n").replacing(".", with: sign) + "\n"
    let found = try understood(text)
    #expect(found.contains("idl [99.885 99.256 100 99]"), "\(found)")
  }

  @Test(
    "signs, brackets and groups",
    arguments: [
      (["101.50-", "200-", "7"], [-101.5, -200, 7]), (["(5.0)", "6.5"], [-5, 6.5]),
      (["12,10,456", "1,05,000"], [1_210_456, 105_000]), (["\u{2212}5", "–3", "2"], [-5, -3, 2]),
      (["１２.５", "３"], [12.5, 3]), (["١٢٫٥", "٣٫٥"], [12.5, 3.5]),
      (["~5", "≈ 6", "7"], [5, 6, 7]), (["1 234,5", "17,25"], [1234.5, 17.25]),
      (["1\u{202F}234", "1\u{A0}235"], [1234, 1235]),
    ] as [([String], [Double])])
  func signs(texts: [String], expected: [Double]) { #expect(guess(texts).values == expected) }

  @Test(
    "units in cells are brought to one",
    arguments: [
      (["21.5 °C", "22 °C"], [21.5, 22], "°C"),
      (["850 ms", "1.5 s", "900 ms"], [850, 1500, 900], "ms"),
      (["900 kB/s", "1.02 MB/s", "950 kB/s"], [900, 1020, 950], "kB/s"),
      (["8 MiB", "1 GiB", "9 MiB"], [8, 1024, 9], "MiB"),
      (["3 W", "1.5kW", "2 W"], [3, 1500, 2], "W"),
      (["2 min", "30 s", "40 s"], [120, 30, 40], "s"), (["5 Hosen", "7 Hosen"], [5, 7], "Hosen"),
      (["5 m", "", "7 m"], [5, .nan, 7], "m"),
      (["12 users", "n/a", "9 users"], [12, .nan, 9], "users"),
    ] as [([String], [Double], String)])
  func units(texts: [String], expected: [Double], unit: String) {
    let guess = guess(texts)
    #expect(guess.values.map(\.bitPattern) == expected.map(\.bitPattern) && guess.unit == unit)
  }

  @Test(
    "flags leave the number",
    arguments: [
      (["5.3 e", "5", "5.9 p"], [5.3, 5, 5.9], ["e", "p"]), (["12*", "13"], [12, 13], ["*"]),
      (["3.4 (p)", "3.5"], [3.4, 3.5], ["(p)"]), (["12 b", "13", "14"], [12, 13, 14], ["b"]),
      (["5.3e", "5.4", "5.5"], [5.3, 5.4, 5.5], ["e"]),
    ] as [([String], [Double], [String])])
  func flags(texts: [String], expected: [Double], flags: [String]) {
    let guess = guess(texts)
    #expect(guess.values == expected && guess.kind.tails?.flags == flags && guess.unit == nil)
  }

  @Test(
    "words with figures are none",
    arguments: [
      ["12a", "12b", "13a"], ["1st", "2nd", "3rd"], ["5 m", "3 kg"], ["4 rooms", "5 houses"],
      ["1/2", "3/4"], ["39O0SQZ", "40O0SQZ"], ["24 hours", "24 hours"], ["10.0.0.1x", "10.0.0.2y"],
      ["3 small dogs", "4 small dogs"],
    ])
  func words(texts: [String]) { #expect(guess(texts).kind == .words) }

  @Test(
    "states are 0 and 1",
    arguments: [
      (["off", "on", "off"], [0, 1, 0]), (["Yes", "no", ""], [1, 0, .nan]),
      (["true", "false", "true"], [1, 0, 1]), (["open", "closed", "unavailable"], [1, 0, .nan]),
      (["nein", "ja"], [0, 1]),
    ] as [([String], [Double])])
  func states(texts: [String], expected: [Double]) {
    let guess = guess(texts)
    #expect(guess.values.map(\.isNaN) == expected.map(\.isNaN))
    #expect(guess.values.filter { !$0.isNaN } == expected.filter { !$0.isNaN })
  }

  @Test(
    "other words are no states",
    arguments: [["on", "on"], ["off", "on", "standby"], ["yes", "off"], ["", ""]])
  func noStates(texts: [String]) { #expect(!guess(texts).isNumber) }
}

/// Numbers in tables that stand for something else.
@Suite struct MissingNumberTests {
  private func series(_ rows: [String], names: String = "day,v,w") throws -> (Series?, [String]) {
    let text = ([names] + rows).joined(separator: "\n") + "\n"
    let document = try ChartFile.parse(Array(text.utf8), name: "x.csv")
    return (document.tables.first?.series.first, document.notices.map(\.description))
  }

  @Test(
    "numbers far from all others stand for missing ones",
    arguments: [
      (["1", "2", "-999", "3"], 1), (["1.5", "2.5", "-99.99", "3.5", "-99.99"], 2),
      (["1", "2", "9999", "3", "9999"], 2), (["5", "5", "-999", "5"], 1),
      (["20.1", "20.2", "99.9", "20.3"], 0), (["-5", "3", "-99", "4"], 1),
      (["9000", "9999", "9500"], 0), (["100", "300", "999", "200"], 0),
      (["-998", "-999", "-997"], 0),
      (["1", "2", "1e30", "3"], 1), (["12", "15", "-32768", "13"], 1), (["-999", "-999"], 0),
      (["1", "2", "-999", "-9999", "3"], 2), (["0", "50000", "99999", "20000"], 0),
    ] as [([String], Int)])
  func sentinels(values: [String], gaps: Int) throws {
    let rows = values.enumerated().map { "2024-05-0\($0 + 1),\($1),7" }
    let (series, notices) = try series(rows, names: "day,v,7")
    #expect(series?.column.gapCount == gaps)
    #expect(notices.contains { $0.contains("taken as missing") } == (gaps > 0))
  }

  @Test("what is less than a bound is a gap, and told")
  func bounds() throws {
    let (series, notices) = try series(["2024-05-01,1,7", "2024-05-02,<1,8", "2024-05-03,>= 9,9"])
    #expect(series?.column.gapCount == 2 && series?.name == "v")
    #expect(notices.contains { $0.contains("2 values") && $0.contains("<1") })
  }

  @Test(
    "durations that are not x are drawn, in hours or minutes",
    arguments: [
      ("Sleep", ["7:02", "6:58", "8:00"], "Sleep (h)", 7 + 2.0 / 60),
      ("Pace", ["04:01", "04:30", "05:00"], "Pace (min)", 4 + 1.0 / 60),
      ("Time", ["0:25:30", "0:24:00", "0:27:15"], "Time (min)", 25.5),
      ("Ride", ["2:30:00", "0:45:00", "1:15:00"], "Ride (h)", 2.5),
      ("Effort", ["45:30", "50:00", "39:00"], "Effort (min)", 45.5),
    ] as [(String, [String], String, Double)])
  func durations(name: String, texts: [String], expected: String, first: Double) throws {
    let rows = texts.enumerated().map { "2024-05-0\($0 + 1),5,\($1)" }
    let text = (["day,n,\(name)"] + rows).joined(separator: "\n") + "\n"
    let document = try ChartFile.parse(Array(text.utf8), name: "x.csv")
    let table = try #require(document.tables.first { $0.series.contains { $0.name == expected } })
    #expect(table.presentation.unit == .sixtieths)
    #expect(abs((table.series.first?.column[0] ?? .nan) - first) < 1e-9)
  }

  @Test(
    "plain numbers have the shape that all have",
    arguments: [
      "0", "-5", "12.5", "1.234", "0.234", "-1234.567", "007", "1.", ".5", "--1", "1-", "1.2.3", "",
    ])
  func plainShapes(text: String) {
    if let plain = NumberShape(plain: text) {
      #expect(plain == NumberShape(of: ScalarCursor(Array(text.unicodeScalars))))
    }
    #expect(
      (NumberShape(plain: text) == nil) == ["1.", ".5", "--1", "1-", "1.2.3", ""].contains(text))
  }
}
