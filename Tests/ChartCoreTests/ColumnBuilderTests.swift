import TestSupport
import Testing

@testable import ChartCore

@Suite struct ColumnBuilderTests {
  private static let smallest = Double.leastNonzeroMagnitude
  private static let columns: [[Double]] = [
    [], [0], [-0.0], [.nan], [5], [1, 2], [1, 1], [1, .nan], [.nan, 1], [.nan, .nan],
    [1, 2, 3], [3, 2, 1], [1, 1, 1], [1, 2, 4], [1, 2, 3, .nan], [1, 2, 3, 5], [1, 2, 3, 3.5],
    [0.5, 1, 1.5], [0.5, 1, 1.5, 7], [0.1, 0.2, 0.3], [-1, -0.0], [-1, 0, 1], [-2, -1, -0.0],
    [1, 5, -0.0], [1e308, -1e308, 1e308], [-1e308, 1e308], [smallest, 2 * smallest, 3 * smallest],
    [2_147_483_647, 5, 2_147_483_648], [-2_147_483_647, 1, -2_147_483_648],
    [-2_147_483_648, 7, 7], [1_542_412_800_000, 1_542_499_200_000, 1_542_585_600_000],
    [1, 3, .nan, 7, 0.25, .nan, 9], [9_007_199_254_740_992, 9_007_199_254_740_992],
    [1, 2, .nan, .nan, 1e300], [0.1, 0.2, 0.3, 0.4], [12.5, 12.75, 12.755], [0.1, -0.0],
    [.infinity],
    [1.5, .nan, 21_474_836.47, 21_474_836.48, 0.01], [0.25, 0.5, .nan, 1e-9, 0.75],
  ]

  @Test(arguments: columns, [0, 1, 2, 9])
  func keepsEveryBit(values: [Double], decimals: Int) {
    let builder = built(values, decimals: decimals)
    let column = builder.finished()
    #expect(builder.count == values.count)
    #expect(builder.gapCount == values.count { $0.isNaN })
    #expect(column.count == values.count)
    for (index, value) in values.enumerated() {
      #expect(value.isNaN ? column[index].isNaN : column[index].bitPattern == value.bitPattern)
    }
  }

  @Test(arguments: 1...4)
  func keepsEveryBitOfRandomColumns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pool: [Double] = [
      0, -0.0, 1, 2, 3, -7, 0.5, 0.1, 1.25, -327.68, .nan, 2_147_483_647, -2_147_483_648, 1e15,
    ]
    for _ in 0..<2000 {
      let choices = Array(
        pool.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
      let values = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        choices.randomElement(using: &random) ?? 0
      }
      let column = built(values, decimals: Int.random(in: 0...2, using: &random)).finished()
      let bits = values.indices.map {
        column[$0].isNaN ? Double.nan.bitPattern : column[$0].bitPattern
      }
      #expect(bits == values.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }, "\(values)")
    }
  }

  @Test func evenColumnsStayEven() {
    #expect(built([1, 3, 5, 7]).finished().evenStep == 2)
    #expect(built([1, 3, 5, 8]).finished().evenStep == nil)
    #expect(built([4, 4, 4]).finished().evenStep == nil)
  }

  private func built(_ values: [Double], decimals: Int = 0) -> ColumnBuilder {
    let builder = ColumnBuilder(decimals: decimals)
    for value in values {
      if value.isNaN { builder.appendGaps() } else { builder.append(value) }
    }
    return builder
  }

  @Test(arguments: 1...20)
  func takesSmallOnesAndDecimalsAsOneByOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (alone, together) = (ColumnBuilder(), ColumnBuilder())
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let bound = [100, 30_000, 999_999_999].randomElement(using: &random) ?? 1
      let count = Int.random(in: 1...100, using: &random)
      let isEven = Bool.random(using: &random)
      let small = (0..<count).map {
        Int32(isEven ? bound / 2 + $0 : Int.random(in: -bound...bound, using: &random))
      }
      let isDecimal = Double.random(in: 0..<1, using: &random) < 0.3
      let decimals = small.map { isDecimal ? Double($0) / 4 : Double($0) }
      for decimal in decimals { alone.append(decimal) }
      if isDecimal || Bool.random(using: &random) {
        decimals.withUnsafeBufferPointer { unsafe together.append($0) }
      } else {
        small.withUnsafeBufferPointer { unsafe together.append($0) }
      }
    }
    let (one, other) = (alone.finished(), together.finished())
    #expect(one == other, "seed \(seed)")
    #expect(one.bytesPerValue == other.bytesPerValue, "seed \(seed)")
  }

  @Test(
    arguments: [
      ([1 << 53], false), ([1 << 53 + 1], true), ([-(1 << 53) - 1], true), ([1 << 53 + 2], false),
      ([.max], true), ([.min + 1], true), ([1, 2, 3], false), ([3 << 60, 1], false), ([], false),
      ([0, 1 << 53 + 1, 2 << 53 + 2], true),
    ] as [([Int64], Bool)])
  func knowsWhatDoublesDoNotHold(integers: [Int64], hasRounded: Bool) {
    let builder = ColumnBuilder()
    integers.withUnsafeBufferPointer { unsafe builder.append($0) }
    #expect(builder.hasRounded == hasRounded)
  }

  @Test func gapsAtTheEndAreStoredOnlyBeforeANumber() {
    let builder = built([1, 2, 3])
    builder.appendGaps(3)
    #expect(builder.count == 6 && builder.gapCount == 3)
    builder.append(7)
    builder.appendGaps(2)
    #expect(builder.finished() == Column([1, 2, 3, .nan, .nan, .nan, 7, .nan, .nan]))
    #expect(builder.finished().trailingGapCount == 2 && builder.finished().gapCount == 5)
  }

  @Test func isFinishedOnce() {
    let builder = built([1, .nan, 7, 0.5])
    #expect(!builder.isFinished)
    let column = builder.finished()
    #expect(builder.isFinished && builder.finished() == column)
    #expect(column.count == 4)
    #expect(ColumnBuilder(of: column, at: [3, 1, 0]).finished() == Column([0.5, .nan, 1]))
  }

  /// Large enough to be moved to memory of huge pages, and back.
  @Test func keepsWhatIsLarge() {
    let builder = ColumnBuilder()
    let batch = (0..<Int32(500_000)).map { $0 &* 7 % 999 }
    for _ in 0..<12 { batch.withUnsafeBufferPointer { unsafe builder.append($0) } }
    let column = builder.finished()
    #expect(column.count == 12 * batch.count && column.bytesPerValue == 2)
    #expect(
      stride(from: 0, to: column.count, by: 1_001).allSatisfy {
        column[$0] == Double(batch[$0 % batch.count])
      })
  }

  @Test(arguments: 1...20)
  func takesManyAtOnceAsOneByOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bound = Int64(1) << Int64.random(in: 1...60, using: &random)
    let (alone, together) = (ColumnBuilder(), ColumnBuilder())
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let start = Int64.random(in: -bound...bound, using: &random)
      let isEven = Bool.random(using: &random)
      let batch = (0..<Int64(Int.random(in: 1...200, using: &random))).map {
        isEven ? start / 2 + $0 : Int64.random(in: -bound...bound, using: &random)
      }
      for integer in batch { alone.append(Double(integer)) }
      batch.withUnsafeBufferPointer { unsafe together.append($0) }
      if Bool.random(using: &random) {
        alone.appendGaps(2)
        together.appendGaps(2)
      }
    }
    let (one, other) = (alone.finished(), together.finished())
    #expect(one == other, "seed \(seed)")
    #expect(one.bytesPerValue == other.bytesPerValue, "seed \(seed)")
    #expect(one.gapCount == other.gapCount)
  }

  @Test(
    arguments: [
      ([1, 2, 3], 0), ([1, 2, 4], 1), ([1, 127, -127], 1), ([1, 128, 3], 2), ([1, -128, 3], 2),
      ([1, 2, .nan], 1), ([1, 32_767, -32_767], 2), ([1, -32_768, 9], 4), ([1, 32_768, 9], 4),
      ([1, 2_147_483_647, -2_147_483_647], 4), ([1, -2_147_483_648, 9], 8), ([1, 2, 2.5], 8),
      ([1, 2, -0.0], 8), ([7, 7], 1),
    ] as [([Double], Int)])
  func isAsNarrowAsItsValuesAllow(values: [Double], bytes: Int) {
    #expect(built(values).finished().bytesPerValue == bytes)
  }
}
