import ChartCore

/// What the C library knows of a locale and a chart needs, as text.
struct LocaleFacts: Equatable {
  /// What stands before decimals and between thousands; nil in the locale of the C language, which
  /// has no opinion.
  var numbers: Numbers?
  /// How dates are written; nil in the locale of the C language.
  var dates: Dates?

  /// The separators.
  struct Numbers: Equatable {
    var decimalSeparator, groupingSeparator: String
  }

  /// The words and the order.
  struct Dates: Equatable {
    /// Twelve names, January first.
    var months, shortMonths: [String]
    /// Seven names, Sunday first, as the C library counts.
    var weekdays, shortWeekdays: [String]
    /// The patterns of `strftime` for a date in figures, and for one in words with a time.
    var dateFormat, dateTimeFormat: String
    /// The one of the command `date`, which has more of how people write than the others.
    var longDateFormat = ""
    /// A day on which days begin to be counted, in figures such as 19971130, and which of the seven
    /// from there, 1 the first, begins weeks.
    var countedFrom = sunday
    var firstDay = 2
  }
}

extension Formats {
  /// The formats of a locale; where it has no opinion, the English ones.
  init(_ facts: LocaleFacts) {
    self = .english
    if let numbers = facts.numbers {
      decimalSeparator = numbers.decimalSeparator
      groupingSeparator = numbers.groupingSeparator
    }
    if let dates = facts.dates {
      months = dates.months
      shortMonths = dates.shortMonths
      weekdays = dates.weekdays.mondayFirst
      shortWeekdays = dates.shortWeekdays.mondayFirst
      isMonthFirst = dates.isMonthFirst
      dayMark = dates.longDateFormat.isDayStopped ? "." : ""
      firstWeekday = dates.firstWeekday
    }
  }
}

/// A Sunday; what else the C library counts from is the Monday after it.
private let sunday = 19_971_130

extension LocaleFacts.Dates {
  /// The day that weeks begin on, from 0 for Monday; Monday where the facts make no sense.
  fileprivate var firstWeekday: Int {
    guard 1...7 ~= firstDay else { return 0 }
    return (firstDay - 1 + (countedFrom == sunday ? 6 : 0)) % 7
  }

  /// Whether people write the month before the day.
  ///
  /// Dates in figures decide, but ISO 8601 is no habit of speech: where they put the year first, the
  /// date in words decides.
  fileprivate var isMonthFirst: Bool {
    let figures = dateFormat.dateFields
    let fields = figures.first == "y" ? dateTimeFormat.dateFields : figures
    guard let month = fields.firstIndex(of: "m"), let day = fields.firstIndex(of: "d") else {
      return false
    }
    return month < day
  }
}

/// Flags and the alternative forms (`%-d`, `%Od`), between the sign of a directive and its letter.
private let flags = "-_0^#EO"

extension String {
  /// The year, month and day that a `strftime` pattern asks for, as `y`, `m` and `d`, in order.
  fileprivate var dateFields: [Character] { directives.flatMap { field(ofDirective: $0.letter) } }

  /// Whether a full stop follows the day in a `strftime` pattern.
  fileprivate var isDayStopped: Bool {
    directives.contains { field(ofDirective: $0.letter) == ["d"] && $0.next == "." }
  }

  /// The letters of a `strftime` pattern's directives, each with what follows it.
  private var directives: [(letter: Character, next: Character?)] {
    var directives: [(letter: Character, next: Character?)] = []
    var isDirective = false
    var rest = self[...]
    while let character = rest.popFirst() {
      if isDirective {
        if flags.contains(character) { continue }
        directives.append((character, rest.first))
        isDirective = false
      } else {
        isDirective = character == "%"
      }
    }
    return directives
  }

  private func field(ofDirective character: Character) -> [Character] {
    switch character {
    case "Y", "y", "G", "g", "C": ["y"]
    case "m", "b", "B", "h": ["m"]
    case "d", "e": ["d"]
    case "D": ["m", "d", "y"]
    case "F": ["y", "m", "d"]
    default: []
    }
  }
}

extension [String] {
  /// Seven days that started with Sunday, starting with Monday.
  fileprivate var mondayFirst: [String] { Array(dropFirst() + prefix(1)) }
}
