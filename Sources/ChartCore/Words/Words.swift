/// The language that phrases are shown in, as a value.
public struct Words: Sendable {
  /// The language's name, as of a locale: `de`, `pt_BR`; empty for the English of the source.
  public let language: String
  /// The digit for nothing; the other nine follow it in Unicode.
  public var zero: Unicode.Scalar = "0"
  /// How the numbers of many things are written.
  public var numbers = NumberFormats()
  private let translate: @Sendable (_ pattern: String, _ plural: Phrase.Plural?) -> String?

  /// A language whose patterns `translate` knows: of one pattern, or of two and a number of things; nil where it knows
  /// none.
  public init(
    language: String,
    translate: @escaping @Sendable (_ pattern: String, _ plural: Phrase.Plural?) -> String?
  ) {
    self.language = language
    self.translate = translate
  }

  /// What stands in the source.
  public static let english = Words(language: "") { _, _ in nil }

  /// A phrase in this language; costs a look-up for each pattern in it.
  public func callAsFunction(_ phrase: Phrase) -> String {
    let pattern = translate(phrase.pattern, phrase.plural) ?? phrase.untranslated.withoutContext
    return pattern.contains("%") ? pattern.filled(with: phrase.arguments.map(text)) : pattern
  }

  private func text(_ argument: Phrase.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .number(let number): String(number).inDigits(from: zero)
    case .count(let count):
      DecimalDigits(count, place: 0).plain(in: numbers).inDigits(from: zero)
    case .phrase(let phrase): self(phrase)
    }
  }
}

/// A language is its name: there is one set of patterns of it.
extension Words: Hashable {
  /// Whether both are of one name.
  public static func == (one: Self, other: Self) -> Bool {
    one.language == other.language && one.zero == other.zero && one.numbers == other.numbers
  }

  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension Phrase {
  fileprivate var untranslated: String {
    guard let plural, plural.count.magnitude != 1 else { return pattern }
    return plural.pattern
  }
}

extension String {
  /// A pattern without its context.
  fileprivate var withoutContext: String {
    guard let bar = firstRange(of: contextMark) else { return self }
    return String(self[bar.upperBound...])
  }

  /// A pattern with its open places filled: `%1$s` and so on; `%%` is a percent sign. A place without an argument stays
  /// empty.
  fileprivate func filled(with arguments: [String]) -> String {
    var filled = ""
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      filled += rest[..<sign]
      rest = rest[sign...].dropFirst()
      guard let end = rest.firstIndex(of: "s"), let number = rest.place(before: end) else {
        filled += "%"
        if rest.first == "%" { rest.removeFirst() }
        continue
      }
      filled += arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
      rest = rest[end...].dropFirst()
    }
    return filled + rest
  }

  /// Figures in the digits that follow `zero`, everything else as it is.
  public func inDigits(from zero: Unicode.Scalar) -> String {
    guard zero != "0" else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = "0"..."9" ~= scalar ? scalar.value - 48 : nil
      text.append(digit.flatMap { Unicode.Scalar(zero.value + $0) } ?? scalar)
    }
    return String(text)
  }
}

extension Substring {
  /// The number of the place whose `s` is at `end`: 2 of `2$s`; nil where that is none.
  fileprivate func place(before end: Index) -> Int? {
    let inner = self[..<end]
    return inner.last == "$" ? Int(inner.dropLast()) : nil
  }
}
