import ChartCore
import Testing

@testable import ChartFiles

@Suite struct ColorTelegramTests {
  @Test(arguments: [
    ("#3DC23F", "#3DC23F"), ("#cb513a", "#CB513A"), ("#000000", "#000000"), ("#FFFFFF", "#FFFFFF"),
    ("BLUE#3497ED", "#3497ED"), ("lightgreen#9ed448", "#9ED448"), ("a#b#123456", "#123456"),
    ("é#123456", "#123456"), ("", nil), ("#", nil), ("red", nil), ("#12345", nil),
    ("#1234567", nil), ("#12345678", nil), ("#RGB", nil), ("#fff", nil), ("#zzzzzz", nil),
    ("3DC23F", nil), ("#12345é", nil), ("#+12345", nil), ("#1234 5", nil), ("##12345", nil),
    ("#１２", nil),
  ])
  func readsSixDigitsAfterTheLastMark(text: String, hex: String?) {
    #expect(Color(telegram: text)?.hex == hex)
  }
}
