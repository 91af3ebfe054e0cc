import ChartCore
import GtkBridge

/// What charts' points open into, on its way: what is read in the background, and the days that were.
///
/// Charts are meant by their ids, as others may have taken their places when something has been read.
final class Openings {
  /// The moments that charts are to open once they are read.
  private var awaited: [Int: Double] = [:]
  private var days = DayCache()
  /// How often the charts' data have become others: what is read of those before is nobody's.
  private var generation = 0

  /// Whether something is on its way that will be shown.
  var isAwaiting: Bool { !awaited.isEmpty }

  /// Whether a day is there at once.
  func has(dayAt moment: Double, of id: Int) -> Bool { day(at: moment, of: id) != nil }

  /// A day that is there at once; nil where it has to be read.
  func day(at moment: Double, of id: Int) -> Table? {
    days.table(for: DayCache.Key(chart: id, moment: moment))
  }

  /// Whatever was to open does not any more; `isOfOtherData` where what has been read is of no use either.
  func forget(isOfOtherData: Bool) {
    awaited = [:]
    guard isOfOtherData else { return }
    days = DayCache()
    generation += 1
  }

  /// Has the day at a moment of a chart read, and hands it over unless another point was opened or left meanwhile. It is
  /// kept even where it comes too late.
  func day(
    at moment: Double, of id: Int, reading read: @escaping @Sendable (Double) -> DayReading,
    then take: @escaping (DayReading) -> Void
  ) {
    let key = DayCache.Key(chart: id, moment: moment)
    if let table = days.table(for: key) {
      awaited[id] = nil
      return take(.table(table))
    }
    expect(moment, of: id) {
      read(moment)
    } kept: { [weak self] result in
      if case .table(let table) = result { self?.days.keep(table, for: key) }
    } then: {
      take($0)
    }
  }

  /// Has the cards of a moment of a chart read, and hands them over under the same condition.
  func cards(
    at moment: Double, of id: Int, reading read: @escaping @Sendable () -> [CardCharts],
    then take: @escaping ([CardCharts]) -> Void
  ) {
    expect(moment, of: id, read, kept: { _ in }, then: take)
  }

  private func expect<Result: Sendable>(
    _ moment: Double, of id: Int, _ read: @escaping @Sendable () -> Result,
    kept keep: @escaping (Result) -> Void, then take: @escaping (Result) -> Void
  ) {
    guard awaited[id] != moment else { return }
    awaited[id] = moment
    let generation = generation
    inBackground {
      read()
    } then: { [weak self] result in
      guard let self, generation == self.generation else { return }
      keep(result)
      guard awaited[id] == moment else { return }
      awaited[id] = nil
      take(result)
    }
  }
}
