import ChartCore

/// Which columns of a table have prices, and which of them.
struct PriceColumns: Equatable {
  /// The first, highest, lowest and last prices.
  let open, high, low, close: Int
  /// The last prices after splits and dividends, how much was traded, and how many shares one has become.
  let adjustedClose, volume, splits: Int?
  /// Whose prices they are, where their names say so.
  private(set) var symbol: String?

  /// Prices in columns that are known by their numbers.
  init(open: Int, high: Int, low: Int, close: Int, volume: Int?) {
    (self.open, self.high, self.low, self.close, self.volume) = (open, high, low, close, volume)
    (adjustedClose, splits) = (nil, nil)
  }

  /// What columns are called that have prices, letters alone: in English, German, French, Spanish, Italian and Polish,
  /// as those who give them away write them. The first of each that a table has counts.
  private static let words: [Role: [String]] = [
    .open: [
      "open", "openprice", "priceopen", "openingprice", "eröffnung", "eröffnungskurs", "erster",
      "ouverture", "apertura",
      "otwarcie",
    ],
    .high: [
      "high", "highprice", "pricehigh", "hoch", "tageshoch", "höchst", "haut", "plushaut", "máximo",
      "massimo",
      "najwyzszy", "najwyższy", "max",
    ],
    .low: [
      "low", "lowprice", "pricelow", "tief", "tagestief", "tiefst", "bas", "plusbas", "mínimo",
      "minimo", "najnizszy",
      "najniższy", "min",
    ],
    .close: [
      "close", "closelast", "closeprice", "closingprice", "priceclose", "schluss", "schlusskurs",
      "clôture", "cierre",
      "chiusura", "zamkniecie", "zamknięcie", "last", "lastprice", "price", "zuletzt", "dernier",
      "último", "ultimo",
    ],
    .adjustedClose: ["adjclose", "adjustedclose", "closeadjusted", "closeadj"],
    .volume: [
      "volume", "vol", "tickvol", "tickvolume", "volumen", "wolumen", "volumes", "stücke",
      "stuecke", "shares",
      "sharesorcontracts",
    ],
    .splits: ["stocksplits", "splitcoefficient", "splitratio", "splits", "split"],
  ]

  private enum Role: Hashable { case open, high, low, close, adjustedClose, volume, splits }

  /// The prices of each symbol, where the names of all columns say what they are and whose: `Close AAPL` as two lines of
  /// names say it, or `AAPL Close`. None where one name says something else.
  static func ofSymbols(among columns: [Int], named names: [String]) -> [PriceColumns] {
    let words = names.map { $0.split(separator: " ") }
    guard columns.allSatisfy({ words[$0].count > 1 }) else { return [] }
    let lasts = ofSymbols(columns, words.map { ($0.last, $0.dropLast()) })
    return lasts.isEmpty ? ofSymbols(columns, words.map { ($0.first, $0.dropFirst()) }) : lasts
  }

  private static func ofSymbols(
    _ columns: [Int], _ parts: [(symbol: Substring?, rest: ArraySlice<Substring>)]
  ) -> [PriceColumns] {
    var symbols: [Substring] = []
    for case let symbol? in columns.map({ parts[$0].symbol }) where !symbols.contains(symbol) {
      symbols.append(symbol)
    }
    let names = parts.map { $0.rest.joined(separator: " ") }
    let found = symbols.compactMap { symbol in
      var prices = PriceColumns(among: columns.filter { parts[$0].symbol == symbol }, named: names)
      prices?.symbol = String(symbol)
      return prices
    }
    return found.count == symbols.count ? found : []
  }

  /// The columns of prices among some of these names; nil where one of the four is missing, or has no numbers.
  init?(among columns: [Int], named names: [String]) {
    let letters = columns.map { (column: $0, letters: names[$0].lowercased().filter(\.isLetter)) }
    func column(_ role: Role) -> Int? {
      let words = Self.words[role] ?? []
      return words.lazy.compactMap { word in letters.first { $0.letters == word }?.column }.first
    }
    guard let open = column(.open), let high = column(.high), let low = column(.low),
      let close = column(.close)
    else { return nil }
    (self.open, self.high, self.low, self.close) = (open, high, low, close)
    adjustedClose = column(.adjustedClose)
    volume = column(.volume)
    splits = column(.splits)
  }
}
