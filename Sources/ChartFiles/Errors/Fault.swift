import ChartCore

/// What is wrong at one byte of a text, while the file's name and the line are not yet known.
struct Fault: Error, Equatable {
  /// The byte, from 0, where the problem is; nil where the file as a whole is meant.
  let offset: Int?
  /// The keys that lead there, outermost first.
  private(set) var keys: [String]
  /// What was expected and what was found, without a full stop.
  let problem: Phrase

  init(at offset: Int, in keys: String..., expected: Phrase) {
    self.init(at: offset, in: keys, expected: expected)
  }

  init(at offset: Int?, in keys: [String], expected: Phrase) {
    self.offset = offset
    self.keys = keys
    problem = expected
  }

  /// A problem of the file as a whole.
  init(ofFile problem: Phrase) {
    offset = nil
    keys = []
    self.problem = problem
  }

  /// The same problem, seen from outside the value of `key`; a problem of the file as a whole is nowhere.
  func inside(_ key: String) -> Fault {
    guard offset != nil || !keys.isEmpty else { return self }
    var outer = self
    outer.keys.insert(key, at: 0)
    return outer
  }
}
