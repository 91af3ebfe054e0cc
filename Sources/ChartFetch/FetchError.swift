public import ChartCore

/// Why there is no answer.
public enum FetchError: Error, Equatable, Sendable {
  /// No symbol was given.
  case noSymbol
  /// The provider wants a key, and none was given.
  case noKey
  /// The address has no place for a symbol.
  case noPlaceForSymbol
  /// It is no address of the web.
  case noAddress
  /// The key could be read on its way.
  case readableKey(host: String)
  /// The host cannot be reached.
  case noConnection(host: String)
  /// The host said nothing for so long.
  case silence(host: String, seconds: Int)
  /// The host cannot show that it is what it is called.
  case untrusted(host: String)
  /// The answer ended before its end.
  case brokenOff(host: String)
  /// The answer is longer than any history of prices.
  case tooLong(host: String)
  /// The host sends on to what is not followed.
  case sentAstray(host: String)
  /// The host wants to be left alone, perhaps for so many seconds.
  case limit(host: String, seconds: Int?)
  /// The host has no answer, but a number that says why (RFC 9110, section 15).
  case status(host: String, Int, String)
  /// Somebody stopped it.
  case cancelled
}

extension FetchError: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { sentence.description }

  /// A sentence.
  public var sentence: Phrase {
    switch self {
    case .noSymbol: "A symbol was expected, such as IBM."
    case .noKey: "A key was expected, as the provider gives it to those who ask for one."
    case .noPlaceForSymbol: "The address needs {symbol} where the symbol goes."
    case .noAddress: "An address was expected that begins with https://."
    case .readableKey(let host):
      "Others could read the key on its way to \(host): an address was expected that begins with https://."
    case .noConnection(let host): "There is no connection to \(host)."
    case .silence(let host, let seconds):
      Phrase(
        counting: seconds, one: "\(host) said nothing for \(seconds) second.",
        many: "\(host) said nothing for \(seconds) seconds.")
    case .untrusted(let host):
      "\(host) cannot show that it is \(host): its certificate is not valid."
    case .brokenOff(let host): "The answer of \(host) broke off before its end."
    case .tooLong(let host): "The answer of \(host) is longer than any history of prices."
    case .sentAstray(let host): "\(host) sends on to an address that is not safe, or does not end."
    case .limit(let host, let seconds):
      seconds.map { seconds in
        Phrase(
          counting: seconds,
          one: "\(host) takes no more requests for now: try again in \(seconds) second.",
          many: "\(host) takes no more requests for now: try again in \(seconds) seconds.")
      } ?? "\(host) takes no more requests for now: try again later."
    case .status(let host, let number, let words): "\(host) answered “\(number) \(words)”."
    case .cancelled: "The request was cancelled."
    }
  }
}
