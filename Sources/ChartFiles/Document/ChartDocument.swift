public import ChartCore

/// What one file holds: its charts, and what had to be mended to show them.
public struct ChartDocument: Equatable, Sendable {
  /// The format the file was recognised as (`telegram-chart`).
  public let format: String
  /// The charts in the file's order, at least one; where there are several histories of prices, one more that compares
  /// them.
  public private(set) var tables: [Table]
  /// Charts that are not made at once: their columns wait until somebody asks for them.
  public private(set) var waiting: [Table]
  /// For each chart, what its points open into.
  public private(set) var details: [DetailSource]
  /// What was mended or left out.
  public private(set) var notices: [Notice]
  /// The files it was read from.
  private(set) var files: [FileIdentity]
  /// What it says of activities; nil where it is of something else.
  public let activities: ActivityFacts?
  /// What it says of health; nil where it is of something else.
  let health: HealthFacts?
  /// Whether it is of a list that does not say in what it counts.
  private(set) var hasUnknownUnit = false
  /// Whether it is the table of one text, prices or others, which can be read in other ways.
  public private(set) var isOfTable = false
  /// What became of each column of the table of one text; empty for others.
  public private(set) var columns: [ColumnReport]
  /// What else a table in text may be read as.
  public private(set) var choices: [TableChoice] = []
  /// Which of the charts compares the others, if one does.
  public let comparison: Int?

  init(
    format: String, tables: [Table], waiting: [Table] = [], details: [DetailSource]? = nil,
    notices: [Notice], files: [FileIdentity] = [], activities: ActivityFacts? = nil,
    health: HealthFacts? = nil, comparison: Int? = nil, columns: [ColumnReport] = []
  ) {
    precondition(!tables.isEmpty, "a document needs at least one chart")
    self.format = format
    (self.tables, self.waiting) = (tables, waiting)
    self.details =
      details ?? tables.map { $0.opensShares ? .shares : .none }
    self.notices = notices
    (self.files, self.activities, self.health) = (files, activities, health)
    (self.comparison, self.columns) = (comparison, columns)
  }

  /// The document with its times of day told in a zone: days, weeks and months stay those of the file, and so do times of
  /// clocks of which nobody says where they are. Linear time in the tables.
  public func told(in zone: Zone) -> ChartDocument {
    var document = self
    document.tables = tables.map { $0.told(in: zone) }
    document.waiting = waiting.map { $0.told(in: zone) }
    return document
  }

  /// The document with other charts of its columns, and what the points of each open into.
  public func showing(_ charts: [Table], _ details: [DetailSource]) -> ChartDocument {
    var document = self
    (document.tables, document.details) = (charts, details)
    return document
  }

  /// The document whose charts say what they are of, such as the name of a file, as one of several. Linear time in the
  /// tables.
  public func told(asOf name: String) -> ChartDocument {
    var document = self
    let source = name.withoutExtensions
    document.tables = tables.map { $0.presented { $0.source = source } }
    document.waiting = waiting.map { table in
      table.presented { $0.source = table.presentation.source.within(source) }
    }
    return document
  }

  /// What people may choose of how its activities are summed and told; nothing where there are none. Linear time in the
  /// charts and the activities.
  public var activityChoices: Set<ActivityChoice> {
    var asked: Set<ActivityChoice> = hasEstimableEnergy ? [.weight] : []
    if hasUnknownUnit { asked.insert(.accountUnit) }
    if tables.contains(where: { $0.kind.drawsSum }) { return asked.union([.weeks, .unit]) }
    return tables.contains { $0.presentation.activity != nil } ? asked.union([.unit, .axis]) : []
  }

  /// Whether what some of its activities took can be estimated.
  private var hasEstimableEnergy: Bool {
    (activities ?? health?.workouts)?.activities.contains(where: \.hasEstimableEnergy) ?? false
  }

  /// Who measured what it says of health, from the source on that is believed first where several tell the same time;
  /// empty where it is of something else.
  public var healthSources: [String] { health?.sources ?? [] }

  /// The same document, of a list that does not say in what it counts.
  var withUnknownUnit: ChartDocument {
    var document = self
    document.hasUnknownUnit = true
    return document
  }

  /// The document with what became of the columns of its table.
  func withColumns(_ columns: [ColumnReport]) -> ChartDocument {
    var document = self
    document.columns = columns
    return document
  }

  /// The document with what else its table may be read as.
  func with(_ choices: [TableChoice]) -> ChartDocument {
    var document = self
    document.choices = choices
    return document
  }

  /// The same document, of the table of one text.
  var ofTable: ChartDocument {
    var document = self
    document.isOfTable = true
    return document
  }

  /// The document with what is said of it under the name of the file that it was read from: there are others beside it.
  func telling(of name: String) -> ChartDocument {
    var document = self
    document.notices = notices.map { Notice("\(name.quoted): \($0.sentence)") }
    return document
  }

  /// The document with more that is said of it.
  func adding(_ more: [Notice]) -> ChartDocument {
    var document = self
    document.notices += more
    return document
  }

  /// The document as one that was read from files.
  func read(from files: [FileIdentity]) -> ChartDocument {
    var document = self
    document.files = files
    return document
  }
}

/// What a chart's points open into.
public enum DetailSource: Equatable, Sendable {
  /// Nothing.
  case none
  /// The shares of the week around a day, from the chart itself.
  case shares
  /// A chart of each day in a file of its own: `YYYY-MM/DD.json` in this folder.
  case dayFiles(folder: String)
  /// The activities of the time that a point stands for, a card each.
  case activities(ActivityCards)

  /// The folder with the files of days; nil where there are none.
  var dayFolder: String? {
    if case .dayFiles(let folder) = self { folder } else { nil }
  }
}

extension String? {
  /// Whose the columns of a table are that waits, such as those of a symbol, of one of several files.
  fileprivate func within(_ source: String) -> String {
    map { $0 == source ? source : "\(source), \($0)" } ?? source
  }
}
