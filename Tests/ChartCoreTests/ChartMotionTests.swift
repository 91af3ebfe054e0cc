import ChartCore
import TestSupport
import Testing

@Suite struct ChartTargetTests {
  let table = Table(
    [0, 10, 20, 30, 40].map { $0 * day }, [1, 2, 3, 4, 5], [100, .nan, .nan, .nan, .nan])

  private func target(_ actions: Board.Action...) -> ChartTarget {
    var board = Board(tables: [table])
    actions.forEach { board.apply($0) }
    return ChartTarget(
      table: table, state: board.charts[0].view, width: 400, labels: .even(80), hasContext: true)
  }

  @Test func followsTheStateAndTheTable() {
    let target = target()
    #expect(target.visibleRange == 30 * day...40 * day)
    #expect(target.axes[0].ticks == .even(YTicks(containing: 3...5)))
    #expect(target.axes[0].domain == YTicks(containing: 3...5).domain(containing: 3...5))
    #expect(target.axes[0].miniMapDomain == 1...100)
    guard case .calendar(let stride) = target.xTicks else {
      Issue.record("no calendar")
      return
    }
    #expect(stride.unit == .day)
    #expect(target.isVisible == [true, true])
  }

  @Test func hiddenSeriesTakeNoRoom() {
    let target = target(.toggle(chart: 0, series: 1), .showAll(chart: 0))
    #expect(target.axes[0].miniMapDomain == 1...5)
    #expect(target.axes[0].ticks == .even(YTicks(containing: 0...5)))
    #expect(target.isVisible == [true, false])
  }

  @Test func nothingButGapsHasASaneDomain() {
    let hidden = target(.toggle(chart: 0, series: 0))
    #expect(hidden.axes[0].ticks == .even(YTicks(containing: 0...1)))
    #expect(hidden.axes[0].miniMapDomain == 100...100)
    let empty = Table([0, 1], [.nan, .nan])
    let state = ChartState(table: empty)
    let target = ChartTarget(
      table: empty, state: state, width: 0, labels: .even(0), hasContext: true)
    #expect(target.axes[0].miniMapDomain == 0...1)
    #expect(target.axes[0].domain.lowerBound == 0)
  }
}

@Suite struct ChartMotionTests {
  static let table = Table(
    (0..<200).map { Double($0) * day }, (0..<200).map { Double($0 * $0 % 97) },
    (0..<200).map { Double($0 * 31) })

  /// The target after these actions on a fresh board.
  private func target(_ actions: Board.Action...) -> ChartTarget {
    var board = Board(tables: [Self.table])
    actions.forEach { board.apply($0) }
    return ChartTarget(
      table: Self.table, state: board.charts[0].view, width: 800, labels: .even(80),
      hasContext: true)
  }

  /// Lines, and bars whose height in the mini-map depends on how many share a pixel.
  @Test(arguments: [ChartKind.lines, .stackedBars]) func aTargetAfterAnotherIsTheSame(
    kind: ChartKind
  ) {
    let x = (0..<2_000).map { Double($0) * day }
    let table = Table(
      x, x.indices.map { Double($0 * $0 % 97) }, x.indices.map(Double.init), kind: kind)
    let other = Table((0..<9).map { Double($0) * day }, (0..<9).map { Double($0) })
    func target(of table: Table, _ board: Board, width: Double, after previous: ChartTarget?)
      -> ChartTarget
    {
      ChartTarget(
        table: table, state: board.charts[0].view, width: width, labels: .even(80),
        hasContext: true,
        after: previous)
    }
    var board = Board(tables: [table])
    var previous: ChartTarget? = target(of: other, Board(tables: [other]), width: 400, after: nil)
    for (action, width) in [
      (.moveRange(chart: 0, by: -9 * day), 400), (.toggle(chart: 0, series: 1), 400),
      (.setRange(chart: 0, 0...(3 * day)), 80), (.toggle(chart: 0, series: 1), 80),
      (.moveRange(chart: 0, by: day), 80), (.setYScale(chart: 0, .logarithmic), 80),
      (.setYScale(chart: 0, .fromZero), 80),
    ] as [(Board.Action, Double)] {
      board.apply(action)
      let after = target(of: table, board, width: width, after: previous)
      #expect(after == target(of: table, board, width: width, after: nil), "\(action), \(width)")
      previous = after
    }
  }

  @Test func restsAtItsTarget() {
    let opening = target(.toggle(chart: 0, series: 1))
    let motion = ChartMotion(resting: opening)
    let sample = motion.sample(at: 7)
    #expect(motion.isFinished(at: 0))
    #expect(sample == ChartSample(settled: opening))
    #expect(sample.visibleRange == opening.visibleRange)
    #expect(sample.axes[0].domain == opening.axes[0].domain)
    #expect(sample.axes[0].miniMapDomain == opening.axes[0].miniMapDomain)
    #expect(sample.opacities == [1, 0])
    #expect(sample.axes[0].layers == [opening.axes[0].labelSet])
    #expect(sample.xLabelSets == [XLabelSet(ticks: opening.xTicks, opacity: 1)])
  }

  @Test func aCutIsThereAtOnce() {
    var motion = ChartMotion(resting: target())
    let end = target(.showAll(chart: 0), .toggle(chart: 0, series: 1))
    motion.follow(end, transition: .glide, at: 1)
    motion.follow(end, transition: .cut, at: 1.1)
    #expect(motion.isFinished(at: 1.1))
    #expect(motion.sample(at: 1.1) == ChartSample(settled: end))
  }

  @Test func theRangeFollowsTheHandAtOnceAndTheRestLater() {
    var motion = ChartMotion(resting: target())
    let end = target(.showAll(chart: 0), .toggle(chart: 0, series: 1))
    motion.follow(end, transition: .follow, at: 1)
    let sample = motion.sample(at: 1)
    #expect(sample.visibleRange == end.visibleRange)
    #expect(sample.axes[0].domain == target().axes[0].domain)
    #expect(sample.opacities == [1, 1])
    #expect(sample.axes[0].layers.map(\.ticks) == [target().axes[0].ticks])
    #expect(!motion.isFinished(at: 1.3999))
    #expect(motion.isFinished(at: 1.4))
    #expect(motion.sample(at: 1.4) == ChartSample(settled: end))
  }

  @Test func aGlideMovesTheRangeToo() {
    var motion = ChartMotion(resting: target())
    let end = target(.setRange(chart: 0, 0...40 * day))
    motion.follow(end, transition: .glide, at: 1)
    #expect(motion.sample(at: 1).visibleRange == target().visibleRange)
    let middle = motion.sample(at: 1.1).visibleRange
    #expect(end.visibleRange.lowerBound < middle.lowerBound)
    #expect(middle.lowerBound < target().visibleRange.lowerBound)
    #expect(motion.sample(at: 1.3).visibleRange == end.visibleRange)
  }

  @Test func ticksOfOneStepStayWhileTheScaleMoves() {
    var motion = ChartMotion(resting: target())
    let end = target(.setRange(chart: 0, 140 * day...190 * day))
    motion.follow(end, transition: .follow, at: 1)
    #expect(motion.sample(at: 1.125).axes[0].domain != target().axes[0].domain)
    #expect(motion.sample(at: 1.125).axes[0].domain != end.axes[0].domain)
    #expect(
      motion.sample(at: 1.125).axes[0].layers == [end.axes[0].labelSet])
  }

  @Test func ticksOfLikeScalesCrossFade() {
    var motion = ChartMotion(resting: target())
    let end = target(.setRange(chart: 0, 30 * day...80 * day))
    motion.follow(end, transition: .follow, at: 1)
    let layers = motion.sample(at: 1.125).axes[0].layers
    #expect(layers.map(\.ticks) == [target().axes[0].ticks, end.axes[0].ticks])
    #expect(layers.map(\.opacity) == [0.5, 0.5])
  }

  @Test("between an even and a logarithmic axis there is nothing") func anotherFormIsThereAtOnce() {
    var motion = ChartMotion(resting: target())
    let end = target(.setYScale(chart: 0, .logarithmic))
    motion.follow(end, transition: .glide, at: 1)
    #expect(motion.sample(at: 1) == ChartSample(settled: end))
    #expect(motion.sample(at: 1).axes[0].form == .logarithmic)
    let back = target()
    motion.follow(back, transition: .follow, at: 1.125)
    #expect(motion.sample(at: 1.125).axes == ChartSample(settled: back).axes)
  }

  @Test("a logarithmic axis moves in equal ratios") func logarithmicMotion() {
    let choice = Board.Action.setYScale(chart: 0, .logarithmic)
    let (start, end) = (target(choice), target(choice, .showAll(chart: 0)))
    var motion = ChartMotion(resting: start)
    motion.follow(end, transition: .glide, at: 0)
    let domains = stride(from: 0, through: 0.5, by: 0.05).map {
      motion.sample(at: $0).axes[0].domain
    }
    #expect(domains.first == start.axes[0].domain && domains.last == end.axes[0].domain)
    #expect(domains.allSatisfy { $0.lowerBound > 0 })
    #expect(zip(domains, domains.dropFirst()).allSatisfy { $0.lowerBound >= $1.lowerBound })
  }

  @Test func ticksNeverCrowd() {
    var motion = ChartMotion(resting: target(.toggle(chart: 0, series: 1)))
    motion.follow(target(.showAll(chart: 0)), transition: .glide, at: 1)
    for seconds in stride(from: 1, to: 1.5, by: 0.01) {
      let sample = motion.sample(at: seconds)
      for layer in sample.axes[0].layers {
        #expect(layer.ticks.values(in: sample.axes[0].domain).count <= 14)
      }
      for layer in sample.xLabelSets {
        #expect(layer.ticks.values(in: sample.visibleRange).count <= 14)
      }
    }
  }

  @Test func theTimesAreAsPromised() {
    var motion = ChartMotion(resting: target())
    let end = target(.showAll(chart: 0), .toggle(chart: 0, series: 1))
    motion.follow(end, transition: .glide, at: 0)
    #expect(motion.sample(at: 0.249).xLabelSets.map(\.ticks) == [end.xTicks])
    #expect(motion.sample(at: 0.249).xLabelSets[0].opacity < 1)
    #expect(motion.sample(at: 0.25).xLabelSets == [XLabelSet(ticks: end.xTicks, opacity: 1)])
    #expect(motion.sample(at: 0.299).visibleRange != end.visibleRange)
    #expect(motion.sample(at: 0.349).opacities[1] > 0)
    #expect(motion.sample(at: 0.35).opacities == [1, 0])
    #expect(motion.sample(at: 0.399).axes[0].domain != end.axes[0].domain)
  }

  @Test func aNewTargetInMidFlightDoesNotJump() {
    var random = SeededGenerator(seed: 71)
    var board = Board(tables: [Self.table])
    var motion = ChartMotion(resting: target())
    var seconds = 1.0
    for _ in 0..<300 {
      board.apply(.random(using: &random))
      let before = motion.sample(at: seconds)
      motion.follow(
        ChartTarget(
          table: Self.table, state: board.charts[0].view, width: 800, labels: .even(80),
          hasContext: true
        ),
        transition: .glide, at: seconds)
      #expect(motion.sample(at: seconds) == before, "seed 71")
      seconds += Double.random(in: 0...0.5, using: &random)
    }
    #expect(motion.isFinished(at: seconds + 0.5))
  }

  @Test func anotherNumberOfSeriesIsACut() {
    var motion = ChartMotion(resting: target())
    let other = Table([0, day], [1, 2])
    let end = ChartTarget(
      table: other, state: ChartState(table: other), width: 100, labels: .even(50), hasContext: true
    )
    motion.follow(end, transition: .glide, at: 1)
    #expect(motion.sample(at: 1) == ChartSample(settled: end))
  }
}

extension Board.Action {
  /// A change to a chart of 200 days and two series.
  fileprivate static func random(using random: inout SeededGenerator) -> Board.Action {
    let moment = Double.random(in: -50 * day...250 * day, using: &random)
    let actions: [Board.Action] = [
      .centre(chart: 0, on: moment), .zoom(chart: 0, factor: 0.5, about: moment),
      .zoom(chart: 0, factor: 3, about: moment), .toggle(chart: 0, series: 0),
      .toggle(chart: 0, series: 1), .resizeLower(chart: 0, to: moment),
    ]
    return actions.randomElement(using: &random) ?? .close
  }
}

extension YAxisTarget {
  /// The labels at rest.
  fileprivate var labelSet: YLabelSet { YLabelSet(ticks: ticks!, notation: notation, opacity: 1) }
}
