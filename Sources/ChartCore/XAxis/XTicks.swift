/// The labels of an x axis, at values that do not depend on the range: they come and go in place and never
/// jump while it moves.
public enum XTicks: Hashable, Sendable {
  /// Moments on the calendar, or times of any day.
  case calendar(XStride)
  /// Numbers, durations or rows.
  case even(EvenXTicks)
  /// Days of a week or a year, whichever that is.
  case counted(CountedXTicks)

  /// The labels as what choosing them needs to know.
  var labels: any XLabels {
    switch self {
    case .calendar(let stride): stride
    case .even(let ticks): ticks
    case .counted(let ticks): ticks
    }
  }

  /// Whether they say enough by themselves, without a second level.
  var isWhole: Bool {
    if case .calendar(let stride) = self { stride.context == .none } else { true }
  }

  /// The values of the labels inside a range, ascending, at most 200.
  public func values(in range: ClosedRange<Double>) -> [Double] { labels.ticks(in: range) }

  /// The least distance of neighbouring labels.
  public var step: Double { labels.step }

  /// The finest labels of a table's x that have room in a range that is `width` pixels wide; where a second
  /// level of labels has room (`hasContext`), dates leave something to it.
  public static func fitting(
    _ range: ClosedRange<Double>, width: Double, metrics: XLabelMetrics, hasContext: Bool,
    table: Table
  ) -> XTicks {
    func even(_ steps: (Double) -> [YTicks], _ notation: XNotation?) -> XTicks {
      .even(.fitting(range, width: width, metrics: metrics, steps: steps, notation: notation))
    }
    switch table.xKind {
    case .moments, .sessions, .timesOfDay:
      return .calendar(
        .fitting(range, width: width, metrics: metrics, hasContext: hasContext, table: table))
    case .numbers: return even(YTicks.numbers, nil)
    case .durations: return even(YTicks.durations, .duration)
    case .rows:
      let days = table.presentation.metrics?.countedDays
      return days.flatMap { .fitting(range, of: $0, width: width, metrics: metrics) }
        .map(XTicks.counted) ?? even(YTicks.rows, nil)
    }
  }
}

/// Labels of one distance, as what choosing them needs to know.
protocol XLabels {
  /// The least distance of neighbouring labels, and the longest one.
  var step: Double { get }
  var longestDistance: Double { get }

  /// The values of the labels inside a range, ascending.
  func ticks(in range: ClosedRange<Double>) -> [Double]

  /// The pixels that a label takes at most; `isWhole` has it say enough by itself.
  func width(in range: ClosedRange<Double>, metrics: XLabelMetrics, isWhole: Bool) -> Double
}

extension XStride: XLabels {
  var step: Double { milliseconds }

  func width(in range: ClosedRange<Double>, metrics: XLabelMetrics, isWhole: Bool) -> Double {
    metrics.width(of: unit, isWhole: isWhole, digits: unit == .year ? yearDigits(in: range) : 0)
  }

  private func yearDigits(in range: ClosedRange<Double>) -> Int {
    let years = [range.lowerBound, range.upperBound].map { CivilDate(milliseconds: $0).year }
    return years.map { "\($0)".count }.max() ?? 0
  }
}

extension Formats {
  /// A label of a table's x axis; what a second level says it leaves out, and of times of day it has never
  /// a date.
  public func label(_ x: Double, ticks: XTicks, of kind: Presentation.XKind) -> String {
    switch ticks {
    case .calendar(let stride): label(stride.shownMoment(at: x), stride: stride, of: kind)
    case .even(let ticks): label(x, in: ticks.notation)
    case .counted(let ticks): ticks.label(x, self)
    }
  }
}
