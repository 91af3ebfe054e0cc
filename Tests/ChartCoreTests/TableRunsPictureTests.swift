import ChartCore
import TestSupport
import Testing

/// A picture without antialiasing of the points that remain is that of all points.
@Suite struct TableRunsPictureTests {
  private static let kinds = [
    "noise", "spikes", "constant", "rising", "falling", "wandering", "two levels",
  ]

  @Test(arguments: kinds, 0..<12) func isThatOfAllPoints(kind: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = [40, 1_000, 9_000, 40_000][Int(seed) % 4]
    let table = Table(
      Self.moments(count: count, &random),
      Self.withGaps(Self.values(kind, count: count, &random), &random))
    for part in [1.0, 0.3, 0.02] {
      let length = table.domain.span * part
      let start = Double.random(in: 0...max(table.domain.span - length, 1), using: &random)
      let range = table.x[0] + start...table.x[0] + start + length
      let columns = Int.random(in: 1...60, using: &random)
      #expect(
        Self.differences(of: table, in: range, columns: columns) == 0,
        "\(kind), \(count) points, \(columns) columns, \(range), seed \(seed)")
    }
  }

  /// Where another way of finding the points begins, nothing is seen of it.
  @Test(arguments: kinds, [1, 2, 3, 127, 128, 129, 192, 511, 512, 513, 4_095, 4_097])
  func isTheSameHoweverManyShareAColumn(kind: String, pointsPerColumn: Int) {
    var random = SeededGenerator(seed: UInt64(pointsPerColumn))
    let values = Self.values(kind, count: pointsPerColumn * 5 + 60, &random)
    for column in [values, Self.withGaps(values, &random)] {
      let table = Table(values.indices.map(Double.init), column)
      let range = 30.0...30 + Double(pointsPerColumn) * 5
      #expect(Self.differences(of: table, in: range, columns: 5) == 0, "\(kind)")
    }
  }

  /// So few values that the lowest and the highest are the very first of their height.
  @Test(arguments: [3, 64, 128, 129, 130, 191, 192, 193, 300, 448, 510, 511])
  func placesOfFewValuesAreExact(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for kind in ["noise", "spikes"] {
      let values = Self.values(kind, count: count, &random)
      let table = Table(values.indices.map(Double.init), values)
      let columns = table.pixelBuckets(in: table.domain, columns: 1)
      for point in table.runs(ofSeries: 0, in: columns)[0].dropFirst().dropLast() {
        #expect(point.index == values.firstIndex(of: point.value), "\(kind)")
      }
    }
  }

  /// The lowest and the highest are near where they are seen.
  @Test(arguments: 0..<20) func placesAreWithinASixteenth(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 512...50_000, using: &random)
    let values = Self.values("noise", count: count, &random)
    let table = Table(values.indices.map { Double($0) * 2 }, values)
    let columns = table.pixelBuckets(in: table.domain, columns: 1)
    for point in table.runs(ofSeries: 0, in: columns)[0] {
      let (first, last) = (point.index - count / 16, point.index + count / 16)
      #expect((max(first, 0)...min(last, count - 1)).contains { values[$0] == point.value })
      #expect(point.moment == Double(point.index) * 2)
    }
  }
}

// MARK: - Data

extension TableRunsPictureTests {
  /// Evenly spaced, at random distances, or in crowds of one moment; whole numbers or not.
  private static func moments(count: Int, _ random: inout SeededGenerator) -> [Double] {
    let form = Int.random(in: 0..<4, using: &random)
    var moment = Bool.random(using: &random) ? 0 : 1_542_412_800_000.0
    return (0..<count).map { _ in
      switch form {
      case 0: moment += 60_000
      case 1: moment += Double.random(in: 0...1000, using: &random)
      case 2: moment += Double(Int.random(in: 0...30, using: &random))
      default: moment += Int.random(in: 0..<50, using: &random) == 0 ? 5000 : 0
      }
      return moment
    }
  }

  private static func values(
    _ kind: String, count: Int, _ random: inout SeededGenerator
  ) -> [Double] {
    let isWhole = Bool.random(using: &random)
    var value = 0.0
    return (0..<count).map { index in
      let noise = Double.random(in: -1...1, using: &random)
      switch kind {
      case "noise": value = 1000 * noise
      case "spikes": value = abs(noise) > 0.999 ? 1e6 * noise : noise
      case "constant": value = 42
      case "rising": value += abs(noise)
      case "falling": value -= abs(noise)
      case "wandering": value += 10 * noise
      default: value = index / 700 % 2 == 0 ? 0 : 100
      }
      return isWhole ? value.rounded() : value
    }
  }

  /// Without gaps, with few of them, with long ones, or with as many as values.
  private static func withGaps(
    _ values: [Double], _ random: inout SeededGenerator
  ) -> [Double] {
    let forms: [(Double, Int)] = [
      (0, 1), (0.001, 1), (0.002, 400), (0.01, 100), (0.5, 1), (0.98, 1),
    ]
    let (chance, longest) = forms.randomElement(using: &random) ?? (0, 1)
    var values = values
    var rest = 0
    for index in values.indices {
      if rest == 0, Double.random(in: 0..<1, using: &random) < chance {
        rest = Int.random(in: 1...longest, using: &random)
      }
      if rest > 0 { (values[index], rest) = (.nan, rest - 1) }
    }
    return values
  }
}

// MARK: - Pictures

extension TableRunsPictureTests {
  /// In how many pixels the lines through all points and through those that remain differ.
  private static func differences(
    of table: Table, in range: ClosedRange<Double>, columns: Int
  ) -> Int {
    let extent = table.series[0].column.extent(of: 0..<table.x.count) ?? 0...0
    let y = LinearScale(domain: extent, from: 0.5, to: 49.5)
    var (all, kept) = (Pixels(columns: columns), Pixels(columns: columns))
    let x = LinearScale(domain: range, from: 0, to: Double(columns))
    for run in table.runs(ofSeries: 0, in: table.pixelBuckets(in: range, columns: columns)) {
      kept.add(run.map { (x($0.moment), y($0.value)) })
    }
    for run in wholeRuns(of: table, in: range, x: x) {
      all.add(run.map { (x(table.x[$0]), y(table.series[0].column[$0])) })
    }
    return all.differences(from: kept)
  }

  /// All points, apart where there is a gap; in a pixel column with more than four pieces they are
  /// connected.
  private static func wholeRuns(
    of table: Table, in range: ClosedRange<Double>, x: LinearScale
  ) -> [[Int]] {
    let values = table.series[0].column
    var runs: [[Int]] = []
    var pieces: [Int: Int] = [:]
    let columns =
      table.x.count == 0
      ? []
      : table.indexes(covering: range).map { index in
        range.contains(table.x[index])
          ? min(Int(x(table.x[index]).rounded(.down)), Int(x.to) - 1)
          : table.x[index] < range.lowerBound ? -1 : Int(x.to)
      }
    let first = table.indexes(covering: range).lowerBound
    func isValue(_ place: Int) -> Bool { !values[first + place].isNaN }
    for place in columns.indices where isValue(place) {
      let isConnected = place > 0 && isValue(place - 1) && columns[place - 1] == columns[place]
      if !isConnected { pieces[columns[place], default: 0] += 1 }
    }
    var last: Int?
    for place in columns.indices where isValue(place) {
      let isJoined = last.map {
        $0 == place - 1 || columns[$0] == columns[place] && pieces[columns[place], default: 0] > 4
      }
      if isJoined == true {
        runs[runs.count - 1].append(first + place)
      } else {
        runs.append([first + place])
      }
      last = place
    }
    return runs
  }

  /// Which rows of each column a line touches: all that are between its lowest and highest place in
  /// the column.
  private struct Pixels {
    private static let height = 50
    private var isSet: [[Bool]]

    init(columns: Int) {
      isSet = Array(repeating: Array(repeating: false, count: Self.height), count: columns)
    }

    mutating func add(_ points: [(x: Double, y: Double)]) {
      if let point = points.first { add(point, point) }
      for (a, b) in zip(points, points.dropFirst()) { add(a, b) }
    }

    private mutating func add(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
      let (first, last) = (column(a.x), column(b.x))
      for column in isSet.indices.clamped(to: first..<last + 1) {
        let start = column == first ? a.y : y(at: Double(column), a, b)
        let end = column == last ? b.y : y(at: Double(column + 1), a, b)
        for row in Int(min(start, end))...Int(max(start, end)) { isSet[column][row] = true }
      }
    }

    /// The column of a place; the right edge belongs to the last one.
    private func column(_ x: Double) -> Int {
      x == Double(isSet.count) ? isSet.count - 1 : Int(x.rounded(.down))
    }

    private func y(
      at x: Double, _ a: (x: Double, y: Double), _ b: (x: Double, y: Double)
    ) -> Double {
      min(max(a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x), min(a.y, b.y)), max(a.y, b.y))
    }

    func differences(from other: Pixels) -> Int {
      zip(isSet, other.isSet).reduce(0) { sum, columns in
        sum + zip(columns.0, columns.1).count { $0 != $1 }
      }
    }
  }
}
