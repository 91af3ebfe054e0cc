public import ChartCore

extension Formats {
  /// English words, months before days.
  public static let american: Formats = {
    var formats = Formats.english
    var patterns = DatePatterns()
    (patterns.shortDay, patterns.day) = ("MMM d", "MMMM d")
    (patterns.shortDate, patterns.date) = ("MMM d, y", "MMMM d, y")
    (patterns.shortFullDay, patterns.fullDay) = ("EEE, MMM d, y", "EEEE, MMMM d, y")
    formats.dates.patterns = patterns
    return formats
  }()

  /// English words, a full stop between day and month.
  public static let dotted: Formats = {
    var formats = Formats.english
    var patterns = DatePatterns()
    (patterns.shortDay, patterns.day) = ("d. MMM", "d. MMMM")
    (patterns.shortDate, patterns.date) = ("d. MMM y", "d. MMMM y")
    (patterns.shortFullDay, patterns.fullDay) = ("EEE, d. MMM y", "EEEE, d. MMMM y")
    formats.dates.patterns = patterns
    return formats
  }()

  /// English words, years first and in figures alone, as in Japanese.
  public static let yearFirst: Formats = {
    var formats = Formats.english
    var patterns = DatePatterns()
    (patterns.year, patterns.dayOfMonth) = ("y年", "d日")
    (patterns.shortMonthOfYear, patterns.monthOfYear) = ("y年M月", "y年M月")
    (patterns.shortDay, patterns.day) = ("M月d日", "M月d日")
    (patterns.shortDate, patterns.date) = ("y年M月d日", "y年M月d日")
    formats.dates.patterns = patterns
    return formats
  }()
}
