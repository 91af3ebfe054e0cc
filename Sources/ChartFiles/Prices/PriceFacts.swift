import ChartCore

/// What a file says of its prices beside the rows that have them.
struct PriceFacts: Equatable {
  /// What the market calls the thing.
  var symbol: String?
  /// What the prices are paid in.
  var currency: String?
  /// The zone of the moments.
  var zone: Zone?

  /// Nothing is said.
  init() {}

  /// What stands beside rows of JSON, as in Alpha Vantage's `"Meta Data": {"2. Symbol": "IBM", "6. Time Zone": "US/Eastern"}`:
  /// texts in the objects of the file's own.
  init(besideRowsOf text: ArraySlice<UInt8>) {
    guard var reader = try? JSONReader(Array(text)), (try? reader.beginObject()) != nil else {
      return
    }
    while (try? reader.nextKey()) != nil, (try? reader.beginObject()) != nil {
      while let key = try? reader.nextKey(), (try? reader.nextKind()) == .string {
        guard let said = try? reader.string() else { return }
        take(said, from: key.text)
      }
    }
  }

  private mutating func take(_ said: String, from key: String) {
    let name = key.drop { !$0.isLetter }.lowercased()
    switch name {
    case "time zone": zone = Zone(named: said)
    case "symbol", "digital currency code": symbol = said.onOneLine
    case "from symbol": symbol = said.onOneLine
    case "to symbol", "market code":
      currency = said.onOneLine
      symbol = symbol.map { name == "to symbol" ? "\($0)/\(said.onOneLine)" : $0 }
    default: break
    }
  }
}

extension PriceHistory {
  /// The chart of the history as it opens: the last half of a year of days, or as many other periods.
  func chart(title: String, volumeName: String?, xName: String?, zone: Zone, _ words: Words)
    -> Table
  {
    var presentation = Presentation()
    presentation.isOfTable = true
    presentation.zone = zone
    presentation.xName = xName
    presentation.layout.openingRange = moments[max(0, moments.count - periodsAtFirst)]...end
    if moments.count < 2 * periodsAtFirst { presentation.layout.openingRange = moments[0]...end }
    return Table(
      title: title, prices: self, shown: usualView,
      names: (symbol ?? words("Price"), volumeName ?? words("Volume")), presentation: presentation)
  }

  /// After the last period.
  private var end: Double {
    moments[moments.count - 1] + 2 * (moments.usualSpacing ?? millisecondsPerDay)
  }
}

/// So many periods are shown at first, where there are twice as many: of days half a year.
private let periodsAtFirst = 130
