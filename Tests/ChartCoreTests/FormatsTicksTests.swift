import TestSupport
import Testing

@testable import ChartCore

@Suite struct FormatsTicksTests {
  /// What is written on an axis that holds a range: the heading, if any, and the labels from below.
  private func axis(
    _ range: ClosedRange<Double>, _ unit: Presentation.Unit = .plain, in formats: Formats = .english
  ) -> String {
    let ticks = YTicks(containing: range, isBinary: unit.isBinary)
    let domain = ticks.domain(containing: range)
    let notation = TickNotation(of: ticks, over: domain, unit: unit)
    let heading = formats.heading(of: notation).map { "[\($0)] " } ?? ""
    return heading
      + ticks.values(in: domain).map { formats.tick($0, in: notation) }.joined(separator: ", ")
  }

  @Test(
    "all ticks of an axis are in one size",
    arguments: [
      (0.0...0.0, "0, 1, 2, 3, 4, 5"), (0...1, "0, 0.2, 0.4, 0.6, 0.8, 1"),
      (0...53, "0, 10, 20, 30, 40, 50"), (0...1100, "0, 200, 400, 600, 800, 1_000"),
      (2600...3500, "2_600, 2_800, 3_000, 3_200, 3_400"),
      (0...12_000, "0, 2K, 4K, 6K, 8K, 10K, 12K"),
      (-2500...11_000, "−4K, −2K, 0, 2K, 4K, 6K, 8K, 10K"),
      (0...1_000_000, "0, 0.2M, 0.4M, 0.6M, 0.8M, 1M"),
      (950_000...1_010_000, "0.95M, 0.96M, 0.97M, 0.98M, 0.99M, 1M, 1.01M"),
      (0...4.5e12, "0, 1T, 2T, 3T, 4T"), (0...0.53, "0, 0.1, 0.2, 0.3, 0.4, 0.5"),
      (0...0.0005, "0, 0.0001, 0.0002, 0.0003, 0.0004, 0.0005"),
      (-0.3 ... -0.1, "−0.3, −0.25, −0.2, −0.15, −0.1"),
    ])
  func oneSize(range: ClosedRange<Double>, expected: String) {
    #expect(axis(range) == expected.replacing("_", with: "\u{202F}"))
  }

  @Test(
    "a power of ten is written once",
    arguments: [
      (0.0...0.0002, "[×10⁻⁶] 0, 50, 100, 150, 200"),
      (0...1e-9, "[×10⁻⁹] 0, 0.2, 0.4, 0.6, 0.8, 1"),
      (-5.3e-7...0, "[×10⁻⁹] −600, −500, −400, −300, −200, −100, 0"),
      (0...5.3e16, "[×10¹⁵] 0, 10, 20, 30, 40, 50"), (0...1e308, "[×10³⁰⁶] 0, 20, 40, 60, 80, 100"),
      (0.0012...0.0014, "[×10⁻³] 1.2, 1.25, 1.3, 1.35, 1.4"),
    ])
  func onePower(range: ClosedRange<Double>, expected: String) {
    #expect(axis(range) == expected.replacing("_", with: "\u{202F}"))
  }

  @Test(
    "what all ticks have in common is written once",
    arguments: [
      (
        1_500_000.05...1_500_000.45,
        "[1.5M +] 0, +0.1, +0.2, +0.3, +0.4"
      ),
      (-1_500_000.42 ... -1_500_000.05, "[−1.5M +] −0.5, −0.4, −0.3, −0.2, −0.1"),
      (1_499_999.8...1_500_000.2, "[1.5M +] −0.2, −0.1, 0, +0.1, +0.2"),
      (999_999.9999...1_000_000.0001, "[1M + …×10⁻⁶] −100, −50, 0, +50, +100"),
      (1.00002...1.00009, "[1 + …×10⁻⁶] +20, +30, +40, +50, +60, +70, +80, +90"),
      (
        1_234_567_000...1_234_567_500,
        "[1_234_500_000 +] +67_000, +67_100, +67_200, +67_300, +67_400, +67_500"
      ),
      (3e9...3e9 + 40_000, "[3B +] 0, +10K, +20K, +30K, +40K"),
      (12.345...12.349, "12.345, 12.346, 12.347, 12.348, 12.349"),
    ])
  func oneOffset(range: ClosedRange<Double>, expected: String) {
    #expect(axis(range) == expected.replacing("_", with: "\u{202F}"))
  }

  @Test("an offset stays while the range moves over a hundred ticks")
  func offsetsStay() {
    let headings = (0..<90).map { step in
      axis(2_000_000 + Double(step)...2_000_005 + Double(step)).prefix { $0 != "]" }
    }
    #expect(Set(headings) == ["[2M +"])
  }

  @Test(
    "units",
    arguments: [
      (0.0...2e9, Presentation.Unit.nanotons, "0 TON, 0.5 TON, 1 TON, 1.5 TON, 2 TON"),
      (0...3, .nanotons, "[×10⁻⁹ TON] 0, 0.5, 1, 1.5, 2, 2.5, 3"),
      (0...11_000, .stars, "0 Stars, 2K Stars, 4K Stars, 6K Stars, 8K Stars, 10K Stars"),
      (0...3, .stars, "0 Stars, 0.5 Stars, 1 Star, 1.5 Stars, 2 Stars, 2.5 Stars, 3 Stars"),
      (0...5000, .bytes, "0 B, 1_000 B, 2_000 B, 3_000 B, 4_000 B, 5_000 B"),
      (0...1.2e9, .bytes, "0 B, 0.2 GB, 0.4 GB, 0.6 GB, 0.8 GB, 1 GB, 1.2 GB"),
      (0...5e18, .bytes, "0 B, 1 EB, 2 EB, 3 EB, 4 EB, 5 EB"),
      (0...5000, .binaryBytes, "0 B, 1_024 B, 2_048 B, 3_072 B, 4_096 B"),
      (
        0...1.5 * 1_048_576, .binaryBytes,
        "0 B, 0.25 MiB, 0.5 MiB, 0.75 MiB, 1 MiB, 1.25 MiB, 1.5 MiB"
      ),
      (0...(40 * 1024), .binaryBytes, "0 B, 8 KiB, 16 KiB, 24 KiB, 32 KiB, 40 KiB"),
      (
        0...1e30, .binaryBytes,
        "0 B, 137_438_953_472 EiB, 274_877_906_944 EiB, 412_316_860_416 EiB, 549_755_813_888 EiB, 687_194_767_360 EiB, 824_633_720_832 EiB"
      ),
    ])
  func units(range: ClosedRange<Double>, unit: Presentation.Unit, expected: String) {
    #expect(axis(range, unit) == expected.replacing("_", with: "\u{202F}"))
  }

  @Test func separatorsFollowTheLocale() {
    var german = Formats.english
    (german.numbers.decimalSeparator, german.numbers.groupingSeparator) = (",", ".")
    #expect(axis(0...1, in: german) == "0, 0,2, 0,4, 0,6, 0,8, 1")
    #expect(axis(1_500_000.15...1_500_000.42, in: german).hasPrefix("[1,5M +] +0,15, +0,2"))
  }

  @Test func whatIsNoNumberIsASign() {
    let notation = TickNotation(of: YTicks(containing: 0...1), over: 0...1)
    let texts = [Double.nan, .infinity, -.infinity].map { Formats.english.tick($0, in: notation) }
    #expect(texts == ["–", "∞", "−∞"])
  }

  @Test(arguments: [Presentation.Unit.plain, .nanotons, .stars, .bytes, .binaryBytes])
  func noTwoLabelsOfAnAxisAreEqual(unit: Presentation.Unit) {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<3000 {
      let size = Double("1e\(Int.random(in: -12...18, using: &random))") ?? 1
      let lower = Double.random(in: -1...1, using: &random) * size
      let part = Double("1e\(Int.random(in: -15...0, using: &random))") ?? 1
      let range = lower...lower + Double.random(in: 0.01...1, using: &random) * size * part
      let ticks = YTicks(containing: range, isBinary: unit.isBinary)
      let domain = ticks.domain(containing: range)
      let notation = TickNotation(of: ticks, over: domain, unit: unit)
      for ticks in [ticks, ticks.coarser, ticks.coarser.coarser] {
        let texts = ticks.values(in: domain).map { Formats.english.tick($0, in: notation) }
        #expect(Set(texts).count == texts.count, "seed 32: \(texts)")
      }
    }
  }
}
