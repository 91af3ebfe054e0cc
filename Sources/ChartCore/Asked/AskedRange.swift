/// A range of x that people ask for: `2019-03-01..2019-04-15`, `March 2019`, `last 90 days`, `10:00 to 11:30`.
///
/// What an end may be depends on the chart, whose x may be moments, numbers, durations or rows.
public struct AskedRange: Equatable, Sendable {
  /// Why there is none.
  public enum Fault: Error, Equatable, Sendable {
    /// The text is none.
    case none
    /// An end is no place on x.
    case place(String)
    /// It ends before it starts.
    case reversed
    /// There is nothing in it.
    case empty
  }

  /// The text as it was given.
  public let text: String

  /// A range in words; whether it is one the chart says.
  public init(_ text: String) { self.text = text }
}

/// What a range is asked for of.
public struct RangeContext: Sendable {
  /// What x is.
  public var kind: Presentation.XKind
  /// The zone in which its moments are told.
  public var zone = Zone.utc
  /// The moments, or other numbers, that there are.
  public var domain: ClosedRange<Double>
  /// Those that are seen.
  public var visible: ClosedRange<Double>
  /// When the last point ends, if anybody knows.
  public var end: Double?
  /// Whether points are within days: then a day as the range's end is there with all its times.
  public var areWithinDays = false
  /// The names of months, beside the English ones.
  public var names = DateNames()

  /// The range of an x of a kind, all of which is seen.
  public init(_ kind: Presentation.XKind, domain: ClosedRange<Double>) {
    (self.kind, self.domain, visible) = (kind, domain, domain)
  }
}

/// The part of what there is that was asked for.
public struct AskedPart: Equatable, Sendable {
  /// From where to where.
  public let range: ClosedRange<Double>
  /// Whether it ends with a day, or a longer period, of which no time is said.
  public let endsWithDay: Bool
}

extension AskedRange {
  /// The part that it means: an end that is left out is the end of the data, and so is what is beyond that.
  public func part(in context: RangeContext) throws(Fault) -> AskedPart {
    let (lower, upper) = try ends(in: context)
    let start = lower.map(\.start)
    let end = upper.map { $0.end(in: context) }
    if let start, let end, start > end { throw .reversed }
    let first = max(start ?? context.domain.lowerBound, context.domain.lowerBound)
    let last = min(end ?? context.domain.upperBound, context.domain.upperBound)
    guard first <= last else { throw .empty }
    return AskedPart(range: first...last, endsWithDay: upper?.periodEnd != nil)
  }

  private func ends(
    in context: RangeContext
  ) throws(Fault) -> (lower: AskedPlace?, upper: AskedPlace?) {
    if let dots = text.firstRange(of: "..") {
      let ends = [text[..<dots.lowerBound], text[dots.upperBound...]].map(String.init)
      return (try end(ends[0], context, asNumber: true), try end(ends[1], context, asNumber: true))
    }
    for sign in [" to ", " – ", "–", " - "] {
      guard let range = text.firstRange(of: sign) else { continue }
      let ends = [text[..<range.lowerBound], text[range.upperBound...]].map(String.init)
      guard !ends.contains(where: \.isBlank) else { break }
      return (try end(ends[0], context), try end(ends[1], context))
    }
    if let range = context.range(atEnd: text) {
      return (AskedPlace(start: range.lowerBound), AskedPlace(start: range.upperBound))
    }
    guard let period = context.period(text) else { throw .none }
    return (period, period)
  }

  private func end(
    _ text: String, _ context: RangeContext, asNumber: Bool = false
  ) throws(Fault) -> AskedPlace? {
    let text = text.split(separator: " ").joined(separator: " ")
    if text.isEmpty { return nil }
    guard let place = context.place(text, asNumber: asNumber) else { throw .place(text) }
    return place
  }
}

/// An end of a range: a place on x, or a period of which the range has the beginning or all.
private struct AskedPlace {
  let start: Double
  /// Before when a period ends; nil of a place.
  var periodEnd: Double?

  /// Where a range ends of which it is the end: of points within days just before the next period, else with the last day.
  func end(in context: RangeContext) -> Double {
    guard let periodEnd else { return start }
    if context.areWithinDays { return periodEnd - 1 }
    let lastDay = context.zone.local(periodEnd) - millisecondsPerDay
    return max(start, context.zone.moment(ofLocal: lastDay))
  }
}

extension RangeContext {
  /// A place of x; `asNumber` where a number of moments is one of milliseconds.
  fileprivate func place(_ text: String, asNumber: Bool) -> AskedPlace? {
    switch kind {
    case .moments, .sessions:
      let isPeriod = Asked.isDay(text) || !asNumber
      let period = isPeriod ? self.period(text) : nil
      let moment = Asked.moment(from: text, in: zone).map { AskedPlace(start: $0) }
      return period ?? moment ?? timeOfLastDay(text) ?? self.period(text)
    case .timesOfDay: return Asked.timeOfDay(from: text).map { AskedPlace(start: $0) }
    case .durations: return Asked.duration(from: text).map { AskedPlace(start: $0) }
    case .numbers, .rows: return Asked.number(from: text).map { AskedPlace(start: $0) }
    }
  }

  /// A period of the calendar; nil where x has none.
  fileprivate func period(_ text: String) -> AskedPlace? {
    guard kind.hasDates,
      let period = AskedPeriod(text, names, atMost: zone.local(domain.upperBound))
    else { return nil }
    return AskedPlace(
      start: zone.moment(ofLocal: period.start), periodEnd: zone.moment(ofLocal: period.end))
  }

  /// A time of the last day that is seen.
  private func timeOfLastDay(_ text: String) -> AskedPlace? {
    guard text.contains(":"), let time = Asked.timeOfDay(from: text) else { return nil }
    let midnight = zone.local(visible.upperBound.nextDown).midnight
    return AskedPlace(start: zone.moment(ofLocal: midnight + time))
  }

  /// What `last 90 days`, `last 1.5 h` or `first 50` mean: so much of what there is.
  fileprivate func range(atEnd text: String) -> ClosedRange<Double>? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first, ["last", "first"].contains(first) else { return nil }
    let rest = Array(words.dropFirst())
    guard let span = span(rest) else { return nil }
    if first == "last" {
      let start = span.before(end ?? lastEnd, in: zone)
      // Where points are longer than that, it is within the last one.
      return start.clamped(to: domain)...domain.upperBound
    }
    let length = domain.lowerBound - span.before(domain.lowerBound, in: zone)
    return domain.lowerBound...min(domain.lowerBound + length, domain.upperBound)
  }

  /// When the last point ends where nobody says so: of days a day after it begins.
  private var lastEnd: Double {
    kind.hasDates && !areWithinDays ? domain.upperBound + millisecondsPerDay : domain.upperBound
  }

  private func span(_ words: [String]) -> XSpan? {
    if !kind.isTime, words.count == 1 { return Double(words[0]).flatMap { XSpan($0, of: "x") } }
    guard kind.isTime, let unit = words.last, words.count <= 2,
      let number = words.count == 1 ? 1 : Double(words[0]),
      let span = XSpan(number, of: unit)
    else { return nil }
    switch span {
    case .points, .x: return nil
    case .months: return kind.hasDates ? span : nil
    case .milliseconds, .days: return span
    }
  }
}
