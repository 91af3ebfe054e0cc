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
    let scalars = Array(text.unicodeScalars)
    var cell = ScalarCursor(scalars)
    cell.trim()
    if cell.isAtEnd {
      self = .empty
    } else if let number = NumberShape(of: cell) {
      self = .number(number)
    } else if Self.isDate(cell) {
      self = .date
    } else if Self.isTime(cell) {
      self = .time
    } else {
      self.init(ofWords: cell)
    }
  }

  private init(ofWords cell: ScalarCursor) {
    let text = cell.text.lowercased()
    if Self.missingWords.contains(text) {
      self = .missing
    } else if Self.isAddress(text) {
      self = .address
    } else {
      self = cell.isOfWords ? .words : .other
    }
  }

  private static let missingWords: Set<String> = [
    "n/a", "na", "null", "none", "nan", "-", "--", "---", ".", "..", "?", "true", "false", "inf",
    "-inf", "missing", "nodata", "no data", "not available", "nil", "\\n", "#n/a", "#div/0!",
    "#ref!", "#value!",
  ]

  private static func isAddress(_ text: String) -> Bool {
    if text.contains(" ") { return false }
    if ["http://", "https://", "ftp://", "www."].contains(where: text.hasPrefix) { return true }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}

extension CellShape {
  private static func isDate(_ cell: ScalarCursor) -> Bool {
    var cell = cell
    guard cell.takeDate() else { return false }
    if cell.isAtEnd { return true }
    guard cell.take("T") || cell.take(" ") else { return false }
    cell.takeBlanks()
    return cell.takeTime() && cell.takeZone() && cell.isAtEnd
  }

  private static func isTime(_ cell: ScalarCursor) -> Bool {
    var cell = cell
    return cell.takeTime() && cell.takeZone() && cell.isAtEnd
  }
}

extension ScalarCursor {
  /// A day, month, quarter or week: 2026-01-31, 31.1.26, 31 Jan 2026, January 31, 2026, 2019-Q3, 2019-07.
  fileprivate mutating func takeDate() -> Bool {
    let first = takeDigits()
    switch first {
    case 0: return takeMonthFirst()
    case 4: return takeAfterYear()
    case 1, 2: return takeAfterDay()
    default: return false
    }
  }

  private mutating func takeAfterYear() -> Bool {
    let separator = takeDateSeparator()
    if take("Q") || take("W") { return (1...2).contains(takeDigits()) }
    guard let separator, (1...2).contains(takeDigits()) else { return false }
    guard peek == separator else { return true }
    advance()
    return (1...2).contains(takeDigits())
  }

  private mutating func takeAfterDay() -> Bool {
    guard let separator = takeDateSeparator() else { return false }
    if peek?.isFigure == false {
      guard takeMonthName(), takeDateSeparator() != nil else { return false }
      takeBlanks()
      return isYear(takeDigits())
    }
    guard (1...2).contains(takeDigits()), peek == separator else { return false }
    advance()
    return isYear(takeDigits())
  }

  private mutating func takeMonthFirst() -> Bool {
    guard takeMonthName(), takeDateSeparator() != nil else { return false }
    let digits = takeDigits()
    if digits == 4 { return true }
    guard (1...2).contains(digits) else { return false }
    if isAtEnd { return digits == 2 }
    _ = take(",")
    _ = takeDateSeparator()
    takeBlanks()
    return isYear(takeDigits())
  }

  /// The name of a month: other words before a number are names, as in `sensor 20`.
  private mutating func takeMonthName() -> Bool {
    let start = self
    let length = takeLetters()
    var word = String.UnicodeScalarView()
    word.append(contentsOf: start.rest.prefix(length))
    return (3...9).contains(length) && MonthNames.month(of: String(word).lowercased()) != nil
  }

  private func isYear(_ digits: Int) -> Bool { digits == 2 || digits == 4 }

  private mutating func takeDateSeparator() -> Unicode.Scalar? {
    guard let separator = peek, "-/. ".unicodeScalars.contains(separator) else { return nil }
    advance()
    return separator
  }

  /// 1:23, 12:34:56,789, 3:04 PM.
  fileprivate mutating func takeTime() -> Bool {
    guard (1...3).contains(takeDigits()), take(":"), takeDigits() == 2 else { return false }
    if take(":") {
      guard takeDigits() == 2 else { return false }
      if take(".") || take(",") { guard takeDigits() > 0 else { return false } }
    }
    let rest = self
    takeBlanks()
    if take("a") || take("p") || take("A") || take("P") {
      _ = take(".")
      if take("m") || take("M") {
        _ = take(".")
        return true
      }
    }
    self = rest
    return true
  }

  /// Z, UTC, +02:00, or nothing.
  fileprivate mutating func takeZone() -> Bool {
    takeBlanks()
    if isAtEnd || take("Z") { return true }
    if take("+") || take("-") {
      let hours = takeDigits()
      if hours == 4 { return true }
      return hours == 2 && (!take(":") || takeDigits() == 2)
    }
    return (3...4).contains(takeLetters())
  }

  /// Whether it begins with a letter or a figure, has a letter, and goes on with these, blanks and signs that are
  /// in names: figures with blanks between them may be several cells.
  fileprivate var isOfWords: Bool {
    guard let first = peek, first.isLetterOrFigure, rest.contains(where: \.properties.isAlphabetic)
    else { return false }
    return rest.allSatisfy { $0.isLetterOrFigure || Self.signsInWords.contains($0) }
  }

  private static let signsInWords = Set(" .-_/()'’&#+:%°*?!\"[]=<>@$€".unicodeScalars)
}
