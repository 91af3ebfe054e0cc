/// What charts showed before ranges of them were selected, by their ids.
struct RangesLeft {
  private var ranges: [Int: [ClosedRange<Double>]] = [:]

  /// A chart showed a range before.
  mutating func push(_ range: ClosedRange<Double>, of id: Int) {
    ranges[id, default: []].append(range)
  }

  /// What a chart showed last before a range of it was selected; nil where none was.
  mutating func pop(of id: Int) -> ClosedRange<Double>? { ranges[id]?.popLast() }
}
