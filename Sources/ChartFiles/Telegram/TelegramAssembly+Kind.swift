import ChartCore

extension TelegramAssembly {
  /// How a chart of these series with this mark is drawn.
  mutating func kind(_ mark: TelegramMark, _ series: [Series]) -> ChartKind {
    let kind = kind(mark, count: series.count)
    guard kind.stacking != .none, !series.map(\.column).haveSums else { return kind }
    note("the values are too large to be added up, each series is drawn by itself")
    return kind.isColumnar ? .bars : .lines
  }

  private mutating func kind(_ mark: TelegramMark, count: Int) -> ChartKind {
    let hasTwoAxes = flag(.isScaled)
    let isStacked = flag(.stacked)
    let isPercentage = flag(.percentage)
    let kind = mark.kind(
      count: count, hasTwoAxes: hasTwoAxes, isStacked: isStacked, isPercentage: isPercentage)
    if hasTwoAxes && kind.axisCount == 1 {
      note("two axes are for exactly two lines or steps, one axis is used")
    }
    if isPercentage && kind != .percentageAreas {
      note("percentages are drawn of areas only, the values are drawn")
    }
    if kind == .areas && !isStacked && count > 1 { note("the areas are drawn on each other") }
    return kind
  }

  /// Whether a key is true; missing is false.
  private mutating func flag(_ key: TelegramChart.Key) -> Bool {
    guard let node = chart[key] else { return false }
    if let isTrue = node.value.truth { return isTrue }
    note("true or false", in: key.rawValue, found: node)
    return false
  }
}

extension [Column] {
  /// Whether whatever is added up of their values is a number that a double can be.
  fileprivate var haveSums: Bool {
    let sum = reduce(0) { sum, column in
      let extent = column.extent(of: 0..<column.count) ?? 0...0
      return sum + Swift.max(extent.upperBound, -extent.lowerBound) * Double(column.count)
    }
    return sum.isFinite
  }
}

extension JSONValue {
  /// What it says where it is true or false, or 1 or 0 as some programs write them.
  var truth: Bool? {
    switch self {
    case .bool(let isTrue): isTrue
    case .number(0): false
    case .number(1): true
    default: nil
    }
  }
}
