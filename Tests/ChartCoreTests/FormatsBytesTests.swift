import ChartCore
import Testing

@Suite struct FormatsBytesTests {
  @Test(arguments: [
    (0, "0 bytes"), (-5, "0 bytes"), (1, "1 byte"), (2, "2 bytes"), (999, "999 bytes"),
    (1000, "1.00_kB"), (1004, "1.00_kB"), (1005, "1.01_kB"), (9994, "9.99_kB"), (9995, "10.0_kB"),
    (99_949, "99.9_kB"), (99_950, "100_kB"), (999_499, "999_kB"), (999_500, "1.00_MB"),
    (312_000_000, "312_MB"), (1_058_000_232, "1.06_GB"), (64 << 30, "68.7_GB"),
    (1_000_000_000_000, "1.00_TB"), (Int.max, "9.22_EB"),
  ])
  func threeDigits(count: Int, expected: String) {
    #expect(Formats.english.bytes(count) == expected.replacing("_", with: "\u{A0}"))
  }

  @Test func decimalsAreTheLocales() {
    var german = Formats.english
    german.numbers.decimalSeparator = ","
    #expect(german.bytes(1_058_000_232) == "1,06\u{A0}GB")
    #expect(german.bytes(312_000_000) == "312\u{A0}MB")
  }
}
