/// Prices that are computed have so many decimals, or as many as those that they are computed from: what is behind them is
/// nothing that anybody paid.
private let leastDecimals = 6

/// What was paid for one thing in each period of a table, and how much of it was traded.
public struct PriceHistory: Equatable, Sendable {
  /// What its market calls the thing, such as `IBM`; nil where the file does not say it.
  public let symbol: String?
  /// The currency of the prices, such as `USD`; nil where the file does not say it.
  public let currency: String?
  /// When each period began, ascending.
  public let moments: Column
  /// The prices as they were.
  public let quotes: Quotes
  /// The last prices of the periods after later splits and dividends are taken from them; where the file has none, after
  /// the splits that it tells, if its prices are those before them; else nil.
  public let adjustedClose: Column?
  /// How much was traded, in shares as they were; nil where that is not known.
  public let volume: Column?
  /// The same in the shares after all splits, where the file tells these and its prices are those before them; else nil.
  private let adjustedVolume: Column?
  /// The splits, by ascending index.
  public let splits: [PriceSplit]

  /// The history of columns that are all as long as `moments`; linear time where there is a split.
  public init(
    symbol: String? = nil, currency: String? = nil, moments: Column, quotes: Quotes,
    adjustedClose: Column? = nil, volume: Column? = nil, splits: [PriceSplit] = []
  ) {
    let others = [adjustedClose, volume].compactMap(\.self)
    precondition(
      (quotes.columns + others).allSatisfy { $0.count == moments.count },
      "every column is as long as the moments")
    (self.symbol, self.currency, self.moments, self.quotes) = (symbol, currency, moments, quotes)
    self.adjustedClose = adjustedClose ?? splits.adjusted(quotes.close)
    (self.volume, self.splits) = (volume, splits)
    adjustedVolume = volume.flatMap { splits.adjusted(volume: $0, of: quotes.close) }
  }

  /// Whether a view has prices after splits and dividends: it asks for them, and they are known.
  func isAdjusted(in view: PriceView) -> Bool { view.isAdjusted && adjustedClose != nil }

  /// How much was traded, adjusted as prices are: for so many shares before a split there are others after it.
  func volume(areAdjusted: Bool) -> Column? { areAdjusted ? adjustedVolume ?? volume : volume }

  /// The prices, adjusted where that is asked for and known. Linear time where they are.
  func quotes(areAdjusted: Bool) -> Quotes {
    guard areAdjusted, let adjustedClose else { return quotes }
    return quotes.scaled(to: adjustedClose)
  }
}

/// The first, highest, lowest and last price of each period.
public struct Quotes: Equatable, Sendable {
  /// The columns; of trades, each of which is a price alone, all four are the same.
  public let open, high, low, close: Column

  /// Prices of as many periods in each column.
  public init(open: Column, high: Column, low: Column, close: Column) {
    (self.open, self.high, self.low, self.close) = (open, high, low, close)
  }

  /// The prices of trades.
  public init(trades: Column) { self.init(open: trades, high: trades, low: trades, close: trades) }

  var columns: [Column] { [open, high, low, close] }

  /// Whether all four are the same column, as those of trades are.
  var areTrades: Bool { columns.allSatisfy { $0.isSameMemory(as: close) } }

  /// All prices in the ratio that other last prices have to theirs. Linear time.
  fileprivate func scaled(to close: Column) -> Quotes {
    func scaled(_ column: Column) -> Column {
      let values = ColumnBuilder()
      let decimals = max(leastDecimals, column.places, close.places)
      for index in 0..<column.count {
        let value = (column[index] * (close[index] / self.close[index]))
          .rounded(toDecimals: decimals)
        if value.isFinite { values.append(value) } else { values.appendGaps() }
      }
      return values.finished()
    }
    return Quotes(open: scaled(open), high: scaled(high), low: scaled(low), close: close)
  }
}

extension Column {
  /// With how many decimals its values are written.
  var places: Int { places(at: 0..<count) }
}

/// One share that becomes several from a period on, or several that become one.
public struct PriceSplit: Equatable, Sendable {
  /// The first period after the split.
  public let index: Int
  /// How many shares one has become, above 0 and not 1.
  public let ratio: Double

  /// A split at a period.
  public init(index: Int, ratio: Double) { (self.index, self.ratio) = (index, ratio) }
}

/// How people see a history of prices.
public struct PriceView: Hashable, Sendable {
  /// What the prices are drawn as; the raw values are the names on the command line.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A candle a period: what it opened and closed at, and the highest and lowest between.
    case candles
    /// A line through the last prices.
    case line
    /// The same with a surface below that fades out.
    case area
  }

  /// What the prices are drawn as.
  public var form = Form.candles
  /// Whether prices are told after splits and dividends.
  public var isAdjusted = false
  /// Whether time in which nothing was traded is left out of the axis.
  public var hasSessionsAlone = false

  /// Candles of the prices as they were.
  public init() {}
}
