extension String {
  /// The text as a cell of CSV (RFC 4180), in quotes where it needs them.
  var asCell: String {
    let needsQuotes = utf8.contains { "\",\r\n".utf8.contains($0) }
    return needsQuotes ? "\"" + replacing("\"", with: "\"\"") + "\"" : self
  }
}
