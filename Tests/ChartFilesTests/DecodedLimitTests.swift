import ChartCore
import Testing

@testable import ChartFiles

/// Small files that become large ones.
@Suite struct DecodedLimitTests {
  @Test(arguments: [
    (0, 256 << 20), (-1, 256 << 20), (130_000, 256 << 20), (1 << 20, 1 << 30), (64 << 20, 64 << 30),
    (Int.max, 64 << 30),
  ])
  func aFileBecomesAThousandTimesAsMuchAtMost(bytes: Int, limit: Int) {
    #expect(Limits.decodedBytes(of: bytes) == limit)
  }

  @Test(arguments: ["", "\""])
  func aRowWithoutEndIsRefused(quote: String) throws {
    let cell = Array(repeating: UInt8(ascii: "x"), count: 40 << 20)
    let folder = try TestFolder()
    let path = try folder.write(
      Compressed.zstd(Array("t,v\n1,2\n2,\(quote)".utf8) + cell), to: "a.csv.zst")
    let sentence = try #require(refusal(ofFile: path))
    #expect(
      sentence
        == "a.csv.zst, line 3, column 1: a row of at most 16 MiB was expected, found a longer one.")
  }
}
