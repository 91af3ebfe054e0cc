/// What may be reckoned with the values of a series.
///
/// What is traded, paid or walked adds up; prices, temperatures and shares of a whole do not. A unit at the end of a name
/// says what the values are; without one, bars and what stands on each other are amounts, and so are whole numbers that
/// are never below 0, which count something. Ratios mean something unless 0 is only a place on a scale, as of degrees, or
/// the values are percentages already. What is recorded from moment to moment has no sum: a distance goes on, and a pulse
/// is of its moment. Who made the table may know better than names do. How fast it changes is said of everything but
/// amounts of a period.
public struct SeriesMeaning: Equatable, Sendable {
  /// Whether its values have a sum.
  public let hasSum: Bool
  /// Whether its changes are told in percent too.
  public let hasPercent: Bool
  /// Whether its changes are told by the time that they took.
  public let hasRate: Bool
}

/// Units whose amounts add up.
private let amounts: Set = [
  "km", "mi", "kcal", "kj", "j", "wh", "kwh", "mwh", "l", "h", "min", "b", "kb", "mb", "gb",
  "steps",
]
/// Units whose 0 is a place on a scale, and what is in parts of a whole.
private let scales: Set = ["°c", "°f", "degc", "degf", "%", "°"]

extension Table {
  /// What may be reckoned with the values of a series.
  public func meaning(ofSeries number: Int) -> SeriesMeaning {
    if prices != nil {
      return SeriesMeaning(hasSum: number > 0, hasPercent: true, hasRate: number == 0)
    }
    let unit = series[number].name.unitAtEnd?.lowercased()
    let isScale =
      presentation.unit == .percent || unit.map(scales.contains) == true
      || series[number].name.contains("%")
    let isAmount =
      presentation.addsUp ?? unit.map { amounts.contains($0) && !series[number].name.isOfMany }
      ?? (kind.hasSum || presentation.unit.isAmount(in: self, number))
    return SeriesMeaning(
      hasSum: isAmount && !isScale && !presentation.isComparison && presentation.activity == nil,
      hasPercent: !isScale,
      hasRate: !kind.hasSum)
  }
}

extension Presentation.Unit {
  /// Whether values are amounts: of these units they are, and whole numbers of nothing else.
  fileprivate func isAmount(in table: Table, _ number: Int) -> Bool {
    switch self {
    case .nanotons, .stars, .bytes, .binaryBytes: true
    case .percent, .sixtieths, .states: false
    case .plain, .measured:
      table.series[number].column.countsSomething && !table.series[number].column.isRunningTotal
        && !table.series[number].name.isOfMoment
    }
  }
}

/// What there is of at each moment, in words, how it is then, and what is made of many values: it may fall, and adds up
/// to nothing.
private let momentary = Set(
  """
  total cumulative followers subscribers members users balance population stock level reading \
  temperature temp humidity pressure hr pulse heart bpm rpm rate speed pace cadence altitude height price index \
  age percent percentage pct ratio mean average avg median highest lowest maximum minimum \
  temperatur puls herzfrequenz luftfeuchte luftfeuchtigkeit luftdruck preis kurs kontostand saldo \
  температура пульс давление влажность цена курс остаток баланс
  """.split(separator: " ").map(String.init))

/// What is made of many values, in words, whatever their unit is.
private let computed: Set = [
  "mean", "average", "avg", "median", "highest", "lowest", "maximum", "minimum", "max", "min",
]

extension String {
  /// Whether it calls what is made of many values; a unit in brackets at its end calls nothing.
  fileprivate var isOfMany: Bool {
    let words = dropLast(unitAtEnd.map { $0.count + 2 } ?? 0).lowercased().split { !$0.isLetter }
    return words.contains { computed.contains(String($0)) }
  }

  /// Whether it calls what there is at a moment, and not what came meanwhile.
  fileprivate var isOfMoment: Bool {
    lowercased().split { !$0.isLetter }.contains { momentary.contains(String($0)) }
  }
}

/// So many values that never fall are a total that goes on; fewer may be amounts that grow.
private let leastOfTotal = 10

extension Column {
  /// Whether its values go on from each to the next, as steps since midnight do: some places are looked at.
  fileprivate var isRunningTotal: Bool {
    guard count >= leastOfTotal else { return false }
    let places = (0..<leastOfTotal).map { $0 * (count - 1) / (leastOfTotal - 1) }
    let values = places.map { self[$0] }.filter { !$0.isNaN }
    guard let first = values.first, let last = values.last, last > first else { return false }
    return zip(values.dropFirst(), values).allSatisfy { $0 >= $1 }
  }

  /// Whether its values are whole numbers that are not below 0. Logarithmic time; doubles are taken for measured ones.
  fileprivate var countsSomething: Bool {
    guard divisor == 1, let extent = extent(of: 0..<count), extent.lowerBound >= 0 else {
      return false
    }
    switch storage {
    case .even(let start, let step): return start == start.rounded() && step == step.rounded()
    case .int8, .int16, .int32: return true
    case .double: return false
    }
  }
}

extension String {
  /// What stands in brackets at the end of a name: `km` of `Distance (km)` or `Distance [km]`; nil where nothing does.
  var unitAtEnd: String? {
    guard let opening: Character = hasSuffix(")") ? "(" : hasSuffix("]") ? "[" : nil,
      let start = lastIndex(of: opening), start > startIndex
    else { return nil }
    return String(self[index(after: start)...].dropLast())
  }
}
