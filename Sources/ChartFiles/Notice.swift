/// What was mended or left out while a file was read, as one sentence.
public struct Notice: Equatable, Sendable, CustomStringConvertible {
  /// The sentence, with its full stop.
  public let description: String

  init(_ sentence: String) {
    description = sentence
  }
}
