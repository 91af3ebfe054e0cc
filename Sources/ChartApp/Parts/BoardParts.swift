import ChartWidgets
import ChartFetch
import ChartCairo
import ChartCore
import ChartFiles

/// What the charts of a window came from, in the order in which it came.
nonisolated struct BoardParts: Sendable {
  /// Where charts come from.
  enum Origin: Equatable, Sendable {
    /// The program itself.
    case sample
    /// A file or folder.
    case file(path: String)
    /// A pipe, of which what has come is at a path.
    case pipe(path: String)
    /// A provider of prices.
    case symbol(PriceProvider, String)

    /// Where it is read again; nil where it cannot be.
    var path: String? {
      switch self {
      case .file(let path), .pipe(let path): path
      case .sample, .symbol: nil
      }
    }
  }

  /// How often something came.
  private var change = 0
  private var parts: [(origin: Origin, name: String, document: ChartDocument)] = []

  /// The zone that moments are told in; nil where each part decides.
  var zone: Zone?

  /// Nothing.
  init() {}

  /// What came from somewhere, and nothing else, its moments told in a zone.
  init(
    _ document: ChartDocument, from origin: Origin, named name: String, in zone: Zone? = nil
  ) {
    parts = [(origin, name, document)]
    self.zone = zone
  }

  /// How many have come.
  var count: Int { parts.count }

  /// The files among where they came from.
  var files: [String] {
    parts.compactMap { if case .file(let path) = $0.origin { path } else { nil } }
  }

  /// Whether nothing has come.
  var isEmpty: Bool { parts.isEmpty }

  /// The only file, if it has a table that may be read in another way.
  var readableFile: String? {
    guard parts.count == 1, parts[0].document.isOfTable else { return nil }
    return parts[0].origin.path
  }

  /// What may be chosen of how activities and health are read.
  struct Activities {
    /// Where they are from.
    let origin: Origin
    /// What may be chosen.
    let choices: Set<ActivityChoice>
    /// Who measured, the first is believed first.
    let healthSources: [String]
  }

  /// That of the only part, if it has activities or health.
  var activities: Activities? {
    guard parts.count == 1 else { return nil }
    let document = parts[0].document
    let choices = document.activityChoices
    return choices.isEmpty && document.healthSources.count < 2
      ? nil
      : Activities(
        origin: parts[0].origin, choices: choices, healthSources: document.healthSources)
  }

  /// Takes in what came from somewhere, in place of what came from there before.
  mutating func put(_ document: ChartDocument, from origin: Origin, named name: String) {
    change += 1
    if let place = parts.firstIndex(where: { $0.origin == origin }) {
      parts[place] = (origin, name, document)
    } else {
      parts.append((origin, name, document))
    }
  }

  /// Whether nothing has come to other parts, or gone from them.
  func isSame(as other: BoardParts) -> Bool { change == other.change }

  /// All their charts; nil where there are none. Linear time in the points of prices, where these are several.
  var document: ChartDocument? {
    let named = parts.map { parts.count > 1 ? $0.document.told(asOf: $0.name) : $0.document }
    let document = ChartDocument(joining: named, .system)
    return zone.flatMap { document?.told(in: $0) } ?? document
  }

  /// What reading has told of each of them.
  var notices: FileNotices {
    parts.map { ($0.name, $0.document.notices.map { tr($0.sentence) }) }
  }

  /// What people call them: `IBM and 2 more`.
  var name: String? {
    guard let name = parts.first?.name, case let more = parts.count - 1, more > 0 else {
      return parts.first?.name
    }
    return tr(
      Phrase(counting: more, one: "\(name) and \(more) more", many: "\(name) and \(more) more"))
  }
}

extension ReadAgain {
  /// Lets the only file of a window's charts be read again, as far as that makes sense.
  func offer(_ parts: BoardParts, isNew: Bool = false) {
    offer(parts.readableFile, activities: parts.activities, isNew: isNew)
  }
}
