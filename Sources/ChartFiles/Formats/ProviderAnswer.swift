import ChartCore

/// No more of an answer is repeated: those of providers are shorter.
private let longestAnswer = 300

extension FileFormat {
  /// What a provider of prices says instead of giving some, which is no error to it: Alpha Vantage's notes on limits and
  /// wrong requests, and its quotes of one price. Nothing can be drawn of it, but it can be told.
  static let answer = FileFormat(
    name: "answer", claims: { ProviderAnswer(of: $0.bytes) != nil },
    reader: .document { (input) throws(Fault) in
      var window = input.window
      let answer = ProviderAnswer(of: try window.head(FileHead.size))
      throw Fault(ofFile: answer?.words ?? "prices were expected, found an answer without any")
    })
}

/// The answer of a provider that has no history of prices.
private struct ProviderAnswer {
  /// A sentence's words, keys in it masked.
  let words: Phrase

  /// Nil where a text that begins so is none.
  init?(of text: ArraySlice<UInt8>) {
    guard var reader = try? JSONReader(Array(text)), (try? reader.beginObject()) != nil,
      let next = try? Optional(reader.nextKey())
    else { return nil }
    guard let key = next?.text else {
      words = "a chart, a table or prices were expected, found an object without anything"
      return
    }
    guard let kind = try? reader.nextKind() else { return nil }
    switch (key, kind) {
    case ("Note", .string), ("Information", .string), ("Error Message", .string):
      guard let said = try? reader.string() else { return nil }
      words =
        "prices were expected, found the answer \(Self.masked(said).quoted(upTo: longestAnswer))"
    case ("Realtime Currency Exchange Rate", .object), ("Global Quote", .object):
      words = "a history of prices was expected, found one price alone"
    default: return nil
    }
  }

  /// What was said, the words in it hidden that are keys: others may see them.
  private static func masked(_ said: String) -> String {
    var words = said.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for place in words.indices {
      if words[..<place].suffix(2) == ["key", "as"] { words[place] = "…" }
      if let mark = words[place].firstRange(of: "apikey=") {
        words[place] = words[place][..<mark.upperBound] + "…"
      }
    }
    return words.joined(separator: " ")
  }
}
