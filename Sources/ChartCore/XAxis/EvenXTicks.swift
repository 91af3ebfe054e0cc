/// Smaller steps leave no room for decimals among the doubles.
private let smallestStep = 1e-303

/// The labels of an x axis of numbers, durations or rows: multiples of a step, all written in the same way.
public struct EvenXTicks: Hashable, Sendable {
  /// The multiples of the step.
  let ticks: YTicks
  /// How they are written.
  let notation: XNotation

  init(_ ticks: YTicks, notation: XNotation) {
    (self.ticks, self.notation) = (ticks, notation)
  }

  /// The finest labels that have room in a range that is `width` pixels wide; closer than usual where there
  /// would be fewer than three.
  ///
  /// `steps` are those from some distance on, ascending, and more of them than have room; without a `notation`
  /// the labels decide for themselves how they are written.
  static func fitting(
    _ range: ClosedRange<Double>, width: Double, metrics: XLabelMetrics,
    steps: (_ least: Double) -> [YTicks], notation: XNotation?
  ) -> EvenXTicks {
    if range.span == 0 {
      return EvenXTicks(YTicks(at: range.lowerBound), notation: notation ?? .digits)
    }
    let mostLabels = max(1, width) / metrics.narrowestNumber
    let least = max(range.span / mostLabels, smallestStep)
    let all = steps(least).lazy.map { ticks in
      EvenXTicks(ticks, notation: notation ?? XNotation(of: ticks, over: range))
    }
    let coarsest = EvenXTicks(YTicks(digits: 1, exponent: 0), notation: notation ?? .digits)
    return XLabelRoom(range, width: width, metrics: metrics, isWhole: true)
      .finest(usual: all, all: all, else: all.last ?? coarsest)
  }
}

extension EvenXTicks: XLabels {
  var step: Double { ticks.step }
  var longestDistance: Double { ticks.step }

  func ticks(in range: ClosedRange<Double>) -> [Double] { ticks.values(in: range) }

  func width(in range: ClosedRange<Double>, metrics: XLabelMetrics, isWhole: Bool) -> Double {
    metrics.width(
      ofAnyOf: ticks.outermost(in: range).map { metrics.formats.label($0, in: notation) })
  }
}
