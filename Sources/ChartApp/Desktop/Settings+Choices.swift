import ChartCore
import ChartLocale
import ChartFiles

// What people choose in the preferences: keys, their words, and what these mean.
extension Settings {
  /// Light or dark windows.
  enum Scheme: String, CaseIterable {
    case desktop, light, dark
  }

  /// How numbers are written.
  enum NumberFormat: String, CaseIterable {
    case language
    case commaPoint = "1,234.5"
    case pointComma = "1.234,5"
    case spacePoint = "1 234.5"
    case spaceComma = "1 234,5"
  }

  /// The unit of distances.
  enum Unit: String, CaseIterable {
    case language, kilometers, miles
  }

  /// Whether windows are light or dark.
  var scheme: Scheme {
    get { text("color-scheme").flatMap(Scheme.init(rawValue:)) ?? .desktop }
    set { setText(newValue.rawValue, "color-scheme") }
  }

  /// How numbers are written.
  var numberFormat: NumberFormat {
    get { text("number-format").flatMap(NumberFormat.init(rawValue:)) ?? .language }
    set { setText(newValue.rawValue, "number-format") }
  }

  /// The unit of distances, as it was chosen.
  var unit: Unit {
    get { text("distance-unit").flatMap(Unit.init(rawValue:)) ?? .language }
    set { setText(newValue.rawValue, "distance-unit") }
  }

  /// The unit of distances; nil where the language decides.
  var distanceUnit: DistanceUnit? {
    switch unit {
    case .language: nil
    case .kilometers: .kilometers
    case .miles: .miles
    }
  }

  /// Whether each line has a pattern and markers of its own.
  var hasPatterns: Bool {
    get { flag("line-patterns") ?? false }
    set { setFlag(newValue, "line-patterns") }
  }

  /// Whether charts move where the desktop has them move.
  var isAnimated: Bool {
    get { flag("animations") ?? true }
    set { setFlag(newValue, "animations") }
  }

  /// Whether charts are heard where people ask for it.
  var hasSounds: Bool {
    get { flag("sounds") ?? false }
    set { setFlag(newValue, "sounds") }
  }

  /// The time zone of the axes, by its name, or one of the words of `TimeZoneWord`.
  var timeZone: String {
    get { text("time-zone") ?? TimeZoneWord.file }
    set { setText(newValue, "time-zone") }
  }

  /// The time zone of the axes; nil where each file decides, or there is no such zone.
  var zone: Zone? {
    switch timeZone {
    case TimeZoneWord.file: nil
    case TimeZoneWord.local: .here
    case let name: Zone(named: name)
    }
  }

  /// How numbers and dates are written.
  var formats: Formats {
    var formats = Formats.system
    if let (grouping, decimal) = numberFormat.marks {
      (formats.numbers.groupingSeparator, formats.numbers.decimalSeparator) = (grouping, decimal)
    }
    return formats
  }
}

/// What a time zone of the axes may be beside the name of one.
enum TimeZoneWord {
  /// As each file says, and as this computer has it.
  static let (file, local) = ("file", "local")
}

extension Settings.NumberFormat {
  /// What stands before every third digit, and before the decimals; nil where the language decides.
  fileprivate var marks: (grouping: String, decimal: String)? {
    switch self {
    case .language: nil
    case .commaPoint: (",", ".")
    case .pointComma: (".", ",")
    case .spacePoint: ("\u{202F}", ".")
    case .spaceComma: ("\u{202F}", ",")
    }
  }
}
