/// Chart files in the contest's form, as large as wanted, the same in every run.
struct LargeFile {
  /// About how many bytes of JSON.
  var bytes: Int
  /// Whether the series have two decimals, as prices have.
  var isDecimal = false
  /// Whether the moments are a minute apart, all of them.
  var isRegular = true

  /// A series each.
  private static let colors = ["#3DC23F", "#F34C44", "#108BE3", "#E8AF14"]
  private static let start = 1_542_412_800_000
  private static let minute = 60_000

  /// The whole text.
  var text: [UInt8] {
    var text: [UInt8] = []
    write { text += $0 }
    return text
  }

  /// Writes the text to a file, chunk by chunk.
  func write(path: String) throws(SystemError) {
    try TextWriter.write(path: path, write)
  }

  /// Hands on the text chunk by chunk.
  private func write(to output: @escaping ([UInt8]) -> Void) {
    var writer = TextWriter(output: output)
    let ids = Self.colors.indices.map { "y\($0)" }
    writer.add("[{\"columns\":[[\"x\"")
    writeMoments(&writer)
    for (index, id) in ids.enumerated() {
      writer.add("],[\"\(id)\"")
      writeWalk(&writer, seed: UInt64(index + 7))
    }
    writer.add("]],\"types\":" + Self.object(ids.map { ($0, "line") } + [("x", "x")]))
    writer.add(",\"names\":" + Self.object(ids.map { ($0, $0) }))
    writer.add(",\"colors\":" + Self.object(Array(zip(ids, Self.colors))) + "}]")
    writer.finish()
  }

  private var points: Int {
    let bytesPerPoint = 14 + Self.colors.count * (isDecimal ? 7 : 8)
    return max(2, bytes / bytesPerPoint)
  }

  private func writeMoments(_ writer: inout TextWriter) {
    var numbers = SplitMix64(state: 3)
    var moment = Self.start
    for _ in 0..<points {
      writer.add(number: moment, decimals: 0)
      moment += isRegular ? Self.minute : Int(numbers.next() % UInt64(2 * Self.minute))
    }
  }

  private func writeWalk(_ writer: inout TextWriter, seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    let (lowest, highest) = isDecimal ? (1_000, 99_999) : (1_000_000, 9_999_999)
    let step = (highest - lowest) / 300
    var value = (lowest + highest) / 2
    for _ in 0..<points {
      value += Int(numbers.next() % UInt64(2 * step + 1)) - step
      value = min(max(value, lowest), highest)
      writer.add(number: value, decimals: isDecimal ? 2 : 0)
    }
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
  }
}
