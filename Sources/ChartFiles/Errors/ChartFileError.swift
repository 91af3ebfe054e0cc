public import ChartCore

/// Why a file could not be read, said in one sentence to the person who opened it.
public struct ChartFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name, without its folders.
  public let file: String
  /// The line of the problem, from 1; nil where the file as a whole is meant.
  public let line: Int?
  /// The character in that line, from 1.
  public let column: Int?
  /// The keys that lead to the problem, joined by dots (`columns.y0`).
  public let key: String?
  /// What was expected and what was found, without a full stop.
  public let problem: Phrase

  init(file: String, line: Int? = nil, column: Int? = nil, key: String? = nil, problem: Phrase) {
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.problem = problem
  }

  init(_ fault: Fault, at place: TextPlace?, file: String) {
    self.init(
      file: file, line: place?.line, column: place?.column,
      key: fault.keys.isEmpty ? nil : fault.keys.joined(separator: "."), problem: fault.problem)
  }

  /// One sentence on one line: `broken.json, line 3, column 17, in "columns": a comma or ] was
  /// expected after a value, found "x".`
  public var sentence: Phrase {
    var place = Phrase(verbatim: file.onOneLine)
    if let line { place = "\(place), line \(line)" }
    if let column { place = "\(place), column \(column)" }
    if let key { place = "\(place), in \(key.quoted)" }
    return "\(place): \(problem)."
  }

  /// The sentence in English.
  public var description: String { sentence.description }
}
