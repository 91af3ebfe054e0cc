import Testing

@testable import ChartFiles

@Suite struct TextPlaceTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4),
    ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n\nb", 3, 3, 1), ("a\rb", 2, 2, 1),
    ("a\r\nb", 3, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\n\r\nb", 5, 3, 1), ("a\n\rb", 3, 3, 1),
    ("a\n", 2, 2, 1), ("a\r", 2, 2, 1), ("é€𝄞x", 9, 1, 4), ("é\n€x", 6, 2, 2),
    ("\u{FEFF}abc", 3, 1, 1), ("\u{FEFF}abc", 5, 1, 3), ("\u{FEFF}a\nb", 5, 2, 1),
    ("\u{FEFF}", 0, 1, 1),
  ])
  func countsAsAnEditorDoes(text: String, offset: Int, line: Int, column: Int) {
    let place = TextPlace(of: offset, in: Array(text.utf8))
    #expect(place.line == line)
    #expect(place.column == column)
  }
}
