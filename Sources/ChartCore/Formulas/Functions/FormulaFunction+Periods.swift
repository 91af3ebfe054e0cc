// What the periods of the calendar come to.

private let periodWords = ["minute", "hour", "day", "week", "month", "quarter", "year"]
private let sumWords = ["sum", "mean", "max", "min", "last", "count"]

extension FormulaFunction {
  static let periods: [FormulaFunction] = [
    FormulaFunction(
      "by", [.value("y"), .word("period", periodWords), .word("what", sumWords)],
      "What all values of a day, week, month or other period of the calendar come to, at each of its points."
    ) { values, arguments, points throws(FormulaError) in
      guard points.kind.hasDates, let period = arguments.period else {
        throw FormulaError(.noTime("by"), at: 0..<0)
      }
      var results: [Double] = []
      var first = 0
      while first < values.count {
        let end = points.end(ofPeriod: period, from: first)
        let result = values[first..<end].filter { !$0.isNaN }.result(arguments.words)
        results += values[first..<end].map { $0.isNaN ? .nan : result }
        first = end
      }
      return results
    }
  ]
}

extension FormulaArguments {
  fileprivate var period: CalendarPeriod? {
    let units: [String: CalendarPeriod] = [
      "minute": CalendarPeriod(.minute, 1), "hour": CalendarPeriod(.hour, 1), "day": .day,
      "week": .week, "month": CalendarPeriod(.month, 1), "quarter": CalendarPeriod(.month, 3),
      "year": CalendarPeriod(.year, 1),
    ]
    return words.lazy.compactMap { units[$0] }.first
  }
}

extension FormulaPoints {
  /// The first point behind those of the period that a point is in.
  fileprivate func end(ofPeriod period: CalendarPeriod, from index: Int) -> Int {
    let border = period.borders(around: x[index]...x[index], in: zone)[1]
    return x[index...].partitioningIndex { $0 >= border }
  }
}

extension [Double] {
  /// What known values come to by the one of some words that says it.
  fileprivate func result(_ words: Set<String>) -> Double {
    if words.contains("count") { return Double(count) }
    guard let last else { return .nan }
    if words.contains("last") { return last }
    if words.contains("max") { return self.max() ?? .nan }
    if words.contains("min") { return self.min() ?? .nan }
    let sum = reduce(into: DoubleDouble()) { $0 += $1 }
    return words.contains("mean") ? (sum / Double(count)).value : sum.value
  }
}
