/// So few rows do not tell whether anything lasts.
private let leastRows = 8
/// More words than these are not told apart by colours.
private let mostStates = 12
/// For so many rows a state lasts on average: chance alone repeats one of two words once.
private let rowsPerRun = 3

extension Labels {
  /// Whether words are states that something is in for a while: few different ones, perhaps none at times, each of which
  /// lasts for some rows.
  ///
  /// Some thousands of rows are looked at, from all parts of the column.
  static func areStates(_ words: [String], codes: Column) -> Bool {
    let isWord = words.map { !$0.isEmpty }
    guard words.count >= 2, isWord.count(where: \.self) <= mostStates else { return false }
    var (rows, runs) = (0, 0)
    for window in codes.sampledWindows {
      for row in window where isWord[Int(clamping: codes[row])] {
        rows += 1
        runs += row == 0 || codes[row] != codes[row - 1] ? 1 : 0
      }
    }
    return rows >= leastRows && rows >= runs * rowsPerRun
  }
}
