/// How many characters of a file's own text a sentence repeats: enough to recognise it by.
private let quotationLimit = 40

extension String {
  /// The text with control characters and line ends replaced by spaces.
  public var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLines) else { return self }
    var line = UnicodeScalarView()
    line.append(contentsOf: unicodeScalars.map { $0.breaksLines ? " " : $0 })
    return String(line)
  }

  /// Whether nothing of the text can be seen.
  public var isBlank: Bool { unicodeScalars.allSatisfy { $0 == " " || !$0.isVisible } }

  /// The text in quotation marks as a sentence repeats it: on one line, long ones cut, and
  /// invisible characters (that could turn the sentence round) left out.
  public var quoted: String { quoted(upTo: quotationLimit) }

  /// The same with another length from which on it is cut.
  public func quoted(upTo limit: Int) -> String {
    var short = UnicodeScalarView()
    short.append(contentsOf: unicodeScalars.prefix(limit).filter(\.isVisible))
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return "\"\(String(short))\(isCut ? "…" : "")\""
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the character leaves a mark of its own, or is the plain space.
  public var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }
}
