public import ChartCore

/// So many series are told of one by one: more are a list that nobody hears to its end.
private let mostTold = 8
/// Up to so many points are summed to tell of what stands on each other, and looked through for shares.
private let mostSummed = 10_000

extension Formats {
  /// What there is to see of a table's series in a range, for those who hear it: the lowest and the highest value of
  /// each and when, and from what to what it goes; of what is drawn as one sum, of that, and of percentages the shares. Of
  /// many series the first ones, and how many more there are; shares are those among all series that are `shown`.
  /// Logarithmic time in the points, linear for sums and shares.
  public func sights(
    of series: [Int], among shown: [Int], in table: Table, visible range: ClosedRange<Double>
  ) -> String {
    guard table.kind.hasAxes else { return "" }
    let told = table.kind.drawsSum ? [] : Array(series.prefix(mostTold))
    let lines =
      [SpokenLine(sumOf: series, in: table, range, named: words("All"))].compactMap(\.self)
      + told.compactMap { SpokenLine.told(of: $0, among: shown, in: table, range) }
    let more = table.kind.drawsSum ? 0 : series.count - told.count
    let rest = Phrase(
      counting: more, one: "\(more) more series.", many: "\(more) more series.")
    let notations = (0..<table.axisCount).map { axis in
      ValueNotation(
        resolving: lines.filter { $0.axis == axis }.flatMap(\.values),
        unit: table.presentation.unit, decimals: axis == 0 ? table.priceDecimals : nil)
    }
    let sights = lines.map { line in
      // What all would be told alike of is told by itself.
      let isSmall = line.isToldAlike(self, notations[line.axis])
      let notation =
        isSmall
        ? ValueNotation(resolving: line.values, unit: table.presentation.unit)
        : notations[line.axis]
      return sight(of: line, in: table, range, notation)
    }
    return (sights + (more > 0 ? [words(rest)] : [])).joined(separator: " ")
  }

  private func sight(
    of line: SpokenLine, in table: Table, _ range: ClosedRange<Double>, _ notation: ValueNotation
  ) -> String {
    func told(_ value: Double) -> String {
      line.isShare ? share(value) : self.value(value, in: notation)
    }
    let (low, high) = (line.low, line.high)
    guard low.value != high.value else { return words("\(line.name): always \(told(low.value)).") }
    let places = [low, high].map { place(of: $0.index, in: table, range) }
    // A pace is better the less it is.
    let extremes: Phrase =
      table.presentation.drawing.isDownward
      ? """
      \(line.name): fastest \(told(low.value)) at \(places[0]), \
      slowest \(told(high.value)) at \(places[1])
      """
      : """
      \(line.name): lowest \(told(low.value)) at \(places[0]), \
      highest \(told(high.value)) at \(places[1])
      """
    return words(trend(extremes, of: line, told, table.presentation.drawing.isDownward))
  }

  /// Where a point is: within a day its time, else all of its date.
  private func place(of index: Int, in table: Table, _ range: ClosedRange<Double>) -> String {
    let isLong = table.xKind.hasDates && !table.isWithinDay(range)
    return isLong ? point(index, of: table) : shortPoint(index, of: table)
  }

  /// The sentence with `, rising from 3 to 7` at its end; without it where an end is a gap.
  private func trend(
    _ extremes: Phrase, of line: SpokenLine, _ told: (Double) -> String, _ isDownward: Bool
  ) -> Phrase {
    guard (line.last - line.first).isFinite else { return "\(extremes)." }
    let (first, end) = (told(line.first), told(line.last))
    // What is told alike has no direction.
    let change = first == end ? 0 : line.last - line.first
    // One that is counted from a later day than it begins on is not told beside what it begins with.
    let last =
      line.base == line.first
      ? "\(end) (\(percentChange(line.last / line.first - 1)))" : end
    if change != 0, isDownward { return "\(extremes), from \(first) to \(last)." }
    if change > 0 { return "\(extremes), rising from \(first) to \(last)." }
    if change < 0 { return "\(extremes), falling from \(first) to \(last)." }
    return "\(extremes), ending as it began, from \(first) to \(last)."
  }
}

/// What is told of a line: how it begins and ends, and its lowest and highest value.
private struct SpokenLine {
  let name: String
  /// The axis that it belongs to, whose values are written alike.
  let axis: Int
  let first, last: Double
  let low, high: (index: Int, value: Double)
  /// Whether the values are shares, in percent.
  var isShare = false
  /// What its values are compared with, where they are.
  var base: Double?

  var values: [Double] { [low.value, high.value, first, last] }

  /// Whether its lowest and its highest value, which differ, are one text in a notation.
  func isToldAlike(_ formats: Formats, _ notation: ValueNotation) -> Bool {
    low.value != high.value && !isShare
      && formats.value(low.value, in: notation) == formats.value(high.value, in: notation)
  }

  /// A series as its kind has it told, beside others that are shown; nil where it has no value.
  static func told(
    of number: Int, among shown: [Int], in table: Table, _ range: ClosedRange<Double>
  ) -> SpokenLine? {
    if table.kind.stacking == .percentages {
      return SpokenLine(shareOf: number, among: shown, in: table, range)
    }
    var line =
      table.series[number].hasUncounted
      ? SpokenLine(ofCounted: number, in: table, range) : SpokenLine(of: number, in: table, range)
    if table.presentation.isComparison {
      line?.base = table.base(ofSeries: number, among: shown.contains, in: range)
    }
    return line
  }

  /// A series in a range; nil where it has no value there. Of candles the lowest low and the highest high count.
  init?(of series: Int, in table: Table, _ range: ClosedRange<Double>) {
    let indexes = table.indexes(within: range)
    guard let low = table.extreme(ofSeries: series, isHighest: false, at: indexes),
      let high = table.extreme(ofSeries: series, isHighest: true, at: indexes)
    else { return nil }
    name = table.series[series].name.shortened
    axis = table.axis(ofSeries: series)
    (self.low, self.high) = (low, high)
    first = table.value(ofSeries: series, at: indexes.lowerBound)
    last = table.value(ofSeries: series, at: indexes.upperBound - 1)
  }

  /// A series of which only some values count: others are from before the range, or go on until there is the next. Linear
  /// time in the points.
  init?(ofCounted series: Int, in table: Table, _ range: ClosedRange<Double>) {
    let known = table.indexes(within: range).lazy
      .map { (index: $0, value: table.countedValue(ofSeries: series, at: $0)) }
      .filter { !$0.value.isNaN }
    guard let begin = known.first, let end = known.last,
      let low = known.min(by: { $0.value < $1.value }),
      let high = known.max(by: { $0.value < $1.value })
    else { return nil }
    name = table.series[series].name.shortened
    axis = table.axis(ofSeries: series)
    (self.low, self.high) = (low, high)
    (first, last) = (begin.value, end.value)
  }

  /// The shares of a series among those that are shown; nil where it has none, or these are too many points.
  init?(
    shareOf series: Int, among shown: [Int], in table: Table, _ range: ClosedRange<Double>
  ) {
    let indexes = table.indexes(within: range)
    func share(_ index: Int) -> Double { table.share(ofSeries: series, among: shown, at: index) }
    func end(_ isHighest: Bool) -> Int? {
      table.index(ofHighestShare: isHighest, ofSeries: series, among: shown, at: indexes)
    }
    guard indexes.count <= mostSummed, let low = end(false), let high = end(true) else {
      return nil
    }
    name = table.series[series].name.shortened
    axis = table.axis(ofSeries: series)
    (self.low, self.high) = ((low, share(low)), (high, share(high)))
    (first, last) = (share(indexes.lowerBound), share(indexes.upperBound - 1))
    isShare = true
  }

  /// What several series that stand on each other are together; nil where they do not, are one, or are too many points.
  init?(
    sumOf series: [Int], in table: Table, _ range: ClosedRange<Double>, named name: String
  ) {
    let indexes = table.indexes(within: range)
    guard table.kind.stacking == .sums, series.count > 1 || table.kind.drawsSum,
      !indexes.isEmpty, indexes.count <= mostSummed
    else { return nil }
    func sum(_ index: Int) -> Double { table.sum(of: series, at: index) }
    guard let low = table.index(ofHighestSum: false, of: series, at: indexes),
      let high = table.index(ofHighestSum: true, of: series, at: indexes)
    else { return nil }
    axis = 0
    self.name = series.count == 1 ? table.series[series[0]].name.shortened : name
    (self.low, self.high) = ((low, sum(low)), (high, sum(high)))
    (first, last) = (sum(indexes.lowerBound), sum(indexes.upperBound - 1))
  }
}

extension Table {
  /// The points that a range shows: those in it, or those whose periods begin in it, where values fill periods.
  fileprivate func indexes(within range: ClosedRange<Double>) -> Range<Int> {
    let first = index(atOrAfter: range.lowerBound)
    let end = kind.fillsPeriods ? range.upperBound : range.upperBound.nextUp
    return first..<max(first, index(atOrAfter: end))
  }
}
