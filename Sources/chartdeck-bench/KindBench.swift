import ChartCore

/// What a drag frame costs for each kind of chart, beside lines of as many series, in one run.
struct KindBench {
  /// Frames of each drag.
  let frames: Int

  /// The kinds, each with as many series as Telegram's charts of it have.
  private static let kinds: [(kind: ChartKind, series: Int)] = [
    (.lines, 2), (.lines, 4), (.lines, 6), (.lines, 7), (.twoAxisLines, 2), (.steps, 2),
    (.steps, 7), (.twoAxisSteps, 2), (.bars, 1), (.bars, 2), (.stackedBars, 7), (.areas, 6),
    (.percentageAreas, 6), (.lines, 1), (.candles, 1), (.priceLine, 1), (.priceArea, 1),
    (.total, 3), (.track, 2), (.scatter, 2), (.spectrogram, 1),
  ]

  /// The whole frame of each kind, in which one of five charts is dragged.
  func measurements() -> [Measurement] {
    Self.kinds.map { kind, series in
      let table =
        kind.hasCells
        ? Table.wandering(.lines, seriesCount: 1).spectrogramOfFirst
        : Table.wandering(kind, seriesCount: series)
      return DragBench(tables: [table], frames: frames)
        .measurement(task: "drag frame of \(series) \(kind.rawValue)")
    }
  }
}

/// About how many metres a degree has.
private let metersOfDegree = 100_000.0

extension Table {
  /// What waves there are in its first series.
  fileprivate var spectrogramOfFirst: Table {
    var board = Board(tables: [self])
    if let formula = try? Formula("spectrogram(\(series[0].name.inFormula))") {
      board.apply(.change(.compute(formula, chart: 0)))
    }
    return board.charts[board.charts.count - 1].table
  }

  /// Points that wander, the same in every run: a year of days unless told otherwise; all series over
  /// about the same values, so that lines are as steep on one axis as on two.
  static func wandering(
    _ kind: ChartKind, seriesCount: Int,
    x: Column = Column(start: 1_523_059_200_000, step: 86_400_000, count: 365)
  ) -> Table {
    var numbers = SplitMix64(state: 7)
    return Table(
      kind: kind, x: x,
      series: (0..<seriesCount).map { number in
        var value = 20_000
        let values = (0..<x.count).map { _ in
          value = max(value + Int.random(in: -2_000...2_000, using: &numbers), 500)
          return kind.isOfPlaces ? Double(value) / metersOfDegree : Double(value)
        }
        return Series(
          id: "y\(number)", name: "Series \(number)",
          color: Color(rgb: UInt32.random(in: 0x20_2020...0xC0_C0C0, using: &numbers)),
          column: Column(values))
      })
  }
}
