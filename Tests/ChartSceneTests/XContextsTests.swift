import Testing

@testable import ChartCore
@testable import ChartScene

@Suite struct XContextsTests {
  private let size = Size(644, 440)
  private let measure = FixedMeasure()
  private let table = Table.waves(count: 700)

  /// The labels of weeks below their months while these days are seen, from the first one.
  private func labels(_ first: Double, _ last: Double, _ sets: [XLabelSet] = []) -> Scene {
    let fixture = Fixture(table)
    var sample = ChartSample(settled: fixture.target(size))
    sample.visibleRange = firstMoment + first * day...firstMoment + last * day
    sample.xLabelSets =
      sets.isEmpty ? [XLabelSet(ticks: .calendar(weeks(.full)), opacity: 1)] : sets
    return fixture.picture(size, sample: sample).xLabels(measure: measure)
  }

  private func weeks(_ context: XStride.Context) -> XStride {
    var stride = XStride(.day, 7, from: firstMoment)
    stride.context = context
    return stride
  }

  @Test("the first says its year, the others only what is new, and January its year again")
  func names() {
    // 16 November to 24 January: 8 px a day.
    let labels = labels(-1, 69)
    #expect(labels.rows[1].map(\.string) == ["November 2018", "December", "January 2019"])
    #expect(labels.rows[1].map(\.position.x) == [64.0, 192, 440])
    #expect(labels.rectangles.map(\.x) == [184, 432])
    #expect(labels.rectangles.allSatisfy { $0.width == 1 && $0.height == 16 })
    #expect(labels.rows[1].allSatisfy { $0.style.isBold && $0.style.size == 12 })
    #expect(labels.rows[1][0].position.y - labels.rows[0][0].position.y == 21)
  }

  @Test("no tick stands in the gutter beside the plot", arguments: 0..<80)
  func ticksAreInTheRange(quarter: Int) {
    let first = Double(quarter) / 4
    let edges = Fixture(table).layout(size).rangeEdges
    // 4 px before its end a tick has faded away.
    for tick in labels(first, first + 70).rectangles {
      #expect(tick.x >= (edges.lowerBound - 4).rounded() && tick.x <= edges.upperBound)
    }
  }

  @Test(
    "a month that is pushed out leaves its year to the next one",
    arguments: [
      // The name has 101.4 px and 12 px of space: it is pushed from the first day on, and gone on the
      // third.
      (-1.0, ["November 2018", "December"]), (0.5, ["November 2018", "December"]),
      (3, ["December 2018", "January 2019"]), (13, ["December 2018", "January 2019"]),
      (45, ["January 2019", "February"]),
    ] as [(Double, [String])])
  func pushedOut(first: Double, names: [String]) {
    let labels = labels(first, first + 70)
    #expect(labels.rows[1].prefix(2).map(\.string) == names)
    #expect(names.allSatisfy { labels.textOpacities[$0] == [1] })
  }

  @Test(
    "a month that has just begun is named at the right end, where there is room, and so is one that is all there is"
  )
  func begunAtTheEnd() {
    // 1 January is day 45; 8 px a day.
    for last in [45.0, 46, 48, 50] {
      let labels = labels(last - 70, last)
      let end = Fixture(table).layout(size).rangeEdges.upperBound
      let name = labels.rows[1].last
      #expect(name?.string == "January 2019", "\(last)")
      #expect(name.map { abs($0.extent.upperBound - end) < 1e-6 } == true, "\(last)")
      #expect(labels.textOpacities["January 2019"] == [1], "\(last)")
    }
    // Of so few days December has no room beside it.
    #expect(labels(20, 46).rows[1].map(\.string) == ["December 2018", "January 2019"])
    let fixture = Fixture(table)
    var sample = ChartSample(settled: fixture.target(size))
    sample.visibleRange = firstMoment + 30 * day...firstMoment + 46 * day
    sample.xLabelSets = [XLabelSet(ticks: .calendar(weeks(.full)), opacity: 1)]
    let narrow = fixture.picture(Size(240, 440), sample: sample).xLabels(measure: measure)
    #expect(narrow.rows[1].map(\.string) == ["December 2018"])
  }

  /// 45 days from 17 November on end with that of December; the end of the last one is the first moment of January.
  @Test func barsEndBeforeThePeriodThatWouldFollow() {
    let plain = Table.line((0..<45).map { firstMoment + Double($0) * day })
    for (kind, names) in [
      (ChartKind.bars, ["November 2018", "December"]), (.lines, ["November 2018", "December"]),
    ] {
      var fixture = Fixture(Table(kind: kind, x: plain.x, series: plain.series))
      fixture.board.apply(.showAll(chart: 0))
      var sample = ChartSample(settled: fixture.target(size))
      sample.xLabelSets = [XLabelSet(ticks: .calendar(weeks(.full)), opacity: 1)]
      let labels = fixture.picture(size, sample: sample).xLabels(measure: measure)
      #expect(labels.rows[1].map(\.string) == names, "\(kind)")
    }
  }

  @Test("nothing jumps while the range moves by hand")
  func isContinuous() {
    var last: [String: (x: Double, opacity: Double)]?
    let step = 0.5
    for pixels in stride(from: 0.0, through: 900, by: step) {
      let first = pixels / 8
      let now = labels(first, first + 70).words
      for word in Set(now.keys).union(last.map { Array($0.keys) } ?? []) {
        guard let last else { break }
        let (a, b) = (last[word], now[word])
        let change = (a?.opacity ?? 0) - (b?.opacity ?? 0)
        #expect(abs(change) <= step / 2 + 1e-6, "\(word) at \(pixels)")
        if let a, let b { #expect(abs(a.x - b.x) <= step + 1e-6, "\(word) at \(pixels)") }
      }
      last = now
    }
  }

  @Test("what both layers say stays, what only one says gives way")
  func crossFades() {
    var months = XStride(.month, 1)
    months.context = .full
    for opacity in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let sets = { (other: XStride) in
        [
          XLabelSet(ticks: .calendar(weeks(.full)), opacity: 1 - opacity),
          XLabelSet(ticks: .calendar(other), opacity: opacity),
        ]
      }
      var days = XStride(.day, 1, from: firstMoment)
      days.context = .full
      let same = labels(0, 70, sets(days)).textOpacities
      #expect(same["November 2018"] == [1] && same["December"] == [1])
      let others = labels(0, 70, sets(months)).textOpacities
      let gone = others["November 2018"]?.first ?? 0
      let come = others["2018"]?.first ?? 0
      #expect(abs(gone - max(0, 1 - 2 * opacity)) < 1e-6)
      #expect(abs(come - max(0, 2 * opacity - 1)) < 1e-6)
      #expect(labels(0, 70, sets(weeks(.short))).overlaps.isEmpty)
    }
  }

  @Test(
    "never two in one place, also on the way from range to range",
    arguments: [0.2, 0.45, 1.6, 5, 30])
  func neverOverlapInMotion(factor: Double) {
    for width in [300.0, 700] {
      var fixture = Fixture(table)
      let middle = firstMoment + 350 * day
      fixture.board.apply(.setRange(chart: 0, middle - 40 * day...middle + 40 * day))
      let size = Size(width, 440)
      var motion = ChartMotion(resting: fixture.target(size))
      let reach = min(350, 40 * factor) * day
      fixture.board.apply(.setRange(chart: 0, middle - reach...middle + reach))
      motion.follow(fixture.target(size), transition: .glide, at: 0)
      for seconds in stride(from: 0, through: 0.6, by: 0.02) {
        let picture = fixture.picture(size, sample: motion.sample(at: seconds))
        #expect(
          picture.xLabels(measure: measure).overlaps(closerThan: 4).isEmpty,
          "\(width) at \(seconds)")
      }
    }
  }

  @Test func columnsAreNamedWhereTheyBegin() {
    // Weeks from a Saturday on, the third of which begins on the 1st, the last on the 29th.
    let x = (0..<7).map { firstMoment + Double($0 * 7) * day }
    let plain = Table.line(x)
    var fixture = Fixture(Table(kind: .bars, x: plain.x, series: plain.series))
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture(size).xLabels(measure: measure)
    #expect(labels.rows[0].map(\.string) == ["17", "24", "1", "8", "15", "22", "29"])
    let middles = (0..<7).map { 104 + 80 * Double($0) }
    #expect(zip(labels.rows[0], middles).allSatisfy { abs($0.position.x - $1) < 1e-6 })
    #expect(labels.rows[1].map(\.string) == ["November 2018", "December"])
    #expect(labels.rectangles.map(\.x) == [224])
  }
}

extension Scene {
  /// The words of the scene's second row, a year by itself, where they are and how opaque.
  fileprivate var words: [String: (x: Double, opacity: Double)] {
    var words: [String: (x: Double, opacity: Double)] = [:]
    var name = ""
    func add(_ item: Item, _ x: Double, _ opacity: Double) {
      switch item {
      case .faded(let own, let items): for item in items { add(item, x, opacity * own) }
      case .moved(let offset, let items): for item in items { add(item, x + offset.x, opacity) }
      case .text(let text) where text.style.isBold:
        let parts = text.string.split(separator: " ", omittingEmptySubsequences: false)
        if !parts[0].isEmpty { name = String(parts[0]) }
        if !parts[0].isEmpty { words[name] = (x + text.position.x, opacity) }
        if parts.count > 1 { words["\(name) \(parts[1])"] = (0, opacity) }
      default: break
      }
    }
    for item in items { add(item, 0, 1) }
    return words
  }
}
