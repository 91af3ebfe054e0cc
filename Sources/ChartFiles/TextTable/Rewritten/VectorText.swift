import ChartCore

/// So many lines are looked at.
private let mostLines = 60

/// Tables with vectors in brackets behind a time, `0.01 ((0.4 0.2 -0.1) (0 0 1))` (OpenFOAM): the same without brackets.
/// Lines stay where they are; the names of the comment above the values are those of the parts.
enum VectorText {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard let first = head.first, "#0123456789-".utf8.contains(first),
      head.contains(UInt8(ascii: "("))
    else { return false }
    let lines = head.split(separator: lineFeed, maxSplits: mostLines)
    let whole = lines.count > mostLines ? lines.dropLast() : lines[...]
    let values = whole.filter { $0.first != UInt8(ascii: "#") }
    return values.count > 1 && values.allSatisfy(isVectors)
  }

  /// The text with blanks for brackets.
  static func text(of text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    let first = lines.firstIndex { $0.first != UInt8(ascii: "#") && $0.contains { $0 > blank } }
    for line in lines.indices where lines[line].first != UInt8(ascii: "#") {
      lines[line] = plain(lines[line])
    }
    if let first, first > 0 {
      let width = lines[first].split(whereSeparator: { $0 <= blank }).count
      let names = names(String(decoding: lines[first - 1].dropFirst(), as: UTF8.self), width: width)
      if let names { lines[first - 1] = Array(names.utf8) }
    }
    return Array(lines.joined(separator: [lineFeed]))
  }

  private static func plain(_ line: [UInt8]) -> [UInt8] {
    line.map { $0 < blank || "()".utf8.contains($0) ? blank : $0 }
  }

  /// Whether a line is a number, and then numbers in brackets, some of which hold several.
  private static func isVectors(_ line: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for byte in line {
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      guard (0...4).contains(depth) else { return false }
    }
    let words = plain(Array(line)).split { $0 <= blank }.map { String(decoding: $0, as: UTF8.self) }
    let start = line.first { $0 > blank }
    return depth == 0 && words.count > 3 && start != UInt8(ascii: "(")
      && line.contains(UInt8(ascii: "(")) && !line.contains(UInt8(ascii: ","))
      && words.allSatisfy { Double($0) != nil }
  }

  /// `Time forces(pressure viscous)` as a name for each number, in quotes; nil where there are more or less numbers than
  /// these have parts of space.
  private static func names(_ comment: String, width: Int) -> String? {
    let text = comment.drop { $0.isWhitespace }
    let x = text.prefix { !$0.isWhitespace }
    let parts = leaves(text.dropFirst(x.count))
    guard !parts.isEmpty, (width - 1) % parts.count == 0, CellShape(of: x).valueKind == nil else {
      return nil
    }
    let axes =
      switch (width - 1) / parts.count {
      case 1: [""]
      case 3: [" x", " y", " z"]
      default: [String]()
      }
    guard !axes.isEmpty else { return nil }
    let all = [String(x)] + parts.flatMap { part in axes.map { part + $0 } }
    return all.map { "\"\($0)\"" }.joined(separator: " ")
  }

  /// The words, those in brackets behind the one in front of these.
  private static func leaves(_ text: Substring) -> [String] {
    var (leaves, word, groups) = ([String](), "", [String]())
    func finish() {
      if !word.isEmpty { leaves.append((groups + [word]).joined(separator: " ")) }
      word = ""
    }
    for letter in text {
      switch letter {
      case "(":
        groups.append(word)
        word = ""
      case ")":
        finish()
        groups = groups.dropLast()
      case _ where letter.isWhitespace: finish()
      default: word.append(letter)
      }
    }
    finish()
    return leaves
  }
}
