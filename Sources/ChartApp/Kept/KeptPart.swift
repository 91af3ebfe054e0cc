import ChartFetch
import ChartFiles
import ChartCore
import GtkBridge

/// A part of a window that is kept while the window is closed: where it is from, and how people have it read.
struct KeptPart: Equatable {
  /// Where it is from: a file, or a provider.
  let origin: BoardPart.Origin
  /// What people said of how it is read.
  let options: ReadingOptions

  /// What is kept of a part; nil where it cannot come again by itself.
  init?(_ part: BoardPart) {
    switch part.origin {
    case .sample, .pipe: return nil
    case .file, .symbol: (origin, options) = (part.origin, part.options)
    }
  }

  /// A part as it was written; nil where that makes no sense.
  fileprivate init?(_ file: KeyFile, _ group: String) {
    if let path = file.string(group, "path") {
      origin = .file(path: path)
    } else if let provider = file.string(group, "provider"),
      let symbol = file.string(group, "symbol")
    {
      origin = .symbol(PriceProvider(address: provider), symbol)
    } else {
      return nil
    }
    options = file.readingOptions(group)
  }

  /// What people call it.
  var name: String { origin.name }

  /// How it is read, where nothing else was said than these.
  func options(over usual: ReadingOptions) -> ReadingOptions {
    var options = usual
    options.readTable(as: self.options)
    if let activities = self.options.activities {
      options.activities?.weeks = activities.weeks
      options.activities?.isOverDistance = activities.isOverDistance
    }
    return options
  }
}

extension KeyFile {
  /// Writes parts, in their order.
  func write(_ parts: [KeptPart]) {
    for (index, part) in parts.enumerated() {
      let group = "File \(index)"
      switch part.origin {
      case .file(let path): set(path, group, "path")
      case .symbol(let provider, let symbol):
        set(provider.address, group, "provider")
        set(symbol, group, "symbol")
      case .sample, .pipe: break
      }
      write(part.options, group)
    }
  }

  /// The parts that were written, up to the first that makes no sense.
  var parts: [KeptPart] {
    Array(
      (0..<mostParts).lazy.map { KeptPart(self, "File \($0)") }.prefix { $0 != nil }
        .compactMap(\.self))
  }

  /// Writes how a table is read.
  func write(_ options: ReadingOptions, _ group: String) {
    if let delimiter = options.text.delimiter { set(delimiter.word, group, "separator") }
    if let decimal = options.text.decimal { set(String(decimal), group, "decimal") }
    if let rows = options.text.headerRows { set(String(rows), group, "names") }
    if let x = options.text.x { set(x, group, "x") }
    for (index, (name, role)) in options.text.roles.sorted(by: { $0.key < $1.key }).enumerated() {
      set("\(role.rawValue) \(name)", group, "role \(index)")
    }
    if options.text.isWithoutPrices { set("lines", group, "prices") }
    if let zone = options.place.zone { set(zone.name, group, "zone") }
    if options.activities?.weeks == .rolling { set("rolling", group, "weeks") }
    if options.activities?.isOverDistance == true { set("distance", group, "over") }
  }

  /// How a table is read, as it was written.
  func readingOptions(_ group: String) -> ReadingOptions {
    var options = ReadingOptions()
    options.text.delimiter = string(group, "separator").flatMap(Dialect.Delimiter.init(word:))
    options.text.decimal = string(group, "decimal").flatMap {
      [".", ","].contains($0) ? $0.unicodeScalars.first : nil
    }
    options.text.headerRows = integers(group, "names")?.first.flatMap {
      0...mostNameRows ~= $0 ? $0 : nil
    }
    options.text.x = string(group, "x")
    options.text.roles = roles(group)
    options.text.isWithoutPrices = string(group, "prices") == "lines"
    options.place.zone = string(group, "zone").flatMap(Zone.init(named:))
    var activities = ActivityOptions.here
    if string(group, "weeks") == "rolling" { activities.weeks = .rolling }
    activities.isOverDistance = string(group, "over") == "distance"
    options.activities = activities
    return options
  }
}

extension KeyFile {
  /// The roles of columns that were written, up to the first that makes no sense.
  private func roles(_ group: String) -> [String: TableRole] {
    let found = (0..<mostRoles).lazy.map { index -> (String, TableRole)? in
      guard let text = self.string(group, "role \(index)"), let blank = text.firstIndex(of: " "),
        let role = TableRole(rawValue: String(text[..<blank]))
      else { return nil }
      return (String(text[text.index(after: blank)...]), role)
    }
    return Dictionary(found.prefix { $0 != nil }.compactMap(\.self)) { first, _ in first }
  }
}

/// Nobody gives more columns their roles by hand.
private let mostRoles = 1000
/// A window has no more parts, and a table no more rows of names.
private let (mostParts, mostNameRows) = (1000, 16)

extension Dialect.Delimiter {
  private static let words: [(word: String, value: Self)] = [
    ("blanks", .blanks), ("comma-and-blank", .commaAndBlank),
  ]

  /// The word that a file has for it: the sign itself, or what it is.
  fileprivate var word: String {
    if case .sign(let sign) = self { return String(sign) }
    return Self.words.first { $0.value == self }?.word ?? ""
  }

  fileprivate init?(word: String) {
    if let known = Self.words.first(where: { $0.word == word }) {
      self = known.value
    } else if word.unicodeScalars.count == 1, let sign = word.unicodeScalars.first {
      self = .sign(sign)
    } else {
      return nil
    }
  }
}
