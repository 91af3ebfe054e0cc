// What follows from one point to the next.

extension FormulaFunction {
  /// What shows a series as it was earlier, and the word for the same weekday.
  static let (beside, weekday) = ("beside", "weekday")

  static let changes: [FormulaFunction] = [
    FormulaFunction("d", [.value("y")], "How much a value is more than the one before it.") {
      values, _, _ in
      values.indices.map { $0 > 0 ? values[$0] - values[$0 - 1] : .nan }
    }.measuring(.difference),
    FormulaFunction(
      "rate", [.value("y")],
      "How much a counter rises, a second where x is time; one that has fallen began again at 0."
    ) { values, _, points in
      values.indices.map { index in
        guard index > 0 else { return .nan }
        let rise = values[index] - values[index - 1]
        return (rise < 0 ? values[index] : rise) / points.distance(index - 1, index)
      }
    }.measuring(.overX),
    FormulaFunction(
      "integral", [.value("y")],
      "The area below the line up to each point, over seconds where x is time; none over gaps."
    ) { values, _, points in
      var area = DoubleDouble()
      return values.indices.map { index in
        let height = index > 0 ? values[index] / 2 + values[index - 1] / 2 : .nan
        if !height.isNaN {
          area = area + DoubleDouble(height, times: points.distance(index - 1, index))
        }
        return values[index].isNaN ? .nan : area.value
      }
    }.measuring(.timesX),
    FormulaFunction("cumsum", [.value("y")], "The sum of all values up to each point.") {
      values, _, _ in
      var sum = DoubleDouble()
      return values.map { value in
        if !value.isNaN { sum += value }
        return value.isNaN ? .nan : sum.value
      }
    },
    FormulaFunction(
      "lag", [.value("y"), .span("span")],
      "The value that was so long before: a year is one of the calendar. Between two points it is on the line between them."
    ) { values, arguments, points in
      points.earlier(values, by: arguments.span)
    },
    FormulaFunction(
      beside, [.value("y"), .span("span"), .option([weekday])],
      "The series as it was so long before, at its own points: at each point the nearest of them. With weekday it is the same weekday of the month, as often into it."
    ) { values, arguments, points throws(FormulaError) in
      try points.beside(values, arguments)
    },
    FormulaFunction(
      "ema", [.value("y"), .span("span")],
      "The exponential mean: of n points each counts 2 / (n + 1), and what is before it the rest."
    ) { values, arguments, points in
      points.exponentialMean(of: values, over: arguments.span)
    },
  ]
}

extension FormulaPoints {
  /// The values that were so far before each point. N log n time.
  fileprivate func earlier(_ values: [Double], by span: XSpan) -> [Double] {
    if case .points(let count) = span {
      return values.indices.map { $0 >= count ? values[$0 - count] : .nan }
    }
    return x.map { value(of: values, at: span.before($0, in: zone)) }
  }

  /// The values of the nearest points to what was so far before each point, as `Table.index(shownBy:)` has them. N log n time.
  fileprivate func beside(
    _ values: [Double], _ arguments: FormulaArguments
  ) throws(FormulaError) -> [Double] {
    if case .points = arguments.span { return earlier(values, by: arguments.span) }
    let isByWeekday = arguments.words.contains(FormulaFunction.weekday)
    guard let time = EarlierTime(arguments.span, isByWeekday: isByWeekday),
      !isByWeekday || kind.hasDates
    else { throw FormulaError(.noTime(FormulaFunction.weekday), at: 0..<0) }
    return x.map { x in
      let source = time.before(x, in: zone)
      return self.x.index(nearestTo: source, spacing: spacing).map { values[$0] } ?? .nan
    }
  }

  /// The value at an x, on the line between two points that are no farther apart than points are; else a gap.
  private func value(of values: [Double], at place: Double) -> Double {
    let next = x.partitioningIndex { $0 >= place }
    guard next < count, place >= x[0] else { return .nan }
    if x[next] == place { return values[next] }
    let (before, distance) = (x[next - 1], x[next] - x[next - 1])
    guard distance <= spacing * longestPeriod else { return .nan }
    return values[next - 1].interpolated(to: values[next], by: (place - before) / distance)
  }

  /// A mean that goes on at the next value after a gap; where points are unevenly apart what is before counts the less the
  /// longer ago it is.
  func exponentialMean(of values: [Double], over span: XSpan) -> [Double] {
    let (length, isOfPoints) = usualLength(of: span)
    let kept = 1 - 2 / (length + 1)
    var (mean, last) = (Double.nan, 0)
    return values.indices.map { index in
      guard !values[index].isNaN else { return .nan }
      let steps = isOfPoints ? Double(index - last) : (x[index] - x[last]) / spacing
      let rest = isOfPoints && index - last == 1 ? kept : kept.raised(to: steps)
      mean = mean.isNaN ? values[index] : rest * mean + (1 - rest) * values[index]
      last = index
      return mean
    }
  }

  /// How many points a span usually has, and whether it is counted in them.
  private func usualLength(of span: XSpan) -> (points: Double, isOfPoints: Bool) {
    if case .points(let count) = span { return (Double(count), true) }
    let end = x[count - 1]
    return (max(1, (end - span.before(end, in: zone)) / spacing), false)
  }
}
