import ChartCore
import ChartScene
import Dispatch
import Synchronization
import Testing

@testable import ChartWidgets

private let day = 86_400_000.0
private let hour = day / 24

/// Files of days that are read when the test says so, in the order that it says.
private nonisolated final class Library: Sendable {
  private let gates: [Double: DispatchSemaphore]
  private let readings: [Double: DayReading]
  private let count = Mutex(0)

  init(_ readings: [Double: DayReading]) {
    self.readings = readings
    gates = readings.mapValues { _ in DispatchSemaphore(value: 0) }
  }

  var details: DrillSource { .days { [self] in read($0) } }
  /// How many readings have begun.
  var reads: Int { count.withLock { $0 } }

  private func read(_ moment: Double) -> DayReading {
    count.withLock { $0 += 1 }
    gates[moment]?.wait()
    return readings[moment] ?? .missing
  }

  func finish(_ moment: Double, times: Int = 1) {
    for _ in 0..<times { gates[moment]?.signal() }
  }
}

@Suite struct StoreOpeningTests {
  private func store(_ details: DrillSource) -> Store {
    Store(tables: [.line("A"), .line("B")], details: [details, .none])
  }

  /// Lets the main actor go on until something has happened, for a while at most.
  private func wait(until condition: () -> Bool) async -> Bool {
    for _ in 0..<500 where !condition() { try? await Task.sleep(for: .milliseconds(4)) }
    return condition()
  }

  /// Hours around the day `moment`, as a day file has them.
  private func week(around moment: Double) -> Table {
    .hours("Day \(Int(moment / day))", from: moment - 3 * day, count: 168)
  }

  @Test func aDayThatWasReadIsShown() async {
    let library = Library([5 * day: .table(week(around: 5 * day))])
    let store = store(library.details)
    store.open(0, at: 5 * day)
    #expect(store.board.charts.allSatisfy { $0.zoom == nil })
    library.finish(5 * day)
    #expect(await wait { store.board.charts[0].zoom != nil })
    #expect(store.board.charts[0].zoom?.moment == 5 * day)
    #expect(store.table(of: 0).title == "Day 5")
    #expect(store.board.charts[0].view.visibleRange == 5 * day...6 * day - hour)
    #expect(store.role(of: 0) == .detail)
    #expect(store.title(of: 0) == "A")
  }

  @Test func zoomingOutReturnsExactly() async {
    let library = Library([5 * day: .table(week(around: 5 * day))])
    let store = store(library.details)
    store.send(.setIndicator(chart: 0, 5 * day))
    store.send(.toggle(chart: 0, series: 1))
    let before = store.board
    store.open(0, at: 5 * day)
    library.finish(5 * day)
    #expect(await wait { store.board.charts[0].zoom != nil })
    #expect(store.board.charts[0].view.hidden == [1])
    store.send(.toggle(chart: 0, series: 0))
    store.send(.showAll(chart: 0))
    store.send(.zoomOut(chart: 0))
    #expect(store.board == before)
    #expect(store.table(of: 0) == store.board.charts[0].table)
    #expect(store.role(of: 0) == .overview)
  }

  @Test func aDayThatCoversLessOpensWhole() async {
    let store = store(.days { .table(.hours("Short", from: $0, count: 20)) })
    store.open(0, at: 5 * day)
    #expect(await wait { store.board.charts[0].zoom != nil })
    #expect(store.board.charts[0].view.visibleRange == store.table(of: 0).domain)
  }

  @Test func aResultThatComesTooLateIsDropped() async {
    let library = Library([
      5 * day: .table(week(around: 5 * day)), 6 * day: .table(week(around: 6 * day)),
    ])
    let store = store(library.details)
    store.open(0, at: 5 * day)
    store.open(0, at: 6 * day)
    library.finish(5 * day)
    #expect(await wait { store.openings.has(dayAt: 5 * day, of: 0) })
    #expect(store.board.charts.allSatisfy { $0.zoom == nil })
    library.finish(6 * day)
    #expect(await wait { store.board.charts[0].zoom != nil })
    #expect(store.table(of: 0).title == "Day 6")
  }

  @Test func outOfOrderTheLastOneAskedForStays() async {
    let library = Library([
      5 * day: .table(week(around: 5 * day)), 6 * day: .table(week(around: 6 * day)),
    ])
    let store = store(library.details)
    store.open(0, at: 5 * day)
    store.open(0, at: 6 * day)
    library.finish(6 * day)
    #expect(await wait { store.board.charts[0].zoom != nil })
    library.finish(5 * day)
    #expect(await wait { store.openings.has(dayAt: 5 * day, of: 0) })
    #expect(store.table(of: 0).title == "Day 6")
  }

  @Test func aDayIsReadOnce() async {
    let library = Library([5 * day: .table(week(around: 5 * day))])
    let store = store(library.details)
    for _ in 0..<3 { store.open(0, at: 5 * day) }
    library.finish(5 * day, times: 3)
    #expect(await wait { store.board.charts[0].zoom != nil })
    store.send(.zoomOut(chart: 0))
    store.open(0, at: 5 * day)
    #expect(store.board.charts[0].zoom != nil, "a day that was read opens at once")
    #expect(library.reads == 1)
  }

  @Test(arguments: [true, false])
  func aDayThatIsNotThereChangesNothing(isMissing: Bool) async {
    let library = Library([5 * day: isMissing ? .missing : .broken("It is broken.")])
    let store = store(library.details)
    let before = store.board
    var failures: [OpeningFailure] = []
    let observation = store.observeFailures { failures.append($0) }
    defer { withExtendedLifetime(observation) {} }
    store.open(0, at: 5 * day)
    library.finish(5 * day)
    #expect(await wait { !failures.isEmpty })
    #expect(
      failures == [isMissing ? .missing(chart: 0, moment: 5 * day) : .broken("It is broken.")])
    #expect(store.board == before)
    store.open(0, at: 5 * day)
    library.finish(5 * day)
    #expect(await wait { failures.count == 2 }, "it is looked for again")
  }

  @Test func aStoreThatIsGoneIsLeftAlone() async {
    let library = Library([5 * day: .table(week(around: 5 * day))])
    weak var gone: Store?
    do {
      let store = store(library.details)
      gone = store
      store.open(0, at: 5 * day)
    }
    #expect(gone == nil)
    library.finish(5 * day)
    #expect(await wait { library.reads == 1 })
  }

  @Test func onlyAnOverviewOpens() async {
    let library = Library([5 * day: .table(week(around: 5 * day))])
    let store = store(library.details)
    store.open(1, at: 5 * day)
    #expect(store.role(of: 1) == .plain)
    store.open(0, at: 5 * day)
    library.finish(5 * day)
    #expect(await wait { store.board.charts[0].zoom != nil })
    store.open(0, at: 6 * day)
    #expect(!store.openings.isAwaiting)
    #expect(library.reads == 1)
  }

  @Test func cardsAreReadForTheTimeOfThePointAndToldOnce() async throws {
    let asked = Mutex<[ClosedRange<Double>]>([])
    let details = DrillSource.cards { range in
      asked.withLock { $0.append(range) }
      return range.lowerBound == 0 ? [CardCharts([.line("X")])] : []
    }
    let store = store(details)
    var opened: [(chart: Int, moment: Double, cards: Int)] = []
    var failures: [OpeningFailure] = []
    let observations = [
      store.observeCards { opened.append(($0, $1, $2.count)) },
      store.observeFailures { failures.append($0) },
    ]
    defer { withExtendedLifetime(observations) {} }
    #expect(store.role(of: 0) == .overview)
    let x = store.board.charts[0].table.x
    store.open(0, at: x[1])
    store.open(0, at: x[1])
    #expect(await wait { !failures.isEmpty })
    #expect(failures == [.missing(chart: 0, moment: x[1])] && opened.isEmpty)
    #expect(asked.withLock { $0 } == [x[1]...store.board.charts[0].table.end(ofPeriod: 1)])
    store.open(0, at: x[0])
    #expect(await wait { !opened.isEmpty })
    #expect(
      opened.count == 1 && opened[0] == (0, 0, 1)
        && store.board.charts.allSatisfy { $0.zoom == nil })
  }
}
