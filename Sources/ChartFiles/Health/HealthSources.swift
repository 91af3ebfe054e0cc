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

  /// The rank of each: watches before phones, these before what others wrote; those of one kind as they come up.
  var ranks: [Int] {
    names.enumerated().map { number, name in
      let text = String(decoding: name, as: UTF8.self).lowercased()
      let kind = text.contains("watch") ? 0 : text.contains("phone") ? 1 : 2
      return kind * (Self.most + 1) + number
    }
  }
}
