import Glibc

/// What the program's window costs, told by the program itself and by a window without content, the
/// two in turn.
struct WindowBench {
  /// Frames of a drag of the mini-map on the screen.
  private static let frames = 300
  /// Bytes of the large file of a start.
  private static let largeSize = 100_000_000
  /// The lines of a crowd.
  private static let lines = 1000
  /// Chart sets of a small and of a large deck, and the bytes of each.
  private static let sets = (few: 5, many: 1000, size: 3_000)

  /// The program with the charts.
  let program: String
  /// The window without content.
  let yardstick: String
  /// What the program opens: a file, or an option.
  let argument: String
  /// A large file that is opened in a window; nil for none.
  let stallFile: String?
  /// How often each is run.
  let count: Int

  /// All figures. Needs room for the large file in the system's folder for such things.
  func measurements() throws -> [Measurement] {
    let large = scratchPath("large")
    try LargeFile(bytes: Self.largeSize).write(path: large)
    let crowd = try scratchFile("crowd", chart(ofLines: Self.lines))
    defer { unlink(crowd) }
    let few = try scratchFile("few", deck(of: Self.sets.few))
    let many = try scratchFile("many", deck(of: Self.sets.many))
    defer { for path in [large, few, many] { unlink(path) } }
    return try starts(large: large, few: few, many: many) + screen(large: large, crowd: crowd)
      + stalls()
  }

  private func starts(large: String, few: String, many: String) throws -> [Measurement] {
    try ProgramReport.measurements(
      of: [
        .firstFrame("empty window", yardstick), .firstFrame("charts", program, argument),
        .firstFrame("100 MB", program, large),
        .firstFrame("5 sets in the carousel", program, few, layout: "carousel"),
        .firstFrame("1000 sets in the carousel", program, many, layout: "carousel"),
      ], count: count)
  }

  private func screen(large: String, crowd: String) throws -> [Measurement] {
    try ProgramReport.measurements(
      of: [
        .frame("empty window", yardstick, frames: Self.frames),
        .frame("four series", program, large, frames: Self.frames),
        .indicator("four series", program, large, frames: Self.frames),
        .indicator("\(Self.lines) series", program, crowd, frames: Self.frames),
      ], count: max(1, count / 3))
  }

  private func stalls() throws -> [Measurement] {
    guard let stallFile else { return [] }
    return try ProgramReport.measurements(
      of: [
        .stall(stallFile, program, file: stallFile), .work(stallFile, program, file: stallFile),
      ], count: max(1, count / 3))
  }

  /// A chart of so many lines over a year.
  private func chart(ofLines count: Int) -> [UInt8] {
    let days = 0..<365
    let x = days.map { "\(1_700_006_400_000 + $0 * 86_400_000)" }.joined(separator: ",")
    let columns = (0..<count).map { line in
      let values = days.map { "\(line * 7 + ($0 * (37 + line)) % 113)" }
      return "[\"y\(line)\",\(values.joined(separator: ","))]"
    }
    func members(_ value: (Int) -> String) -> String {
      (0..<count).map { "\"y\($0)\":\"\(value($0))\"" }.joined(separator: ",")
    }
    let text =
      "{\"columns\":[[\"x\",\(x)],\(columns.joined(separator: ","))],"
      + "\"types\":{\"x\":\"x\",\(members { _ in "line" })},"
      + "\"names\":{\(members { "Server \($0)" })},\"colors\":{}}"
    return Array(text.utf8)
  }

  /// A file of many charts.
  private func deck(of count: Int) -> [UInt8] {
    let chart = LargeFile(bytes: Self.sets.size).text.dropFirst().dropLast()
    let comma = UInt8(ascii: ",")
    return [UInt8(ascii: "[")]
      + Array(repeatElement(Array(chart), count: count).joined(separator: [comma]))
      + [UInt8(ascii: "]")]
  }

  private func scratchFile(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> String {
    let path = scratchPath(name)
    guard let file = fopen(path, "w") else { throw SystemError(path) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw SystemError(path) }
    return path
  }

  private func scratchPath(_ name: String) -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(folder)/chartdeck-bench-\(getpid())-\(name).json"
  }
}
