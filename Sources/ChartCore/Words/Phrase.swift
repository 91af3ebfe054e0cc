/// What the program says, as it stands in the source: in English, with what varies left open, so that it can be looked
/// up in another language wherever it is shown.
///
/// A literal is one: `"line \(line): \(reason)"` is the pattern `line %1$s: %2$s` and two arguments. Patterns are
/// those of gettext's `c-format`, and `data/po/extract` finds them by this type.
public struct Phrase: Sendable {
  /// The pattern that is looked up.
  public let pattern: String
  /// The pattern for other numbers than one, and the number; nil where none is counted.
  public let plural: Plural?
  /// What the pattern leaves open, in the order of its numbers.
  let arguments: [Argument]

  /// What is said of several, and of how many.
  public struct Plural: Sendable {
    /// The pattern.
    public let pattern: String
    /// How many there are; a negative number counts as its size.
    public let count: Int
  }

  /// What stands in an open place of a pattern.
  enum Argument: Sendable {
    case text(String)
    case number(Int)
    case count(Int)
    case phrase(Phrase)
  }

  private init(pattern: String, plural: Plural? = nil, arguments: [Argument]) {
    self.pattern = pattern
    self.plural = plural
    self.arguments = arguments
  }

  /// A phrase about `count` things: `one` of one, `many` of others. Both have the same open places, so that a language
  /// whose form for one is said of 21 too can name the number.
  public init(counting count: Int, one: Phrase, many: Phrase) {
    assert(one.arguments.count == many.arguments.count, "one and many have the same open places")
    self.init(
      pattern: one.pattern, plural: Plural(pattern: many.pattern, count: count),
      arguments: many.arguments)
  }

  /// A phrase that means another thing elsewhere: what it is about, `price` of `Open`, tells which translation it has.
  public init(_ phrase: Phrase, context: String) {
    self.init(pattern: context + contextMark + phrase.pattern, arguments: phrase.arguments)
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { pattern.isEmpty }

  /// A text that may be one that languages have words for, such as the name of a sport in a file.
  public init(known text: String) {
    self.init(pattern: text.asPattern, arguments: [])
  }

  /// A text that is the same in every language: a name, a number, what somebody else said.
  public init(verbatim text: String) {
    self.init(pattern: "%1$s", arguments: [.text(text)])
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Gathers a literal's pattern and arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var arguments: [Argument] = []

    /// Makes room for a literal's parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// What stands in the source as it is.
    public mutating func appendLiteral(_ literal: String) { pattern += literal.asPattern }

    /// A text as it is.
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append(.text(String(text)))
    }

    /// A number that is counted or pointed at, in the digits of the language.
    public mutating func appendInterpolation(_ number: Int) { append(.number(number)) }

    /// A number of many things, in groups of digits too.
    public mutating func appendInterpolation(count: Int) { append(.count(count)) }

    /// A phrase within the phrase.
    public mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      pattern += "%\(arguments.count)$s"
    }
  }

  /// A literal without open places.
  public init(stringLiteral literal: String) {
    self.init(pattern: literal.asPattern, arguments: [])
  }

  /// A literal with open places.
  public init(stringInterpolation interpolation: StringInterpolation) {
    self.init(pattern: interpolation.pattern, arguments: interpolation.arguments)
  }
}

/// What gettext puts between a context and its pattern.
let contextMark = "\u{4}"

/// Phrases are the same where they say the same in English.
extension Phrase: Equatable, CustomStringConvertible {
  /// Whether both say the same in English.
  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  /// The phrase in English.
  public var description: String { Words.english(self) }
}

extension String {
  /// A literal's text within a pattern.
  fileprivate var asPattern: String {
    contains("%")
      ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
  }
}
