import CCairo
public import ChartCore
import Glibc

extension Formats {
  /// The formats of the calling thread's locale and the language of the process; English ones in those of the C language.
  public static var system: Formats {
    var formats = Formats(.current)
    formats.words = .system
    return formats
  }
}

extension LocaleFacts {
  /// What the C library says of the present locale.
  static var current: LocaleFacts {
    LocaleFacts(
      numbers: isPlain(LC_NUMERIC) ? nil : .current, dates: isPlain(LC_TIME) ? nil : .current)
  }

  /// Whether a category speaks the C language, in whatever encoding.
  private static func isPlain(_ category: Int32) -> Bool {
    let name = information(nameItem(of: category))
    return name.isEmpty || name == "C" || name == "POSIX" || name.hasPrefix("C.")
  }
}

extension LocaleFacts.Numbers {
  fileprivate static var current: Self {
    Self(
      decimalSeparator: information(RADIXCHAR), groupingSeparator: information(THOUSEP))
  }
}

extension LocaleFacts.Dates {
  fileprivate static var current: Self {
    Self(
      months: names(from: MON_1, count: 12), shortMonths: names(from: ABMON_1, count: 12),
      weekdays: names(from: DAY_1, count: 7), shortWeekdays: names(from: ABDAY_1, count: 7),
      dateFormat: information(D_FMT), dateTimeFormat: information(D_T_FMT),
      longDateFormat: information(_DATE_FMT), countedFrom: word(_NL_TIME_WEEK_1STDAY),
      firstDay: byte(_NL_TIME_FIRST_WEEKDAY))
  }

  private static func names(from first: Int, count: Int) -> [String] {
    (first..<first + count).map(information)
  }
}

/// The item of a category that is its locale's name, which glibc has a macro for.
private func nameItem(of category: Int32) -> Int { Int(category) << 16 | 0xFFFF }

/// An item of the locale without the spaces that pad it.
private func information(_ item: Int) -> String {
  let text = text(nl_langinfo(nl_item(item)))
  let start = text.firstIndex { $0 != " " } ?? text.startIndex
  let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
  return start < end ? String(text[start..<end]) : text
}

/// A number that stands where a text's address would.
private func word(_ item: Int) -> Int {
  Int(UInt32(truncatingIfNeeded: UInt(bitPattern: nl_langinfo(nl_item(item)))))
}

/// A number that stands where a text's first letter would.
private func byte(_ item: Int) -> Int { nl_langinfo(nl_item(item)).map { Int($0.pointee) } ?? 0 }

/// A text in the locale's encoding; empty where that is none that can be read.
private func text(_ bytes: UnsafePointer<CChar>?) -> String {
  guard let bytes, let converted = g_locale_to_utf8(bytes, -1, nil, nil, nil) else { return "" }
  defer { g_free(converted) }
  return String(cString: converted)
}
