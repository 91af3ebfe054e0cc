import ArgumentParser
import ChartCore
import ChartFiles
import Glibc

/// How a table in text is read, where somebody knows better than its recognition.
struct TableArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: said(
      "The column that is x, by name or number; row for the rows' numbers.", valueName: "NAME"))
  var x: String?

  @Option(
    parsing: .unconditional,
    help: said("The columns to draw on one chart, by name or number.", valueName: "NAME,..."))
  var series: String?

  @Option(
    name: .customLong("role"), parsing: .unconditionalSingleValue,
    help: said(
      "What a column is there for: x, key, value or ignored. May come several times.",
      valueName: "NAME=ROLE"))
  var roles: [String] = []

  @Option(
    parsing: .unconditional,
    help: said(
      "What is between two cells: one sign, tab, blanks or comma-blank.", valueName: "SIGN"))
  var delimiter: String?

  @Option(
    parsing: .unconditional,
    help: said("The decimal sign: . or a comma.", valueName: "SIGN"))
  var decimal: String?

  @Option(
    parsing: .unconditional,
    help: said("How many rows of names there are above the values.", valueName: "N"))
  var header: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "The zone of moments that say none, and of times in labels: UTC, +09:00 or Europe/Berlin.",
      valueName: "ZONE"))
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: said("The weeks of activities: monday to sunday, or rolling.", valueName: "DAY"),
    completion: .list(ActivityWeeks.names))
  var weeks: String?

  @Option(
    parsing: .unconditional,
    help: said("The moment that weeks of activities end at.", valueName: "MOMENT"))
  var now: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "Whom to believe first where sources of health overlap, by name.", valueName: "NAME,..."))
  var sources: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "What you weigh, to estimate what runs, walks and hikes took that do not tell.",
      valueName: "KG"))
  var weight: String?

  @Flag(help: said("Tell activities in miles and feet."))
  var miles = false

  @Flag(help: said("Draw what was recorded of an activity over the distance."))
  var overDistance = false

  /// What the arguments say; an error where one of them says nothing.
  func options() throws(RenderError) -> ReadingOptions {
    var options = ReadingOptions()
    options.place.now = Double(time(nil)) * 1000
    options.text.x = x
    options.text.series = series?.split(separator: ",").map(String.init)
    for role in roles {
      guard let (name, known) = TableRole.named(role) else { throw .role(role) }
      options.text.roles[name] = known
    }
    if let delimiter {
      guard let known = Dialect.Delimiter(named: delimiter) else { throw .delimiter(delimiter) }
      options.text.delimiter = known
    }
    if let decimal {
      guard decimal == "." || decimal == "," else { throw .decimal(decimal) }
      options.text.decimal = decimal == "," ? "," : "."
    }
    if let header {
      guard let count = Int(header), 0...9 ~= count else { throw .header(header) }
      options.text.headerRows = count
    }
    if let zone {
      guard let known = Zone(named: zone) else { throw .zone(zone) }
      options.place.zone = known
    }
    options.health.sources = sources?.split(separator: ",").map(String.init) ?? []
    options.activities = try activityOptions(in: options.place.zone ?? .utc)
    return options
  }

  private func activityOptions(in zone: Zone) throws(RenderError) -> ActivityOptions {
    var options = ActivityOptions()
    options.isInMiles = miles
    options.isOverDistance = overDistance
    if let weeks {
      guard let known = ActivityWeeks(named: weeks) else { throw .weeks(weeks) }
      options.weeks = known
    }
    if let now {
      guard let known = Asked.moment(from: now, in: zone) else { throw .now(now) }
      options.now = known
    }
    if let weight {
      guard let known = Asked.number(from: weight), ActivityOptions.weights.contains(known) else {
        throw .weight(weight)
      }
      options.weightKilograms = known
    }
    return options
  }
}

extension TableRole {
  /// The column and its role in `NAME=ROLE`; nil where that is something else.
  fileprivate static func named(_ text: String) -> (column: String, role: TableRole)? {
    guard let sign = text.lastIndex(of: "="),
      let role = choices.first(where: { $0.rawValue == text[text.index(after: sign)...] })
    else { return nil }
    return (String(text[..<sign]), role)
  }
}

extension Dialect.Delimiter {
  /// The delimiter of a name or a sign.
  fileprivate init?(named text: String) {
    switch text {
    case "tab", "\\t": self = .sign("\t")
    case "blanks", " ": self = .blanks
    case "comma-blank", ", ": self = .commaAndBlank
    default:
      guard let sign = text.unicodeScalars.first, text.unicodeScalars.count == 1, sign.isASCII,
        sign.value > 0x20 || sign == "\t", !sign.properties.isAlphabetic,
        !("0"..."9").contains(sign), sign != "\""
      else { return nil }
      self = .sign(sign)
    }
  }
}

extension ActivityWeeks {
  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let rollingName = "rolling"

  /// What all kinds of weeks are called.
  fileprivate static let names = days + [rollingName]

  /// The weeks that begin on a day of a name, or rolling ones.
  fileprivate init?(named text: String) {
    if text == Self.rollingName {
      self = .rolling
    } else if let day = Self.days.firstIndex(of: text.lowercased()) {
      self = .calendar(firstWeekday: day)
    } else {
      return nil
    }
  }
}
