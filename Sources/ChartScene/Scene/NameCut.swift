import ChartCore

/// Letters of a name beyond these are nowhere seen.
private let mostLetters = 100
/// How wide a letter is, about, for each pixel of its size: bold ones of a wide font.
private let letterWidth = 0.66
/// No more words are left out at the beginning of all names: behind more of them names are hardly what they are called.
private let mostWords = 3

/// How names that have too little room are cut, so that they can still be told apart: at their end, in the middle or
/// at the beginning, without what all of them begin with, or without all words but those that differ.
struct NameCut: Equatable {
  /// What there is of a name before it is cut.
  enum Kept: Equatable {
    /// All of it, or what follows so many letters, or so many words.
    case all, behindLetters(Int), behindWords(Int)
    /// The words of these numbers.
    case words(Set<Int>)
  }

  /// Where the ellipsis is.
  let place: TextCut
  /// What else is left out of every name.
  let kept: Kept

  /// Cut at the end.
  static let end = NameCut(place: .end, kept: .all)

  private init(place: TextCut, kept: Kept) { (self.place, self.kept) = (place, kept) }

  /// The first of the cuts that tells most of the names apart that are too wide for a room in pixels. Time in proportion to
  /// the names.
  init(of names: [String], in room: Double, _ style: TextStyle, measure: some TextMeasure) {
    let cut = names.filter { measure.width(of: $0, style: style) > room }
    // Names of wide letters are cut where they have few of them.
    let shortest = (cut.map(\.count).min() ?? 0) - 1
    let letters = Int((room / (style.size * letterWidth)).clamped(to: 1...1000))
    self.init(ofCut: cut, letters: max(1, min(letters, shortest)))
  }

  /// The same in a room of so many letters.
  init(of names: [String], letters: Int) {
    self.init(ofCut: names.filter { $0.count > letters }, letters: letters)
  }

  private init(ofCut names: [String], letters: Int) {
    let names = names.map { String($0.prefix(mostLetters)) }
    guard names.count > 1 else {
      self = .end
      return
    }
    let cuts = Self.cuts(of: names)
    let told = cuts.map { way in Set(names.map { way.cut($0, to: letters) }).count }
    self = cuts[told.firstIndex(of: told.max() ?? 0) ?? 0]
  }

  /// The ways to cut names, those that leave out least first.
  private static func cuts(of names: [String]) -> [NameCut] {
    let shared = names.dropFirst().reduce(names[0]) { $0.sharedPrefix($1) }.beforeNumber.count
    let words = names.map(\.words)
    let fewest = words.map(\.count).min() ?? 0
    let differing = Set((0..<fewest).filter { word in Set(words.map { $0[word] }).count > 1 })
    let haveAsMany = words.allSatisfy { $0.count == fewest }
    return [.end, NameCut(place: .middle, kept: .all), NameCut(place: .start, kept: .all)]
      + (0..<min(mostWords, fewest)).dropFirst().map {
        NameCut(place: .end, kept: .behindWords($0))
      }
      + (shared > 1 ? [NameCut(place: .end, kept: .behindLetters(shared))] : [])
      + (haveAsMany && 1..<fewest ~= differing.count
        ? [NameCut(place: .middle, kept: .words(differing))] : [])
  }

  /// A name that is too long, without what is left out of all; its ellipsis at the other place is still to come.
  func shortened(_ name: String) -> String {
    switch kept {
    case .all: name
    case .behindLetters(let count): count < name.count ? "…" + name.dropFirst(count) : name
    case .behindWords(let count): name.words(from: count)
    case .words(let kept): name.words(kept)
    }
  }

  /// What is left of a name for who tells it from others: the end of a number is another number, and tells nothing.
  private func cut(_ name: String, to letters: Int) -> String {
    let rest = shortened(name)
    guard rest.count > letters else { return rest }
    let text = place.applied(to: rest, keeping: max(1, letters - 1))
    let end = text.split(separator: "…", omittingEmptySubsequences: false).last ?? ""
    guard place != .end, rest.dropLast(end.count).last?.isNumber == true else { return text }
    return String(text.dropLast(end.count)) + end.drop { $0.isNumber }
  }
}

extension NameCut {
  /// How wide the room is about in which names that differ can be told apart, in pixels.
  static func leastRoom(of names: [String], _ style: TextStyle) -> Double {
    let names = names.map { String($0.prefix(mostLetters)) }
    let different = Set(names).count
    let least = (1..<max(1, names.map(\.count).max() ?? 1)).partitioningIndex { letters in
      let cut = NameCut(of: names, letters: letters)
      return Set(names.map { $0.count > letters ? cut.cut($0, to: letters) : $0 }).count
        == different
    }
    return Double(least) * style.size * letterWidth
  }
}

extension String {
  /// What both begin with.
  fileprivate func sharedPrefix(_ other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }

  /// The text without the digits at its end: a number is not cut into two.
  fileprivate var beforeNumber: String {
    String(reversed().drop { $0.isNumber }.reversed())
  }

  /// Its letters and digits without what is between them: `Sydney`, `node`, `12` of `Sydney_node-12`.
  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }

  /// The text from a word on, behind an ellipsis; all of it where it has no such word.
  fileprivate func words(from first: Int) -> String {
    let words = words
    return first < words.count ? "…" + self[words[first].startIndex...] : self
  }

  /// The words of some numbers, an ellipsis in place of those before and between them.
  fileprivate func words(_ kept: Set<Int>) -> String {
    let words = words
    return words.indices.prefix((kept.max() ?? -1) + 1).reduce(into: "") { text, index in
      if kept.contains(index) {
        let isBeside = index > 0 && kept.contains(index - 1)
        text += isBeside ? self[words[index - 1].endIndex..<words[index].endIndex] : words[index]
      } else if text.last != "…" {
        text += "…"
      }
    }
  }
}
