import Testing

@testable import ChartFiles

@Suite struct StringNaturalOrderTests {
  @Test func numbersCountAsNumbers() {
    let names = [
      "", "1", "01", "2", "9", "10", "18446744073709551616", "18446744073709551617", "a", "a1",
      "a2", "a2b", "a10", "a10b2", "a10b10", "b", "é",
    ].enumerated()
    for (i, a) in names {
      for (j, b) in names where i != j {
        // Leading zeros tell only what is equal otherwise.
        let expected = (a, b) == ("1", "01") ? false : (a, b) == ("01", "1") ? true : i < j
        #expect(a.isNaturallyBefore(b) == expected, "\(a) \(b)")
      }
      #expect(!a.isNaturallyBefore(a))
    }
  }
}
