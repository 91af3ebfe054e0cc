import ChartCore

/// Puts a row of names over columns where it has more or less of them.
struct NamesOverColumns {
  private let width: Int
  /// What most cells of each column are.
  private let kinds: [CellShape.ValueKind?]
  private let isTailEmpty: Bool
  private let countsRows: Bool
  private let dayBesideClock: Int?

  /// Over the columns of these rows.
  init(_ sample: SampleRows) {
    (width, kinds) = (sample.width, sample.kinds)
    let (width, shapes) = (sample.width, sample.shapes)
    isTailEmpty = width > 0 && shapes.allSatisfy { $0.count < width || $0[width - 1] == .empty }
    countsRows = sample.countsRows
    dayBesideClock = sample.dayBesideClock
  }

  /// The texts of a row, one for each column. A name less than columns: the first column has none where rows have names or
  /// numbers of their own (as R writes them), else the last one.
  func aligned(_ texts: [String]) -> [String] {
    if texts.count >= width {
      let filled = texts.filter { !$0.isBlank }
      return texts.count > width && filled.count == width ? filled : Array(texts.prefix(width))
    }
    if let all = overDayAndClock(texts) { return all }
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

  /// The same where one name stands over days and their times of day, which are two columns: of rows, too, that have no name
  /// for these. Nil for others.
  private func overDayAndClock(_ texts: [String]) -> [String]? {
    guard let day = dayBesideClock else { return nil }
    if texts.count == width - 1, day + 1 == texts.count || !PartWords.isClock(texts[day + 1]) {
      return Array(texts[...day]) + [""] + texts[(day + 1)...]
    }
    return texts.count == width - 2 && day == 0 ? ["", ""] + texts : nil
  }
}
