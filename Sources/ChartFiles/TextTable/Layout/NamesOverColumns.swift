/// Puts a row of names over columns where it has more or less of them.
struct NamesOverColumns {
  private let width: Int
  /// What most cells of each column are.
  private let kinds: [CellShape.ValueKind?]
  private let isTailEmpty: Bool
  private let countsRows: Bool

  /// Over the columns of these rows.
  init(_ sample: SampleRows) {
    (width, kinds) = (sample.width, sample.kinds)
    let (width, shapes) = (sample.width, sample.shapes)
    isTailEmpty = shapes.allSatisfy { $0.count < width || $0[width - 1] == .empty }
    countsRows = Self.countsRows(sample)
  }

  /// The texts of a row, one for each column. A name less than columns: the first column has none where rows have names or
  /// numbers of their own (as R writes them), else the last one.
  func aligned(_ texts: [String]) -> [String] {
    if texts.count >= width { return Array(texts.prefix(width)) }
    let fromLeft = texts + Array(repeating: "", count: width - texts.count)
    guard texts.count == width - 1, !isTailEmpty, isFirstUnnamed(texts) else { return fromLeft }
    return [""] + texts
  }

  /// Whether names go better with the columns one to the right. Where a name says a time and the cells below it are times,
  /// it is theirs.
  private func isFirstUnnamed(_ texts: [String]) -> Bool {
    let (left, right) = (agreement(texts, from: 0), agreement(texts, from: 1))
    if left != right { return right > left }
    switch kinds.first ?? nil {
    case nil, .moment, .time: return true
    case .number: return countsRows
    }
  }

  /// How well names of times stand over times: best over dates, and not over numbers.
  private func agreement(_ texts: [String], from first: Int) -> Int {
    texts.enumerated().reduce(0) { sum, name in
      guard TimeWords.isTime(name.element) else { return sum }
      return switch kinds[first + name.offset] {
      case .moment: sum + 2
      case .time: sum + 1
      case .number, nil: sum - 1
      }
    }
  }

  /// Whether the first column counts the rows from 0 or 1.
  private static func countsRows(_ sample: SampleRows) -> Bool {
    let numbers = sample.rows.indices.filter { sample.isWide($0) && sample.fits($0) }
      .compactMap { sample.rows[$0].cells.first.flatMap { Int($0.text) } }
    guard let first = numbers.first, (0...1).contains(first) else { return false }
    return numbers.enumerated().allSatisfy { $1 == first + $0 }
  }
}
