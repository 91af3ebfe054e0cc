/// Computes a formula at all points of a table, part by part.
struct FormulaEvaluation {
  /// What a part comes to: one number for all points, or one for each.
  private enum Result {
    case number(Double)
    case values([Double])
  }

  private let text: [Character]
  private let points: FormulaPoints
  private let series: (String) -> FormulaNames

  /// That of a formula's text at some points, from the series that have its names.
  init(of text: String, at points: FormulaPoints, series: @escaping (String) -> FormulaNames) {
    (self.text, self.points, self.series) = (Array(text), points, series)
  }

  /// What a part comes to at each point; NaN for gaps.
  func values(of part: FormulaPart) throws(FormulaError) -> [Double] {
    spread(try result(of: part))
  }

  private func spread(_ result: Result) -> [Double] {
    switch result {
    case .number(let number): Array(repeating: number, count: points.count)
    case .values(let values): values
    }
  }

  private func result(of part: FormulaPart) throws(FormulaError) -> Result {
    switch part.kind {
    case .number(let number): return .number(number)
    case .span, .quantity: throw FormulaError(.noValue, at: part.range)
    case .name(let name): return .values(try column(name, at: part.range).all)
    case .negated(let part):
      switch try result(of: part) {
      case .number(let number): return .number(0 - number)
      case .values(let values): return .values(values.map { 0 - $0 })
      }
    case .operation(let sign, let a, let b):
      return combined(try result(of: a), try result(of: b), sign.callAsFunction)
    case .call(let name, let arguments):
      let function = try FormulaFunction.called(name, arguments, at: part.range)
      return try result(of: function, arguments, at: part.range)
    }
  }

  private func column(_ name: String, at range: Range<Int>) throws(FormulaError) -> Column {
    switch series(name) {
    case .one(let column): return column
    case .shifted(let table, let number): return table.valuesAtPoints(ofSeries: number)
    case .elsewhere: throw FormulaError(.otherPoints(name), at: range)
    case .none: throw FormulaError(.unknownSeries(name), at: range)
    case .several: throw FormulaError(.severalSeries(name), at: range)
    }
  }

  private func combined(_ a: Result, _ b: Result, _ result: (Double, Double) -> Double) -> Result {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(result(a, b))
    case (.values(let a), .number(let b)): .values(a.map { result($0, b) })
    case (.number(let a), .values(let b)): .values(b.map { result(a, $0) })
    case (.values(let a), .values(let b)): .values(zip(a, b).map(result))
    }
  }

  private func result(
    of function: FormulaFunction, _ parts: [FormulaPart], at range: Range<Int>
  ) throws(FormulaError) -> Result {
    switch function.body {
    case .pointwise(let body):
      return pointwise(try results(of: parts)) { $0.contains(where: \.isNaN) ? .nan : body($0) + 0 }
    case .known(let body):
      return pointwise(try results(of: parts)) { values in
        let known = values.filter { !$0.isNaN }
        return known.isEmpty ? .nan : body(known) + 0
      }
    case .joined:
      return .values(try joined(parts[0], try arguments(of: parts.dropFirst()).words))
    case .series(let body):
      let values = try self.values(of: parts[0])
      do throws(FormulaError) {
        return .values(try body(values, try arguments(of: parts.dropFirst()), points))
      } catch {
        // A function does not know where it stands.
        throw error.range.isEmpty ? FormulaError(error.reason, at: range) : error
      }
    }
  }

  /// The values of a series at the points, wherever its own are.
  private func joined(_ part: FormulaPart, _ words: Set<String>) throws(FormulaError) -> [Double] {
    guard case .name(let name) = part.kind, case .elsewhere(let table, let number) = series(name)
    else { return try values(of: part) }
    let join = words.lazy.compactMap(PointJoin.init).first ?? .line
    return points.values(ofSeries: number, of: table, joinedBy: join)
  }

  private func results(of parts: [FormulaPart]) throws(FormulaError) -> [Result] {
    var results: [Result] = []
    for part in parts { results.append(try result(of: part)) }
    return results
  }

  private func pointwise(_ results: [Result], _ value: ([Double]) -> Double) -> Result {
    var numbers = results.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.count == results.count { return .number(value(numbers)) }
    let columns = results.map(spread)
    numbers = columns.map { _ in 0 }
    return .values(
      (0..<points.count).map { index in
        for place in columns.indices { numbers[place] = columns[place][index] }
        return value(numbers)
      })
  }

  private func arguments(of parts: ArraySlice<FormulaPart>) throws(FormulaError)
    -> FormulaArguments
  {
    var arguments = FormulaArguments()
    for part in parts {
      switch part.kind {
      case .span(let span, _):
        if let reason = span.fault(over: points.kind, as: String(text[part.range])) {
          throw FormulaError(reason, at: part.range)
        }
        arguments.spans.append(span)
      case .name(let word): arguments.words.insert(word)
      case .number(let number): arguments.numbers.append(number)
      case .negated(let part):
        if case .number(let number) = part.kind { arguments.numbers.append(-number) }
      case .operation, .call, .quantity: break
      }
    }
    return arguments
  }
}
