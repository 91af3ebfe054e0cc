/// The Gregorian calendar, and so all rules of clocks, repeat themselves after 400 years: 146,097 days.
private let cycle = 146_097 * millisecondsPerDay

/// A time zone: how far its clocks are ahead of UTC at every moment.
///
/// UTC and offsets that are always the same need no memory.
public struct Zone: Hashable, Sendable {
  /// A moment from which on clocks have another offset.
  public struct Change: Hashable, Sendable {
    /// In UTC milliseconds after the start of 1970.
    public let moment: Double
    /// How far clocks are ahead of UTC from then on, in milliseconds.
    public let offset: Double

    /// From a moment on, an offset.
    public init(moment: Double, offset: Double) { (self.moment, self.offset) = (moment, offset) }
  }

  /// A time in which the offset does not change.
  struct Period: Equatable {
    /// The first moment, and the first one after it.
    let start, end: Double
    let offset: Double

    /// Whether clocks show a time in it, once.
    func hasLocal(_ local: Double) -> Bool { start <= local - offset && local - offset < end }
  }

  /// What it is called: `UTC`, `+09:00`, `Europe/Berlin`.
  public let name: String
  private let firstOffset: Double
  private let transitions: [Change]
  private let isYearly: Bool

  /// A zone whose offset changes at some moments, ascending; before the first it is `firstOffset`. Where it
  /// `isYearly`, the last 400 years of them repeat for ever.
  public init(
    _ name: String, firstOffset: Double, transitions: [Change] = [], isYearly: Bool = false
  ) {
    precondition(
      zip(transitions, transitions.dropFirst()).allSatisfy { $0.moment < $1.moment },
      "a zone's transitions ascend")
    (self.name, self.firstOffset, self.transitions) = (name, firstOffset, transitions)
    self.isYearly = isYearly && !transitions.isEmpty
  }

  /// Coordinated Universal Time.
  public static let utc = Zone("UTC", firstOffset: 0)

  /// The zone that is always so many milliseconds ahead of UTC, named after them: `+09:00`, `-03:30`, and UTC
  /// for 0.
  public init(offset: Double) {
    self.init(offset == 0 ? "UTC" : offset.asOffset, firstOffset: offset)
  }

  /// The offset, where it is always the same.
  var onlyOffset: Double? { transitions.isEmpty ? firstOffset : nil }

  /// How far clocks are ahead of UTC at a moment, in milliseconds. Logarithmic time.
  public func offset(at moment: Double) -> Double {
    transitions.isEmpty ? firstOffset : period(at: moment).offset
  }

  /// What clocks show at a moment, as UTC shows it at the result.
  public func local(_ moment: Double) -> Double { moment + offset(at: moment) }

  /// The time around a moment in which the offset does not change.
  func period(at moment: Double) -> Period {
    let shift = shift(at: moment)
    let index = transitions.partitioningIndex { $0.moment > moment - shift }
    let start = index > 0 ? transitions[index - 1].moment + shift : -.infinity
    let end = index < transitions.count ? transitions[index].moment + shift : .infinity
    return Period(
      start: start, end: end, offset: index > 0 ? transitions[index - 1].offset : firstOffset)
  }

  /// How much later a moment is than the one of the last known 400 years that is like it.
  private func shift(at moment: Double) -> Double {
    guard isYearly, moment.isFinite, let last = transitions.last, moment >= last.moment else {
      return 0
    }
    return (((moment - last.moment) / cycle).rounded(.down) + 1) * cycle
  }
}

extension Double {
  /// An offset as ISO 8601 writes it, with seconds where it has some: `+09:00`, `-03:30`, `+00:53:28`.
  public var asOffset: String {
    let seconds = Int(clamping: (magnitude / 1000).rounded())
    let parts = [seconds / 3600, seconds / 60 % 60] + (seconds % 60 > 0 ? [seconds % 60] : [])
    let words = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (self < 0 ? "-" : "+") + words.joined(separator: ":")
  }
}
