import ChartCore
import Testing

@testable import ChartFiles

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("", 0, "a value was expected, found the end of the file"),
    ("[1 2]", 3, "a comma or ] was expected after a value, found \"2\""),
    ("[1", 2, "a comma or ] was expected after a value, found the end of the file"),
    ("{\"a\":1 \"b\"", 7, "a comma or } was expected after a value, found a quotation mark"),
    ("[1,]", 3, "a value was expected, found \"]\""),
    ("{a", 1, "a key in quotation marks was expected, found \"a\""),
    ("{\"a\":1,}", 7, "a key in quotation marks was expected, found \"}\""),
    ("{\"a\" 1}", 5, "a colon was expected after the key, found \"1\""),
    ("[]x", 2, "the end of the file was expected, found \"x\""),
    ("[nulX]", 4, "null was expected, found \"X\""),
    ("[tru]", 4, "true was expected, found \"]\""),
    ("[012]", 1, "a number without leading zeros was expected, found \"012\""),
    ("[-]", 2, "a digit was expected, found \"]\""),
    ("[1.]", 3, "a digit was expected after the decimal point, found \"]\""),
    ("[1e+]", 4, "a digit was expected in the exponent, found \"]\""),
    ("[-1e400]", 1, "a number up to 1.8e308 was expected, found \"-1e400\""),
    ("\"a", 2, "a closing quotation mark was expected, found the end of the file"),
    (
      "\"a\tb\"", 2,
      "an escape such as \\n was expected for a control character in a text, "
        + "found the character U+0009"
    ),
    (#""\x""#, 2, #"one of " \ / b f n r t u was expected after \, found "x""#),
    (#""\u12g4""#, 5, #"four hexadecimal digits were expected after \u, found "g""#),
    (
      #""\uD834x""#, 1,
      #"both halves of a surrogate pair were expected, found \uD834 alone"#
    ),
    ("[\u{A0}1]", 1, "a value was expected, found the character U+00A0"),
    ("[é]", 1, "a value was expected, found \"é\""),
    ("[\0\0\0]", 1, "text in UTF-8 was expected, found UTF-16 or UTF-32"),
    ("[1,\0]", 3, "a value was expected, found the character U+0000"),
  ])
  func saysWhatIsWrongAndWhere(text: String, offset: Int, problem: String) {
    #expect(
      throws: Fault(
        at: problem.contains("UTF-16") ? 0 : offset, expected: Phrase(verbatim: problem))
    ) {
      try JSONNode(text: Array(text.utf8))
    }
  }

  @Test func namesBytesThatAreNotUTF8() {
    #expect(
      throws: Fault(
        at: 2,
        expected: "a character in UTF-8 was expected, found the byte E9, which is not UTF-8")
    ) {
      try JSONNode(text: Array("[\"".utf8) + [0xE9] + Array("\"]".utf8))
    }
  }

  @Test(arguments: [(512, true), (513, false)])
  func bracketsStandAtMostSoDeep(depth: Int, isAccepted: Bool) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(((try? JSONNode(text: Array(text.utf8))) != nil) == isAccepted)
  }

  @Test func depthIsNotACountOfBrackets() throws {
    let text = "[" + String(repeating: "[],{},", count: 1000) + "0]"
    #expect(throws: Never.self) { try JSONNode(text: Array(text.utf8)) }
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\uD834\uDD1E""#, "𝄞"), (#""a\u0000b""#, "a\0b"), ("\"é€𝄞\"", "é€𝄞"), (#""""#, ""),
  ])
  func undoesEscapes(text: String, expected: String) throws {
    #expect(try JSONNode(text: Array(text.utf8)).value == .string(expected))
  }

  @Test func theLastOfEqualKeysCounts() throws {
    let tree = try JSONNode(text: Array(#"{"a":1,"\u0061":2}"#.utf8))
    #expect(tree.value == .object(["a": JSONNode(offset: 16, value: .number(2))]))
  }

  @Test func nodesKnowTheirPlace() throws {
    let tree = try JSONNode(text: Array("\u{FEFF} [ true ]".utf8))
    #expect(tree == JSONNode(offset: 4, value: .array([JSONNode(offset: 6, value: .bool(true))])))
  }

  @Test(arguments: [
    ("5", "an array was expected, found a number"), ("{", "an array was expected, found an object"),
    ("x", "an array was expected, found \"x\""),
    ("", "an array was expected, found the end of the file"),
  ])
  func saysWhichKindItWanted(text: String, problem: String) {
    #expect(throws: Fault(at: 0, expected: Phrase(verbatim: problem))) {
      var reader = try JSONReader(Array(text.utf8))
      return try reader.nextKind(.array, expected: "an array")
    }
  }

  @Test(arguments: [
    (#""abc""#, [1, 2, 3, 4]), (#""""#, [1]), (#""a\nb""#, [1, 2, 4, 5]),
    // An escape's bytes all stand where it starts; so do those of a surrogate pair.
    (#""\u00e9x""#, [1, 1, 7, 8]), (#""\uD834\uDD1E-""#, [1, 1, 1, 1, 13, 14]),
    (#""é\"""#, [1, 2, 3, 5]),
  ])
  func bytesOfTextsHaveTheirPlaces(text: String, places: [Int]) throws {
    let reader = try JSONReader(Array(("[ " + text + "]").utf8))
    let found = (0...places.count).map { reader.place(ofByte: $0, inStringAt: 2) - 2 }
    #expect(found == places + [text.utf8.count - 1])
  }

  @Test func theEndHasTheNameItIsGiven() throws {
    let end: Phrase = "the end of the line"
    #expect(throws: Fault(at: 0, expected: "a value was expected, found the end of the line")) {
      var reader = try JSONReader([], end: end)
      return try reader.nextKind()
    }
    #expect(throws: Fault(at: 0, expected: "the end of the line was expected, found \"x\"")) {
      var reader = try JSONReader(Array("x".utf8), end: end)
      try reader.finish()
    }
  }
}
