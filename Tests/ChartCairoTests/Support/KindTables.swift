import ChartCore

private let palette: [UInt32] = [
  0x3497ED, 0x2373DB, 0x9ED448, 0x5FB641, 0xF5BD25, 0xF79E39, 0xE65850,
]
private let names = ["Apples", "Oranges", "Lemons", "Apricots", "Kiwi", "Mango", "Pears"]

extension Table {
  /// 120 days of made-up data of a kind, without chance: two series, or as many as stack well.
  static func sample(_ kind: ChartKind) -> Table {
    if kind.hasCells { return sample(.lines).spectrogramOfFirst }
    let count =
      switch kind {
      case .lines, .twoAxisLines, .steps, .twoAxisSteps, .bars, .total, .track, .scatter: 2
      case .candles, .priceLine, .priceArea, .spectrogram: 1
      case .stackedBars: 7
      case .areas, .percentageAreas, .pie: 6
      }
    return Table(
      kind: kind, x: Column((0..<120).map(moment)),
      series: (0..<count).map { Series(sample: $0, of: kind) })
  }
}

extension Table {
  /// What waves there are in the first series of days, in pieces of two weeks.
  fileprivate var spectrogramOfFirst: Table {
    var board = Board(tables: [self])
    if let formula = try? Formula("spectrogram(\(series[0].name), 14 d)") {
      board.apply(.change(.compute(formula, chart: 0)))
    }
    return board.charts[board.charts.count - 1].table
  }
}

extension Series {
  /// A series of so many; the second of two axes has much smaller values.
  fileprivate init(sample number: Int, of kind: ChartKind) {
    let size = kind.axisCount == 2 && number == 1 ? 0.047 : 1
    let values = (0..<120).map { index -> Double in
      if kind == .track { return Self.place(number, index) }
      let week = [1.0, 1.06, 1.1, 1.07, 0.98, 0.72, 0.66][index % 7]
      let wave = Double((index * (37 + 8 * number) + 11 * number) % 113)
      return ((9_000 / Double(number + 2) + wave * 12 + Double(index * 9)) * week * size).rounded()
    }
    self.init(
      id: "y\(number)", name: names[number], color: Color(rgb: palette[number]),
      column: Column(values))
  }

  /// The latitude or longitude of a way along the sides of a square, a little off, with a pause.
  private static func place(_ number: Int, _ index: Int) -> Double {
    if index == 70 { return .nan }
    let (side, step) = (index / 30, Double(index % 30))
    let along = [step, 30, 30 - step, 0][(side + number) % 4]
    return 48 + (along + Double(index * 7 % 5) / 5 + Double(index) / 20) / 1000
  }
}
