/// How long ago something was, in whole parts of what people count in.
public enum Age {
  /// `3 days ago`, for a time in seconds; what lies ahead was now.
  public static func words(_ seconds: Double) -> String {
    let units = [("day", 86_400.0), ("hour", 3600), ("minute", 60)]
    for (name, size) in units where seconds >= size {
      let count = Int(min(seconds, longest) / size)
      return count == 1 ? "\(name == "hour" ? "an" : "a") \(name) ago" : "\(count) \(name)s ago"
    }
    return "less than a minute ago"
  }

  /// No age is longer, in seconds.
  private static let longest = 1e15
}
