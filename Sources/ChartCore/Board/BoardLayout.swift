/// How the charts of a board are arranged.
public enum BoardLayout: String, CaseIterable, Sendable {
  /// One under the other.
  case list
  /// Pages beside each other.
  case carousel
  /// A stack, the front card whole.
  case cards
}
