/// What people ask to be shown beside a chart's series.
public enum BesideRequest: Hashable, Sendable {
  /// What was as long before as the visible range.
  case range
  /// What was at one earlier time.
  case time(EarlierTime)
  /// Every earlier day, week, month or year: the last one with all others behind it, and their mean.
  case every(EarlierTime)
}

extension BesideRequest {
  /// What some words ask for: `range`, `1 year`, `every year`; nil where they say nothing.
  public init?(_ text: String) {
    if text == Self.rangeWord {
      self = .range
    } else if text.hasPrefix(Self.everyWord),
      let time = EarlierTime(String(text.dropFirst(Self.everyWord.count)))
    {
      guard time.isRepeated else { return nil }
      self = .every(time)
    } else if let time = EarlierTime(text) {
      self = .time(time)
    } else {
      return nil
    }
  }

  private static let (rangeWord, everyWord) = ("range", "every ")
}

/// What is shown beside the series of a chart: formulas, and the range in which that is seen.
public struct Beside: Equatable, Sendable {
  /// What computes them.
  public let formulas: [Formula]
  /// The range, where it is another one than what is seen.
  public let range: ClosedRange<Double>?
}

/// So many earlier years, months, weeks or days are told apart behind the last one.
private let mostRepeated = 10

// What is shown beside the series of a chart as they were earlier.

/// So many lines can stand beside as many others.
private let mostBeside = 12

extension Board {
  /// Why nothing can be shown as it was earlier.
  public enum BesideFault: Error, Equatable, Sendable {
    /// The chart shows a detail of itself.
    case zoomedIn
    /// More series are on than anybody compares, of which there is a number.
    case tooMany(most: Int)
    /// x has no such time.
    case noTime
    /// The points do not go back so far.
    case tooEarly
    /// Points are farther apart than that: each would be shown by itself.
    case tooShort
    /// The chart is a scatter, which has no room for other times.
    case scatter
  }

  /// What a chart shows beside its series that are on, where people ask for that. Linear time in the series.
  public func beside(
    _ request: BesideRequest, ofChart place: Int, _ formats: Formats
  ) throws(BesideFault) -> Beside {
    switch request {
    case .range:
      let time = earlierByRange(ofChart: place)
      return Beside(formulas: try formulas(beside: time, ofChart: place, formats), range: nil)
    case .time(let time):
      return Beside(formulas: try formulas(beside: time, ofChart: place, formats), range: nil)
    case .every(let time): return try folded(by: time, chart: place, formats)
    }
  }

  /// The last length of time of a lone series, with all that came before it, and the mean of these.
  private func folded(
    by time: EarlierTime, chart place: Int, _ formats: Formats
  ) throws(BesideFault) -> Beside {
    let (table, end) = (charts[place].table, charts[place].table.domain.upperBound)
    guard shownSeries(ofChart: place).count <= 1 else { throw .tooMany(most: 1) }
    var all: [Formula] = []
    var texts: [String] = []
    for count in 1...mostRepeated {
      let earlier = time.repeated(count)
      // The first is asked for in any case, and says why there is none.
      guard count == 1 || earlier.before(end, in: table.zone) >= table.domain.lowerBound,
        let formula = try formulas(beside: earlier, ofChart: place, formats).first
      else { break }
      all.append(formula)
      texts.append(formula.withoutName)
    }
    if let first = shownSeries(ofChart: place).first, texts.count > 1 {
      let name = formats.words(
        "\(table.series[first].name), mean of \(formats.value(Double(texts.count))) before")
      let text = "\(name.inFormula) = \(FormulaFunction.mean)(\(texts.joined(separator: ", ")))"
      if let mean = try? Formula(text) { all.append(mean) }
    }
    let start = max(table.domain.lowerBound, time.before(end, in: table.zone))
    return Beside(formulas: all, range: start < end ? start...end : nil)
  }

  /// The series of a chart that are on, but for those that show what was earlier, or come of that, and the volume of prices.
  private func shownSeries(ofChart place: Int) -> [Int] {
    let (chart, columns) = (charts[place], charts[place].content.columns)
    let first = catalog.count - catalog.computed.count
    return chart.table.series.indices.filter { number in
      guard chart.view.isVisible(number), columns.indices.contains(number),
        !chart.table.series[number].showsEarlier
      else { return false }
      if chart.table.kind.isOfPrices { return number == 0 }
      let computed = columns[number] - first
      return computed < 0 || !catalog.computed[computed].formula.showsEarlier
    }
  }

  /// The formulas that show the series of a chart that are on as they were earlier, each called by its name and the words
  /// for that. Linear time in the series.
  public func formulas(
    beside time: EarlierTime, ofChart place: Int, _ formats: Formats
  ) throws(BesideFault) -> [Formula] {
    let chart = charts[place]
    guard chart.zoom == nil else { throw .zoomedIn }
    guard !chart.table.kind.isScatter, !chart.table.kind.hasCells else { throw .scatter }
    let shown = shownSeries(ofChart: place)
    guard shown.count <= mostBeside else { throw .tooMany(most: mostBeside) }
    try check(time, on: chart.table)
    return shown.compactMap { number in
      let name = chart.table.series[number].name
      return Formula(
        beside: catalog.series(chart.content.columns[number]).name, time,
        called: "\(name), \(formats.earlier(time))")
    }
  }

  /// The columns that are computed by some formulas at the points of a chart.
  public func columns(computedBy formulas: [Formula], onChart place: Int) -> [Int] {
    let first = catalog.count - catalog.computed.count
    let table = catalog.table(atPointsOf: charts[place].content)
    let texts = Set(formulas.map(\.text))
    return catalog.computed.indices.filter {
      catalog.computed[$0].table == table && texts.contains(catalog.computed[$0].formula.text)
    }.map { first + $0 }
  }

  private func check(_ time: EarlierTime, on table: Table) throws(BesideFault) {
    let hasDates = table.xKind.hasDates
    switch time {
    case .span(.points): throw .noTime
    case .span(.x): if hasDates { throw .noTime }
    case .span(.milliseconds), .span(.days):
      if !hasDates, table.xKind != .durations, table.xKind != .timesOfDay { throw .noTime }
    case .span(.months), .weekday: if !hasDates { throw .noTime }
    }
    let moments = table.xKind == .sessions ? table.moments(of: table.domain) : table.domain
    let earlier = time.before(moments.upperBound, in: table.zone)
    guard earlier >= moments.lowerBound else { throw .tooEarly }
    guard table.xKind == .sessions || moments.upperBound - earlier > table.spacing / 2 else {
      throw .tooShort
    }
  }

  /// What is as long before as a chart shows: of points that are days so many days, of months so many months.
  public func earlierByRange(ofChart place: Int) -> EarlierTime {
    let (table, range) = (charts[place].table, charts[place].overview.visibleRange)
    let points = max(1, table.indexes(inside: range).count)
    if let days = table.daysPerPoint { return .span(.days(days * points)) }
    switch table.pointLength {
    case .days(let days): return .span(.days(days * points))
    case .week: return .span(.days(daysPerWeek * points))
    case .months(let months, _): return .span(.months(months * points))
    case .own: break
    }
    guard table.xKind.hasDates else {
      let isTime = table.xKind == .durations || table.xKind == .timesOfDay
      return .span(isTime ? .milliseconds(range.span) : .x(range.span))
    }
    let moments = table.xKind == .sessions ? table.moments(of: range) : range
    return .span(.milliseconds(moments.span))
  }
}

extension EarlierTime {
  /// Whether a number of times of it one after the other are times too.
  fileprivate var isRepeated: Bool { if case .weekday = self { false } else { true } }

  /// So many times as long before.
  fileprivate func repeated(_ count: Int) -> EarlierTime {
    switch self {
    case .span(.points(let points)): .span(.points(points * count))
    case .span(.x(let length)): .span(.x(length * Double(count)))
    case .span(.milliseconds(let length)): .span(.milliseconds(length * Double(count)))
    case .span(.days(let days)): .span(.days(days * count))
    case .span(.months(let months)): .span(.months(months * count))
    case .weekday(let months): .weekday(months: months * count)
    }
  }

  /// What some words say, `1 year`, `90 d`, `year`, `1 year weekday`; nil where they say nothing, or a number of points.
  public init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    let isByWeekday = words.last == FormulaFunction.weekday
    if isByWeekday { words.removeLast() }
    if words.count == 1 { words = words[0].parted }
    guard words.count == 2, let number = Double(words[0]), let span = XSpan(number, of: words[1]),
      let time = EarlierTime(span, isByWeekday: isByWeekday)
    else { return nil }
    if case .points = span { return nil }
    self = time
  }
}

extension String {
  /// A number and what stands behind it: `90d`; one of a unit alone.
  fileprivate var parted: [String] {
    let number = prefix { $0.isNumber || $0 == "." }
    return [number.isEmpty ? "1" : String(number), String(dropFirst(number.count))]
  }
}

extension Formats {
  /// What was so long ago is called: `a year before`, `2 weeks before`, `3:00:00 before`.
  func earlier(_ time: EarlierTime) -> String {
    switch time {
    case .weekday(let months):
      months == monthsPerYear
        ? words("same weekday a year before")
        : words(
          Phrase(
            counting: months, one: "same weekday \(months) month before",
            many: "same weekday \(months) months before"))
    case .span(.days(let days)): earlier(days: days)
    case .span(.months(let months)): earlier(months: months)
    case .span(.milliseconds(let length)): earlier(milliseconds: length)
    case .span(.x(let length)): words("\(value(length)) before")
    case .span(.points(let count)):
      words(Phrase(counting: count, one: "\(count) point before", many: "\(count) points before"))
    }
  }

  private func earlier(milliseconds length: Double) -> String {
    func whole(_ unit: Double) -> Int? {
      length.truncatingRemainder(dividingBy: unit) == 0 ? Int(clamping: length / unit) : nil
    }
    let phrase: Phrase
    if let count = whole(millisecondsPerHour) {
      phrase = Phrase(counting: count, one: "\(count) hour before", many: "\(count) hours before")
    } else if let count = whole(60_000) {
      phrase = Phrase(
        counting: count, one: "\(count) minute before", many: "\(count) minutes before")
    } else if let count = whole(1000) {
      phrase = Phrase(
        counting: count, one: "\(count) second before", many: "\(count) seconds before")
    } else {
      phrase = "\(duration(length)) before"
    }
    return words(phrase)
  }

  private func earlier(days: Int) -> String {
    if days == 1 { return words("a day before") }
    if days == daysPerWeek { return words("a week before") }
    let weeks = days / daysPerWeek
    return days.isMultiple(of: daysPerWeek)
      ? words(Phrase(counting: weeks, one: "\(weeks) week before", many: "\(weeks) weeks before"))
      : words(Phrase(counting: days, one: "\(days) day before", many: "\(days) days before"))
  }

  private func earlier(months: Int) -> String {
    if months == 1 { return words("a month before") }
    if months == monthsPerQuarter { return words("a quarter before") }
    if months == monthsPerYear { return words("a year before") }
    let years = months / monthsPerYear
    return months.isMultiple(of: monthsPerYear)
      ? words(Phrase(counting: years, one: "\(years) year before", many: "\(years) years before"))
      : words(
        Phrase(counting: months, one: "\(months) month before", many: "\(months) months before"))
  }
}

private let (monthsPerQuarter, monthsPerYear) = (3, 12)
