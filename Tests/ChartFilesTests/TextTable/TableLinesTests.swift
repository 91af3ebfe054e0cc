import ChartCore
import Testing

@testable import ChartFiles

/// How the lines of tables go: where they end, what they go over, and where they are steps.
@Suite struct TableLinesTests {
  private func tables(_ text: String) throws -> [Table] {
    try TableFile.document(FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv")).tables
  }

  /// How many points each run of a series' line has.
  private func runs(_ table: Table, _ series: Int = 0) -> [Int] {
    table.runs(ofSeries: series, in: table.pixelBuckets(in: table.domain, columns: 2000)).map(
      \.count)
  }

  private func rows(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    ([header] + (0..<count).map(row)).joined(separator: "\n") + "\n"
  }

  @Test func aSlowerColumnIsOneLine() throws {
    let text = rows("secs,hr,watts", 120) { row in
      "\(row),\(row % 3 == 0 ? "\(120 + row / 3 * 7 % 12)" : ""),\(200 + row * 5 % 9)"
    }
    let table = try tables(text)[0]
    #expect(runs(table) == [40])
    #expect(runs(table, 1) == [120])
  }

  @Test func aLongerPauseOfASlowerColumnStaysAGap() throws {
    let text = rows("secs,hr", 240) { row in
      "\(row),\(row % 3 == 0 && !(90..<120 ~= row) ? "\(120 + row / 3 * 7 % 12)" : "")"
    }
    #expect(runs(try tables(text)[0]) == [30, 40])
  }

  @Test func cellsThatAreNoNumbersAreNotJoined() throws {
    func text(_ word: String) -> String {
      rows("secs,hr,watts", 60) { row in
        let hr = row % 2 == 0 ? "\(120 + row * 7 % 12)" : row % 20 == 1 ? word : ""
        return "\(row),\(hr),\(200 + row * 5 % 9)"
      }
    }
    #expect(runs(try tables(text(""))[0]) == [30])
    #expect(runs(try tables(text("lost"))[0]).count == 30)
  }

  @Test func recordingsHaveGapsWhereRowsAreMissing() throws {
    func text(_ days: String) -> String {
      rows("time,W", 60) { row in
        "2024-05-0\(row < 30 ? "1" : days) 00:\(row % 60 < 10 ? "0" : "")\(row % 60):00,\(30 + row * 7 % 12)"
      }
    }
    #expect(runs(try tables(text("7"))[0]).count == 2)
    #expect(runs(try tables(text("1"))[0]).count == 1)
  }

  @Test func keysWithMomentsOfTheirOwnAreLinesOfTheirOwn() throws {
    let moments = [0, 7, 14, 21, 88, 95, 130, 140, 141, 190, 200, 250]
    let text = rows("name,v,at", 48) { row in
      let (key, index) = (row % 2, row / 2)
      let minute = moments[index % 12] + index / 12 * 300 + key * 3
      let clock = "0\(minute / 60)".suffix(2) + ":" + "0\(minute % 60)".suffix(2)
      return
        "\(key == 0 ? "in" : "out"),\(20 + key * 10).\(index * 7 % 10),2024-05-02T\(clock):\(12 + key)Z"
    }
    let table = try tables(text)[0]
    #expect(table.series.map(\.name) == ["in", "out"])
    #expect(table.x.count == 48)
    #expect(runs(table) == [24] && runs(table, 1) == [24])
  }

  @Test func keysOfTheSameMomentsHaveGaps() throws {
    let text = rows("name,v,at", 40) { row in
      "\(row % 2 == 0 ? "in" : "out"),\(row == 11 ? "" : "2.\(row * 7 % 10)"),2024-05-\(10 + row / 2)"
    }
    let table = try tables(text)[0]
    #expect(runs(table) == [20] && runs(table, 1) == [5, 14])
  }

  @Test func levelsAreSteps() throws {
    let text = rows("t,gear,pump,speed", 40) { row in
      "\(row),\(row / 10 % 3 + row / 20),\(row * row / 7 % 2),\(row * 37 % 101)"
    }
    let series = try tables(text).flatMap(\.series)
    #expect(series.map(\.line.isStepped) == series.map { $0.name != "speed" })
    #expect(series.count == 3)
  }

  @Test func statesKeepTheirWordsAndTheirChart() throws {
    let text = rows("time,heating,pump,window,temp", 20) { row in
      let (heating, pump) = (row * row / 3 % 2 == 0 ? "off" : "On", row % 3 == 0 ? "off" : "on")
      let clock = "\(row < 10 ? "0" : "")\(row):00"
      return
        "2024-05-02 \(clock),\(heating),\(pump),\(row % 2 == 0 ? "no" : "yes"),2\(row * 7 % 10).5"
    }
    let tables = try tables(text)
    let units = Dictionary(
      uniqueKeysWithValues: tables.map { ($0.series.map(\.name), $0.presentation.unit) })
    #expect(units[["heating", "pump"]] == .states(["off", "on"]))
    #expect(units[["window"]] == .states(["no", "yes"]))
    #expect(units[["temp"]] == .plain)
    let states = tables.filter { $0.presentation.unit != .plain }.flatMap(\.series)
    #expect(states.count == 3 && states.allSatisfy(\.line.isStepped))
  }

  @Test func valuesThatStandForMissingOnesAreNotJoined() throws {
    let text = rows("time,wind", 62) { row in
      "2024-01-\(row / 2 < 9 ? "0" : "")\(row / 2 + 1) \(row % 2 == 0 ? "00" : "12"):00,\(row % 2 == 0 ? "-999" : "\(30 + row * 7 % 12)")"
    }
    #expect(runs(try tables(text)[0]).count == 31)
  }
}
