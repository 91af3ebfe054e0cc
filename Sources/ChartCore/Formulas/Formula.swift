/// A formula that people write: `pace = 60 / speed`, `avg(Sales, 7 d)`.
public struct Formula: Equatable, Sendable {
  /// The formula as it was written.
  public let text: String
  /// What its result is called: what stands before `=`, else the formula.
  public let name: String
  private let value: FormulaPart

  /// Reads a formula; whether there are series of its names is known when it is computed. Linear time.
  public init(_ text: String) throws(FormulaError) {
    var parser = try FormulaParser(text)
    let (name, value) = try parser.formula()
    try value.checkCalls()
    (self.text, self.value) = (text, value)
    self.name = name ?? text.trimmedBlanks
  }

  /// A part of another formula, as that was written.
  private init(_ part: FormulaPart, of text: String) {
    let signs = Array(text)
    (self.text, value) = (text, part)
    if case .name(let name) = part.kind {
      self.name = name
    } else {
      name = String(signs[part.range.clamped(to: signs.indices)]).trimmedBlanks
    }
  }

  /// What it draws point by point, where that is all it does: what the values up are called, those across, and those that
  /// colour the points.
  var pair: (up: String, across: Formula, color: Formula?)? {
    guard case .call(FormulaFunction.against, let values) = value.kind else { return nil }
    return (
      Formula(values[0], of: text).name, Formula(values[1], of: text),
      values.count > 2 ? Formula(values[2], of: text) : nil
    )
  }

  /// The same with its points in the colours of values that a text says, or in one; nil where it draws none. Called as it is.
  public func colored(by color: String?) -> Formula? {
    guard case .call(FormulaFunction.against, let values) = value.kind else { return nil }
    let signs = Array(text)
    let pair = values.prefix(2).map { String(signs[$0.range.clamped(to: signs.indices)]) }
    let arguments = (pair + [color].compactMap(\.self)).joined(separator: ", ")
    let call = "\(FormulaFunction.against)(\(arguments))"
    return try? Formula(name == text.trimmedBlanks ? call : "\(name.inFormula) = \(call)")
  }

  /// Whether it is the word for where points lie along x.
  var isWordOfX: Bool { value.kind == .name(FormulaFunction.time) }

  /// In which steps it counts values, where all it does is to count them.
  var histogram: HistogramRequest? {
    guard case .call(FormulaFunction.histogram, let arguments) = value.kind else { return nil }
    let name = Formula(arguments[0], of: text).name
    guard arguments.count > 1, case .number(let width) = arguments[1].kind else {
      return HistogramRequest(name: name, width: 0)
    }
    return HistogramRequest(name: name, width: width)
  }

  /// What it looks for waves in, and how, where that is all it does.
  var spectrum: SpectrumRequest? { request(of: FormulaFunction.spectrum) }

  /// The same of one piece after the other.
  var spectrogram: SpectrumRequest? { request(of: FormulaFunction.spectrogram) }

  private func request(of function: String) -> SpectrumRequest? {
    guard case .call(function, let arguments) = value.kind else { return nil }
    var piece: XSpan?
    for argument in arguments.dropFirst() {
      if case .span(let span, _) = argument.kind { piece = span }
    }
    return SpectrumRequest(
      name: Formula(arguments[0], of: text).name, piece: piece,
      isResampled: words.contains(FormulaFunction.resampled),
      isFaded: !words.contains(FormulaFunction.rectangle))
  }

  /// Whether what its chart is made of are the values that are seen on the chart at whose points it is computed, and not all.
  public var followsRange: Bool { isOfValues && words.contains(FormulaFunction.visible) }

  /// The names that are arguments of what it does, words among these.
  private var words: Set<String> {
    guard case .call(_, let arguments) = value.kind else { return [] }
    return Set(
      arguments.dropFirst().compactMap { if case .name(let word) = $0.kind { word } else { nil } })
  }

  /// What it draws a straight line through, and whether values far off are not to change that, where that is all it does.
  private var trendRequest: (values: FormulaPart, isRobust: Bool)? {
    guard case .call(FormulaFunction.trend, let arguments) = value.kind else { return nil }
    let words = arguments.dropFirst().flatMap(\.names)
    return words.contains(where: FormulaFunction.edges.contains)
      ? nil : (arguments[0], words.contains(FormulaFunction.robust))
  }

  /// The straight line that it comes to at the points of a table, where that is all it does and there is one. Linear time
  /// besides that of the values it goes through; a robust one takes n log n.
  func trend(
    on table: Table, units: KnownUnits, series: @escaping (String) -> FormulaNames
  ) throws(FormulaError) -> Trend? {
    guard let trendRequest else { return nil }
    let values = try column(of: trendRequest.values, on: table, units, series: series)
    return Trend(of: values.all, over: table.formulaX.all, isRobust: trendRequest.isRobust)
  }

  /// Whether what it comes to is drawn on a chart of its own, wherever it is computed.
  var hasOwnChart: Bool { pair != nil || isOfValues }

  /// Whether nothing else may stand on that chart.
  var standsAlone: Bool { pair != nil || histogram != nil || spectrogram != nil }

  /// Whether that chart is not over the x of its points.
  var isOfValues: Bool { histogram != nil || spectrum != nil || spectrogram != nil }

  /// The names of the series that it is computed from, each once.
  public var names: [String] {
    value.names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What it comes to at each point of a table, from the series that have its names; what is not finite is a gap. Linear
  /// time for most functions. Of what only shows what was earlier (`shift(on:)`) it is what that shows, at its own points.
  ///
  /// Gaps stay gaps: of a point without a value, and where a window reaches beyond the first or the last point.
  ///
  /// Values that measure the same are brought to one unit, where these are known.
  public func column(
    on table: Table, units: KnownUnits = .none, series: @escaping (String) -> FormulaNames
  ) throws(FormulaError) -> Column {
    let part = shift(on: table) == nil ? value : shown ?? value
    return try column(of: part, on: table, units, series: series)
  }

  /// The same at the points of the table, also of what was earlier.
  func columnAtPoints(
    of table: Table, units: KnownUnits = .none, series: @escaping (String) -> FormulaNames
  ) throws(FormulaError) -> Column {
    try column(of: value, on: table, units, series: series)
  }

  private func column(
    of whole: FormulaPart, on table: Table, _ units: KnownUnits,
    series: @escaping (String) -> FormulaNames
  ) throws(FormulaError) -> Column {
    let part = try FormulaUnits(of: text, on: table, units, series: series).resolved(whole).part
    // What is only a series is that, and no copy.
    if case .name(let name) = part.kind, case .one(let column) = series(name) { return column }
    let evaluation = FormulaEvaluation(
      of: text, at: FormulaPoints(of: table), series: series)
    return Column(results: try evaluation.values(of: part))
  }
}

extension Formula {
  /// Whether it can be computed at a table's points: there are series of its names, and its lengths have a meaning over x.
  /// Constant time but for the names.
  public func check(
    on table: Table, units: KnownUnits = .none, series: @escaping (String) -> FormulaNames
  ) throws(FormulaError) {
    let part = try FormulaUnits(of: text, on: table, units, series: series).resolved(value).part
    let evaluation = FormulaEvaluation(of: text, at: FormulaPoints(firstOf: table)) { name in
      switch series(name) {
      case .one, .shifted: .one(Column([1.0]))
      case .elsewhere(let table, let number): .elsewhere(table, series: number)
      case .none: .none
      case .several: .several
      }
    }
    _ = try evaluation.values(of: part)
  }

  /// The unit of what it comes to on a table; nil where that is not known. Constant time but for the names.
  func unit(
    on table: Table, units: KnownUnits, series: @escaping (String) -> FormulaNames
  ) -> MeasureUnit? {
    let units = FormulaUnits(of: text, on: table, units, series: series)
    guard case .unit(let unit)? = try? units.resolved(value).unit else { return nil }
    return unit
  }
}

extension Double {
  /// A result as a column has it, which has no infinity.
  fileprivate var asResult: Double { isFinite ? self : .nan }
}

/// What a name stands for in a formula.
public enum FormulaNames: Sendable {
  case none, several
  case one(Column)
  /// A series of a table that shows what was at another x.
  case shifted(Table, series: Int)
  /// A series of a table that has other points.
  case elsewhere(Table, series: Int)
}

// MARK: - What was earlier

extension Formula {
  /// The map of x by which its result is shown, where it is nothing but what was earlier: then no point is computed, and its
  /// own points are drawn where they are shown. Nil of others, and over an x that has no such time.
  public func shift(on table: Table) -> XShift? {
    guard case .call(_, let arguments) = value.kind, shown != nil, table.xKind != .sessions,
      case .span(let span, _) = arguments[1].kind, span.fault(over: table.xKind, as: "") == nil,
      let time = EarlierTime(span, isByWeekday: arguments.count > 2)
    else { return nil }
    return XShift(time, over: table.domain, in: table.zone)
  }

  /// Whether it is computed from what was earlier.
  var showsEarlier: Bool { value.calls(FormulaFunction.beside) }

  /// The name of the series that is shown as it was earlier, where that is one as it is.
  var shownName: String? { if case .name(let name)? = shown?.kind { name } else { nil } }

  /// What is shown as it was earlier.
  private var shown: FormulaPart? {
    guard case .call(FormulaFunction.beside, let arguments) = value.kind else { return nil }
    return arguments.first
  }

  /// What it computes, as it was written, without the name of the result.
  var withoutName: String {
    let signs = Array(text)
    return signs.indices.contains(value.range.lowerBound)
      ? String(signs[value.range.lowerBound...]) : text
  }

  /// The formula that shows a series of a name as it was earlier, called by another name; nil of a number of points.
  public init?(beside series: String, _ time: EarlierTime, called name: String) {
    guard let words = time.inFormulas else { return nil }
    try? self.init("\(name.inFormula) = \(FormulaFunction.beside)(\(series.inFormula), \(words))")
  }
}

extension EarlierTime {
  /// What a span and a weekday mean together; nil where they do not.
  init?(_ span: XSpan, isByWeekday: Bool) {
    switch (span, isByWeekday) {
    case (_, false): self = .span(span)
    case (.months(let months), true): self = .weekday(months: months)
    case (.points, true), (.x, true), (.milliseconds, true), (.days, true): return nil
    }
  }

  /// How formulas write it.
  fileprivate var inFormulas: String? {
    switch self {
    case .span(.points): nil
    case .span(.x(let length)): "\(length.shortestDecimal) x"
    case .span(.milliseconds(let length)): "\(length.shortestDecimal) ms"
    case .span(.days(let count)): "\(count) days"
    case .span(.months(let count)): "\(count) months"
    case .weekday(let months): "\(months) months, \(FormulaFunction.weekday)"
    }
  }
}

/// Results are kept as decimals of so many places where all are that.
private let resultDecimals = 2

extension Column {
  /// What formulas come to, of which some may be no numbers. Linear time.
  init(results: some Sequence<Double>) {
    let builder = ColumnBuilder(decimals: resultDecimals)
    for value in results { builder.appendOrGap(value.asResult) }
    self = builder.finished()
  }
}

extension String {
  /// The text without blanks around it.
  public var trimmedBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
