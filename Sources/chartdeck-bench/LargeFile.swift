/// A chart file in the contest's form, as large as wanted, the same in every run.
enum LargeFile {
  private static let seriesCount = 4
  private static let day = 86_400_000

  /// About `count` bytes of JSON: daily points of four lines that wander.
  static func bytes(count: Int) -> [UInt8] {
    let bytesPerPoint = 14 + seriesCount * 8
    let points = max(2, count / bytesPerPoint)
    let x = column("x", (0..<points).map { 1_542_412_800_000 + $0 * day })
    var numbers = SplitMix64(state: 7)
    let ids = (0..<seriesCount).map { "y\($0)" }
    let series = ids.map { column($0, walk(points, &numbers)) }
    let types = object(ids.map { ($0, "line") } + [("x", "x")])
    let colors = object(ids.map { ($0, "#3DC23F") })
    let text =
      "[{\"columns\":[" + ([x] + series).joined(separator: ",")
      + "],\"types\":\(types),\"names\":\(object(ids.map { ($0, $0) })),\"colors\":\(colors)}]"
    return Array(text.utf8)
  }

  private static func walk(_ count: Int, _ numbers: inout SplitMix64) -> [Int] {
    var value = 2_000_000
    return (0..<count).map { _ in
      value = min(
        max(value + Int.random(in: -30_000...30_000, using: &numbers), 1_000_000), 9_999_999)
      return value
    }
  }

  private static func column(_ id: String, _ values: [Int]) -> String {
    "[\"\(id)\"," + values.map { String($0) }.joined(separator: ",") + "]"
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
  }
}

/// Pseudo-random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  /// What the next number follows from.
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
