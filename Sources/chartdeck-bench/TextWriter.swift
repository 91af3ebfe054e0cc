import Glibc

/// Text is handed on when there is so much of it.
private let chunkSize = 1 << 20

/// Collects text and hands it on in chunks.
struct TextWriter {
  private var chunk: [UInt8] = []
  private let output: ([UInt8]) -> Void

  /// A writer whose chunks go to `output`.
  init(output: @escaping ([UInt8]) -> Void) {
    self.output = output
    chunk.reserveCapacity(chunkSize + 64)
  }

  /// Adds a text.
  mutating func add(_ text: String) { chunk += text.utf8 }

  /// Adds a comma and a number above 0, its last digits behind a point.
  mutating func add(number: Int, decimals: Int) {
    let first = chunk.count
    var (rest, digits) = (number, 0)
    while rest > 0 || digits <= decimals {
      if digits == decimals, decimals > 0 { chunk.append(UInt8(ascii: ".")) }
      chunk.append(UInt8(ascii: "0") + UInt8(rest % 10))
      (rest, digits) = (rest / 10, digits + 1)
    }
    chunk.append(UInt8(ascii: ","))
    chunk[first...].reverse()
    if chunk.count >= chunkSize { finish() }
  }

  /// Hands on what is left.
  mutating func finish() {
    output(chunk)
    chunk.removeAll(keepingCapacity: true)
  }

  /// Writes what `tell` hands on to the file at `path`.
  static func write(
    path: String, _ tell: (_ output: @escaping ([UInt8]) -> Void) -> Void
  ) throws(SystemError) {
    guard let file = fopen(path, "wb") else { throw SystemError(path) }
    var isWritten = true
    tell { chunk in
      isWritten = isWritten && fwrite(chunk, 1, chunk.count, file) == chunk.count
    }
    guard fclose(file) == 0, isWritten else { throw SystemError(path) }
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
