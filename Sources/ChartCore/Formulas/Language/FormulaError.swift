/// What is wrong with a formula, and where.
public struct FormulaError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// There is nothing, or something ends before it is whole.
    case unfinished
    /// A sign that formulas do not have, or not here.
    case unexpected(String)
    /// A backquote without the second one.
    case openQuote
    /// More words, or parts in each other, than anybody writes.
    case tooLong
    /// No series is called so.
    case unknownSeries(String)
    /// Several series are called so.
    case severalSeries(String)
    /// A series of other points than those at which it is computed.
    case otherPoints(String)
    /// No function is called so.
    case unknownFunction(String)
    /// A function with other arguments than it takes.
    case arguments(usage: String)
    /// A number that is no length: of what, is not said.
    case notCounted(String)
    /// A length of time over an x that is none.
    case noTime(String)
    /// A length of x over an x of dates or times.
    case noNumbers(String)
    /// Nothing but lengths and words, which are no values.
    case noValue
    /// Values that a spectrum has to have, and that are not evenly apart, or are not there.
    case uneven
    /// No unit is written so.
    case unknownUnit(String)
    /// A value whose unit nobody knows, beside one with a unit.
    case unmeasured(String)
    /// Values of two units that do not measure the same.
    case unlikeUnits(String, String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The signs of the formula that it is about, counted from 0; at its end there are none.
  public let range: Range<Int>

  init(_ reason: Reason, at range: Range<Int>) { (self.reason, self.range) = (reason, range) }
}

extension FormulaError {
  /// What people are told.
  public var phrase: Phrase {
    switch reason {
    case .unfinished: "The formula ends too early."
    case .unexpected(let sign): "“\(sign)” is not expected here."
    case .openQuote: "A name in backquotes has no end."
    case .tooLong: "The formula is too long."
    case .unknownSeries(let name): "No series is called \(name)."
    case .severalSeries(let name): "Several series are called \(name)."
    case .otherPoints(let name):
      "\(name) has other points: at(\(name.inFormula), line) is the line between them, last the one before, nearest the nearest."
    case .unknownFunction(let name): "There is no function \(name)."
    case .arguments(let usage): "The function is written \(usage)."
    case .notCounted(let number):
      "How long \(number) is must be said: \(number) d, \(number) points, \(number) x."
    case .noTime(let span): "x is no time: \(span) has no meaning here."
    case .noNumbers(let span): "x is time: \(span) has no meaning here."
    case .noValue: "A length is no value."
    case .uneven:
      "Points are unevenly apart or have no value: with the word resampled, the lines between them are looked at."
    case .unknownUnit(let text): "There is no unit \(text)."
    case .unmeasured(let text):
      "The unit of \(text) is not known: unit(\(text), km) says that it is in kilometers."
    case .unlikeUnits(let a, let b): "\(a) and \(b) do not measure the same."
    }
  }
}

extension XSpan {
  /// Why it has no meaning over an x; nil where it has one.
  func fault(over kind: Presentation.XKind, as text: String) -> FormulaError.Reason? {
    let isTime = kind.hasDates || kind == .durations || kind == .timesOfDay
    switch self {
    case .points: return nil
    case .x: return isTime ? .noNumbers(text) : nil
    case .milliseconds, .days: return isTime ? nil : .noTime(text)
    case .months: return kind.hasDates ? nil : .noTime(text)
    }
  }
}
