import Testing

/// One JSON text and whether RFC 8259 lets a parser accept it.
struct JSONCase: CustomTestStringConvertible {
  enum Verdict {
    case accepted, refused
  }

  let bytes: [UInt8]
  let verdict: Verdict
  /// Why Foundation decides otherwise; nil where it agrees.
  let exception: String?

  /// RFC 8259, section 5: a comma stands between values only.
  static let trailingComma = "Foundation allows a comma after the last value"
  /// RFC 8259, section 8.1: JSON exchanged between systems is UTF-8.
  static let wideText = "Foundation reads UTF-16 and UTF-32 as well"

  var testDescription: String {
    let text = String(decoding: bytes.prefix(40), as: UTF8.self)
    return "\(verdict): \(text.debugDescription), \(bytes.count) bytes"
  }

  static func accept(_ text: String, unlike exception: String? = nil) -> JSONCase {
    JSONCase(bytes: Array(text.utf8), verdict: .accepted, exception: exception)
  }

  static func refuse(_ text: String, unlike exception: String? = nil) -> JSONCase {
    JSONCase(bytes: Array(text.utf8), verdict: .refused, exception: exception)
  }

  /// A text with a byte sequence in it that is not UTF-8.
  static func refuse(
    _ start: String, _ middle: [UInt8], _ end: String, unlike exception: String? = nil
  ) -> JSONCase {
    JSONCase(
      bytes: Array(start.utf8) + middle + Array(end.utf8), verdict: .refused, exception: exception)
  }
}

/// Texts at the edges of the grammar: the corners that parsers are known to get wrong.
enum JSONCases {
  static let all = structures + numbers + strings + words + encodings

  private static let structures: [JSONCase] = [
    .accept("[]"), .accept("{}"), .accept("[[]]"), .accept("[[],[]]"), .accept("[{}]"),
    .accept(" [ ] "), .accept("\t[\n]\r\n"), .accept("[1]\n"), .accept("[ 1 , 2 ]"),
    .accept("[1,\n1\n,1]"), .accept("{\"a\":1}"), .accept("{ \"a\" : 1 , \"b\" : 2 }"),
    .accept("{\"\":0}"), .accept("{\"a\":{\"a\":{}}}"), .accept("{\"a\":1,\"a\":2}"),
    .accept("{\"a\":1,\"a\":1}"), .accept("{\"a\":[]}\n"), .accept("[null,1,\"1\",{}]"),
    .accept("1"), .accept("\"a\""), .accept("null"), .accept("true"), .accept("-0"),
    .accept(String(repeating: "[", count: 500) + String(repeating: "]", count: 500)),
    .refuse(""), .refuse(" "), .refuse("["), .refuse("]"), .refuse("[[]"), .refuse("[]]"),
    .refuse("[1,]", unlike: JSONCase.trailingComma), .refuse("[,1]"), .refuse("[,]"),
    .refuse("[1,,2]"), .refuse("[1 2]"),
    .refuse("[1\n2]"), .refuse("[1"), .refuse("[1,"), .refuse("[1}"), .refuse("[}"), .refuse("{]"),
    .refuse("[3[4]]"), .refuse("[\"a\""), .refuse("[\"\": 1]"), .refuse("[1:2]"), .refuse("[x"),
    .refuse("[1]x"), .refuse("[1],"), .refuse("[] []"), .refuse("1 2"), .refuse("[1]#"),
    .refuse("{"), .refuse("}"), .refuse("{,}"), .refuse("{\"a\"}"), .refuse("{\"a\":}"),
    .refuse("{\"a\" 1}"), .refuse("{\"a\"::1}"),
    .refuse("{\"a\":1,}", unlike: JSONCase.trailingComma), .refuse("{\"a\":1,,}"),
    .refuse("{\"a\":1 \"b\":2}"), .refuse("{\"a\",1}"), .refuse("{a:1}"), .refuse("{'a':1}"),
    .refuse("{1:1}"), .refuse("{null:1}"), .refuse("{[]:1}"), .refuse("{\"a\":1"),
    .refuse("{\"a\":\"b\""), .refuse("{\"a\":1}}"), .refuse("{\"a\":1]"), .refuse("{\"a\":1}x"),
    .refuse("{\"a\":1}{}"), .refuse("{{}:1}"), .refuse("{:1}"), .refuse("{\"a\":1 b}"),
    .refuse("// a\n[]"), .refuse("[] // a"), .refuse("[/* a */]"), .refuse("{\"a\":1}/**/"),
    .refuse("\u{C}[]"), .refuse("[\u{B}1]"), .refuse("[\u{A0}1]"), .refuse("[1\u{2028}]"),
    .refuse("[\0]"), .refuse("[1]\0"), .refuse("\u{2060}[]"), .refuse("<.>"), .refuse("*"),
    .refuse(String(repeating: "[", count: 100_000)),
    .refuse(
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)),
    .refuse(String(repeating: "{\"a\":", count: 100_000)),
    .refuse(String(repeating: "[{\"\":", count: 50_000)),
  ]

  private static let numbers: [JSONCase] = [
    .accept("[0]"), .accept("[-0]"), .accept("[-1]"), .accept("[123]"), .accept("[0.1]"),
    .accept("[-0.0]"), .accept("[1.5]"), .accept("[1.000000000000000005]"), .accept("[0e1]"),
    .accept("[0e+1]"), .accept("[1E22]"), .accept("[1E-2]"), .accept("[1E+2]"), .accept("[1e2]"),
    .accept("[123.456e78]"), .accept("[123.456789]"), .accept("[1e-400]"),
    .accept("[-0.0000000000000000000000000000000000000000000000000000000000000000000000000001]"),
    .accept("[9007199254740993]"), .accept("[9223372036854775807]"),
    .accept("[9223372036854775808]"), .accept("[18446744073709551615]"),
    .accept("[18446744073709551616]"), .accept("[100000000000000000000]"),
    .accept("[-9223372036854775809]"), .accept("[1.7976931348623157e308]"),
    .accept("[5e-324]"), .accept("[2.2250738585072011e-308]"), .accept("[1]"), .accept("[20e1]"),
    .accept("[" + String(repeating: "1", count: 300) + "]"),
    .accept("[0." + String(repeating: "3", count: 1000) + "]"),
    .refuse("[01]"), .refuse("[-01]"), .refuse("[00]"), .refuse("[-012.3]"), .refuse("[012]"),
    .refuse("[1.]"), .refuse("[.5]"), .refuse("[-.5]"), .refuse("[1.e1]"), .refuse("[2.e+3]"),
    .refuse("[0.e1]"), .refuse("[0.3e]"), .refuse("[0.3e+]"), .refuse("[0e]"), .refuse("[0E+]"),
    .refuse("[1e]"), .refuse("[1eE2]"), .refuse("[1e1.5]"), .refuse("[1e+-2]"), .refuse("[9.e+]"),
    .refuse("[+1]"), .refuse("[++1]"), .refuse("[--1]"), .refuse("[-]"), .refuse("[- 1]"),
    .refuse("[-a]"), .refuse("[-x1]"), .refuse("[1a]"), .refuse("[1 000]"), .refuse("[1,000.]"),
    .refuse("[1_000]"), .refuse("[0x1F]"), .refuse("[0b1]"), .refuse("[1.2.3]"), .refuse("[1-2]"),
    .refuse("[NaN]"), .refuse("[-NaN]"), .refuse("[nan]"), .refuse("[Infinity]"), .refuse("[Inf]"),
    .refuse("[-Infinity]"), .refuse("[0.1.2]"), .refuse("[\u{FF11}]"), .refuse("[1e400]"),
    .refuse("[-1e400]"), .refuse("[1e99999999999999999999]"), .refuse("[123e"),
    .refuse("[1.8e308]"),
  ]

  private static let strings: [JSONCase] = [
    .accept(#"[""]"#), .accept(#"["a"]"#), .accept(#"["\"\\\/\b\f\n\r\t"]"#), .accept(#"["é"]"#),
    .accept(#"["€𝄞"]"#), .accept(#"["\u0061\u30af\u30EA\u30b9"]"#), .accept(#"["\u0000"]"#),
    .accept(#"["\uD834\uDD1E"]"#), .accept(#"["\ud83d\ude39\ud83d\udc8d"]"#),
    .accept(#"["\uDBFF\uDFFF"]"#), .accept(#"["\uFFFF"]"#), .accept(#"["\uFEFF"]"#),
    .accept("[\"\u{7F}\"]"), .accept("[\"\u{2028}\u{2029}\"]"), .accept("[\"\u{10FFFF}\"]"),
    .accept("[\"\u{FEFF}\"]"), .accept(#"["a/*b*/c//d#e"]"#), .accept(#"["\\u0000"]"#),
    .accept(#"["\\\""]"#), .accept(#"{"\u0061":1}"#), .accept(#"["new\u00A0line"]"#),
    .accept("\"" + String(repeating: "a", count: 100_000) + "\""),
    .refuse(#"["]"#), .refuse(#"["a]"#), .refuse(#"["\"]"#), .refuse(#"['a']"#), .refuse(#"[a]"#),
    .refuse(#"["\a"]"#), .refuse(#"["\x00"]"#), .refuse(#"["\'"]"#), .refuse(#"["\ "]"#),
    .refuse(#"["\U0041"]"#), .refuse(#"["\u"]"#), .refuse(#"["\u0"]"#), .refuse(#"["\u004"]"#),
    .refuse(#"["\u00G1"]"#), .refuse(#"["\u 041"]"#), .refuse(#"["\u-041"]"#),
    .refuse(#"["\u+041"]"#), .refuse(#"["\uD800"]"#), .refuse(#"["\uDC00"]"#),
    .refuse(#"["\uD800\uD800"]"#), .refuse(#"["\uD800\u"]"#), .refuse(#"["\uD800\u1"]"#),
    .refuse(#"["\uD800\n"]"#), .refuse(#"["\uD800abc"]"#), .refuse(#"["\uDD1E\uD834"]"#),
    .refuse(#"["\uD834\uDd"]"#), .refuse(#"["\🌀"]"#), .refuse(#"["\"#), .refuse(#"["\u00"#),
    .refuse("[\"a\nb\"]"), .refuse("[\"\t\"]"), .refuse("[\"\0\"]"), .refuse("[\"\u{1F}\"]"),
    .refuse("[\"a\r\"]"), .refuse("\"a"), .refuse("\"\\"), .refuse(#"["a"b]"#),
    .refuse(#"["a""b"]"#),
    .refuse(#"{"a\":1}"#), .refuse(#"[\n]"#), .refuse(#"["\u0022]"#),
  ]

  private static let words: [JSONCase] = [
    .accept("[true]"), .accept("[false]"), .accept("[null]"), .accept("[ true , false , null ]"),
    .refuse("[tru]"), .refuse("[fals]"), .refuse("[nul]"), .refuse("[True]"), .refuse("[NULL]"),
    .refuse("[truee]"), .refuse("[nullx]"), .refuse("[t]"), .refuse("[true false]"),
    .refuse("[undefined]"), .refuse("nul"), .refuse("tru"), .refuse("[n"), .refuse("[falsE]"),
  ]

  private static let encodings: [JSONCase] = [
    .accept("\u{FEFF}[]"), .accept("\u{FEFF}{\"a\":1}"),
    .refuse("\u{FEFF}"), .refuse("\u{FEFF}\u{FEFF}[]"), .refuse("[\u{FEFF}1]"),
    .refuse("[]\u{FEFF}"), .refuse("", [0xEF, 0xBB], "[]"), .refuse("[\"", [0xFF], "\"]"),
    .refuse("[\"", [0xE9], "\"]"), .refuse("[\"", [0x80], "\"]"),
    .refuse("[\"", [0xC0, 0xAF], "\"]"),
    .refuse("[\"", [0xC1, 0x81], "\"]"), .refuse("[\"", [0xE0, 0x80, 0xAF], "\"]"),
    .refuse("[\"", [0xF0, 0x80, 0x80, 0xAF], "\"]"), .refuse("[\"", [0xED, 0xA0, 0x80], "\"]"),
    .refuse("[\"", [0xED, 0xBF, 0xBF], "\"]"), .refuse("[\"", [0xF4, 0x90, 0x80, 0x80], "\"]"),
    .refuse("[\"", [0xF5, 0x80, 0x80, 0x80], "\"]"), .refuse("[\"", [0xE2, 0x82], "\"]"),
    .refuse("[\"", [0xF0, 0x9D, 0x84], "\"]"), .refuse("[\"a", [0xC3], ""),
    .refuse("{\"", [0xE9], "\":1}"), .refuse("[", [0xE5], "]"), .refuse("", [0xFF], "[]"),
    .refuse("[1]", [0x80], ""),
    .refuse("", [0x5B, 0x00, 0x5D, 0x00], "", unlike: JSONCase.wideText),
    .refuse("", [0x00, 0x5B, 0x00, 0x5D], "", unlike: JSONCase.wideText),
    .refuse("", [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], "", unlike: JSONCase.wideText),
    .refuse("", [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], "", unlike: JSONCase.wideText),
    .refuse("", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B, 0, 0, 0, 0x5D], "", unlike: JSONCase.wideText),
  ]
}
