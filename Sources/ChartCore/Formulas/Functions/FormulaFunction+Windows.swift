// What windows of a length or of points that end with a point, or are centred on it, come to.

private let usual: [FormulaFunction.Parameter] = [.value("y"), .span("span"), .option(["centred"])]

extension FormulaFunction {
  static let windows: [FormulaFunction] = [
    FormulaFunction(
      "avg", usual,
      "The mean of the values in a window that ends with each point, or is centred on it. Values that are unevenly apart count as long as they last."
    ) { values, arguments, points in
      let weights = points.weights(over: arguments.span)
      var sum = SlidingSum(values, weights: weights)
      return points.windows(of: values, arguments) { window in
        sum.move(to: window)
        return sum.mean
      }
    },
    FormulaFunction("sum", usual, "The sum of the values in a window.") {
      values, arguments, points in
      var sum = SlidingSum(values)
      return points.windows(of: values, arguments) { window in
        sum.move(to: window)
        return sum.total
      }
    },
    FormulaFunction("count", usual, "How many values there are in a window.") {
      values, arguments, points in
      var sum = SlidingSum(values)
      return points.windows(of: values, arguments) { window in
        sum.move(to: window)
        return Double(sum.count)
      }
    }.measuring(.number),
    FormulaFunction(
      "std", usual, "The standard deviation of the values in a window, as of a sample (n − 1)."
    ) { values, arguments, points in
      var sum = SlidingSum(values, hasSquares: true)
      return points.windows(of: values, arguments) { window in
        sum.move(to: window)
        return (sum.squaredDistances / Double(sum.count - 1)).squareRoot()
      }
    }.measuring(.difference),
    FormulaFunction("min", usual, "The lowest value in a window.") { values, arguments, points in
      var lowest = SlidingLowest(values)
      return points.windows(of: values, arguments) { lowest.lowest(in: $0) }
    },
    FormulaFunction("max", usual, "The highest value in a window.") { values, arguments, points in
      var highest = SlidingLowest(values.map { -$0 })
      return points.windows(of: values, arguments) { -highest.lowest(in: $0) }
    },
    FormulaFunction("median", usual, "The middle value in a window, or the mean of both.") {
      values, arguments, points in
      var median = SlidingMedian(values)
      return points.windows(of: values, arguments) { median.median(in: $0) }
    },
  ]

  /// A function of all points.
  init(
    _ name: String, _ parameters: [Parameter], _ definition: Phrase,
    series:
      @escaping @Sendable ([Double], FormulaArguments, FormulaPoints) throws(FormulaError) ->
      [Double]
  ) {
    self.init(name, parameters, definition, .series(series))
  }
}

extension FormulaPoints {
  /// What windows come to at each point: a gap where there is one, and where a window reaches beyond the points.
  func windows(
    of values: [Double], _ arguments: FormulaArguments, _ result: (Range<Int>) -> Double
  ) -> [Double] {
    var results: [Double] = []
    results.reserveCapacity(count)
    forEachWindow(arguments.span, isCentred: arguments.isCentred) { index, window, isWhole in
      let value = result(window)
      results.append(isWhole && !values[index].isNaN ? value : .nan)
    }
    return results
  }

  /// How long each point lasts; nil where that makes no difference: where all last as long, and in windows of points.
  fileprivate func weights(over span: XSpan) -> [Double]? {
    if case .points = span { return nil }
    let lengths = x.indices.map(length)
    return lengths.allSatisfy { $0 == lengths[0] } ? nil : lengths
  }
}
