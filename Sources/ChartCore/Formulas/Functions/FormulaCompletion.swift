/// So many offers are read at a glance.
private let mostOffers = 6

/// What somebody may mean by the word that they are writing in a formula.
public struct FormulaCompletion: Equatable, Sendable {
  /// Something that they may mean.
  public struct Offer: Equatable, Sendable {
    /// The name of a series, or how a function is written.
    public let title: String
    /// What takes the place of the word.
    public let insertion: String
    /// The function; nil of a series.
    public let function: FormulaFunction?
  }

  /// The signs that the word takes, counted from 0.
  public let range: Range<Int>
  /// What is offered, at most six: series before functions, and in both those that begin like the word before others.
  public let offers: [Offer]

  /// What there is for the word before a place in a formula, among series of these names. Linear time.
  public init(of text: String, at place: Int, names: [String]) {
    let signs = Array(text).prefix(max(0, place))
    let start = signs.lastQuote ?? signs.startOfName
    let word = String(signs[start...]).replacing("`", with: "").lowercased()
    range = start..<signs.count
    let series = names.matching(word, by: \.self).map {
      Offer(title: $0, insertion: $0.inFormula, function: nil)
    }
    let functions = FormulaFunction.all.matching(word, by: \.name).map {
      Offer(title: $0.usage, insertion: $0.name + "(", function: $0)
    }
    let found = (series + functions).prefix(mostOffers)
    let isWhole = found.count == 1 && found[0].insertion == String(signs[start...])
    offers = word.isEmpty || isWhole ? [] : Array(found)
  }

  /// The formula with an offer in place of the word, and where the writing goes on.
  public func text(_ text: String, taking offer: Offer) -> (text: String, place: Int) {
    let signs = Array(text)
    let before = String(signs[..<range.lowerBound]) + offer.insertion
    return (before + String(signs[range.upperBound...]), before.count)
  }
}

extension ArraySlice<Character> {
  /// Where a name in backquotes begins that has no end yet.
  fileprivate var lastQuote: Int? {
    count { $0 == "`" }.isMultiple(of: 2) ? nil : lastIndex(of: "`")
  }

  fileprivate var startOfName: Int {
    let end = endIndex
    let start = lastIndex { !$0.isOfName }.map { $0 + 1 } ?? startIndex
    return start < end && self[start].isFirstOfName ? start : end
  }
}

extension Array {
  /// Those whose names begin like a word, and behind them those that have it elsewhere.
  fileprivate func matching(_ word: String, by name: (Element) -> String) -> [Element] {
    let named = map { ($0, name($0).lowercased()) }
    let first = named.filter { $0.1.hasPrefix(word) }
    let others = named.filter { !$0.1.hasPrefix(word) && $0.1.contains(word) }
    return (first + others).map(\.0)
  }
}
