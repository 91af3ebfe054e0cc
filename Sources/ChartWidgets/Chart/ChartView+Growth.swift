import ChartCore
import GtkBridge

extension ChartView {
  /// Shows what its chart has become, at once: while a series fades in, every frame draws all of
  /// them, and the reading needs the processors.
  func grow() {
    guard chart != nil else { return }
    startAnew()
    retarget(.cut)
    describing.schedule()
  }
}
