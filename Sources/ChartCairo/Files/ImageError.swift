import ChartCore
import ChartLocale

/// Why no image was written; the description is one sentence for a person.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A size that no image has: nothing, less than nothing, or not a number.
  case emptySize(width: Double, height: Double)
  /// More pixels than an image may have, along a side or altogether.
  case tooLarge(width: Double, height: Double)
  /// The picture could not be painted.
  case notPainted(reason: String)
  /// The file could not be written; what was there before is still there.
  case notWritten(path: String, reason: String)

  /// The sentence in the language of the process.
  public var description: String { Words.system(sentence) }

  /// What went wrong, and what is possible.
  private var sentence: Phrase {
    switch self {
    case .emptySize(let width, let height):
      """
      An image of \(width.plain) × \(height.plain) pixels would be empty: give a width, a height \
      and a scale that make at least one pixel.
      """
    case .tooLarge(let width, let height):
      """
      An image of \(width.plain) × \(height.plain) pixels is too large: at most \
      \(Limits.pixelsAlong) pixels along a side and \(Limits.pixels) altogether \
      are possible.
      """
    case .notPainted(let reason):
      "The picture could not be painted: \(reason)."
    case .notWritten(let path, let reason):
      path == FileReplacement.standardOutput
        ? "The picture could not be written to the standard output: \(reason)."
        : "\"\(path.onOneLine)\" could not be written: \(reason)."
    }
  }
}

extension Double {
  /// Without a fraction of zero.
  fileprivate var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
