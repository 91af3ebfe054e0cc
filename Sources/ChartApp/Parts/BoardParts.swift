import ChartCore
import ChartLocale
import ChartFetch
import ChartFiles
import ChartWidgets

/// What the charts of a window came from, in the order in which it came.
nonisolated struct BoardParts: Sendable {
  private(set) var parts: [BoardPart] = []
  /// The zone that moments are told in; nil where each part decides.
  var zone: Zone?

  /// Nothing.
  init() {}

  /// How many there are.
  var count: Int { parts.count }

  /// Whether nothing has come.
  var isEmpty: Bool { parts.isEmpty }

  /// The files among where they came from.
  var files: [String] { parts.compactMap(\.origin.file) }

  /// The part that came from somewhere; nil where none did.
  subscript(origin: BoardPart.Origin) -> BoardPart? { parts.first { $0.origin == origin } }

  /// The part of a number; nil where there is none.
  func part(numbered number: Int) -> BoardPart? { parts.first { $0.number == number } }

  /// Takes in a part, in place of what came from there before, whose number it gets.
  mutating func put(_ part: BoardPart) {
    if let place = parts.firstIndex(where: { $0.origin == part.origin }) {
      parts[place] = part
    } else {
      parts.append(part)
    }
  }

  /// Lets what came from somewhere go; the last part stays. Returns whether something went.
  mutating func remove(_ origin: BoardPart.Origin) -> Bool {
    guard count > 1, let place = parts.firstIndex(where: { $0.origin == origin }) else {
      return false
    }
    parts.remove(at: place)
    return true
  }

  /// Puts parts in the order of where they came from; those that are not named stay behind the others.
  mutating func arrange(as origins: [BoardPart.Origin]) {
    let order = origins.compactMap { self[$0] }
    parts = order + parts.filter { !origins.contains($0.origin) }
  }

  /// Has what other parts have become meanwhile, where both are from one place and were read in one way.
  mutating func refresh(from other: BoardParts) {
    zone = other.zone
    parts = parts.map { part in
      other[part.origin].flatMap { $0.options == part.options ? $0.renumbered(part.number) : nil }
        ?? part
    }
  }

  /// Whether both are the same parts, as they came, told in one zone.
  func isSame(as other: BoardParts) -> Bool {
    zone == other.zone && parts.map(\.number) == other.parts.map(\.number)
      && parts.map(\.change) == other.parts.map(\.change)
  }

  /// All their charts; nil where there are none. Linear time in the points of prices, where these are several.
  var document: ChartDocument? {
    let named = parts.map { parts.count > 1 ? $0.document.told(asOf: $0.name) : $0.document }
    let document = ChartDocument(joining: named, Formats.system.words)
    return zone.flatMap { document?.told(in: $0) } ?? document
  }

  /// For each table of all their charts, and then of those that wait, the number of its part; -1 for what compares
  /// several.
  func numbers(in document: ChartDocument) -> [Int] {
    var charts = parts.flatMap { part in part.ownTables.map { _ in part.number } }
    if let comparison = document.comparison { charts.insert(-1, at: comparison) }
    return charts + parts.flatMap { part in part.document.waiting.map { _ in part.number } }
  }

  /// What reading has told of each of them.
  var notices: FileNotices {
    parts.map { ($0.name, $0.document.notices.map { tr($0.sentence) }) }
  }

  /// What people call them; nil where there are none.
  var name: WindowName? { parts.first.map { WindowName(first: $0.name, more: count - 1) } }
}

nonisolated extension BoardPart {
  /// The same part under another number.
  fileprivate func renumbered(_ number: Int) -> BoardPart {
    BoardPart(
      number: number, origin: origin, name: name, options: options, document: document,
      change: change)
  }
}

extension BoardFiles {
  /// The charts of parts, joined in a document, as one of the sets of parts that a window has had.
  init(_ document: ChartDocument, of parts: BoardParts, revision: Int) {
    self.init(
      charts: document.tables,
      details: zip(document.details, document.tables).map { source, table in
        DrillSource(source, of: table.zone, in: parts.zone)
      },
      waiting: document.waiting, files: parts.numbers(in: document), revision: revision)
  }
}
