/// So many different words are few enough to choose rows by.
private let fewWords = 2...24

/// A column of words beside a table's numbers: each point has one, which may be empty.
public struct Labels: Equatable, Sendable {
  /// What the column is called.
  public let name: String
  /// The different words, in the order in which they came up; an empty one is that of points without any.
  public let words: [String]
  /// For each point the place of its word among these, 0 or more: no gaps.
  public let codes: Column
  /// Whether the words are states, which are drawn as bands.
  public let areStates: Bool

  /// The words of as many points as there are codes.
  public init(name: String, words: [String], codes: Column) {
    self.init(
      name: name, words: words, codes: codes,
      areStates: Self.areStates(words, codes: codes))
  }

  private init(name: String, words: [String], codes: Column, areStates: Bool) {
    (self.name, self.words, self.codes, self.areStates) = (name, words, codes, areStates)
  }

  /// The word of a point; nil where that is empty.
  public func word(at index: Int) -> String? {
    let word = words[code(at: index)]
    return word.isEmpty ? nil : word
  }

  /// The place of a point's word among all.
  public func code(at index: Int) -> Int { Int(clamping: codes[index]) }
}

extension Labels {
  /// Whether there are few enough different words to choose points by.
  public var areFew: Bool { fewWords.contains(words.count) }
}

extension Table {
  /// The points that are left without those that have one of some words in the columns of these names; nil for all.
  /// Linear time.
  func points(without dropped: [String: Set<String>]) -> [Int]? {
    let tests = labels.compactMap { labels in
      dropped[labels.name].map { words in
        (codes: labels.codes, isDropped: labels.words.map(words.contains))
      }
    }
    guard !tests.isEmpty else { return nil }
    return (0..<x.count).filter { point in
      !tests.contains { $0.isDropped[Int(clamping: $0.codes[point])] }
    }
  }

  /// The same table without points that have one of some words, over which no line goes; all of it where
  /// none would be left. Its title says how many there are. Its x is that of another table where it is the same: only so they are known to belong
  /// together. Linear time.
  func dropping(_ dropped: [String: Set<String>], beside others: [Table], _ words: Words)
    -> Table
  {
    guard prices == nil, let points = points(without: dropped), !points.isEmpty else { return self }
    let x = x.picked(points)
    let (count, all) = (points.count, self.x.count)
    let breaks = points.indices.dropFirst().filter { points[$0] != points[$0 - 1] + 1 }
    let table = Table(
      title: count == all
        ? title : title.map { words("\($0), \(count: count) of \(count: all) rows") },
      kind: kind, x: others.first { $0.x == x }?.x ?? x,
      series: series.map { $0.picked(points) },
      labels: labels.map { $0.picked(points) }, presentation: presentation, right: right
    ).broken(before: breaks)
    return isColoredByX ? table.coloredByX : table
  }
}

extension Column {
  fileprivate func picked(_ points: [Int]) -> Column {
    ColumnBuilder(of: self, at: points).finished()
  }
}

extension Series {
  fileprivate func picked(_ points: [Int]) -> Series {
    guard source == nil else { return self }
    var series = self
    series.column = column.picked(points)
    if let counted { series.apart = .counted(counted.picked(points)) }
    return series
  }
}

extension Labels {
  /// The words of some points, which are states where those of all are.
  fileprivate func picked(_ points: [Int]) -> Labels {
    Labels(name: name, words: words, codes: codes.picked(points), areStates: areStates)
  }
}
