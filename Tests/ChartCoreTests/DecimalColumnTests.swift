import TestSupport
import Testing

@testable import ChartCore

/// Decimals that are stored as multiples of their last place are what doubles are.
@Suite struct DecimalColumnTests {
  @Test(arguments: [
    ([0.1, 0.2, 0.3], 1, "even"), ([0.1, 0.2, 0.4], 1, "int8"), ([1.5, -12.75, 0.25], 2, "int16"),
    ([100.125, 0.5, 99_999.999], 3, "int32"), ([0.1, 0.25], 1, "double"),
    ([-0.0, 0.5], 1, "double"),
    ([1e300, 0.5], 1, "double"), ([214_748_364.8, 0.5], 1, "double"),
    ([1, 2, 4], 9, "double"), ([0.1, 0.2, 0.4], 12, "int32"),
  ])
  func storage(values: [Double], decimals: Int, form: String) {
    let column = column(values, decimals: decimals)
    #expect(name(of: column.storage) == form)
    #expect(column == Column(values))
    #expect(column.divisor == (form == "double" ? 1 : exactPowersOfTen[min(decimals, 9)]))
  }

  @Test func batchesOfMultiples() {
    let builder = ColumnBuilder(decimals: 2)
    for batch in [[125, 250, 375], [1, -1], [40_000], [5_000_000_000], [7]] as [[Int64]] {
      unsafe batch.withUnsafeBufferPointer { unsafe builder.append($0) }
    }
    let values = [1.25, 2.5, 3.75, 0.01, -0.01, 400, 50_000_000, 0.07]
    #expect(builder.finished() == Column(values))
    #expect(!builder.storesMultiples && !builder.hasRounded)
  }

  @Test func roomIsKept() {
    for count in [0, 1, 3, 1_000_000] {
      let builder = ColumnBuilder(decimals: 1)
      builder.append(0.5)
      builder.reserve(count)
      for value in [0.75, 1e300, 2] { builder.append(value) }
      #expect(builder.finished() == Column([0.5, 0.75, 1e300, 2]))
    }
  }

  @Test(arguments: 1...3)
  func looksUpLikeDoubles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var values = (0..<3000).map { _ in Double(Int.random(in: 0..<100_000, using: &random)) / 1000 }
    values.sort()
    let (decimals, doubles) = (column(values, decimals: 3), column(values, decimals: 0))
    var bounds =
      values.prefix(500) + values.prefix(500).map(\.nextUp) + values.prefix(500).map(\.nextDown)
    bounds += [-1, 0, 200, .infinity, -.infinity]
    let places = bounds.map { bound in values.firstIndex { $0 >= bound } ?? values.count }
    #expect(bounds.map { decimals.index(atOrAfter: $0) } == places)
    #expect(decimals.indexes(atOrAfter: Array(bounds)) == places)
    let groups = stride(from: 0, to: 2900, by: 97).map { $0..<$0 + 61 }
    #expect(decimals.extents(of: groups) == doubles.extents(of: groups))
    #expect(groups.map { decimals.extent(of: $0) } == groups.map { doubles.extent(of: $0) })
    #expect(decimals.reversed(3000) == column(values.reversed(), decimals: 3))
  }

  @Test func linesAndSums() {
    let values = (0..<4000).map { Double(($0 * 7919) % 2003 - 1000) / 100 }
    let x = Column(start: 0.1, step: 0.1, count: values.count)
    let tables = [2, 0].map { table(x, column(values, decimals: $0)) }
    let runs = tables.map { $0.runs(ofSeries: 0, in: $0.pixelBuckets(in: 0...400, columns: 300)) }
    #expect(runs[0] == runs[1])
    let groups = [0..<4000, 5..<6, 10..<700]
    let sums = tables.map {
      SumPyramid(of: $0.series[0].column).sums(of: groups, in: $0.series[0].column)
    }
    for (a, b) in zip(sums[0], sums[1]) {
      #expect(abs(a.above - b.above) < 1e-6 && abs(a.below - b.below) < 1e-6)
    }
    #expect(sums[0][1] == SignedSum(of: values[5]))
  }

  @Test func decimalsAsX() {
    let x = column([0.1, 0.2, 0.4, 0.8], decimals: 1)
    let table = table(x, Column([1, 2, 3, 4]))
    let points = table.runs(ofSeries: 0, in: table.pixelBuckets(in: 0.1...0.8, columns: 100))
    #expect(points.flatMap { $0.map(\.moment) } == [0.1, 0.2, 0.4, 0.8])
  }

  private func column(_ values: some Sequence<Double>, decimals: Int) -> Column {
    let builder = ColumnBuilder(decimals: decimals)
    for value in values { builder.append(value) }
    return builder.finished()
  }

  private func table(_ x: Column, _ y: Column) -> Table {
    Table(x: x, series: [Series(id: "y", name: "y", color: Color(rgb: 0), column: y)])
  }

  private func name(of storage: Column.Storage) -> String {
    switch storage {
    case .even: "even"
    case .int8: "int8"
    case .int16: "int16"
    case .int32: "int32"
    case .double: "double"
    }
  }
}

extension Column {
  /// The first values in reverse.
  fileprivate func reversed(_ count: Int) -> Column {
    ColumnBuilder(of: self, at: (0..<count).reversed()).finished()
  }
}
