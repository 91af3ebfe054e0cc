/// The longest name and the longest unit of x in words, in Unicode scalars: a card is about 40 letters wide.
private let (longestName, longestUnit) = (24, 12)
/// A visible range is told to so many digits below that of its span.
private let digitsBelowSpan = 3
/// What rounding may put a range's end beside a row.
let rowNoise = 1e-3

// What x is, in words: each kind in its own.
extension Formats {
  /// What a point of a table is of, as a card is headed: `Sat, 20 Apr 2019`, `7 – 13 Apr 2019` for a week,
  /// `05:00 – 05:59` for an hour of any day, `wavelength 589.3 nm`, `1:23:45`, `row 12`.
  public func point(_ index: Int, of table: Table) -> String {
    switch table.xKind {
    case .moments, .sessions: moment(ofPoint: index, of: table)
    case .timesOfDay: hourOfDay(table.x[index])
    case .numbers, .durations, .rows:
      countedDay(index, of: table) ?? XWords(of: table, self).point(table.x[index])
    }
  }

  /// The same as a column is headed: `20 Apr`, or within a day `16:05`, `589.3 nm`, `row 12`.
  public func shortPoint(_ index: Int, of table: Table) -> String {
    switch table.xKind {
    case .moments, .sessions: shortMoment(ofPoint: index, of: table)
    case .timesOfDay: exactTime(table.x[index])
    case .numbers, .durations, .rows:
      countedDay(index, of: table) ?? XWords(of: table, self).shortPoint(table.x[index])
    }
  }

  /// What of a table's x is in `range`: `18 Nov 2018 – 11 Mar 2019`, `wavelength 400 – 700 nm`,
  /// `0:05 – 1:23:45`, `rows 12 – 40`.
  ///
  /// Where values fill periods, the last day is the last of which something is in the range: daily
  /// columns up to the midnight after the 30th are those up to the 30th. Of points that stand for weeks or longer it is the
  /// last one's last day. Times of day have no date.
  public func range(_ range: ClosedRange<Double>, of table: Table) -> String {
    switch table.xKind {
    case .moments, .sessions: moments(table.pointTimes.told(range), of: table)
    case .timesOfDay: timesOfDay(range)
    case .numbers, .durations, .rows:
      countedDays(range, of: table) ?? XWords(of: table, self).range(range)
    }
  }

  /// From the first to the last of some points, as what each is called says it: `18 Nov 2018 – 11 Mar 2019`,
  /// `05:00 – 07:59` for hours of any day, `wavelength 400 – 700 nm`, `rows 12 – 40`.
  public func points(_ points: ClosedRange<Int>, of table: Table) -> String {
    let x = table.x[points.lowerBound]...table.x[points.upperBound]
    switch table.xKind {
    case .moments, .sessions: return moments(ofPoints: points, of: table)
    case .timesOfDay:
      return timesOfDay(x.lowerBound...max(x.lowerBound, x.upperBound.lastMinuteOfHour))
    case .numbers, .durations, .rows:
      return countedDays(x, of: table) ?? XWords(of: table, self, fillsPeriods: false).range(x)
    }
  }

  /// The same without what goes without saying: times within a day, else days, else years; `400 – 700 nm`.
  public func shortRange(_ range: ClosedRange<Double>, of table: Table) -> String {
    switch table.xKind {
    case .moments, .sessions: shortMoments(table.pointTimes.told(range), of: table)
    case .timesOfDay: timesOfDay(range)
    case .numbers, .durations, .rows:
      countedDays(range, of: table) ?? XWords(of: table, self).shortRange(range)
    }
  }
}

/// Words for an x that has no date: numbers, durations and rows.
private struct XWords {
  private let formats: Formats
  private let kind: Presentation.XKind
  private let fillsPeriods: Bool
  private let name: String?
  private let unit: String

  init(of table: Table, _ formats: Formats, fillsPeriods: Bool? = nil) {
    self.formats = formats
    kind = table.xKind
    self.fillsPeriods = fillsPeriods ?? table.kind.fillsPeriods
    name = table.presentation.xName?.brief(longestName)
    let unit = kind == .numbers ? table.presentation.xUnit?.brief(longestUnit) ?? "" : ""
    self.unit = unit.isEmpty || unit.isTight ? unit : " " + unit
  }

  func point(_ x: Double) -> String { named(exact(x) + unit, count: 1) }

  func shortPoint(_ x: Double) -> String { kind == .rows ? point(x) : exact(x) + unit }

  func range(_ range: ClosedRange<Double>) -> String {
    named(shortRange(range), count: ends(of: range).count)
  }

  func shortRange(_ range: ClosedRange<Double>) -> String {
    ends(of: range).joined(separator: " – ") + unit
  }

  private func named(_ words: String, count: Int) -> String {
    if let name { return "\(name) \(words)" }
    guard kind == .rows else { return words }
    return formats.words(Phrase(counting: count, one: "row \(words)", many: "rows \(words)"))
  }

  private func exact(_ x: Double) -> String {
    kind == .durations ? formats.duration(x) : formats.withoutNoise(x)
  }

  /// The bounds of a range, as exactly as its span asks for; one where both are the same.
  private func ends(of range: ClosedRange<Double>) -> [String] {
    if range.span == 0 { return [exact(range.lowerBound)] }
    let ends = (kind == .rows ? rows(in: range) : [range.lowerBound, range.upperBound])
      .map { end(of: range, at: $0) }
    return ends[0] == ends[1] ? [ends[0]] : ends
  }

  private func end(of range: ClosedRange<Double>, at x: Double) -> String {
    switch kind {
    case .durations: formats.duration(x, precision: DurationPrecision(telling: range.span))
    case .rows: formats.value(x)
    default:
      formats.whole(DecimalDigits(x).rounded(toPlace: range.span.decimalExponent - digitsBelowSpan))
    }
  }

  /// The first and the last row of which something is in a range; the nearest one where it is between two.
  private func rows(in range: ClosedRange<Double>) -> [Double] {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let first = fillsPeriods ? (lower + rowNoise).rounded(.down) : (lower - rowNoise).rounded(.up)
    let last =
      fillsPeriods ? (upper - rowNoise).rounded(.up) - 1 : (upper + rowNoise).rounded(.down)
    let nearest = (lower / 2 + upper / 2).rounded()
    return first <= last ? [first, last] : [nearest, nearest]
  }
}

extension Formats {
  /// All digits of a number, but that 0.30000000000000004 is 0.3.
  fileprivate func withoutNoise(_ x: Double) -> String {
    x.isFinite ? whole(DecimalDigits(x).withoutNoise) : symbol(for: x)
  }
}

extension String {
  /// What can be seen of the beginning of a name, on one line; nil where that is nothing.
  fileprivate func brief(_ most: Int) -> String? {
    var start = UnicodeScalarView()
    start.append(contentsOf: unicodeScalars.prefix(most + 1))
    let text = String(start).onOneLine.unicodeScalars.filter(\.isVisible)
    let words = String(UnicodeScalarView(text))
    if words.isBlank { return nil }
    return text.count > most ? String(words.dropLast()) + "…" : words
  }

  /// Whether a unit stands right behind its number.
  fileprivate var isTight: Bool { ["%", "°", "′", "″"].contains(self) }
}
