/// How much text is written at once.
private let writtenBytes = 1 << 16

/// Writes the text that `telling` tells part by part to the file at `path`, which is replaced once all of it is
/// there: what was there before stays until then, and where anything fails.
public func writeText(
  to path: String, _ telling: ((String) throws(ImageError) -> Void) throws -> Void
) throws {
  let file = try FileReplacement(of: path)
  var waiting: [UInt8] = []
  func flush() throws(ImageError) {
    let isWritten = waiting.withUnsafeBytes { file.write($0) }
    waiting.removeAll(keepingCapacity: true)
    if !isWritten, let error = file.error { throw error }
  }
  try telling { (part) throws(ImageError) in
    waiting += part.utf8
    if waiting.count >= writtenBytes { try flush() }
  }
  try flush()
  try file.finish()
}
