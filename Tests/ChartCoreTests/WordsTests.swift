import ChartCore
import Testing

/// A language of a few words, in which forms for one are said of 21 too.
private let other = Words(language: "xx") { pattern, plural in
  guard let plural else {
    return ["line %1$s: %2$s": "%2$s (%1$s)", "an object": "objekt", "price\u{4}Open": "auf"][
      pattern]
  }
  return pattern == "%1$s row of %2$s"
    ? (plural.count % 10 == 1 ? "%2$s: %1$s a" : "%2$s: %1$s b") : nil
}

private let cases: [(Phrase, String, String)] = [
  ("", "", ""),
  ("an object", "an object", "objekt"),
  ("50 % of all", "50 % of all", "50 % of all"),
  ("line \(3): \("an object" as Phrase)", "line 3: an object", "objekt (3)"),
  ("line \(3): \("100 %1$s")", "line 3: 100 %1$s", "100 %1$s (3)"),
  (Phrase("Open", context: "price"), "Open", "auf"),
  (Phrase(verbatim: "an object"), "an object", "an object"),
  (Phrase(known: "an object"), "an object", "objekt"),
  (Phrase(known: "5 % | Open"), "5 % | Open", "5 % | Open"),
]

struct WordsTests {
  @Test(arguments: cases)
  func phrasesAreToldInALanguage(phrase: Phrase, english: String, translated: String) {
    #expect(phrase.description == english)
    #expect(other(phrase) == translated)
  }

  @Test(arguments: [
    (0, "0 rows of x", "x: 0 b"), (1, "1 row of x", "x: 1 a"), (2, "2 rows of x", "x: 2 b"),
    (21, "21 rows of x", "x: 21 a"), (-1, "-1 row of x", "x: -1 b"),
  ])
  func numbersChooseTheForm(count: Int, english: String, translated: String) {
    let phrase = Phrase(
      counting: count, one: "\(count) row of \("x")", many: "\(count) rows of \("x")")
    #expect(phrase.description == english)
    #expect(other(phrase) == translated)
  }

  @Test func numbersHaveTheDigitsOfTheLanguage() {
    var words = other
    words.zero = "\u{660}"
    #expect(words("line \(12): \("12")") == "12 (١٢)")
  }

  @Test func countsOfManyThingsAreInGroups() {
    var words = Words.english
    #expect(words("\(count: 1_234_567) of \(count: 7)") == "1\u{202F}234\u{202F}567 of 7")
    words.numbers.groupingSeparator = "."
    #expect(words("\(count: 2000) of \(3000)") == "2.000 of 3000")
  }

  @Test func phrasesAreTheSameWhereTheySayTheSame() {
    #expect("line \(3)" as Phrase == "line 3")
    #expect("line \(3)" as Phrase != "line 4")
  }
}
