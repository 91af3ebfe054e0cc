import ChartCore

@testable import ChartScene

/// The pairs of an overview and a detail that Telegram has.
enum ZoomPair: String, CaseIterable {
  case lines, twoAxisLines, steps, stackedBars, barsToLines, areasToPie
}

extension ZoomPair {
  static let size = Size(600, 440)
  private static let hour = day / 24
  /// The day that opens, the 25th of 40.
  static let opened = firstMoment + 24 * day

  /// A picture of the way.
  func picture(_ progress: Double, theme: Theme = .light, size: Size = size) -> ZoomPicture {
    ZoomPicture(
      overview: overview(theme, size), detail: detail(theme, size), progress: progress)
  }

  func overview(_ theme: Theme = .light, _ size: Size = size) -> ChartPicture {
    let columns = Self.columns(seriesCount, count: 40) { point, series in
      2600 + (point * 37 + series * 29) % 113 * (9 + series)
    }
    let range = (firstMoment + 10 * day)...(firstMoment + 39 * day)
    return Self.picture(
      Table.daily(columns), kind: kinds.0, range: range, indicator: Self.opened, theme: theme,
      size: size)
  }

  func detail(_ theme: Theme = .light, _ size: Size = size) -> ChartPicture {
    let kind = kinds.1
    if kind == .pie {
      let columns = Self.columns(seriesCount, count: 7) { point, series in
        300 + (point * 37 + series * 129) % 113 * (9 + series)
      }
      let start = Self.opened - 3 * day
      return Self.picture(
        Table.daily(columns).moved(by: start - firstMoment, step: day), kind: kind,
        range: start...(start + 7 * day), theme: theme, size: size)
    }
    let isDay = self == .barsToLines
    let (count, points) = isDay ? (3, 288) : (seriesCount, 168)
    let columns = Self.columns(count, count: points) { point, series in
      (point * 7 + series * 13) % 24 * (8 + series) + 40
    }
    let names = isDay ? ["15 June", "14 June", "8 June"] : []
    let table = Table.daily(columns, names: names).moved(
      by: Self.opened - firstMoment - (isDay ? 0 : 3 * day), step: isDay ? day / 288 : Self.hour)
    return Self.picture(
      isDay ? table.renamed : table, kind: kind,
      range: Self.opened...(Self.opened + (isDay ? 287.0 / 288 * day : day)),
      form: isDay ? .card : .full, theme: theme, size: size)
  }

  private static func columns(
    _ series: Int, count: Int, _ value: (_ point: Int, _ series: Int) -> Int
  ) -> [[Double]] {
    (0..<series).map { series in (0..<count).map { Double(value($0, series)) } }
  }

  private var kinds: (ChartKind, ChartKind) {
    switch self {
    case .lines: (.lines, .lines)
    case .twoAxisLines: (.twoAxisLines, .twoAxisLines)
    case .steps: (.steps, .steps)
    case .stackedBars: (.stackedBars, .stackedBars)
    case .barsToLines: (.bars, .lines)
    case .areasToPie: (.percentageAreas, .pie)
    }
  }

  private var seriesCount: Int {
    switch self {
    case .barsToLines: 1
    case .stackedBars, .areasToPie: 3
    case .lines, .twoAxisLines, .steps: 2
    }
  }

  private static func picture(
    _ table: Table, kind: ChartKind, range: ClosedRange<Double>, form: ChartForm = .full,
    indicator: Double? = nil, theme: Theme, size: Size
  ) -> ChartPicture {
    var fixture = Fixture(Table(kind: kind, x: table.x, series: table.series))
    fixture.style.theme = theme
    fixture.board.apply(.setRange(chart: 0, range))
    fixture.board.apply(.setIndicator(chart: 0, indicator))
    return fixture.picture(size, form: form)
  }
}

extension Table {
  /// The same values at other moments.
  fileprivate func moved(by distance: Double, step: Double) -> Table {
    let moments = (0..<x.count).map { x[0] + distance + Double($0) * step }
    return Table(kind: kind, x: Column(moments), series: series)
  }

  /// The same series under other ids: of another chart.
  fileprivate var renamed: Table {
    let others = series.map {
      Series(id: $0.id + "'", name: $0.name, color: $0.color, column: $0.column)
    }
    return Table(kind: kind, x: x, series: others)
  }
}
