extension Presentation.XKind {
  /// Whether x has dates, in a zone: then points may be days, and open into these.
  public var hasDates: Bool { self == .moments || self == .sessions }

  /// What a lone point stands for: as milliseconds a day, an hour or a second, of numbers and rows one.
  var usualSpacing: Double {
    switch self {
    case .moments, .sessions: millisecondsPerDay
    case .timesOfDay: millisecondsPerHour
    case .durations: 1000
    case .numbers, .rows: 1
    }
  }
}

extension Presentation.XKind {
  /// Whether x is time, in milliseconds.
  public var isTime: Bool {
    switch self {
    case .moments, .sessions, .timesOfDay, .durations: true
    case .numbers, .rows: false
    }
  }
}
