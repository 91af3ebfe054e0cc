import Testing

@testable import ChartCairo

@Suite struct ImageErrorTests {
  private static let sentences: [(ImageError, String)] = [
    (
      .emptySize(width: 0, height: 10.5),
      "An image of 0 × 10.5 pixels would be empty: give a width, a height and a scale that make "
        + "at least one pixel."
    ),
    (
      .tooLarge(width: 40_000, height: 2),
      "An image of 40000 × 2 pixels is too large: at most 32767 pixels along a side and "
        + "268435456 altogether are possible."
    ),
    (.notPainted(reason: "out of memory"), "The picture could not be painted: out of memory."),
    (
      .notWritten(path: "a/b.png", reason: "No space left on device"),
      "\"a/b.png\" could not be written: No space left on device."
    ),
  ]

  @Test(arguments: sentences)
  func isOneSentence(error: ImageError, sentence: String) {
    #expect(error.description == sentence)
  }
}
