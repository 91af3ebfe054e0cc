import CKernels
import Glibc
import TestSupport
import Testing

/// The loop over decimals gives the C library's doubles, to the last bit; the tests run in the C locale.
@Suite struct DecimalKernelTests {
  @Test(arguments: [
    "0", "-0", "-0.0", "0.1", "-0.1", "12.34", "0.30000000000000004", "9007199254740994",
    "9007199254740993.5", "9007199254740992.5", "1.7976931348623157", "0.0000000000000000001",
    "9999999999999997952", "0.9999999999999999999", "0.0000000000000000000", "9223372036854775808",
    "18014398509481985.0",
    "4503599627370497.5", "4503599627370496.500", "1844674407370955.161", "5.000000000000000001",
  ])
  func readsTheNearestDouble(text: String) {
    let (read, rest) = run(text + ",")
    #expect(read.map(\.bitPattern) == [strtod(text, nil).bitPattern])
    #expect(rest == Self.tail.count)
  }

  @Test(arguments: [
    "01.5", "1.", ".5", "-", "-.5", "1.5e3", "1e3", "null", "12345678901234567890", "1.5]", "1..2",
    "0.12345678901234567890", "--1", "+1", "", "1 ", "9007199254740993", "-9007199254740993",
    "9999999999999999999", "9223372036854775807",
  ])
  func leavesWhatIsNotQuick(text: String) {
    #expect(run(text + ",").numbers.isEmpty, "\(text)")
  }

  @Test(arguments: 1...20)
  func readsRandomDecimals(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<2_000).map { _ in Self.decimal(&random) }
    let text = texts.map { $0 + (Bool.random(using: &random) ? "," : ", ") }.joined()
    let read = run(text).numbers
    #expect(read.count == texts.count, "seed \(seed)")
    for (text, number) in zip(texts, read) {
      #expect(number.bitPattern == strtod(text, nil).bitPattern, "seed \(seed): \(text)")
    }
  }

  private static func decimal(_ random: inout SeededGenerator) -> String {
    // What a double does not hold is not quick, where it has no fraction.
    let bits = UInt64.random(in: 1...59, using: &random)
    let whole = UInt64.random(in: 0..<(1 << bits), using: &random) & (~0 << (max(bits, 53) - 53))
    var text = (Bool.random(using: &random) ? "-" : "") + "\(whole)"
    let room = 19 - "\(whole)".count
    if room > 0 && Bool.random(using: &random) {
      let digits = (0..<Int.random(in: 1...room, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }
      text += "." + digits.joined()
    }
    return text
  }

  /// What follows is longer than the kernel's margin, and no number.
  private static let tail = Array(String(repeating: "x", count: 80).utf8)

  private func run(_ text: String) -> (numbers: [Double], rest: Int) {
    IntegerKernelTests.run(chart_read_decimals, on: Array(text.utf8) + Self.tail)
  }
}
