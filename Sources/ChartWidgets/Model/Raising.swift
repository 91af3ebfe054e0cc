import ChartCore
import ChartScene

/// Seconds for the others to fade, or to come back: it answers to the pointer.
private let raiseSeconds = 0.18

/// Which series of a chart is raised over the others: the one whose name is pointed at or has the keyboard,
/// else the one whose line the pointer is near to.
final class Raising {
  private var named: Int?
  private var pointed: Int?
  /// The series that was raised last, which stays in front while the others come back.
  private var series = 0
  private var amount = Motion(resting: 0.0)

  /// Forgets all, as another chart has come.
  func startAnew() {
    (named, pointed) = (nil, nil)
    amount = Motion(resting: 0)
  }

  /// Raises the series of a name from the next frame on; nil where none is meant any more.
  func name(_ series: Int?) { named = series }

  /// Lets go of the series of a name, if it is still the one.
  func forget(_ series: Int) { if named == series { named = nil } }

  /// Raises the series of a line, or none, unless one is named.
  func point(at series: Int?, isAnimated: Bool, at seconds: Double) {
    pointed = series
    let wanted = named ?? pointed
    if let wanted { self.series = wanted }
    amount.retarget(
      to: wanted == nil ? 0 : 1, at: seconds, duration: isAnimated ? raiseSeconds : 0)
  }

  /// The raised series at a time; nil where all are alike.
  func raised(at seconds: Double) -> RaisedSeries? {
    let amount = amount.value(at: seconds)
    return amount > 0 ? RaisedSeries(series, amount: amount) : nil
  }

  /// Whether the others are on their way at a time.
  func isMoving(at seconds: Double) -> Bool { !amount.isFinished(at: seconds) }
}
