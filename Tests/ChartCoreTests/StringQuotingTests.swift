import ChartCore
import Testing

@Suite struct StringQuotingTests {
  @Test(arguments: [
    ("", "\"\""), ("abc", "\"abc\""), ("a\nb\0c", "\"ab␀c\""),
    ("\u{1B}[31m\u{9B}", "\"␛[31m\u{FFFD}\""), ("a\u{202E}b", "\"ab\""),
    ("<b>&", "\"<b>&\""), ("a b", "\"a b\""), ("é😀", "\"é😀\""),
    (String(repeating: "a", count: 40), "\"" + String(repeating: "a", count: 40) + "\""),
    (String(repeating: "a", count: 41), "\"" + String(repeating: "a", count: 40) + "…\""),
    (
      "e" + String(repeating: "\u{301}", count: 100_000),
      "\"e" + String(repeating: "\u{301}", count: 39) + "…\""
    ),
  ])
  func quotesShortAndVisible(text: String, expected: String) {
    #expect(text.quoted == expected)
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("a\nb", "a b"), ("a\r\nb", "a  b"), ("a\0b\u{7F}", "a␀b␡"),
    ("\u{1B}]0;x\u{7}\u{9B}", "␛]0;x␇\u{FFFD}"),
    ("a\u{2028}b\u{2029}c\u{85}", "a b c "), ("العربية \u{202E}x", "العربية \u{202E}x"),
  ])
  func replacesWhatBreaksLines(text: String, expected: String) {
    #expect(text.onOneLine == expected)
  }

  @Test(arguments: [
    ("", true), (" ", true), ("\n\t", true), ("\u{200B}\u{A0}", true), ("a", false), (" . ", false),
  ])
  func knowsWhatCannotBeSeen(text: String, isBlank: Bool) {
    #expect(text.isBlank == isBlank)
  }
}
