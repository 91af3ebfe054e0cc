import ChartCore
import Testing

@testable import ChartFiles

@Suite struct JSONRowsTests {
  @Test func aTitleThatIsLongerThanWhatIsLookedAtTellsNothing() {
    let text =
      #"[{"title": ""# + String(repeating: "x", count: 2 * FileHead.size) + #"", "columns": []}]"#
    #expect(JSONRows.Form(of: Array(text.utf8).prefix(FileHead.size)) == nil)
  }

  private func document(
    _ text: String, _ options: ReadingOptions = ReadingOptions(), name: String = "x.json"
  ) throws -> ChartDocument {
    try document(Array(text.utf8), options, name: name)
  }

  /// Read by whichever format claims it.
  private func document(
    _ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions(), name: String = "x.json"
  ) throws -> ChartDocument {
    var input = FormatInput(window: ByteWindow(bytes), name: name, options: options)
    let format = try #require(try input.prepare())
    return try format.read(input).document(options)
  }

  private func values(_ column: Column) -> [Double?] {
    (0..<column.count).map { column[$0].isNaN ? nil : column[$0] }
  }

  @Test(
    "rows by keys",
    arguments: [
      (#"[{"t":1,"v":5},{"t":2,"v":6}]"#, [1, 2], ["v": [5, 6]]),
      (#"[{"v":5}]"#, [1], ["v": [5]]),
      (#"{"v":5,"w":7}"#, [1], ["v": [5], "w": [7]]),
      ("{\"t\":1,\"v\":5}\n{\"t\":2,\"v\":6}\n", [1, 2], ["v": [5, 6]]),
      ("\u{FEFF}{\"t\":1,\"v\":5}\r\n\r\n{\"t\":2,\"v\":6}", [1, 2], ["v": [5, 6]]),
      (#"[{"t":1,"v":5},{"v":6,"t":2},{"t":3}]"#, [1, 2, 3], ["v": [5, 6, nil]]),
      (
        #"[{"t":1},{"t":2,"v":6},{"t":3,"w":7}]"#, [1, 2, 3],
        ["v": [nil, 6, nil], "w": [nil, nil, 7]]
      ),
      (#"[{"t":"1","v":"5.5"},{"t":"2","v":null}]"#, [1, 2], ["v": [5.5, nil]]),
      (#"[{"t":1,"v":4,"v":5}]"#, [1], ["t": [1], "v": [5]]),
      (#"[{"t":1,"a":{"b":5}},{"t":2,"a":{"b":6}}]"#, [1, 2], ["a.b": [5, 6]]),
      (#"[{"t":1,"a":{"b":{"c":5}}},{"t":2,"a":{"b":{}}}]"#, [1, 2], ["a.b.c": [5, nil]]),
      (#"[{"t":1,"größe":5},{"t":2,"gr\u00f6\u00dfe":6}]"#, [1, 2], ["größe": [5, 6]]),
      (#"[{"t":1,"v \"x\"":5},{"t":2,"v \"x\"":6}]"#, [1, 2], [#"v "x""#: [5, 6]]),
      (#"[["t","v"],[1,5],[2,6]]"#, [1, 2], ["v": [5, 6]]),
      (#"[["t","v"],[1,5],[2],[3,null]]"#, [1, 2, 3], ["v": [5, nil, nil]]),
      ("[[1,5],\n[2,6]\n]", [1, 2], ["Column 2": [5, 6]]),
      (
        #"[{"t":1,"v":NaN},{"t":2,"v":-Infinity},{"t":3,"v":-5},{"t":4,"v":Infinity}]"#,
        [1, 2, 3, 4],
        ["v": [nil, nil, -5, nil]]
      ),
      ("[[1,NaN],\n[2,6]\n]", [1, 2], ["Column 2": [nil, 6]]),
      (
        #"{"1970-01-02":{"1. v":"5","2. w":7},"1970-01-03":{"1. v":"6"}}"#,
        [86_400_000, 172_800_000],
        ["v": [5, 6], "w": [7, nil]]
      ),
      (
        #"{"m":{"1. I":"x","6. Time Zone":"UTC"},"Series (1min)":{"1970-01-03":{"1a. v":6},"1970-01-02":{"1a. v":5}}, "z":1}"#,
        [86_400_000, 172_800_000], ["v": [5, 6]]
      ),
      (
        #"{"m":{"6. Time Zone":"US/Eastern"},"s":{"1970-01-02 00:00:00":{"v":6}}}"#, [104_400_000],
        ["v": [6]]
      ),
      (#"[{"t":1,"v":1e3},{"t":2,"v":-2.5E-1}]"#, [1, 2], ["v": [1000, -0.25]]),
    ] as [(String, [Double?], [String: [Double?]])])
  func columns(text: String, x: [Double?], series: [String: [Double?]]) throws {
    let document = try document(text)
    #expect(document.format == "table")
    #expect(values(document.tables[0].x) == x)
    let found = document.tables.flatMap(\.series).map { ($0.name, values($0.column)) }
    #expect(Dictionary(uniqueKeysWithValues: found) == series)
    #expect(document.notices.filter { !$0.description.contains("cells") } == [])
  }

  @Test(
    "what is left out is told with its line and its key",
    arguments: [
      (
        "{\"t\":1,\"v\":5}\n{\"t\":2,\"v\":}\n{\"t\":3,\"v\":6}\n",
        #"1 row is left out, in line 2: a value was expected, found "}", in "v"."#
      ),
      (
        "{\"t\":1,\"v\":5}\n{\"t\":2,\"v\":\n{\"t\":3,\"v\":6}\n",
        #"1 row is left out, in line 2: a value was expected, found the end of the line, in "v"."#
      ),
      (
        "{\"t\":1,\"v\":5}\n{\"t\":3,\"v\":6}\n{\"t\":2,\"v",
        "1 row is left out, in line 3: a closing quotation mark was expected, found the end of the file."
      ),
      (
        "{\"t\":1,\"v\":5}\n{\"t\":3,\"v\":6} x\n{\"t\":3,\"v\":6}",
        #"1 row is left out, in line 2: the end of the line was expected, found "x"."#
      ),
      (
        "{\"t\":1,\"v\":5}\n[1]\n{\"t\":3,\"v\":6}",
        "1 row is left out, in line 2: an object was expected, found an array."
      ),
      (
        "[{\"t\":1,\"v\":5},\nnull,\n{\"t\":3,\"v\":6}]",
        "1 row is left out, in line 2: an object was expected, found null."
      ),
      (
        "[{\"t\":1,\"v\":5},\n{\"t\":2,\"v\":6,\"w\":[1]}]",
        #""w" is left out: a number or a text was expected in line 2, found an array."#
      ),
      (
        "[[1,5,7],\n[2,6,[8]]\n]",
        "Column 3 is left out: a number or a text was expected in line 2, found an array."
      ),
      (
        "[{\"t\":1,\"v\":5},{\"t\":2,\"v\":6},\n{\"t\":3,\"v\":\"x\",\"w\":1}]",
        #"1 value of "v" is no number and left out, in line 2: "x"."#
      ),
    ])
  func notices(text: String, notice: String) throws {
    let document = try document(text)
    #expect(document.format == "table")
    #expect(document.notices.map(\.description).contains(notice), "\(document.notices)")
  }

  @Test(
    "what is broken is refused",
    arguments: [
      (#"[{"t":1,"v":5},,]"#, #"a value was expected, found ",""#),
      (#"[{"t":1,"v":5"#, "a comma or } was expected after a value, found the end of the file"),
      (
        #"{"Note":"We have detected your API key as ABC123 and 25 requests."}"#,
        #"prices were expected, found the answer "We have detected your API key as … and 25 requests.""#
      ),
      (
        #"{"Realtime Currency Exchange Rate":{"1. From":"BTC"}}"#,
        "a history of prices was expected, found one price alone"
      ),
      (#"[{"t":1,"v":NAN}]"#, #"NaN was expected, found "A""#),
      (#"[{"t":1,"v":-I}]"#, #"Infinity was expected, found "}""#),
      (#"[{"t":1,"v":x}]"#, #"a value was expected, found "x""#),
      (#"[{"t":"a"}]"#, #"a column of numbers was expected in the table, found none in "t""#),
      (#"[{"t":1}] 5"#, #"the end of the file was expected, found "5""#),
    ])
  func refusals(text: String, problem: String) {
    let error = #expect(throws: Fault.self) { try document(text) }
    #expect(error?.problem.description == problem)
  }

  @Test(
    "what Telegram makes stays Telegram's",
    arguments: [
      "[]", "{}", "[[]]", "[5]", "null", #"[{"columns":[]}]"#, #"{"title":"x","columns":[]}"#,
      #"[{"token":"x"}]"#, #"{"_":"statsGraph","json":{"data":"{}"}}"#,
      #"[{"json_data":"x","a":5}]"#,
      #"{"period":5,"growth_graph":{"token":"x"}}"#, "{\n\"a\": 5\n}", #"{"a":"x"}"#,
      #"{"names":{"y0":"a"},"stacked":true}"#,
    ])
  func others(text: String) { #expect(TableFile.rows(in: Array(text.utf8)[...]) == nil) }

  @Test("keys that come up late make columns")
  func lateKeys() throws {
    let rows = (1...5000).map {
      $0 < 4000 ? #"{"t":\#($0),"v":5}"# : #"{"t":\#($0),"v":5,"late":7}"#
    }
    let lines = try document(rows.joined(separator: "\n"))
    let array = try document("[" + rows.joined(separator: ",\n") + "]")
    for document in [lines, array] {
      let late = try #require(document.tables.flatMap(\.series).first { $0.name == "late" })
      #expect(late.column.count == 5000 && late.column.gapCount == 3999)
      #expect(document.notices == [])
    }
  }

  @Test("many keys, and more than there may be")
  func manyKeys() throws {
    let members = (0..<5000).map { #""k\#($0)":\#($0)"# }
    #expect(try document("{\(members.joined(separator: ","))}").tables.count == 24)
    let rows = (0..<8000).map { #"{"k\#($0)":\#($0)}"# }.joined(separator: "\n")
    #expect(throws: Fault.self) { try document(rows) }
    let more = (0..<140_000).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    let error = #expect(throws: Fault.self) { try document("[{\(more)}]") }
    #expect(error?.problem == Fault.tooManyColumns.problem)
  }

  @Test("deep nesting costs a line, or the array")
  func nesting() throws {
    let deep = String(repeating: "[", count: 100_000)
    let lines = try document("{\"t\":1,\"v\":5}\n{\"t\":2,\"v\":\(deep)\n{\"t\":3,\"v\":5}")
    #expect(lines.tables[0].x.count == 2)
    #expect(throws: Fault.self) { try document(#"[{"t":1,"v":\#(deep)"#) }
  }

  @Test("the same table in JSON, by lines and in text")
  func sameAsText() throws {
    let csv =
      "day,temp (°C),note,n\n2026-01-01,1.5,x,9007199254740993\n2026-01-02,,y,2\n2026-01-03,-3,x,3\n"
    let rows = [
      #"{"day":"2026-01-01","temp (°C)":1.5,"note":"x","n":9007199254740993}"#,
      #"{"day":"2026-01-02","note":"y","n":2}"#,
      #"{"day":"2026-01-03","temp (°C)":-3,"note":"x","n":3}"#,
    ]
    let text = try document(csv, name: "x.csv")
    for json in [rows.joined(separator: "\n"), "[\(rows.joined(separator: ",\n"))]"] {
      let document = try document(json, name: "x.jsonl")
      #expect(document.tables == text.tables)
      #expect(document.notices == text.notices)
    }
  }

  @Test("windows slide over rows")
  func pieces() throws {
    let rows = (1...300).map { #"{"t":\#($0), "name":"größe \#($0)", "v":\#($0).5}"# }
    for size in [64, 65, 127, 1000] {
      for text in [rows.joined(separator: "\n"), "[\(rows.joined(separator: " ,\n"))]"] {
        let source = PieceSource(
          MemoryStream(bytes: Array(text.utf8)), pieceSize: size, isShared: false)
        let document = try TableFile.document(FormatInput(window: ByteWindow(source), name: "x"))
        #expect(document.tables[0].series[0].column[299] == 300.5)
      }
    }
  }
}
