extension Dialect {
  /// The form of plain rows with such columns, whose decimal sign is a point or a comma; nil where rows are never
  /// plain: their signs are not ASCII, they end with returns alone, or several blanks part their cells.
  func plainForm(_ kinds: [PlainForm.Kind], decimal: UInt8) -> PlainForm? {
    guard let delimiter = plainDelimiter, delimiter.isASCII, quote.isASCII, newline != .return,
      !kinds.isEmpty
    else { return nil }
    let signs = PlainForm.Signs(
      delimiter: UInt8(ascii: delimiter), decimal: decimal, quote: UInt8(ascii: quote),
      hasBlank: self.delimiter == .commaAndBlank)
    return PlainForm(signs: signs, kinds: kinds)
  }

  private var plainDelimiter: Unicode.Scalar? {
    switch delimiter {
    case .sign(let sign): sign
    case .commaAndBlank: ","
    case .blanks: nil
    }
  }
}
