/// How a date or a time is put together, as CLDR writes it: `d. MMM y` (UTS #35, part 4, "Date Field Symbol Table").
public struct DatePattern: Hashable, Sendable {
  /// What a date or a time consists of.
  enum Field: Hashable, Sendable {
    case era, year, month
    /// A month that stands without a day, for which some languages have a form of its own.
    case monthAlone
    case day, weekday
    /// An hour from 0 to 23, and from 1 to 24.
    case hour, hourFromOne
    /// An hour from 1 to 12, and from 0 to 11.
    case halfDayHour, halfDayHourFromZero
    case minute, second
    /// Before noon or after it.
    case dayPeriod
  }

  /// A field with how many letters ask for it, or what stands between fields.
  enum Part: Hashable, Sendable {
    case field(Field, Int)
    case text(String)
  }

  /// What it consists of, in order.
  private(set) var parts: [Part] = []

  init(parts: [Part]) { self.parts = parts }

  /// The pattern that CLDR writes so; letters that ask for anything else ask for nothing.
  public init(_ pattern: String) {
    var rest = pattern[...]
    while let first = rest.first {
      if first == "'" {
        add(rest.takeQuoted())
      } else if first.isASCII, first.isLetter {
        let letters = rest.prefix { $0 == first }
        rest = rest[letters.endIndex...]
        if let field = Field(first) { parts.append(.field(field, letters.count)) }
      } else {
        add(String(rest.removeFirst()))
      }
    }
  }

  private mutating func add(_ text: String) {
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }
}

extension DatePattern: ExpressibleByStringLiteral {
  /// The pattern that CLDR writes so.
  public init(stringLiteral pattern: String) { self.init(pattern) }
}

extension DatePattern.Field {
  fileprivate init?(_ letter: Character) {
    switch letter {
    case "G": self = .era
    case "y", "u": self = .year
    case "M": self = .month
    case "L": self = .monthAlone
    case "d": self = .day
    case "E", "e", "c": self = .weekday
    case "H": self = .hour
    case "k": self = .hourFromOne
    case "h": self = .halfDayHour
    case "K": self = .halfDayHourFromZero
    case "m": self = .minute
    case "s": self = .second
    case "a", "b", "B": self = .dayPeriod
    default: return nil
    }
  }
}

extension Substring {
  /// Takes what stands between two apostrophes; between none, an apostrophe.
  fileprivate mutating func takeQuoted() -> String {
    removeFirst()
    let text = String(prefix { $0 != "'" })
    self = dropFirst(text.count + 1)
    return text.isEmpty ? "'" : text
  }
}

extension DatePattern {
  /// Whether the year comes before what is said of it.
  var beginsWithYear: Bool {
    if let year = place(of: .year), let day = placeInYear { year < day } else { false }
  }

  /// Where the first part of a year is.
  private var placeInYear: Int? {
    [.day, .month, .monthAlone].compactMap(place).min()
  }

  /// Whether its month stands before its day.
  fileprivate var beginsWithMonth: Bool {
    guard let day = place(of: .day) else { return false }
    return [.month, .monthAlone].compactMap(place).min().map { $0 < day } ?? false
  }

  private func place(of field: Field) -> Int? { parts.firstIndex { $0.isOf(field) } }

  /// The part before the year, and the rest from what sets it apart on; where the year comes first, nothing is left of the
  /// second.
  var splitAtYear: (name: DatePattern, year: DatePattern) {
    guard let year = place(of: .year), let day = placeInYear, day < year else {
      return (self, DatePattern(parts: []))
    }
    let start = if case .text = parts[year - 1] { year - 1 } else { year }
    return (DatePattern(parts: Array(parts[..<start])), DatePattern(parts: Array(parts[start...])))
  }

  /// What stands before the day, the day with what is written right behind it, and the rest: `` `d.` ` MMM y` ``.
  var splitAroundDay: (before: DatePattern, day: DatePattern, after: DatePattern) {
    guard let day = place(of: .day) else {
      return (DatePattern(parts: []), self, DatePattern(parts: []))
    }
    var (own, rest) = ([parts[day]], Array(parts[(day + 1)...]))
    if case .text(let text) = rest.first {
      let mark = text.prefix { $0.isLetter || $0 == "." }
      own.append(.text(String(mark)))
      rest[0] = .text(String(text.dropFirst(mark.count)))
    }
    return (
      DatePattern(parts: Array(parts[..<day])), DatePattern(parts: own), DatePattern(parts: rest)
    )
  }
}

extension DatePattern.Part {
  fileprivate func isOf(_ field: DatePattern.Field) -> Bool {
    if case .field(field, _) = self { true } else { false }
  }
}

extension DateFormats {
  /// Whether short dates have their month before their day.
  public var beginsWithMonths: Bool { patterns.shortDay.beginsWithMonth }
}
