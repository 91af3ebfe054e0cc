/// More bands than these leave a plot too little room.
private let mostBands = 3
/// Of a column of pixels with more rows so many tell which state takes most of it, to an eighth of the pixel.
private let mostRows = 8

/// A stretch of x over which a column of words says the same.
public struct StateRun: Equatable, Sendable {
  /// From where to where.
  public let range: ClosedRange<Double>
  /// The number of the word.
  public let word: Int

  /// A stretch of a word.
  public init(_ range: ClosedRange<Double>, word: Int) { (self.range, self.word) = (range, word) }
}

extension Table {
  /// The columns of words that are drawn as bands of states, the first ones.
  public var states: [Labels] { stateColumns.map { labels[$0] } }

  /// The indexes of these among the columns of words.
  public var stateColumns: [Int] {
    kind.hasAxes ? Array(labels.indices.lazy.filter { labels[$0].areStates }.prefix(mostBands)) : []
  }

  /// The stretches of each word in a range of x, drawn in pixels that are `bucketSpan` wide, ascending and without overlap.
  ///
  /// A word holds from its row to the next one. Of several in a column of pixels the one counts that takes most of it.
  /// Where there is no word, and where rows are left out, there is no stretch. The columns belong to the data, as those of
  /// a `BucketGrid`, so that nothing trembles as the range moves. Logarithmic time for each column of pixels.
  public func stateRuns(
    of labels: Labels, in range: ClosedRange<Double>, bucketSpan: Double
  ) -> [StateRun] {
    let grid = BucketGrid(from: x[0], span: bucketSpan, spacing: 0)
    guard grid.span > 0 else { return [] }
    let first = grid.column(of: range.lowerBound)
    let count = Int(clamping: grid.column(of: range.upperBound) - first) + 1
    let edges = (0...max(count, 1)).map { grid.start(ofColumn: first + Double($0)) }
    let bounds = x.indexes(atOrAfter: edges)
    let rows = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    let extents = labels.codes.extents(of: rows)
    var column = StateColumn(labels, in: self)
    var runs: [StateRun] = []
    for index in rows.indices {
      let (start, end) = (edges[index], edges[index + 1])
      let found = column.word(of: rows[index], extents[index], from: start, to: end)
      guard let word = found else { continue }
      if let last = runs.last, last.word == word, last.range.upperBound == start {
        runs[runs.count - 1] = StateRun(last.range.lowerBound...end, word: word)
      } else {
        runs.append(StateRun(start...end, word: word))
      }
    }
    return runs
  }
}

/// Finds the words of columns of pixels.
private struct StateColumn {
  private let x, codes: Column
  private let spacing: Double
  /// The rows before which others are left out, and the table that knows them.
  private let broken: Table?
  private let isWord: [Bool]
  /// How long each word holds in a column of pixels, below 0 where it does not occur.
  private var times: [Double]

  init(_ labels: Labels, in table: Table) {
    (x, codes, spacing) = (table.x, labels.codes, table.spacing)
    broken = table.breaks.isEmpty ? nil : table
    isWord = labels.words.map { !$0.isEmpty }
    times = isWord.map { _ in -1 }
  }

  /// The word that holds longest in a stretch of x, in which some rows begin, with numbers of words in an extent; nil of
  /// none.
  mutating func word(
    of rows: Range<Int>, _ extent: ClosedRange<Double>?, from start: Double, to end: Double
  ) -> Int? {
    guard let extent else { return word(heldFrom: rows.lowerBound - 1, at: (start + end) / 2) }
    if extent.lowerBound == extent.upperBound,
      rows.count > mostRows
        || rows.lowerBound > 0 && codes[rows.lowerBound - 1] == extent.lowerBound
    {
      return known(Int(clamping: extent.lowerBound))
    }
    for word in times.indices { times[word] = -1 }
    add(rows.lowerBound - 1, to: rows.lowerBound, from: start, to: end)
    let step = (rows.count + mostRows - 1) / mostRows
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      add(row, to: min(row + step, rows.upperBound), from: start, to: end)
    }
    let longest = times.indices.max { times[$0] < times[$1] }
    return longest.flatMap { times[$0] < 0 ? nil : $0 }
  }

  /// The word of a row, if it still holds at some x.
  private func word(heldFrom row: Int, at x: Double) -> Int? {
    row >= 0 && self.end(of: row, before: row + 1) > x ? known(code(of: row)) : nil
  }

  /// Counts the time of a row's word up to another row, as far as that is in a stretch of x.
  private mutating func add(_ row: Int, to next: Int, from start: Double, to end: Double) {
    guard row >= 0, let word = known(code(of: row)) else { return }
    let time = min(self.end(of: row, before: next), end) - max(x[row], start)
    // A word before the stretch that ends where it begins does not occur there.
    guard time > 0 || x[row] >= start else { return }
    times[word] = max(times[word], 0) + max(time, 0)
  }

  /// Where a row's word no longer holds: at a later row, or where rows are missing before that.
  private func end(of row: Int, before next: Int) -> Double {
    next < x.count && broken?.isBroken(row, next) != true ? x[next] : x[row] + spacing
  }

  private func code(of row: Int) -> Int { Int(clamping: codes[row]) }

  private func known(_ word: Int) -> Int? { isWord[word] ? word : nil }
}
