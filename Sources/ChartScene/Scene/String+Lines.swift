extension String {
  /// Its words in lines of a width, as many as may be: the last one has all the rest. Words that are wider than a line
  /// have one of their own. n log n time, as a line is measured for each of its words.
  func lines(
    noWiderThan widest: Double, most: Int, width: (String) -> Double
  ) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, lines.count == most || width(longer) <= widest {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [self] : lines
  }
}
