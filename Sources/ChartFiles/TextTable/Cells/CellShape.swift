/// What a cell of a text table looks like by itself, whatever its column is.
///
/// Tables are recognised by their cells: split at the right places, nearly all of them are something.
enum CellShape: Equatable {
  case empty
  case number(NumberShape)
  /// A date, perhaps with a time; a time of day or a duration.
  case date, time
  /// Words for a value that is not there, or is one of two.
  case missing
  /// An address of the web or of mail.
  case address
  /// Letters and what stands between them.
  case words
  /// None of these: perhaps several cells.
  case other

  /// The shape of a cell's text, blanks around it left out.
  init(of text: some StringProtocol) {
    if let number = NumberShape(plain: text) {
      self = .number(number)
      return
    }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      self.init(ofASCII: String(text).trimmed)
      return
    }
    let scalars = text.withPlainTwins
    var cell = ScalarCursor(scalars)
    cell.trim()
    if cell.isAtEnd {
      self = .empty
    } else if let number = NumberShape(of: cell) {
      self = .number(number)
    } else {
      self = Self.moment(cell.text) ?? Self(ofWords: cell)
    }
  }

  /// The shape of a date or a time; nil for other texts.
  static func moment(_ text: String) -> CellShape? {
    guard let cell = CellCursor(text) else { return nil }
    if MomentCell(cell, MomentFormat(mayBeYearless: true)) != nil { return .date }
    return TimeCell.isTime(cell) ? .time : nil
  }

  private init(ofWords cell: ScalarCursor) {
    let text = cell.text.lowercased()
    if Self.missingWords.contains(text) || Self.isDashOfMoney(text) {
      self = .missing
    } else if Self.isAddress(text) {
      self = .address
    } else {
      self = cell.isOfWords ? .words : .other
    }
  }

  static let missingWords: Set<String> = [
    "n/a", "na", "null", "none", "nan", "-nan", "-", "--", "---", ":", ".", "..", "?", "true",
    "false",
    "inf",
    "-inf", "missing", "nodata", "no data", "not available", "nil", "\\n", "#n/a", "#div/0!",
    "#ref!", "#value!",
  ]

  /// Whether it is what accounts have for no amount, `-   €`, `$ -`.
  static func isDashOfMoney(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    return signs.count == 2 && signs.contains { "-–".contains($0) }
      && signs.contains { "€$£¥".contains($0) }
  }

  static func isAddress(_ text: String) -> Bool {
    if text.contains(" ") { return false }
    if ["http://", "https://", "ftp://", "www."].contains(where: text.hasPrefix) { return true }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}

extension ScalarCursor {
  /// Whether it begins with a letter or a figure, has a letter, and goes on with these, blanks and signs that are
  /// in names: figures with blanks between them may be several cells.
  fileprivate var isOfWords: Bool {
    guard let first = peek, first.isLetterOrFigure, rest.contains(where: \.properties.isAlphabetic)
    else { return false }
    return rest.allSatisfy { $0.isLetterOrFigure || Self.signsInWords.contains($0) }
  }

  private static let signsInWords = Set(" .-_/()'’&#+:%°*?!\"[]=<>@$€".unicodeScalars)
}
extension CellShape {
  /// The kinds of values that columns have.
  enum ValueKind: Hashable {
    case number, moment, time

    /// What at least half of the cells that say something are; nil where that is no value.
    init?(ofMost shapes: [CellShape]) {
      let known = shapes.filter { $0 != .empty && $0 != .missing }
      guard let most = known.compactMap(\.valueKind).mostFrequent, most.count * 2 >= known.count
      else { return nil }
      self = most.element
    }
  }

  /// The kind of value that a cell is; nil where it is none.
  var valueKind: ValueKind? {
    switch self {
    case .number: .number
    case .date: .moment
    case .time: .time
    default: nil
    }
  }
}
