/// How many characters of a file's own text a sentence repeats: enough to recognise it by.
private let quotationLimit = 40

extension String {
  /// The text with line ends and tabs replaced by spaces, and other control characters by the marks that stand for them:
  /// `␛[31m` cannot colour a terminal.
  public var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLines) else { return self }
    var line = UnicodeScalarView()
    line.append(contentsOf: unicodeScalars.map { $0.controlMark ?? ($0.breaksLines ? " " : $0) })
    return String(line)
  }

  /// Whether nothing of the text can be seen.
  public var isBlank: Bool { unicodeScalars.allSatisfy { $0 == " " || !$0.isVisible } }

  /// The text in quotation marks as a sentence repeats it: on one line, long ones cut, and
  /// invisible characters (that could turn the sentence round) left out, controls as marks.
  public var quoted: String { quoted(upTo: quotationLimit) }

  /// The same with another length from which on it is cut.
  public func quoted(upTo limit: Int) -> String {
    var short = UnicodeScalarView()
    short.append(
      contentsOf: unicodeScalars.prefix(limit).map { $0.controlMark ?? $0 }.filter(\.isVisible))
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

  /// What stands for a control character that is no blank: its picture (Unicode, "Control Pictures"), or for one of the
  /// upper ones, which have none, the mark of what cannot be told; nil for others.
  fileprivate var controlMark: Unicode.Scalar? {
    switch value {
    case 0x09...0x0D, 0x85: nil
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: nil
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
