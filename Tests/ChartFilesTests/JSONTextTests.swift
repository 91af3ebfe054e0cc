import Testing

@testable import ChartFiles

@Suite struct JSONTextTests {
  @Test(arguments: [
    (nil, "null"), ("", #""""#), ("a", #""a""#), ("\"\\/", #""\"\\/""#),
    ("\n\r\t\u{1}\0\u{1F}", #""\n\r\t\u0001\u0000\u001F""#),
    ("é😀\u{2028}\u{7F}\u{9B}", "\"é😀\u{2028}\\u007F\\u009B\""),
    ("\r\n", #""\r\n""#),
  ])
  func escapesWhatItMust(text: String?, json: String) throws {
    #expect(JSONText.string(text) == json)
    if let text { #expect(try JSONNode(text: Array(json.utf8)).value == .string(text)) }
  }

  @Test(arguments: [
    (nil, "null"), (0, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"),
    (1_542_412_800_000, "1542412800000"),
    (0.1, "0.1"), (0.30000000000000004, "0.30000000000000004"), (1e16, "10000000000000000"),
    (9_007_199_254_740_992, "9007199254740992"), (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"),
    (1.5e-7, "1.5e-07"), (-1.7976931348623157e308, "-1.7976931348623157e+308"),
  ])
  func writesNumbersThatReadBack(value: Double?, json: String) throws {
    #expect(JSONText.number(value) == json)
    if let value { #expect(try JSONNode(text: Array(json.utf8)).value == .number(value)) }
  }

  @Test func keepsOrder() {
    let object = JSONText.object([
      "b": "1", "a": JSONText.array(["1", "2"]), "c": JSONText.array([]),
    ])
    #expect(object == #"{"b": 1, "a": [1, 2], "c": []}"#)
    #expect(JSONText.object([:]) == "{}")
  }
}
