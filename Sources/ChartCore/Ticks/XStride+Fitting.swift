/// The longest stride in days; from here on, years are easier to read.
private let mostDays = 128
/// The longest stride in years, as a power of two: longer than doubles reach in milliseconds.
private let mostYearDoublings = 38

extension XStride {
  /// The finest stride whose labels have room: each at least `spacing` pixels from the next.
  ///
  /// `spacing` is what the widest label needs, its gap included; the range is `width` pixels wide.
  /// Points that are evenly spaced at whole days, as of weekly data, get labels at points only: at
  /// every one, every second, every fourth.
  public static func fitting(
    _ range: ClosedRange<Double>, width: Double, spacing: Double, table: Table
  ) -> XStride {
    if range.span == 0 { return single(at: range.lowerBound) }
    let needed = max(spacing, 0) / max(width, 1) * range.span
    return candidates(for: table).first { $0.milliseconds >= needed } ?? years(atLeast: needed)
  }

  /// All strides below years, ascending.
  private static func candidates(for table: Table) -> [XStride] {
    let last = table.x[table.x.count - 1].midnight
    guard let daysPerPoint = table.daysPerPoint else {
      return timesOfDay + days(of: 1, anchor: last)
    }
    return days(of: daysPerPoint, anchor: last)
  }

  /// Each count divides the next, and the last divides the unit that follows. None is more than twice
  /// the one before from 3 hours on: a day in large letters still has a time beside its midnights.
  private static let timesOfDay =
    [1, 5, 10, 50, 100, 500].map { XStride(unit: .millisecond, count: $0, anchor: 0) }
    + [1, 5, 15, 30].map { XStride(unit: .second, count: $0, anchor: 0) }
    + [1, 5, 15, 30].map { XStride(unit: .minute, count: $0, anchor: 0) }
    + [1, 3, 6, 12].map { XStride(unit: .hour, count: $0, anchor: 0) }

  private static func days(of daysPerPoint: Int, anchor: Double) -> [XStride] {
    sequence(first: daysPerPoint) { $0 * 2 }.prefix { $0 <= mostDays }
      .map { XStride(unit: .day, count: $0, anchor: anchor) }
  }

  private static func years(atLeast milliseconds: Double) -> XStride {
    let counts = (0...mostYearDoublings).lazy.map { 1 << $0 }
    let yearsNeeded = milliseconds / Unit.year.milliseconds
    let count = counts.first { Double($0) >= yearsNeeded } ?? 1 << mostYearDoublings
    return XStride(unit: .year, count: count, anchor: 0)
  }

  /// The stride for a range of one moment: the coarsest that has a label there.
  private static func single(at moment: Double) -> XStride {
    let units: [Unit] = [.day, .minute, .second]
    let unit = units.first { moment.truncatingRemainder(dividingBy: $0.milliseconds) == 0 }
    return XStride(unit: unit ?? .millisecond, count: 1, anchor: 0)
  }
}

extension Table {
  /// The distance of neighbouring points where it is always the same number of whole days.
  fileprivate var daysPerPoint: Int? {
    guard let step = x.evenStep ?? onlyStep, step > 0 else { return nil }
    return step.truncatingRemainder(dividingBy: millisecondsPerDay) == 0
      ? Int(clamping: step / millisecondsPerDay) : nil
  }

  /// From the first of two points to the second: columns are even from three on.
  private var onlyStep: Double? { x.count == 2 ? x[1] - x[0] : nil }
}
