import Glibc
import TestSupport
import Testing

@testable import ChartFiles

@Suite struct JSONReaderNumbersTests {
  @Test(arguments: [
    "0", "-0", "-0.0", "-0e5", "1", "-1", "9007199254740991", "9007199254740992",
    "9007199254740993", "9007199254740995", "-9007199254740993", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "18446744073709551616",
    "9999999999999999999", "99999999999999999999", "100000000000000000000", "1e22", "1e23",
    "8.5e22", "123456789012345678e-22", "9007199254740993e0", "9007199254740992e22", "1e-22",
    "1e-23", "0.1", "0.2", "0.3", "1.7976931348623157e308", "1.7976931348623158e308",
    "179769313486231580793e288", "4.9406564584124654e-324", "5e-324", "2e-324", "2.5e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "1e-400", "-1e-400", "0e400", "0e99999999999999999999",
    "1.00000000000000011102230246251565", "1.00000000000000011102230246251566",
    "0.000000000000000000000000000001", "123456.789e3", "3.141592653589793238462643383279",
    "6.02214076e23", "1e0000000000000000000000000000005", "1.5E+3",
    "0.500000000000000166533453693773481063544750213623046875",
  ])
  func isTheNearestDouble(text: String) throws {
    #expect(try number(text).bitPattern == standard(text).bitPattern, "\(text)")
  }

  @Test(arguments: 1...4)
  func isTheNearestDoubleOfRandomDecimals(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let text = decimal(using: &random)
      #expect(try number(text).bitPattern == standard(text).bitPattern, "seed \(seed): \(text)")
    }
  }

  @Test func readsBackEveryShortestDecimal() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(try number("\(value)").bitPattern == value.bitPattern, "\(value)")
    }
  }

  @Test func readsAMillionDigits() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    #expect(try number("0." + digits) == 7.0 / 9)
    #expect(throws: Fault.self) { try number(digits) }
  }

  @Test func leavesWhatFollows() throws {
    var reader = try JSONReader(Array("12,".utf8))
    #expect(try reader.number() == 12)
    #expect(reader.position == 2)
  }

  private func number(_ text: String) throws -> Double {
    var reader = try JSONReader(Array(text.utf8))
    let value = try reader.number()
    try reader.finish()
    return value
  }

  /// The C library's answer; the tests run in the C locale.
  private func standard(_ text: String) -> Double {
    strtod(text, nil)
  }

  /// A decimal of up to 25 digits, with any of its parts or none.
  private func decimal(using random: inout SeededGenerator) -> String {
    let whole = UInt64.random(
      in: 0...(1 << UInt64.random(in: 0...62, using: &random)), using: &random)
    var text = (Bool.random(using: &random) ? "-" : "") + String(whole)
    if Bool.random(using: &random) {
      text += "." + String(UInt64.random(in: 0...999_999_999, using: &random))
    }
    if Bool.random(using: &random) { text += "e\(Int.random(in: -310...280, using: &random))" }
    return text
  }
}
