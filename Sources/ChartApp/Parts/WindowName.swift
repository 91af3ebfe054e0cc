import ChartCore
import ChartWidgets

/// What people call what a window shows: its first file or what else its charts came from, and how many more there are.
nonisolated struct WindowName: Equatable {
  /// The name of the first.
  let first: String
  /// How many came to it.
  var more = 0

  /// The whole name: `IBM.csv and 2 more`.
  @MainActor var text: String { text(first) }

  /// How many more there are: `and 2 more`; nil where there are none.
  @MainActor var moreText: String? {
    more > 0 ? tr(Phrase(counting: more, one: "and \(more) more", many: "and \(more) more")) : nil
  }

  /// The name with so many letters of the first one: a lone one keeps its end, as of several those that are more.
  @MainActor func cut(to letters: Int) -> String {
    guard first.count > letters else { return text }
    let end = more > 0 ? 0 : letters / 2
    return text(first.prefix(letters - end) + "…" + first.suffix(end))
  }

  /// The longest form of it for which a condition holds, which holds for all that are shorter, or the shortest one.
  @MainActor func longest(atLeast letters: Int, where fits: (String) -> Bool) -> String {
    if fits(text) { return text }
    var (lower, upper) = (letters, max(letters + 1, first.count))
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if fits(cut(to: middle)) { lower = middle } else { upper = middle }
    }
    return cut(to: lower)
  }

  @MainActor private func text(_ first: String) -> String {
    guard more > 0 else { return first }
    return tr(
      Phrase(counting: more, one: "\(first) and \(more) more", many: "\(first) and \(more) more"))
  }
}
