public import ChartCore

/// How long ago something was, in whole parts of what people count in.
public enum Age {
  /// `3 days ago`, for a time in seconds; what lies ahead was now.
  public static func words(_ seconds: Double) -> Phrase {
    for unit in units where seconds >= unit.seconds {
      return unit.words(Int(min(seconds, longest) / unit.seconds))
    }
    return "less than a minute ago"
  }

  private static let units: [(seconds: Double, words: @Sendable (Int) -> Phrase)] = [
    (86_400, { Phrase(counting: $0, one: "\($0) day ago", many: "\($0) days ago") }),
    (3600, { Phrase(counting: $0, one: "\($0) hour ago", many: "\($0) hours ago") }),
    (60, { Phrase(counting: $0, one: "\($0) minute ago", many: "\($0) minutes ago") }),
  ]

  /// No age is longer, in seconds.
  private static let longest = 1e15
}
