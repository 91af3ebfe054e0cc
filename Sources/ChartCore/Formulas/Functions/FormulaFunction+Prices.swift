// What people who trade draw beside prices; all over points, which are days or whatever a price lasts.

extension FormulaFunction {
  static let prices: [FormulaFunction] = [
    FormulaFunction(
      "bollinger", [.value("y"), .span("span"), .number("k", 2)],
      "The mean of a window and k standard deviations (of all, n) above it, below it where k is below 0."
    ) { values, arguments, points in
      let factor = arguments.number(0, usually: 2)
      var sum = SlidingSum(values, hasSquares: true)
      return points.windows(of: values, arguments) { window in
        sum.move(to: window)
        return sum.mean + factor * (sum.squaredDistances / Double(sum.count)).squareRoot()
      }
    },
    FormulaFunction(
      "rsi", [.value("y"), .number("n", 14)],
      "The relative strength index by J. W. Wilder (1978): how much of all changes were rises, from 0 to 100."
    ) { values, arguments, _ in
      relativeStrength(of: values, over: Int(clamping: arguments.number(0, usually: 14)))
    }.measuring(.number),
    FormulaFunction(
      "macd", [.value("y"), .number("fast", 12), .number("slow", 26)],
      "The exponential mean of few points less that of many."
    ) { values, arguments, points in
      let means = [(0, 12.0), (1, 26)].map { place, usual in
        let count = Int(clamping: arguments.number(place, usually: usual))
        return points.exponentialMean(of: values, over: .points(max(1, count)))
      }
      return zip(means[0], means[1]).map { $0 - $1 }
    }.measuring(.difference),
    FormulaFunction(
      "drawdown", [.value("y")],
      "How far a value is below the highest one up to it, as a part of that: −0.25 for a quarter."
    ) { values, _, _ in
      var highest = -Double.infinity
      return values.map { value in
        if !value.isNaN { highest = max(highest, value) }
        return value.isNaN ? .nan : value / highest - 1
      }
    }.measuring(.number),
  ]
}

/// The first one is of plain means, the others keep all but one n-th of what was before; a gap begins anew.
private func relativeStrength(of values: [Double], over count: Int) -> [Double] {
  let count = max(1, count)
  var (rises, falls, known) = (0.0, 0.0, 0)
  return values.indices.map { index in
    let change = index > 0 ? values[index] - values[index - 1] : .nan
    guard !change.isNaN else {
      (rises, falls, known) = (0, 0, 0)
      return .nan
    }
    known += 1
    let part = known <= count ? 1 / Double(count) : 1
    let kept = known <= count ? 1 : Double(count - 1) / Double(count)
    let share = known <= count ? part : 1 / Double(count)
    rises = rises * kept + max(0, change) * share
    falls = falls * kept + max(0, -change) * share
    guard known >= count else { return .nan }
    return rises + falls == 0 ? 50 : 100 * rises / (rises + falls)
  }
}
