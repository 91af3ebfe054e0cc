// Lines through values.

extension FormulaFunction {
  /// What counts values.
  public static let histogram = "histogram"
  /// What draws a straight line through them.
  static let trend = "trend"
  /// The words for a line that values far off do not change, and for the edges of its band.
  static let (robust, edges) = ("robust", ["lower", "upper"])

  static let shapes: [FormulaFunction] = lines + charts

  private static let charts: [FormulaFunction] = [
    FormulaFunction(
      histogram, [.value("y"), .option([visible])],
      "How many values are in each of many steps, on a chart of its own: of all, or of those that are visible where they are drawn. The width is one that shows how they are spread (Scott). Within other formulas it is the value."
    ) { values, _, _ in values },
    FormulaFunction(
      histogram, [.value("y"), .number("width", 0), .option([visible])],
      "The same in steps of a width."
    ) { values, _, _ in values },
    FormulaFunction(
      spectrum,
      [.value("y"), .option(spectrumWords), .option(spectrumWords), .option(spectrumWords)],
      "How strong each frequency is in all values, or in those that are visible where they are drawn, on a chart of its own: the amplitude of its wave. The ends are faded by a Hann window, unless it is to be a rectangle. Points that are unevenly apart are refused, unless it is to be resampled, on the lines between them. Within other formulas it is its first argument."
    ) { values, _, _ in values },
    FormulaFunction(
      spectrum,
      [
        .value("y"), .span("span"), .option(spectrumWords), .option(spectrumWords),
        .option(spectrumWords),
      ],
      "The same, averaged over pieces of a length that overlap by half (Welch): noise becomes even."
    ) { values, _, _ in values },
    FormulaFunction(
      spectrogram, [.value("y"), .option(pieceWords), .option(pieceWords)],
      "How strong each frequency is at each time, on a chart of its own: the spectra of one piece after the other, which overlap by half, as colours. Pieces are about twice the root of all points long. Within other formulas it is its first argument."
    ) { values, _, _ in values },
    FormulaFunction(
      spectrogram, [.value("y"), .span("span"), .option(pieceWords), .option(pieceWords)],
      "The same of pieces of a length: long ones tell frequencies apart, short ones times. Of more than 4096 pieces some evenly apart are looked at."
    ) { values, _, _ in values },
  ]

  private static let lines: [FormulaFunction] = [
    FormulaFunction(
      trend, [.value("y"), .option(trendWords), .option(trendWords)],
      "The straight line through all values by least squares; with robust by the middle one of the slopes of all pairs (Theil–Sen), which values far off do not change. Its chart tells how steep it is and has a band around it: the line of values without chance would be in it 95 times of 100, that of robust as far as its slope goes. With lower or upper it is the edge of that."
    ) { values, arguments, points in
      points.trendLine(through: values, arguments.words)
    },
    FormulaFunction(
      "smooth", [.value("y"), .span("span")],
      "A line that follows the values: at each point that of least squares through those within half of the span to both sides, of which near ones count more (loess)."
    ) { values, arguments, points in
      points.smooth(values, over: arguments.span)
    },
  ]

  private static var trendWords: [String] { [robust] + edges }
  private static var pieceWords: [String] { [resampled, rectangle] }
  private static var spectrumWords: [String] { [resampled, rectangle, visible] }
}

extension FormulaPoints {
  /// A trend or an edge of its band, at each point; a gap everywhere where there is none.
  fileprivate func trendLine(through values: [Double], _ words: Set<String>) -> [Double] {
    let trend = Trend(of: values, over: x, isRobust: words.contains(FormulaFunction.robust))
    guard let trend else { return x.map { _ in .nan } }
    guard let edge = FormulaFunction.edges.firstIndex(where: words.contains) else {
      return x.map(trend.callAsFunction)
    }
    return x.map { x in
      trend.band(at: x).map { edge == 0 ? $0.lowerBound : $0.upperBound } ?? .nan
    }
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
