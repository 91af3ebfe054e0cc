import ChartCore

/// The formatter strings that Telegram's charts have.
///
/// They are calls in a program of Telegram's own page. None is ever run: those that are known word
/// for word tell how long a point's time is, or what the numbers count.
enum TelegramFormatter: Equatable {
  /// The labels are the usual ones.
  case usual
  /// A point stands for this long.
  case period(Presentation.Period)
  /// The numbers count this.
  case unit(Presentation.Unit)

  /// What a string for moments says; nil for one that is not known.
  init?(moments text: String) {
    if Self.usualForMoments.contains(text) {
      self = .usual
    } else if let period = Self.periods[text] {
      self = .period(period)
    } else {
      return nil
    }
  }

  /// What a string for values says; nil for one that is not known.
  ///
  /// Amounts are recognised by their currency, as Telegram's own programs do.
  init?(values text: String) {
    if Self.usualForValues.contains(text) {
      self = .usual
    } else if text.contains("TON") {
      self = .unit(.nanotons)
    } else if text.contains("XTR") {
      self = .unit(.stars)
    } else {
      return nil
    }
  }

  /// The period, where it says one.
  var period: Presentation.Period? { if case .period(let period) = self { period } else { nil } }

  /// The unit, where it says one.
  var unit: Presentation.Unit? { if case .unit(let unit) = self { unit } else { nil } }

  private static let usualForMoments: Set = [
    "null", "statsFormatDayHour", "statsFormatDayHourFull", "statsFormatEmpty",
  ]
  private static let usualForValues: Set = [
    "null", "statsFormatTooltipValue", "statsFormatAxisPercent", "statsFormatKMBT",
    "statsFormatEmpty",
  ]
  private static let periods: [String: Presentation.Period] = {
    let words: KeyValuePairs<String, Presentation.Period> = [
      "day": .day, "week": .week, "month": .month, "hour": .hour, "5min": .fiveMinutes,
    ]
    return words.reduce(into: [:]) { periods, word in
      periods["statsFormat('\(word.key)')"] = word.value
      periods["statsTooltipFormat('\(word.key)')"] = word.value
    }
  }()
}
