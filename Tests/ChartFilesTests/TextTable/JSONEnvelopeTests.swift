import ChartCore
import Testing

@testable import ChartFiles

/// Eight hours of numbers, as texts of JSON: what the files below are made of.
private let hours = (0..<8).map { "\"2024-05-02T0\($0):00:00Z\"" }
private let seconds = (0..<8).map { "\(1_714_608_000 + 3600 * $0)" }
private let milliseconds = seconds.map { "\($0)000" }
private let warm = (0..<8).map { "\(20 + $0).5" }
private let cold = (0..<8).map { "\(-3 + $0)" }
private let firstHour = 1_714_608_000_000.0

private func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }
private func pairs(_ x: [String], _ y: [String]) -> String {
  list(zip(x, y).map { "[\($0),\($1)]" })
}
private func rows(_ x: [String], _ y: [String], _ names: (String, String) = ("time", "v")) -> String
{
  list(zip(x, y).map { #"{"\#(names.0)":\#($0),"\#(names.1)":\#($1)}"# })
}
private func keyed(_ x: [String], _ y: [String]) -> String {
  "{\(zip(x, y).map { "\($0.first == "\"" ? $0 : "\"\($0)\""):\($1)" }.joined(separator: ","))}"
}

@Suite struct JSONEnvelopeTests {
  private func document(
    _ text: String, _ options: ReadingOptions = ReadingOptions()
  ) throws -> ChartDocument {
    try ChartFile.parse(Array(text.utf8), name: "file.json", options: options)
  }

  @Test(
    "two series over eight hours, whatever is around them",
    arguments: [
      // Columns of one length, beside each other or apart.
      #"{"at":52.5,"hourly":{"time":\#(list(hours)),"a":\#(list(warm)),"b":\#(list(cold))}}"#,
      #"{"labels":\#(list(hours)),"datasets":[{"label":"a","width":1,"data":\#(list(warm))},{"label":"b","data":\#(list(cold))}]}"#,
      #"{"chart":{"xAxis":[{"categories":\#(list(hours))}],"series":[{"name":"a","data":\#(list(warm))},{"name":"b","data":\#(list(cold))}]}}"#,
      #"{"data":[{"x":\#(list(hours)),"y":\#(list(warm)),"name":"a"},{"x":\#(list(hours)),"y":\#(list(cold)),"name":"b"}],"layout":{"title":"t"}}"#,
      #"{"frames":[{"schema":{"name":"f","fields":[{"name":"t","type":"time"},{"name":"a"},{"name":"b"}]},"data":{"values":[\#(list(milliseconds)),\#(list(warm)),\#(list(cold))]}}]}"#,
      #"{"majorDimension":"COLUMNS","values":[["time",\#(hours.joined(separator: ","))],["a",\#(warm.joined(separator: ","))],["b",\#(cold.joined(separator: ","))]]}"#,
      // Pairs of a moment and a value.
      #"{"a":\#(pairs(milliseconds, warm)),"b":\#(pairs(milliseconds, cold))}"#,
      #"[{"target":"a","datapoints":\#(pairs(warm, seconds))},{"target":"b","datapoints":\#(pairs(cold, seconds))}]"#,
      #"{"status":"success","data":{"result":[{"metric":{"__name__":"up","host":"a"},"values":\#(pairs(seconds, warm.map { "\"\($0)\"" }))},{"metric":{"__name__":"up","host":"b"},"values":\#(pairs(seconds, cold.map { "\"\($0)\"" }))}]}}"#,
      // Rows, with names beside them, above them, or in each.
      #"{"columns":["t","a","b"],"index":[0,1,2,3,4,5,6,7],"data":\#(list((0..<8).map { "[\(hours[$0]),\(warm[$0]),\(cold[$0])]" }))}"#,
      #"{"results":[{"series":[{"columns":["t","a","b"],"values":\#(list((0..<8).map { "[\(hours[$0]),\(warm[$0]),\(cold[$0])]" }))}]}]}"#,
      #"{"cols":[{"label":"t"},{"label":"a"},{"label":"b"}],"rows":\#(list((0..<8).map { "[\(hours[$0]),\(warm[$0]),\(cold[$0])]" }))}"#,
      #"{"range":"A1:C9","values":[["t","a","b"],\#((0..<8).map { "[\(hours[$0]),\(warm[$0]),\(cold[$0])]" }.joined(separator: ","))]}"#,
      #"{"n":8,"deep":{"er":[{"x":1},{"rows":\#(list((0..<8).map { #"{"t":\#(hours[$0]),"a":"\#(warm[$0])","b":\#(cold[$0])}"# }))}]}}"#,
      #"[{"page":1,"total":8},\#(list((0..<8).map { #"{"t":\#(hours[$0]),"a":\#(warm[$0]),"b":\#(cold[$0])}"# }))]"#,
      #"[\#(list((0..<8).map { #"{"t":\#(hours[$0]),"a":\#(warm[$0]),"b":\#(cold[$0])}"# }))]"#,
      #"{"features":\#(list((0..<8).map { #"{"properties":{"t":\#(hours[$0]),"a":\#(warm[$0]),"b":\#(cold[$0])}}"# }))}"#,
      // Keys that are moments, or the rows' numbers.
      #"{"r":{"a":\#(keyed(hours, warm)),"b":\#(keyed(hours, cold))}}"#,
      #"{"a":\#(keyed(milliseconds, warm)),"b":\#(keyed(milliseconds, cold))}"#,
      #"{"t":\#(keyed((0..<8).map(String.init), hours)),"a":\#(keyed((0..<8).map(String.init), warm)),"b":\#(keyed((0..<8).map(String.init), cold))}"#,
      #"{\#((0..<8).map { #""\#($0)":{"t":\#(hours[$0]),"a":\#(warm[$0]),"b":\#(cold[$0])}"# }.joined(separator: ","))}"#,
      #"{"base":1,"rates":{"in":{\#((0..<8).map { #"\#(hours[$0]):{"a":\#(warm[$0]),"b":\#(cold[$0])}"# }.joined(separator: ","))}}}"#,
    ])
  func series(text: String) throws {
    let document = try document(text)
    #expect(document.format == "table")
    #expect(document.notices == [])
    let table = document.tables[0]
    #expect(table.xKind == .moments && table.x.count == 8)
    #expect(table.x[0] == firstHour && table.x[7] == firstHour + 7 * 3_600_000)
    let series = document.tables.flatMap(\.series)
    #expect(series.map(\.name) == ["a", "b"])
    #expect(series.map { [$0.column[0], $0.column[7]] } == [[20.5, 27.5], [-3, 4]])
  }

  @Test(
    "names and units beside an array are those of its series",
    arguments: [
      (
        #"{"hourly_units":{"time":"iso8601","v":"°C"},"hourly":{"time":\#(list(hours)),"v":\#(list(warm))}}"#,
        "v (°C)"
      ),
      (#"{"units":{"v":"mm"},"time":\#(list(hours)),"v":\#(list(warm))}"#, "v (mm)"),
      (#"{"unit":"Wh","values":\#(rows(hours, warm, ("date", "value")))}"#, "value (Wh)"),
      (#"{"units":"metric","values":\#(rows(hours, warm, ("date", "value")))}"#, "value"),
      (#"[{"name":"Load","unit":"kW","values":\#(pairs(milliseconds, warm))}]"#, "Load (kW)"),
      (#"{"data":[{"metric":{"__name__":"up"},"values":\#(pairs(seconds, warm))}]}"#, "up"),
      (#"{"power":\#(pairs(milliseconds, warm))}"#, "power"),
      (#"{"rain":\#(keyed(hours, warm))}"#, "rain"),
    ])
  func names(text: String, name: String) throws {
    #expect(try document(text).tables.flatMap(\.series).map(\.name) == [name])
  }

  @Test(
    "several tables are charts of their own, called as their keys say; what has no numbers is told")
  func severalTables() throws {
    let text = """
      {"hourly": {"time": \(list(hours)), "t": \(list(warm))},
       "daily": {"data": \(rows(["\"2024-05-02\"", "\"2024-05-03\""], ["7", "8"]))},
       "alerts": [{"when": "2024-05-02", "what": "storm"}, {"when": "2024-05-03", "what": "rain"}]}
      """
    let document = try document(text)
    #expect(document.tables.map(\.title) == ["hourly", "daily"])
    #expect(document.tables.map(\.x.count) == [8, 2])
    #expect(
      document.notices.map(\.description) == [
        #""alerts" is left out: no numbers were found in it."#
      ])
  }

  @Test("series with moments of their own have charts of their own")
  func ownMoments() throws {
    let later = hours.map { $0.replacing(":00:00Z", with: ":30:00Z") }
    let text = """
      [[{"entity_id": "in", "state": "20.5", "at": \(hours[0]), "unit_of_measurement": "°C"},
        {"state": "21.5", "at": \(hours[1])}],
       [{"entity_id": "out", "state": "5", "at": \(later[0])}, {"state": "6", "at": \(later[1])}]]
      """
    let document = try document(text)
    #expect(document.tables.map(\.title) == ["in", "out"])
    #expect(document.tables.map { $0.x[0] } == [firstHour, firstHour + 1_800_000])
    #expect(document.tables[0].series.map(\.name) == ["state (°C)"])
  }

  @Test(
    "of a text that is cut off what is whole is shown, and told",
    arguments: [
      (#"{"data":\#(rows(hours, warm).dropLast(20))"#, 7),
      (#"{"data":\#(pairs(milliseconds, warm).dropLast(8))"#, 7),
      (#"{"time":\#(list(hours)),"v":\#(list(warm).dropLast(3))"#, 8),
      (#"\#(rows(hours, warm).dropLast())"#, 8),
      (#"\#(rows(hours, warm).dropLast(12))"#, 7),
      (#"{\#((0..<8).map { #"\#(hours[$0]):{"v":\#(warm[$0])}"# }.joined(separator: ","))"#, 8),
    ])
  func cut(text: String, count: Int) throws {
    let document = try document(text)
    #expect(document.tables[0].x.count == count)
    #expect(document.tables[0].x[0] == firstHour && document.tables[0].series[0].column[0] == 20.5)
    #expect(
      document.notices.map(\.description) == [
        "The file is cut off in line 1: what is whole up to there is shown."
      ])
  }

  @Test(
    "comments and commas before closing brackets are passed over",
    arguments: [
      "{\"data\": [\n{\"t\": 1, \"v\": 5}, // one\n/* and */ {\"t\": 2, \"v\": 6,},\n],}",
      "[\n  {\"t\": 1, \"v\": 5},\n  // {\"t\": 9, \"v\": 9},\n  {\"t\": 2, \"v\": 6},\n]",
      "{ /* made by hand */ \"t\": [1, 2,], \"v\": [5, 6,]}",
    ])
  func byHand(text: String) throws {
    let document = try document(text)
    #expect(document.tables[0].x.count == 2 && document.tables[0].series.last?.column[1] == 6)
    #expect(document.notices == [])
  }

  @Test(
    "where nothing can be drawn a sentence says so, without words of Telegram's",
    arguments: [
      (
        #"{"a":"x","tags":["x"],"more":{"b":"c"}}"#,
        "found an object with \"a\", \"tags\", \"more\""
      ),
      ("[]", "rows or columns of numbers were expected in the JSON, found none"),
      (
        #"{"rows":[{"a":"x"},{"a":"y"}]}"#,
        "rows or columns of numbers were expected in the JSON, found an object with \"rows\""
      ),
      (
        #"{"data":[{"t":1,"v":5},{"t":2 "v":6}]}"#,
        "a comma or } was expected after a value, found a quotation mark"
      ),
    ])
  func refusals(text: String, words: String) {
    let error = #expect(throws: ChartFileError.self) { try document(text) }
    let sentence = error?.description ?? ""
    #expect(sentence.contains(words), "\(sentence)")
    #expect(!sentence.contains("chart object") && !sentence.contains("\"columns\""))
  }

  @Test("rows in an envelope that is longer than what is looked at first are read on")
  func longEnvelopes() throws {
    // Just longer than what is looked at: each text is read several times.
    let count = 3000
    let x = (0..<count).map { "\(1_714_608_000_000 + 60_000 * $0)" }
    let y = (0..<count).map { "\($0 % 7).25" }
    let texts = [
      #"{"meta":[1,2],"body":{"data":\#(rows(x, y)),"end":{"a":[1]}}}"#,
      #"{"k":1,"r":[0,1,[5,5],{"values":\#(pairs(x, y))}]}"#,
      #"{"columns":["time","v"],"values":\#(pairs(x, y))}"#, #"{"t":\#(list(x)),"v":\#(list(y))}"#,
      #"[{"name":"v","data":\#(pairs(x, y))}]"#,
    ]
    for text in texts {
      let document = try document(text)
      let series = try #require(document.tables.flatMap(\.series).last)
      #expect(document.tables[0].x.count == count && series.column.count == count)
      #expect(series.column[count - 1] == Double((count - 1) % 7) + 0.25)
    }
  }

  @Test("what stands behind rows that are read on is shown as well")
  func behindLongRows() throws {
    let count = 3000
    let x = (0..<count).map { "\(1_714_608_000_000 + 60_000 * $0)" }
    let y = (0..<count).map { "\($0 % 7).25" }
    let short = (0..<9).map { "\(5 + $0)" }
    for text in [
      #"{"a":\#(rows(x, y)),"b":\#(rows(x, y))}"#,
      #"{"a":{"rows":\#(rows(x, y))},"b":\#(rows(Array(x.prefix(9)), short))}"#,
      #"{"a":\#(rows(x, y)),"b":{"t":\#(list(Array(x.prefix(9)))),"v":\#(list(short))}}"#,
      #"[{"name":"a","data":\#(rows(x, y))},{"name":"b","data":\#(rows(x, y))}]"#,
    ] {
      let document = try document(text)
      #expect(document.tables.flatMap(\.series).count == 2)
      #expect(document.notices == [])
    }
  }

  @Test("columns are named in options as in one table; tables without them are told")
  func options() throws {
    var options = ReadingOptions()
    options.text.series = ["b"]
    let text = #"{"one":{"t":[1,2],"a":[5,6],"b":[7,8]},"two":{"t":[1,2,3],"c":[5,6,7]}}"#
    let document = try document(text, options)
    #expect(document.tables.flatMap(\.series).map(\.name) == ["b"])
    #expect(document.notices.count == 1)
  }

  @Test("texts that only begin as JSON does are tables like others")
  func noJSON() throws {
    let text = (0..<20).map { "[2024-01-01 10:\(10 + $0):00] \($0).5\n" }.joined()
    #expect(
      !JSONEnvelope.isOwn(Array(text.utf8)[...]) && !TelegramFile.isOwn(Array(text.utf8)[...]))
  }
}
