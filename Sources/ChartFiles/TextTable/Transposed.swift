import ChartCore

/// No longer text is turned: what has a column for each moment is short.
private let mostBytes = 1 << 22
/// Fewer columns are no rows.
private let leastColumns = 5

/// A table whose rows are what columns are elsewhere: a name, then a value a moment, as plate readers write them.
enum Transposed {
  /// The same table with columns as rows, as it would stand in a file; nil for tables that stand upright, and for long ones.
  static func text(of rows: [TableRow], isWhole: Bool) -> [UInt8]? {
    guard isWhole, let width = rows.map(\.cells.count).max(), width > leastColumns else {
      return nil
    }
    let full = rows.filter { $0.cells.count == width }
    var texts = full.map { $0.cells.map(\.text) }
    if let counted = counted(texts) { texts = counted }
    guard full.count > 1, full.count * 2 > rows.count, let time = texts.firstIndex(where: isTime),
      texts.allSatisfy(isNamed), Set(texts.map { $0[0] }).count == texts.count
    else { return nil }
    let ordered = [texts[time]] + texts[..<time] + texts[(time + 1)...]
    guard ordered.map({ $0.joined(separator: ",").utf8.count }).reduce(0, +) < mostBytes else {
      return nil
    }
    let lines = (0..<width).map { column in
      ordered.map { $0[column].asCell }.joined(separator: ",")
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The rows with a row of days above them, where names are `Day 0, Day 3, Day 7`, and the unit of what stands before these
  /// behind each name; nil for others.
  private static func counted(_ texts: [[String]]) -> [[String]]? {
    guard let names = texts.first?.dropFirst(), let corner = texts.first?.first else { return nil }
    let parts = names.map { $0.split(separator: " ").map(String.init) }
    guard let word = parts.first?.first, isTimeWord(word),
      parts.allSatisfy({ $0.count == 2 && $0[0] == word && Double($0[1]) != nil })
    else { return nil }
    let unit = KnownUnits.parted(corner).unit.map { " (\($0))" } ?? ""
    let rows = texts.dropFirst().map { ["\($0[0])\(unit)"] + $0.dropFirst() }
    return [[word] + parts.map { $0[1] }] + rows
  }

  private static func isTimeWord(_ word: String) -> Bool {
    TimeWords.isTime(word) || PartWords.part(word) != nil
  }

  /// Whether a row is called a time, and its numbers grow.
  private static func isTime(_ row: [String]) -> Bool {
    guard isTimeWord(KnownUnits.parted(row[0]).name) else { return false }
    let numbers = row.dropFirst().map { Double($0.trimmed) ?? .nan }
    return !numbers.contains(where: \.isNaN) && numbers.isStrictlyMonotone
  }

  /// Whether a row is a name before numbers.
  private static func isNamed(_ row: [String]) -> Bool {
    CellShape(of: row[0]).valueKind == nil && !row[0].isBlank
      && row.dropFirst().allSatisfy {
        let shape = CellShape(of: $0)
        return shape.valueKind == .number || shape == .empty || shape == .missing
      }
  }
}
