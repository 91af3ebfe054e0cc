/// What a locale decides about words, numbers and dates, as a value.
public struct Formats: Hashable, Sendable {
  /// The language, and the digits of its numbers.
  public var words = Words.english
  /// How numbers are written.
  public var numbers = NumberFormats()
  /// How dates are written.
  public var dates = DateFormats()

  /// English words, days before months, thousands set apart by a narrow no-break space.
  public static let english = Formats()
}
