import ChartCore

/// What a file holds. Alone it becomes charts; among others recordings and lists become activities, which are summed.
enum FileContent {
  /// Charts.
  case document(ChartDocument)
  /// What a device recorded.
  case recording(Recording)
  /// A list of activities.
  case activities(ActivityList)
  /// What was measured of somebody's health.
  case health(HealthData)

  /// Its charts where it stands alone, as the options say.
  consuming func document(_ options: ReadingOptions) throws(Fault) -> ChartDocument {
    switch consume self {
    case .document(let document): document
    case .recording(let recording): try recording.document(options)
    case .activities(let list): try list.document(options)
    case .health(let data): try data.document(options)
    }
  }
}

/// How files of a kind are read, by what they hold: that is known before one is read.
enum FileReader: Sendable {
  case document(@Sendable (FormatInput) throws(Fault) -> ChartDocument)
  case recording(@Sendable (FormatInput) throws(Fault) -> Recording)
  case activities(@Sendable (FormatInput) throws(Fault) -> ActivityList)
  case health(@Sendable (FormatInput) throws(Fault) -> HealthData)
}

extension FileFormat {
  /// Reads a file of this kind.
  func read(_ input: FormatInput) throws(Fault) -> FileContent {
    switch reader {
    case .document(let read): .document(try read(input))
    case .recording(let read): .recording(try read(input))
    case .activities(let read): .activities(try read(input))
    case .health(let read): .health(try read(input))
    }
  }

  /// Reads what a device recorded; nil, without reading, where files of this kind hold something else.
  func recording(_ input: FormatInput) throws(Fault) -> Recording? {
    guard case .recording(let read) = reader else { return nil }
    return try read(input)
  }

  /// Whether its files hold a recording each.
  var isOfRecordings: Bool { if case .recording = reader { true } else { false } }
  /// Whether its files hold a list of activities each.
  var isOfLists: Bool { if case .activities = reader { true } else { false } }
  /// Whether its files hold what was measured of somebody's health.
  var isOfHealth: Bool { if case .health = reader { true } else { false } }
}
