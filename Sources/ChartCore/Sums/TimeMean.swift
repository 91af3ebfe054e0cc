/// Values that are no farther apart follow each other, though points between them have none, in milliseconds: some
/// devices tell a heart and a place in turns.
private let longestLeap = 30_000.0

extension Column {
  /// The mean of what was recorded at some points over the time that it lasted; where no time passes, that of the values.
  /// Nil where there is none. Linear time.
  ///
  /// A value lasts half of the time from the one before and half of the time to the one after it, so that the mean is that
  /// of the line which is drawn. Nothing lasts over a pause, where `times`, in milliseconds, has a gap.
  public func meanOverTime(at times: Column, in points: Range<Int>) -> Double? {
    var (amount, length) = (0.0, 0.0)
    forEachStretch(at: times, in: points) { _, mean, time in
      amount += mean * time
      length += time
    }
    return length > 0 ? amount / length : plainMean(of: points)
  }

  /// The mean of the values at some indexes; nil where all are gaps. Linear time.
  fileprivate func plainMean(of indexes: Range<Int>) -> Double? {
    let values = indexes.lazy.map { self[$0] }.filter { !$0.isNaN }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// Goes over the stretches from each value to the next one: where it ends, the mean of both values, how long it is.
  fileprivate func forEachStretch(
    at times: Column, in points: Range<Int>,
    _ body: (_ end: Int, _ mean: Double, _ length: Double) -> Void
  ) {
    var last: (index: Int, value: Double, time: Double)?
    for index in points {
      let (value, time) = (self[index], times[index])
      if time.isNaN { last = nil }
      guard !value.isNaN, !time.isNaN else { continue }
      if let last, time > last.time, index == last.index + 1 || time - last.time <= longestLeap {
        body(index, (last.value + value) / 2, time - last.time)
      }
      last = (index, value, time)
    }
  }
}

/// The mean over time of any range of what was recorded, without a look at each of its values.
struct TimeMean: Equatable, Sendable {
  /// What is averaged: the values, or of the time for a distance the speeds.
  private let column: Column
  private let isOfPace: Bool
  /// What the stretches that end at each point come to, and how long they are.
  private let amounts, lengths: Column
  private let amountSums, lengthSums: SumPyramid

  /// That of a column; linear time. Of the times for a distance (`isOfPace`) it is the time for all of the distance.
  init(of column: Column, at times: Column, isOfPace: Bool) {
    let own = isOfPace ? Column((0..<column.count).map { 1 / column[$0] }) : column
    var amounts = [Double](repeating: 0, count: own.count)
    var lengths = amounts
    own.forEachStretch(at: times, in: 0..<own.count) { end, mean, length in
      (amounts[end], lengths[end]) = (mean * length, length)
    }
    (self.column, self.isOfPace) = (own, isOfPace)
    (self.amounts, self.lengths) = (Column(amounts), Column(lengths))
    (amountSums, lengthSums) = (SumPyramid(of: self.amounts), SumPyramid(of: self.lengths))
  }

  /// That of a range; nil where it has only gaps. Logarithmic time, linear in the gaps at its ends, and where no time passes.
  func mean(at indexes: Range<Int>) -> Double? {
    guard let first = indexes.first(where: { !column[$0].isNaN }),
      let last = indexes.last(where: { !column[$0].isNaN })
    else { return nil }
    let ends = first + 1..<last + 1
    let length = lengthSums.sum(of: ends, in: lengths)
    let mean =
      length > 0 ? amountSums.sum(of: ends, in: amounts) / length : column.plainMean(of: indexes)
    return isOfPace ? mean.map { 1 / $0 } : mean
  }
}

extension SumPyramid {
  /// The sum of the values at some indexes of the column that it was made of. Logarithmic time.
  func sum(of indexes: Range<Int>, in column: Column) -> Double {
    let sum = sums(of: [indexes], in: column)[0]
    return sum.above + sum.below
  }
}
