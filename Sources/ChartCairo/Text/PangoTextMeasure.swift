public import ChartScene

/// Measures and lays out text with Pango, and keeps what it laid out.
///
/// One of these shared by a program's painters makes a repeated label free. It belongs to one thread at
/// a time.
public final class PangoTextMeasure: TextMeasure {
  /// Lines kept before all are dropped: some screens full.
  private static let capacity = 1024
  /// Unicode scalars of a text that are laid out at all; a million would take 150 ms.
  private static let longestText = 200
  /// The em sizes in pixels that make sense.
  private static let sizes = 0.5...1000.0

  private struct Key: Hashable {
    var string: String
    var style: TextStyle
    var maximumWidth: Double?
    var cut = TextCut.end
  }

  private let shaper: TextShaper
  private var lines: [Key: TextLine] = [:]

  /// A measure of these letters.
  public init(fonts: FontChoice) { shaper = TextShaper(fonts: fonts) }

  /// The advance width in device-independent pixels, the same at every scale.
  ///
  /// Control characters count as one sign each; what follows the first 200 is not measured.
  public func width(of string: String, style: TextStyle) -> Double {
    line(Key(string: string, style: style))?.width ?? 0
  }

  /// Finds the fonts of both weights now, so that the first text of a picture does not wait for them.
  ///
  /// Some milliseconds, most of them before anything at all is laid out.
  public func findFonts() { shaper.findFonts() }

  /// Lays out `text`, with an ellipsis where it is too wide; nil where nothing would show.
  func line(_ text: Text) -> TextLine? {
    let key = Key(string: text.string, style: text.style)
    guard let whole = line(key) else { return nil }
    guard let maximum = text.maximumWidth, whole.width > maximum else { return whole }
    return line(
      Key(string: text.string, style: text.style, maximumWidth: maximum, cut: text.cut))
  }

  private func line(_ key: Key) -> TextLine? {
    if let line = lines[key] { return line }
    guard Self.sizes.contains(key.style.size), key.maximumWidth.map({ $0 >= 1 }) ?? true,
      !key.string.isEmpty
    else { return nil }
    if lines.count >= Self.capacity { lines.removeAll(keepingCapacity: true) }
    let line = layOut(key)
    lines[key] = line
    return line
  }

  private func layOut(_ key: Key) -> TextLine {
    let shown = key.string.shown(upTo: Self.longestText)
    guard let maximum = key.maximumWidth else { return shaper.line(shown, key.style) }
    return shaper.line(shown, key.style, cutTo: maximum, at: key.cut)
  }
}

extension String {
  /// The first `count` scalars, ending in an ellipsis where some are missing, in one line.
  ///
  /// Scalars and not characters: one character can consist of a million of them.
  fileprivate func shown(upTo count: Int) -> String {
    let head = unicodeScalars.prefix(count)
    var shown = UnicodeScalarView(head.map(\.inLine))
    if head.endIndex != unicodeScalars.endIndex { shown.append("\u{2026}") }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// What is shown for this in a line: the replacement character for controls, a space for those that
  /// are white.
  fileprivate var inLine: Unicode.Scalar {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0..<0x20, 0x7F..<0xA0: "\u{FFFD}"
    default: self
    }
  }
}
