import ChartCore
import Glibc

/// How many digits of a mean mean something to who reads it, and how many of a rate, of which nobody counts the parts.
private let (meanDigits, rateDigits) = (5, 3)
/// How many of what is reckoned are copied at least, and how many decimals behind those of the data: what goes on with it
/// loses nothing that was measured, and a third is not told as if it were known to seventeen digits.
private let (copiedDigits, copiedPlaces) = (8, 4)

/// The deviation of fewer values than these says nothing that they do not.
private let leastSpread = 3

/// One of the figures that are told of a series between two marks, in the order in which they are.
enum MarkedFigure: Hashable, CaseIterable {
  case change, percent, first, last, lowest, highest, mean, sum, rate, deviation, rootMeanSquare,
    area
  case count
}

/// What the values of a series between two marks come to, those that mean something and are known.
///
/// All that says it asks this: the card, who reads it out, and who copies it.
struct MarkedFigures: Equatable {
  /// The series.
  let series: Int
  /// The figures; of the percent a part, 0.5 for 50%.
  let values: [MarkedFigure: Double]

  /// The figures of a series at some points, of which the first is what it changes from; how much it changes a unit of x
  /// in `rateLength`.
  init(
    ofSeries number: Int, of table: Table, at points: ClosedRange<Int>, sums: RangeSums?,
    rateLength: Double
  ) {
    series = number
    let first = table.value(ofSeries: number, at: points.lowerBound)
    let last = table.value(ofSeries: number, at: points.upperBound)
    let meaning = table.meaning(ofSeries: number)
    let span = table.lapse(over: points)
    // Heights are reckoned when they are read, and have the noise of that.
    let change = last.withoutNoise.difference(from: first.withoutNoise)
    var values: [MarkedFigure: Double] = [.change: change, .first: first, .last: last]
    if meaning.hasPercent, first > 0 { values[.percent] = change / first }
    if meaning.hasRate, span > 0 {
      values[.rate] = change / (span / rateLength)
    }
    let indexes = points.lowerBound..<points.upperBound + 1
    if let known = table.statistics(ofSeries: number, at: indexes, sums: sums) {
      let extent = table.extent(ofSeries: number, at: indexes)
      (values[.lowest], values[.highest]) = (extent?.lowerBound, extent?.upperBound)
      // That of a pace is of the way and the time, which a device may tell otherwise than its speeds.
      let isWithin = known.mean.map { extent?.hasMean($0) ?? true } ?? false
      values[.mean] = isWithin ? known.mean : nil
      if meaning.hasSum { values[.sum] = known.sum?.withoutNoise }
      let isOfMarket = table.prices != nil || table.presentation.isComparison
      if !isOfMarket, known.count >= leastSpread { values[.deviation] = known.deviation }
      // Of what goes above and below 0, as signals do.
      if known.lowest < 0, known.highest > 0 { values[.rootMeanSquare] = known.rootMeanSquare }
      if meaning.hasRate, !meaning.hasSum, span > 0, !isOfMarket {
        values[.area] = known.area.map { $0 / rateLength }
      }
      if known.count < table.ownCount(of: points) { values[.count] = Double(known.count) }
    }
    self.values = values.filter { $0.value.isFinite || $0.key == .change }
  }
}

extension ClosedRange<Double> {
  /// Whether a mean of values that it holds may be this one, but for rounding.
  fileprivate func hasMean(_ mean: Double) -> Bool {
    let least = (upperBound - lowerBound + mean.magnitude) * 1e-9
    return (lowerBound - least...upperBound + least).contains(mean)
  }
}

extension Double {
  /// A mean with as many digits as mean something, but no fewer decimals than the values beside it have: that of 1234567
  /// and 1234571 is 1234569, not 1234600.
  func mean(besidePlaces places: Int) -> Double { rounded(meanDigits, places: places) }

  /// The same for a rate.
  func rate(besidePlaces places: Int) -> Double { rounded(rateDigits, places: places) }

  /// The same for other programs, which calculate with it, beside data with so many decimals.
  func copiedResult(besidePlaces places: Int) -> Double {
    rounded(copiedDigits, places: places + copiedPlaces)
  }

  /// The number with so many figures, but no fewer decimals than `places`.
  func rounded(_ digits: Int, places: Int = 0) -> Double {
    guard isFinite, self != 0 else { return self }
    let power = pow(10, max(Double(places), Double(digits) - ceil(log10(magnitude))))
    let rounded = (self * power).rounded() / power
    return rounded.isFinite ? rounded : self
  }
}

/// A length of x that rates and areas are told over.
struct RateUnit {
  /// The length in x.
  let length: Double
  /// What stands above a rate, and above an area.
  let words, area: Phrase
}

extension Table {
  /// The length of x that rates are told over between two points, and what it is called: the largest one of which the
  /// range has two, but no shorter than points are apart: prices of days change by the day.
  func rateUnit(over points: ClosedRange<Int>) -> RateUnit {
    if presentation.metrics?.countedDays != nil {
      return RateUnit(length: 1, words: "A day", area: "Area × d")
    }
    let span = lapse(over: points)
    let units = xKind.rateUnits.filter { $0.length < weekly || spacing > mostDays }
    return units.last { $0.length <= max(span / 2, spacing * usualUnevenness) } ?? units[0]
  }
}

/// Rates by the week are of weeks alone: points that are farther apart than these.
private let (weekly, mostDays) = (7 * millisecondsPerDay, 5 * millisecondsPerDay)
/// Days and weeks are a little longer where clocks change.
private let usualUnevenness = 1.2

extension Presentation.XKind {
  /// The lengths of x that rates are told over, the shortest first.
  fileprivate var rateUnits: [RateUnit] {
    switch self {
    case .moments, .sessions, .durations, .timesOfDay:
      [
        RateUnit(length: 1000, words: "A second", area: "Area × s"),
        RateUnit(length: 60_000, words: "A minute", area: "Area × min"),
        RateUnit(length: millisecondsPerHour, words: "An hour", area: "Area × h"),
        RateUnit(length: millisecondsPerDay, words: "A day", area: "Area × d"),
        RateUnit(length: weekly, words: "A week", area: "Area × weeks"),
      ]
    case .numbers: [RateUnit(length: 1, words: "Per 1 of x", area: "Area")]
    case .rows: [RateUnit(length: 1, words: "A row", area: "Area")]
    }
  }
}
