import ChartCore

/// What charts of many points cost, from ten thousand to a hundred million.
struct ScaleBench {
  private static let seriesCount = 4
  private static let lookups = 10_000
  /// What the values of noise go up to.
  private static let noise = 0.0...1_000_000.0
  private static let formulas = ["y * 2 + 1", "avg(y, 1 h)", "max(y, 1 h)", "lag(y, 1 d)"]

  /// The points of each chart.
  let counts: [Int]
  /// Frames of each drag.
  let frames: Int

  /// For each count frames of four noisy series, and of one, and how long it takes to find the highest
  /// and lowest values of any range, and the point nearest to any moment, and what a range between two of them sums up to; then the same of one series
  /// of decimals at irregular moments, also as candles, and frames of one with gaps.
  func measurements() -> [Measurement] {
    counts.flatMap { evenMeasurements($0) + irregularMeasurements($0) + gappyMeasurements($0) }
  }

  private func evenMeasurements(_ count: Int) -> [Measurement] {
    let table = Table.noise(count: count, seriesCount: Self.seriesCount)
    let lone = Table(x: table.x, series: [table.series[0]])
    return FrameBench(table: table, frames: frames).measurements(
      task: "frame of 4 noisy lines; \(count) points")
      + loneMeasurements(lone, "noisy line")
      + [ranges(in: table, ""), nearest(in: table, "")] + statistics(of: lone)
      + Self.formulas.compactMap { computed($0, of: lone) }
      + FrameBench(table: lone.besideEarlierDays, frames: frames, hasText: false).measurements(
        task: "frame of 1 noisy line and 10 of other days, no text; \(count) points")
      + [
        fit(of: lone), waves(FormulaFunction.spectrum, of: lone),
        waves(FormulaFunction.spectrogram, of: lone),
      ].compactMap(\.self) + zones(of: lone) + scatterMeasurements(table)
  }

  /// Frames of two series over each other, the first one, which counts all points, by itself, and the point nearest to the
  /// pointer.
  private func scatterMeasurements(_ table: Table) -> [Measurement] {
    let scatter = Table(kind: .scatter, x: table.x, series: Array(table.series.prefix(2)))
    let name = "a scatter; \(table.x.count) points"
    let points = 0..<table.x.count
    var numbers = SplitMix64(state: 5)
    return [
      Measurement(task: "counting of \(name)", count: 3) {
        _ = scatter.cloud(
          in: scatter.domain, across: Self.noise, up: Self.noise, pixels: (1000, 400))
      },
      Measurement(task: "nearest point of \(name)", count: 3) {
        _ = scatter.index(
          nearestTo: .random(in: Self.noise, using: &numbers),
          .random(in: Self.noise, using: &numbers), among: points, unitX: 1000, unitY: 2500)
      },
    ] + FrameBench(table: scatter, frames: frames).measurements(task: "frame of \(name)")
  }

  /// How long it takes to find where the middle half of a line fits best over it.
  private func fit(of table: Table) -> Measurement {
    let board = Board(tables: [table, table.middleHalf])
    return Measurement(task: "best fit of half a line; \(table.x.count) points", count: 3) {
      let changes = (try? board.laying(.fit, ofChart: 0)) ?? []
      precondition(changes.count == 2, "the half comes and is moved")
    }
  }

  /// How long it takes until a formula is a series that can be drawn, at all points.
  private func computed(_ text: String, of table: Table) -> Measurement? {
    guard let formula = try? Formula(text) else { return nil }
    return Measurement(task: "\(text); \(table.x.count) points", count: 3) {
      _ = try? formula.column(on: table) { _ in .one(table.series[0].column) }
    }
  }

  /// How long it takes until the waves in a line are a chart, by a function.
  private func waves(_ function: String, of table: Table) -> Measurement? {
    let text = "\(function)(\(table.series[0].name.inFormula))"
    guard let formula = try? Formula(text) else { return nil }
    let board = Board(tables: [table])
    return Measurement(task: "\(function) of a line; \(table.x.count) points", count: 3) {
      var board = board
      board.apply(.change(.compute(formula, chart: 0)))
      precondition(board.charts.count == 2, "the \(function) is a chart of its own")
    }
  }

  /// How long values are in zones of any range, once there is an index of that, and what this takes.
  private func zones(of table: Table) -> [Measurement] {
    guard let zones = ValueZones("40000, 60000, 80000, 90000") else { return [] }
    var look = ColumnLook()
    look.zones = zones
    let zoned = Table(x: table.x, series: [table.series[0].worn(look)])
    var times: ZoneTimes?
    let making = Measurement(
      task: "index of the zones of a line; \(table.x.count) points", count: 3
    ) {
      times = ZoneTimes(of: zoned)
    }
    return [
      making,
      lookup("times in zones of a range", in: zoned) { ends in
        let range = min(ends.0, ends.1)...max(ends.0, ends.1)
        return zoned.zoneLengths(ofSeries: 0, in: range, by: .quick(times))?.first ?? 0
      },
    ]
  }

  /// What a marked range tells, once the sums of its table are there, and what these take.
  private func statistics(of table: Table) -> [Measurement] {
    var sums: RangeSums?
    let making = Measurement(task: "sums of a line; \(table.x.count) points", count: 5) {
      sums = RangeSums(of: table)
    }
    return [
      making,
      lookup("statistics of a range", in: table) { ends in
        let (first, last) = (table.nearestIndex(to: ends.0), table.nearestIndex(to: ends.1))
        let indexes = min(first, last)..<max(first, last) + 1
        return table.statistics(ofSeries: 0, at: indexes, sums: sums)?.sum ?? 0
      },
    ]
  }

  private func irregularMeasurements(_ count: Int) -> [Measurement] {
    let table = Table.irregularNoise(count: count)
    return loneMeasurements(table, "noisy line of decimals, irregular x")
      + loneMeasurements(table.drawn(as: .candles) ?? table, "series of trades as candles")
      + [ranges(in: table, " of decimals, irregular x"), nearest(in: table, ", irregular x")]
  }

  private func gappyMeasurements(_ count: Int) -> [Measurement] {
    loneMeasurements(.gappyNoise(count: count), "noisy line with gaps")
  }

  private func loneMeasurements(_ table: Table, _ name: String) -> [Measurement] {
    FrameBench(table: table, frames: frames, hasText: false).measurements(
      task: "frame of 1 \(name), no text; \(table.x.count) points")
  }

  private func ranges(in table: Table, _ form: String) -> Measurement {
    lookup("y range\(form)", in: table) { ends in
      let range = min(ends.0, ends.1)...max(ends.0, ends.1)
      return table.valueRange(of: [0], in: range)?.lowerBound ?? 0
    }
  }

  private func nearest(in table: Table, _ form: String) -> Measurement {
    lookup("nearest point\(form)", in: table) { ends in Double(table.nearestIndex(to: ends.0)) }
  }

  /// The cost of thousands of look-ups at random moments: in microseconds for each, as thousandths
  /// of what is printed in milliseconds.
  private func lookup(
    _ name: String, in table: Table, _ body: ((Double, Double)) -> Double
  ) -> Measurement {
    var numbers = SplitMix64(state: 11)
    let moments = (0..<Self.lookups).map { _ in
      (
        Double.random(in: table.domain, using: &numbers),
        Double.random(in: table.domain, using: &numbers)
      )
    }
    var sum = 0.0
    let task = "\(Self.lookups) times \(name); \(table.x.count) points"
    let measurement = Measurement(task: task, count: 20) {
      for ends in moments { sum += body(ends) }
    }
    precondition(!sum.isNaN, "every look-up finds something")
    return measurement
  }
}

extension Table {
  /// Points a minute apart whose values jump anywhere up to a million, the same in every run.
  static func noise(count: Int, seriesCount: Int) -> Table {
    var numbers = SplitMix64(state: 3)
    let x = Column(start: 1_542_412_800_000, step: 60_000, count: count)
    return Table(
      x: x,
      series: (0..<seriesCount).map { number in
        Series(
          id: "y\(number)", name: "Noise \(number)",
          color: Color(rgb: [0x3497ED, 0xFE3C30, 0x4BD964, 0xF5BD25][number % 4]),
          column: noise(count: count, &numbers))
      })
  }

  /// A lone series, and what it was on each of ten days before.
  fileprivate var besideEarlierDays: Table {
    let earlier = (1...10).map { days in
      Series(
        id: "y\(days)", name: "\(days) days before", color: series[0].color,
        column: series[0].column, shift: XShift(.span(.days(days)), over: domain, in: .utc))
    }
    return Table(x: x, series: series + earlier)
  }

  /// The values in the middle of a lone series, as of another time.
  fileprivate var middleHalf: Table {
    let (first, count) = (x.count / 4, x.count / 2)
    let values = (first..<first + count).map { value(ofSeries: 0, at: $0) }
    return Table(
      x: Column(start: 0, step: x[1] - x[0], count: count),
      series: [
        Series(id: "y0", name: series[0].name, color: series[0].color, column: Column(values))
      ])
  }

  /// Decimals at any distance up to two minutes, the same in every run.
  static func irregularNoise(count: Int) -> Table {
    var numbers = SplitMix64(state: 5)
    let (x, y) = (ColumnBuilder(), ColumnBuilder())
    var moment = 1_542_412_800_000.0
    for _ in 0..<count {
      moment += Double(numbers.next() >> 44) / 8
      x.append(moment)
      y.append(Double(numbers.next() >> 44) / 1024)
    }
    return Table(x: x.finished(), series: [lone(y.finished())])
  }

  /// Points a minute apart, of which about one in a hundred is missing, up to twenty in a row.
  static func gappyNoise(count: Int) -> Table {
    var numbers = SplitMix64(state: 7)
    let y = ColumnBuilder()
    while y.count < count {
      let number = numbers.next()
      if number % 1000 == 0 {
        y.appendGaps(min(Int((number >> 32) % 20) + 1, count - y.count))
      } else {
        y.append(Double(number >> 44))
      }
    }
    let x = Column(start: 1_542_412_800_000, step: 60_000, count: count)
    return Table(x: x, series: [lone(y.finished())])
  }

  private static func lone(_ column: Column) -> Series {
    Series(id: "y0", name: "Noise 0", color: Color(rgb: 0x3497ED), column: column)
  }

  private static func noise(count: Int, _ numbers: inout SplitMix64) -> Column {
    let builder = ColumnBuilder()
    var batch = [Int64](repeating: 0, count: 4_096)
    var rest = count
    while rest > 0 {
      let size = min(rest, batch.count)
      for index in 0..<size { batch[index] = Int64(numbers.next() >> 44) }
      batch[..<size].withUnsafeBufferPointer { builder.append($0) }
      rest -= size
    }
    return builder.finished()
  }
}
