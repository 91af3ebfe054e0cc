import Testing

@testable import ChartFiles

@Suite struct TelegramFileErrorTests {
  @Test(arguments: [
    (
      "hello",
      "1, column 1: charts, a table or activities were expected, found what looks like a text"
    ),
    ("[[[", "1, column 4: a value was expected, found the end of the file"),
    ("[[", "1, column 3: a value was expected, found the end of the file"),
    ("[{}", "1, column 4: a comma or ] was expected after a value, found the end of the file"),
    ("{\"a\":\n[1,,]}", "2, column 4, in \"a\": a value was expected, found \",\""),
    (
      "{\"é\": 1 \"b\"}",
      "1, column 9: a comma or } was expected after a value, found a quotation mark"
    ),
  ])
  func refusesWhatIsNotAChart(text: String, sentence: String) {
    #expect(refusal(text) == "a.json, line \(sentence).")
  }

  @Test(arguments: ["", "\u{FEFF}", "\n \n"])
  func refusesWhatIsEmpty(text: String) {
    #expect(
      refusal(text)
        == "a.json: the file is empty: charts, a table or activities were expected, found the end of the file."
    )
  }

  @Test func refusesWebPages() {
    #expect(
      refusal("<!DOCTYPE html><html><body>Sign in</body></html>")
        == "a.json: charts, a table or activities were expected, found a web page, which is what servers send where they "
        + "do not send what they were asked for.")
  }

  @Test func refusesAnObjectWithoutAnything() {
    #expect(
      refusal(" { } ")
        == "a.json: a chart, a table or prices were expected, found an object without anything.")
  }

  @Test(arguments: [
    ("null", "\"columns\": an array of columns was expected, found null"),
    ("{}", "\"columns\": an array of columns was expected, found an object"),
    ("[1]", "\"columns\": a column, an array of an id and numbers, was expected, found a number"),
    ("[[]]", "\"columns\": a text, the column's id, was expected, found \"]\""),
    ("[[1,2]]", "\"columns\": a text, the column's id, was expected, found a number"),
    ("[]", "\"types\": a column of type \"x\" was expected, found none"),
    (#"[["y0",1]]"#, "\"types\": a column of type \"x\" was expected, found none"),
    (
      #"[["x",1]]"#,
      "\"columns\": at least one column to draw was expected beside \"x\", found none"
    ),
    (#"[["x"],["y0"]]"#, "\"columns.x\": at least one moment was expected, found none"),
    (
      #"[["x",1,null],["y0",1]]"#,
      "\"columns.x\": a moment in milliseconds was expected at index 1, found null"
    ),
    (
      #"[["x",1],["y0",1,2,3]]"#,
      "\"columns.y0\": a length of at most 1, that of x, was expected, found 3"
    ),
    (
      #"[["x",1],["y0",1],["y0",2]]"#,
      "\"columns\": columns with different ids were expected, found \"y0\" twice"
    ),
    (#"[["x",1],["y9",1]]"#, "\"types\": a type for the column \"y9\" was expected, found none"),
    (#"[["x",1],["y0","1"]]"#, "\"columns.y0\": a number or null was expected, found a text"),
    (
      #"[["x",1],["y0",true]]"#,
      "\"columns.y0\": a number or null was expected, found true or false"
    ),
    (#"[["x",1],["y0",NaN]]"#, "\"columns.y0\": a number or null was expected, found \"N\""),
    (#"[["x",1],["y0",[]]]"#, "\"columns.y0\": a number or null was expected, found an array"),
    (
      #"[["x",1],["y0",01]]"#,
      "\"columns.y0\": a number without leading zeros was expected, found \"01\""
    ),
    (
      #"[["x",1],["y0",1e400]]"#,
      "\"columns.y0\": a number up to 1.8e308 was expected, found \"1e400\""
    ),
  ])
  func refusesBadColumns(columns: String, sentence: String) throws {
    let found = try #require(refusal(TelegramText(columns: columns).text))
    #expect(found.hasSuffix(", in \(sentence)."), "\(found)")
  }

  @Test func refusesCutFiles() {
    #expect(
      refusal(#"{"columns":[["x",1],["y0",1"#)
        == "a.json, line 1, column 28, in \"columns.y0\": "
        + "a comma or ] was expected after a value, found the end of the file.")
    let whole = TelegramText().text
    for length in 0..<whole.count {
      #expect(refusal(String(whole.prefix(length)))?.hasSuffix("the end of the file.") == true)
    }
  }

  @Test(arguments: [
    (TelegramText(types: nil), "\"types\": a type for the column \"x\" was expected, found none"),
    (
      TelegramText(types: "[]"),
      "\"types\": an object of types by column id was expected, found an array"
    ),
    (
      TelegramText(types: #"{"x":"x","y0":"wave","y1":"pie"}"#),
      "\"types.y0\": \"line\", \"area\", \"bar\", \"step\" or \"x\" was expected, found \"wave\""
    ),
    (
      TelegramText(types: #"{"x":"x","y0":7,"y1":null}"#),
      "\"types.y0\": \"line\", \"area\", \"bar\", \"step\" or \"x\" was expected, found the number 7"
    ),
    (
      TelegramText(types: #"{"x":"x","y0":"x","y1":"line"}"#),
      "\"columns\": one column of type \"x\" was expected, found a second one, \"y0\""
    ),
  ])
  func refusesBadMembers(text: TelegramText, sentence: String) throws {
    let found = try #require(refusal(text.text))
    #expect(found.hasSuffix(", in \(sentence)."), "\(found)")
  }

  @Test func refusesDeepNesting() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      refusal(deep)
        == "a.json, line 1, column 1: a table in text, or chart objects in JSON as Telegram makes it, was expected, found what looks like a text."
    )
    let more = ",\"deep\":" + deep + String(repeating: "]", count: 100_000)
    let sentence = try #require(refusal(TelegramText(more: more).text))
    #expect(sentence.hasSuffix("at most 512 nested arrays and objects were expected, found more."))
  }

  @Test func longTextsAreCutInSentences() throws {
    let key = String(repeating: "k", count: 100_000)
    let sentence = try #require(refusal("{\"\(key)\":x"))
    #expect(sentence.count < 200)
    #expect(sentence.contains("in \"\(key.prefix(40))…\""))
  }
}
