import ChartCore
import ChartFetch
import ChartFiles

/// What of a window's charts came from one place.
nonisolated struct BoardPart: Sendable {
  /// Where charts come from.
  enum Origin: Hashable, Sendable {
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

    /// What people call it where it has not told.
    @MainActor var name: String {
      switch self {
      case .sample: sampleName
      case .file(let path): String(path.split(separator: "/").last ?? "/")
      case .pipe: WindowPipe.name
      case .symbol(_, let symbol): symbol
      }
    }

    /// The file or folder that it is; nil where it is something else.
    var file: String? { if case .file(let path) = self { path } else { nil } }
  }

  /// What may be chosen of how activities and health are read.
  struct Activities {
    /// What may be chosen.
    let choices: Set<ActivityChoice>
    /// Who measured, the first is believed first.
    let healthSources: [String]
  }

  /// What tells it from the other parts of its window, for as long as that is open.
  let number: Int
  /// Where it is from.
  let origin: Origin
  /// What people call it.
  let name: String
  /// How it was read.
  var options: ReadingOptions
  /// Its charts.
  var document: ChartDocument
  /// How often its window had taken something in when it came.
  var change: Int

  /// Whether it is a table that may be read in another way.
  var isReadable: Bool { document.isOfTable && origin.path != nil }

  /// What may be chosen of it; nil where it has neither activities nor health.
  var activities: Activities? {
    let choices = document.activityChoices
    return choices.isEmpty && document.healthSources.count < 2
      ? nil : Activities(choices: choices, healthSources: document.healthSources)
  }

  /// Which part each of its tables is of when those of several parts are joined: a chart that compares is made anew.
  var ownTables: [Int] { document.tables.indices.filter { $0 != document.comparison } }
}

extension Source {
  /// Whether a part has something from it, wherever it was when that was read.
  func isOf(_ part: BoardPart) -> Bool {
    identity.map(part.document.isOf) == true
      || part.origin.path.map(Source.init).map(isSame) == true
  }
}
