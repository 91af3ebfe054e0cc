import ChartCore

/// Stretches of time, ascending and apart, and how long they are up to each of them; in seconds.
struct TimeCover {
  private var stretches: [Range<Int>] = []
  /// How long all stretches before each one are together.
  private var before: [Int] = []

  /// Whether there are none.
  var isEmpty: Bool { stretches.isEmpty }

  /// Adds stretches that are in the order of their starts. Linear time.
  mutating func add(_ added: some Sequence<Range<Int>>) {
    var (merged, end) = ([Range<Int>](), 0)
    func merge(_ next: Range<Int>) {
      // A moment just behind a stretch stays one of its own: the stretch does not have its end.
      if let last = merged.last, next.lowerBound < last.upperBound + (next.isEmpty ? 0 : 1) {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        merged.append(next)
      }
    }
    for next in added {
      while end < stretches.count, stretches[end].lowerBound <= next.lowerBound {
        merge(stretches[end])
        end += 1
      }
      merge(next)
    }
    stretches[end...].forEach(merge)
    stretches = merged
    before = merged.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  /// The part of a stretch that is covered, 0 to 1; of a moment all or nothing. Logarithmic time.
  func part(of range: Range<Int>) -> Double {
    guard !range.isEmpty else { return covers(range.lowerBound) ? 1 : 0 }
    let covered = seconds(before: range.upperBound) - seconds(before: range.lowerBound)
    return Double(covered) / Double(range.count)
  }

  /// How many stretches begin at a moment or before it.
  private func count(from moment: Int) -> Int {
    stretches.partitioningIndex { $0.lowerBound > moment }
  }

  private func seconds(before moment: Int) -> Int {
    let count = count(from: moment)
    guard count > 0 else { return 0 }
    let last = stretches[count - 1]
    return before[count - 1] + min(moment, last.upperBound) - last.lowerBound
  }

  /// Whether a moment is in a stretch.
  func covers(_ moment: Int) -> Bool {
    let count = count(from: moment)
    guard count > 0 else { return false }
    let last = stretches[count - 1]
    return moment < last.upperBound || moment == last.lowerBound
  }
}
