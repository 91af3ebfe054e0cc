import ChartCore

/// Who measured what is in an export, by their names, in the order in which they come up.
struct HealthSources {
  private var names: [[UInt8]] = []
  /// So many are told from each other; all others are one more.
  private static let most = Int(UInt8.max)

  /// The number of the source whose name is in bytes. Time in proportion to the sources, as most records have the one of
  /// the record before.
  mutating func number(_ bytes: Span<UInt8>, _ range: Range<Int>, last: UInt8) -> UInt8 {
    if Int(last) < names.count, isName(Int(last), bytes, range) { return last }
    if let known = names.indices.first(where: { isName($0, bytes, range) }) {
      return UInt8(clamping: known)
    }
    if names.count < Self.most { names.append(range.map { bytes[$0] }) }
    return UInt8(clamping: names.count - 1)
  }

  private func isName(_ number: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    names[number].count == range.count && bytes.has(names[number], at: range.lowerBound)
  }

  /// What people call each, words apart by plain blanks: those of Apple's own have others in between.
  private var shownNames: [String] {
    names.map { XMLText.decoded($0[...]).replacing("\u{A0}", with: " ").onOneLine }
  }

  /// Their numbers from the one that is believed first on: those of the chosen names in their order, then watches, phones
  /// and what others wrote; those of one kind as they come up.
  private func order(chosen: [String]) -> [Int] {
    let ranks = shownNames.enumerated().map { number, name in
      let text = name.lowercased()
      let kind = text.contains("watch") ? 0 : text.contains("phone") ? 1 : 2
      return (chosen.firstIndex(of: name) ?? chosen.count, kind, number)
    }
    return ranks.sorted(by: <).map(\.2)
  }

  /// The rank of each, from 0 for the one that is believed first; names that are chosen come before all others.
  func ranks(chosen: [String]) -> [Int] {
    var ranks = [Int](repeating: 0, count: names.count)
    for (rank, number) in order(chosen: chosen).enumerated() { ranks[number] = rank }
    return ranks
  }

  /// The names in that order, each once; what has no name has none here.
  func ordered(chosen: [String]) -> [String] {
    let shown = shownNames
    var known: Set<String> = [""]
    return order(chosen: chosen).map { shown[$0] }.filter { known.insert($0).inserted }
  }
}
