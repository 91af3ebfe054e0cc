/// Where a text that is too wide has its ellipsis.
public enum TextCut: String, Hashable, Sendable {
  /// Before its last letters are missing, those between its first and last ones, or its first ones.
  case end, middle, start

  /// A text of which so many letters are left.
  public func applied(to text: String, keeping count: Int) -> String {
    switch self {
    case .end: text.prefix(count) + "…"
    case .middle: text.prefix((count + 1) / 2) + "…" + text.suffix(count / 2)
    case .start: "…" + text.suffix(count)
    }
  }
}
