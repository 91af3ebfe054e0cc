import ChartCore

/// Letters of a name beyond these are nowhere seen.
private let mostLetters = 100
/// How wide a letter is, about, for each pixel of its size: bold ones of a wide font.
private let letterWidth = 0.66

/// How names that have too little room are cut, so that they can still be told apart: at their end, in the middle or
/// at the beginning, or without what all of them begin with.
struct NameCut: Equatable {
  /// Where the ellipsis is.
  let place: TextCut
  /// How many letters at the beginning are left out of every name.
  let dropped: Int

  /// Cut at the end.
  static let end = NameCut(place: .end, dropped: 0)

  private init(place: TextCut, dropped: Int) { (self.place, self.dropped) = (place, dropped) }

  /// The first of the cuts that tells most of the names apart in a room in pixels. Time in proportion to the names.
  init(of names: [String], in room: Double, _ style: TextStyle) {
    self.init(of: names, letters: Int((room / (style.size * letterWidth)).clamped(to: 1...1000)))
  }

  /// The same in a room of so many letters.
  init(of names: [String], letters: Int) {
    let names = names.map { String($0.prefix(mostLetters)) }
    let cut = names.filter { $0.count > letters }
    guard cut.count > 1 else {
      self = .end
      return
    }
    let shared = cut.dropFirst().reduce(cut[0]) { $0.sharedPrefix($1) }.beforeNumber.count
    let cuts: [NameCut] =
      [.end, NameCut(place: .middle, dropped: 0), NameCut(place: .start, dropped: 0)]
      + (shared > 1 ? [NameCut(place: .end, dropped: shared)] : [])
    let told = cuts.map { way in Set(cut.map { way.cut($0, to: letters) }).count }
    self = cuts[told.firstIndex(of: told.max() ?? 0) ?? 0]
  }

  /// A name that is too long, without what is left out of all; its ellipsis at the other place is still to come.
  func shortened(_ name: String) -> String {
    dropped > 0 && dropped < name.count ? "…" + name.dropFirst(dropped) : name
  }

  private func cut(_ name: String, to letters: Int) -> String {
    let rest = shortened(name)
    return rest.count <= letters
      ? rest : place.applied(to: rest, keeping: max(1, letters - 1))
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
}
