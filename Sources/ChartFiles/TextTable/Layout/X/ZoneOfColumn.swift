import ChartCore

/// More changes of offsets are no clocks of one place.
private let mostChanges = 64

/// The zone that the moments of a column are in, as its name or its cells tell.
enum ZoneOfColumn {
  /// The zone in a column's name: `Date Time, GMT-06:00`, `time (UTC)`; nil where there is none.
  static func zone(inName name: String) -> Zone? {
    let upper = name.uppercased()
    guard let mark = ["GMT", "UTC"].lazy.compactMap({ upper.firstRange(of: $0) }).first else {
      return nil
    }
    let isWord =
      mark.lowerBound == upper.startIndex || !upper[upper.index(before: mark.lowerBound)].isLetter
    guard isWord, upper[mark.upperBound...].first?.isLetter != true else { return nil }
    return Zone(
      offset: offset(upper[mark.upperBound...].prefix { "+-−0123456789: ".contains($0) }) ?? 0)
  }

  /// `-06:00`, `+1`, `+0530`, in milliseconds; nil where there is no sign.
  private static func offset(_ text: Substring) -> Double? {
    let text = text.filter { $0 != " " }.replacing("−", with: "-")
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let parts = text.dropFirst().split(separator: ":")
    guard let first = parts.first, let number = Int(first), first.count <= 4 else { return nil }
    let minutes = first.count > 2 ? number / 100 * 60 + number % 100 : number * 60
    let rest = parts.dropFirst().first.flatMap { Int($0) } ?? 0
    guard minutes + rest < 24 * 60 else { return nil }
    return Double(minutes + rest) * (sign == "-" ? -60_000 : 60_000)
  }

  /// The clocks that cells say, where they change their offset in between: they are told as they were. Nil where there is
  /// one offset, or none, or far too many.
  static func clocks(_ cells: [MomentCell]) -> Zone? {
    let told = cells.filter { $0.offset != nil }.sorted { $0.milliseconds < $1.milliseconds }
    guard let first = told.first?.offset, told.count == cells.count else { return nil }
    var changes: [Zone.Change] = []
    var last = first
    for cell in told {
      guard let offset = cell.offset, offset != last else { continue }
      guard changes.last.map({ $0.moment < cell.milliseconds }) ?? true else { return nil }
      changes.append(Zone.Change(moment: cell.milliseconds, offset: offset))
      last = offset
    }
    guard !changes.isEmpty, changes.count <= mostChanges else { return nil }
    let offsets = ([first] + changes.map(\.offset)).reduce(into: [Double]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return Zone(
      offsets.map { Zone(offset: $0).name }.joined(separator: "/"), firstOffset: first,
      transitions: changes)
  }
}
