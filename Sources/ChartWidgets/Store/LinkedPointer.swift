import ChartCore
import GtkBridge

/// Where the pointer reads a chart, for the charts that are linked with it.
///
/// It is asked rather than told: the chart may move under the pointer, and may have another place on the board.
final class LinkedPointer {
  private var source: (owner: ObjectIdentifier, chart: () -> Int?, moment: () -> Double?)?
  private let observers = Observers<Int>()

  /// The pointer is over a chart: which one that is, and at which moment, `owner` knows.
  func enter(owner: AnyObject, chart: @escaping () -> Int?, moment: @escaping () -> Double?) {
    source = (ObjectIdentifier(owner), chart, moment)
    tell()
  }

  /// The pointer is no more where `owner` knows of it.
  func leave(owner: AnyObject) {
    guard let source, source.owner == ObjectIdentifier(owner) else { return }
    let chart = source.chart()
    self.source = nil
    chart.map(tell(of:))
  }

  /// The moment under a pointer that is over a chart linked with this one, as the x of this one has it.
  func moment(for chart: Int, on board: Board) -> Double? {
    guard let source, let other = source.chart(), board.areLinked(other, chart) else { return nil }
    return source.moment().flatMap { board.x(in: chart, reading: $0, of: other) }
  }

  /// Calls `observer` with the chart that the pointer has moved over, or left.
  func observe(_ observer: @escaping (_ chart: Int) -> Void) -> Observation {
    observers.add(observer)
  }

  private func tell() { source?.chart().map(tell(of:)) }

  private func tell(of chart: Int) { observers.tell(chart) }
}
