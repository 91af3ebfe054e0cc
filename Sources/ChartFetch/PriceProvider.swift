import CSoup

/// Who is asked for the prices of symbols.
public struct PriceProvider: Hashable, Sendable {
  /// The address of an answer: with `{symbol}` where the symbol goes, and `{key}` where a key goes if it wants one.
  public let address: String

  /// The provider at an address, which is looked at when something is asked for.
  public init(address: String) { self.address = address.trimmed }

  /// Whether it wants a key.
  public var wantsKey: Bool { address.contains(keyPlace) }

  /// The beginning of its address up to its host, for which one key does, such as `https://www.alphavantage.co`.
  public var site: String {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.prefix(3).joined(separator: "/")
  }
}

/// Where a symbol and a key go in an address.
private let (symbolPlace, keyPlace) = ("{symbol}", "{key}")

extension PriceProvider {
  /// Alpha Vantage's prices of each day, week or month (https://www.alphavantage.co/documentation).
  public static func alphaVantage(_ period: AlphaVantagePeriod) -> PriceProvider {
    PriceProvider(
      address: "https://www.alphavantage.co/query?function=\(period.function)&symbol=\(symbolPlace)"
        + "&apikey=\(keyPlace)")
  }
}

/// The periods of Alpha Vantage that its free keys are for.
public enum AlphaVantagePeriod: Hashable, Sendable, CaseIterable {
  /// The last hundred days.
  case days
  /// All weeks of some twenty years, with adjusted prices.
  case weeks
  /// All months of some twenty years, with adjusted prices.
  case months

  fileprivate var function: String {
    switch self {
    case .days: "TIME_SERIES_DAILY"
    case .weeks: "TIME_SERIES_WEEKLY_ADJUSTED"
    case .months: "TIME_SERIES_MONTHLY_ADJUSTED"
    }
  }
}

/// A symbol that is asked for, with the key that the provider wants.
public struct SymbolRequest: Hashable, Sendable {
  /// Who is asked.
  public let provider: PriceProvider
  /// What the market calls the thing, such as `IBM`.
  public let symbol: String
  /// The key; empty where none is wanted.
  public let key: String
  /// Where the answer is.
  let address: WebAddress

  /// A request; throws where something is missing, and where a key would go to another computer unencrypted.
  public init(
    _ symbol: String, of provider: PriceProvider, key: String = ""
  ) throws(FetchError) {
    (self.provider, self.symbol, self.key) = (provider, symbol.trimmed, key.trimmed)
    guard !self.symbol.isEmpty else { throw .noSymbol }
    guard provider.address.contains(symbolPlace) else { throw .noPlaceForSymbol }
    guard !provider.wantsKey || !self.key.isEmpty else { throw .noKey }
    let text = provider.address.replacing(symbolPlace, with: self.symbol.escapedForAddress)
      .replacing(keyPlace, with: self.key.escapedForAddress)
    guard let address = WebAddress(text) else { throw .noAddress }
    guard !provider.wantsKey || address.isPrivate else { throw .readableKey(host: address.host) }
    self.address = address
  }

  /// Who answers, for sentences.
  public var host: String { address.host }

  /// A sentence without the key, which others may see.
  public func masked(_ sentence: String) -> String {
    guard key.count >= leastMasked else { return sentence }
    return sentence.replacing(key, with: "…").replacing(key.escapedForAddress, with: "…")
  }
}

/// Shorter keys are in many words, and keep nobody out.
private let leastMasked = 4

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text as a part of an address (RFC 3986, section 2.1).
  fileprivate var escapedForAddress: String {
    let escaped = g_uri_escape_string(self, nil, 0)!
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
