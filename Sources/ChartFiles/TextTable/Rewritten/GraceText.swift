import ChartCore

/// So much of a text is looked at.
private let mostBytes = 16 << 10

/// Tables for Grace (`.xvg`, `.agr`: what GROMACS writes): lines that begin with `@` say what the axes and the sets are
/// called. The same table with a row of names in place of the last of these lines, the others blank.
enum GraceText {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard let first = head.first, "#@".utf8.contains(first) else { return false }
    let lines = head.prefix(mostBytes).split(separator: lineFeed)
    let above = lines.first { $0.first != UInt8(ascii: "#") && $0.contains { $0 > blank } }
    guard above?.first == UInt8(ascii: "@") else { return false }
    return lines.contains { line in
      let words = words(line)
      return words.starts(with: ["xaxis", "label"]) || isLegend(words)
    }
  }

  /// The text with names. Where `&` ends sets, each has its values below its own names.
  static func text(of text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    let settings = lines.indices.filter { lines[$0].first == UInt8(ascii: "@") }
    let ends = lines.indices.filter { lines[$0].first == UInt8(ascii: "&") }
    let (x, sets) = names(settings.map { words(lines[$0][...]) })
    for line in settings + ends { lines[line] = [] }
    let areApart = ends.count > 1
    if let last = settings.last(where: { $0 < ends.first ?? .max }) {
      lines[last] = row([x] + (areApart ? Array(sets.prefix(1)) : sets))
    }
    for (end, set) in zip(areApart ? ends : [], sets.dropFirst()) {
      lines[end] = [lineFeed] + row([x, set])
    }
    return Array(lines.joined(separator: [lineFeed]))
  }

  /// The names of x and of each set.
  private static func names(_ settings: [[String]]) -> (x: String, sets: [String]) {
    let x = settings.first { $0.starts(with: ["xaxis", "label"]) }?.dropFirst(2).first
    let y = settings.first { $0.starts(with: ["yaxis", "label"]) }?.dropFirst(2).first
    let sets = settings.filter(isLegend).map { $0[2] }
    return (plain(x ?? "x"), (sets.isEmpty ? [y ?? "y"] : sets).map(plain))
  }

  /// A text without what sets its letters: `\\S` and `\\N` raise and lower, `\\x` and `\\f{}` begin and end a font of
  /// symbols, in which letters stand for Greek ones.
  private static func plain(_ text: String) -> String {
    var (plain, rest, isSymbol) = ("", text[...], false)
    while let letter = rest.popFirst() {
      guard letter == "\\", let command = rest.popFirst() else {
        plain.append(isSymbol ? greek[letter] ?? letter : letter)
        continue
      }
      isSymbol = command == "x" || isSymbol && command != "f"
      if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
    }
    return plain.trimmed
  }

  private static let greek: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghiklmnopqrstuwxyzCDFGLPQSWXY", "αβχδεφγηικλμνοπθρστυωξψζΧΔΦΓΛΠΘΣΩΞΨ"))

  private static func row(_ names: [String]) -> [UInt8] {
    Array(names.map { "\"\($0.filter { $0 != "\"" })\"" }.joined(separator: " ").utf8)
  }

  /// Whether a setting says what a set is called: `s0 legend "Potential"`.
  private static func isLegend(_ words: [String]) -> Bool {
    words.count == 3 && words[1] == "legend" && words[0].first == "s" && words[0].count > 1
      && words[0].dropFirst().allSatisfy(\.isNumber)
  }

  /// The words of a line behind its `@`, a text in quotes being one.
  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    guard line.first == UInt8(ascii: "@") else { return [] }
    let parts = String(decoding: line.dropFirst(), as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { place, part in
      place % 2 == 1
        ? [String(part)] : part.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }
}
