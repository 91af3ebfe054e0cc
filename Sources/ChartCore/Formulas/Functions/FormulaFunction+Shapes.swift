// Lines through values.

extension FormulaFunction {
  /// What counts values.
  public static let histogram = "histogram"

  static let shapes: [FormulaFunction] = lines + charts

  private static let charts: [FormulaFunction] = [
    FormulaFunction(
      histogram, [.value("y"), .number("width", 0)],
      "How many values are in each of many steps of a width, on a chart of its own; where none is given it is one that shows how they are spread (Scott). Within other formulas it is the value."
    ) { values, _, _ in values },
    FormulaFunction(
      spectrum, [.value("y"), .option(spectrumWords), .option(spectrumWords)],
      "How strong each frequency is in all values, on a chart of its own: the amplitude of its wave. The ends are faded by a Hann window, unless it is to be a rectangle. Points that are unevenly apart are refused, unless it is to be resampled, on the lines between them. Within other formulas it is its first argument."
    ) { values, _, _ in values },
    FormulaFunction(
      spectrum, [.value("y"), .span("span"), .option(spectrumWords), .option(spectrumWords)],
      "The same, averaged over pieces of a length that overlap by half (Welch): noise becomes even."
    ) { values, _, _ in values },
  ]

  private static let lines: [FormulaFunction] = [
    FormulaFunction(
      "trend", [.value("y"), .option(["robust"])],
      "The straight line through all values by least squares; with robust by the middle one of the slopes of all pairs (Theil–Sen), which values far off do not change."
    ) { values, arguments, points in
      arguments.words.contains("robust")
        ? points.robustLine(through: values) : points.line(through: values)
    },
    FormulaFunction(
      "smooth", [.value("y"), .span("span")],
      "A line that follows the values: at each point that of least squares through those within half of the span to both sides, of which near ones count more (loess)."
    ) { values, arguments, points in
      points.smooth(values, over: arguments.span)
    },
  ]

  private static var spectrumWords: [String] { [resampled, rectangle] }
}

extension FormulaPoints {
  /// The line of least squares through all values, at each point; a gap everywhere where there is less than two x.
  fileprivate func line(through values: [Double]) -> [Double] {
    let known = values.indices.filter { !values[$0].isNaN }
    let line = LeastSquares(known.map { (x[$0], values[$0], 1) }, around: x[0])
    return x.map { line?($0) ?? .nan }
  }

  /// The same by the slopes of pairs.
  fileprivate func robustLine(through values: [Double]) -> [Double] {
    let line = TheilSen(
      values.indices.filter { !values[$0].isNaN }.map { (x[$0] - x[0], values[$0]) })
    return x.map { line?($0 - x[0]) ?? .nan }
  }

  /// W. S. Cleveland, Robust locally weighted regression and smoothing scatterplots (1979), with straight lines, tricube
  /// weights, a window of x and one pass. Time in proportion to the points times those of a window.
  fileprivate func smooth(_ values: [Double], over span: XSpan) -> [Double] {
    var results: [Double] = []
    forEachWindow(span, isCentred: true) { index, window, _ in
      guard !values[index].isNaN else { return results.append(.nan) }
      let reach = window.map { (x[$0] - x[index]).magnitude }.max() ?? 0
      let near = window.lazy.filter { !values[$0].isNaN }.map { place in
        (x[place], values[place], tricube((x[place] - x[index]) / (reach + spacing / 2)))
      }
      results.append(LeastSquares(Array(near), around: x[index])?(x[index]) ?? values[index])
    }
    return results
  }

  private func tricube(_ distance: Double) -> Double {
    let part = 1 - distance.magnitude * distance.magnitude * distance.magnitude
    return max(0, part * part * part)
  }
}

/// The line of least squares through weighted points.
struct LeastSquares {
  /// An x near the points, how far behind it their middle is, and how much the line rises.
  private let origin: Double
  private let middle: (x: Double, y: Double)
  private let slope: Double

  /// Nil where all points have one x. `origin` is an x near them: what is far from 0 loses no digits. Linear time.
  init?(_ points: [(x: Double, y: Double, weight: Double)], around origin: Double) {
    var (weights, xs, ys) = (DoubleDouble(), DoubleDouble(), DoubleDouble())
    for point in points {
      weights += point.weight
      xs = xs + DoubleDouble(point.x - origin, times: point.weight)
      ys = ys + DoubleDouble(point.y, times: point.weight)
    }
    let (x, y) = (xs.value / weights.value, ys.value / weights.value)
    var (spread, common) = (DoubleDouble(), DoubleDouble())
    for point in points {
      let distance = point.x - origin - x
      spread = spread + DoubleDouble(distance * point.weight, times: distance)
      common = common + DoubleDouble(distance * point.weight, times: point.y - y)
    }
    guard spread.value > 0 else { return nil }
    (self.origin, middle, slope) = (origin, (x, y), common.value / spread.value)
  }

  func callAsFunction(_ x: Double) -> Double { middle.y + slope * (x - origin - middle.x) }
}
