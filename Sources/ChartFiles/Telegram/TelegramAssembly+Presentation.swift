import ChartCore

/// The widths of lines that can be seen and leave room for what else there is, in pixels.
private let lineWidths = 0.1...20.0

extension TelegramAssembly {
  /// What the chart's keys say about how it is shown.
  mutating func presentation(_ xKind: Presentation.XKind) -> Presentation {
    var presentation = Presentation()
    presentation.drawing.palette = .telegram
    presentation.xKind = xKind
    presentation.drawing.lineWidth = lineWidth()
    presentation.period = period()
    presentation.unit = unit()
    let subchart = subchart()
    presentation.layout.hasMiniMap = hasMiniMap(subchart["show"])
    presentation.layout.openingRange = openingRange(
      subchart["defaultZoom"], factor: xKind == .timesOfDay ? millisecondsPerHour : 1)
    return presentation
  }

  private mutating func lineWidth() -> Double? {
    guard let node = chart[.strokeWidth], node.value != .string("auto") else { return nil }
    if case .number(let width) = node.value, lineWidths.contains(width) { return width }
    note("a width from 0.1 to 20 pixels", in: "strokeWidth", found: node)
    return nil
  }

  private mutating func subchart() -> [ExactText: JSONNode] {
    guard let node = chart[.subchart] else { return [:] }
    if case .object(let members) = node.value { return members }
    note("an object", in: "subchart", found: node)
    return [:]
  }

  private mutating func hasMiniMap(_ node: JSONNode?) -> Bool {
    guard let node, node.value != .null else { return true }
    if let isShown = node.value.truth { return isShown }
    note("true or false", in: "subchart", "show", found: node)
    return true
  }

  private mutating func openingRange(_ node: JSONNode?, factor: Double) -> ClosedRange<Double>? {
    guard let node, node.value != .null else { return nil }
    if case .array(let ends) = node.value, ends.count == 2, case .number(let a) = ends[0].value,
      case .number(let b) = ends[1].value
    {
      return (min(a, b) * factor)...(max(a, b) * factor)
    }
    note("an array of two moments", in: "subchart", "defaultZoom", found: node)
    return nil
  }
}

extension TelegramAssembly {
  /// The time a point stands for: the long form of its moment knows best.
  private mutating func period() -> Presentation.Period? {
    let keys: [TelegramChart.Key] = [.xTooltipFormatter, .xTickFormatter, .xRangeFormatter]
    let periods = keys.map { formatter($0, TelegramFormatter.init(moments:))?.period }
    return periods[0] ?? periods[1]
  }

  private mutating func unit() -> Presentation.Unit {
    let keys: [TelegramChart.Key] = [.yTooltipFormatter, .yTickFormatter]
    let units = keys.map { formatter($0, TelegramFormatter.init(values:))?.unit }
    return units[0] ?? units[1] ?? .plain
  }

  private mutating func formatter(
    _ key: TelegramChart.Key, _ known: (String) -> TelegramFormatter?
  ) -> TelegramFormatter? {
    guard let node = chart[key] else { return nil }
    if case .string(let text) = node.value, let formatter = known(text) { return formatter }
    note("a formatter of Telegram's charts", in: key.rawValue, found: node)
    return nil
  }
}

extension Column {
  /// The milliseconds since midnight of hours of the day, where these are all whole numbers from 0
  /// to 23.
  func millisecondsOfHours() throws(Fault) -> Column? {
    let hours = 0.0...23.0
    let areHours = (0..<count).allSatisfy { index in
      hours.contains(self[index]) && self[index].rounded() == self[index]
    }
    guard areHours else { return nil }
    let moments = ColumnBuilder()
    for index in 0..<count { moments.append(self[index] * millisecondsPerHour) }
    return try moments.finishedOrShort()
  }
}
