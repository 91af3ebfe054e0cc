import Testing

@testable import ChartFiles

@Suite struct ExactTextTests {
  @Test func looksDoNotCount() {
    let (one, two) = ("\u{E9}", "e\u{301}")
    #expect(one == two)
    #expect(ExactText(one) != ExactText(two))
    #expect(Set([ExactText(one), ExactText(two), ExactText("\u{E9}")]).count == 2)
    #expect(ExactText("x") == "x" && ExactText("") != "x")
  }
}
