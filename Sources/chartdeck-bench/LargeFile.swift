import Glibc

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
  /// Text is handed on when there is so much of it.
  private static let chunkSize = 1 << 20

  /// The whole text.
  var text: [UInt8] {
    var text: [UInt8] = []
    write { text += $0 }
    return text
  }

  /// Writes the text to a file, chunk by chunk.
  func write(path: String) throws(SystemError) {
    guard let file = fopen(path, "wb") else { throw SystemError(path) }
    var isWritten = true
    write { chunk in
      isWritten = isWritten && fwrite(chunk, 1, chunk.count, file) == chunk.count
    }
    guard fclose(file) == 0, isWritten else { throw SystemError(path) }
  }

  /// Hands on the text chunk by chunk.
  private func write(to output: @escaping ([UInt8]) -> Void) {
    var writer = TextWriter(chunkSize: Self.chunkSize, output: output)
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
      writer.add(number: moment, isDecimal: false)
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
      writer.add(number: value, isDecimal: isDecimal)
    }
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
  }
}

/// Collects text and hands it on in chunks.
private struct TextWriter {
  private var chunk: [UInt8] = []
  private let chunkSize: Int
  private let output: ([UInt8]) -> Void

  init(chunkSize: Int, output: @escaping ([UInt8]) -> Void) {
    self.chunkSize = chunkSize
    self.output = output
    chunk.reserveCapacity(chunkSize + 64)
  }

  mutating func add(_ text: String) { chunk += text.utf8 }

  /// Adds a comma and a number above 0, the last two digits behind a point where it is decimal.
  mutating func add(number: Int, isDecimal: Bool) {
    let first = chunk.count
    var (rest, digits) = (number, 0)
    while rest > 0 || digits < 3 && isDecimal {
      if isDecimal && digits == 2 { chunk.append(UInt8(ascii: ".")) }
      chunk.append(UInt8(ascii: "0") + UInt8(rest % 10))
      (rest, digits) = (rest / 10, digits + 1)
    }
    chunk.append(UInt8(ascii: ","))
    chunk[first...].reverse()
    if chunk.count >= chunkSize { finish() }
  }

  mutating func finish() {
    output(chunk)
    chunk.removeAll(keepingCapacity: true)
  }
}

/// What the system says of a file.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  /// The last system call's error about the file at `path`.
  init(_ path: String) { description = "\(path): \(String(cString: strerror(errno)))" }
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
