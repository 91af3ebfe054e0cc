import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// What the pointer does over a chart's graph: it reads, opens, drags, chooses and raises.
final class GraphPointer {
  private let graph: GraphArea
  private let model: ChartModel
  private let indicator: Indicator
  private let sectors: PieSectors
  private let raising: Raising

  /// Follows the pointer over the graph of a model's chart.
  init(
    over graph: GraphArea, _ model: ChartModel, _ indicator: Indicator, _ sectors: PieSectors,
    raising: Raising
  ) {
    (self.graph, self.model, self.indicator) = (graph, model, indicator)
    (self.sectors, self.raising) = (sectors, raising)
    graph.onHover = { [weak self] place in self?.follow(place) }
    graph.onClick = { [weak self] place, presses, isShift in
      self?.clicked(place, presses, isShift)
    }
    graph.onDragBegin = { [weak self] in self?.beginDrag() }
    graph.onDrag = { [weak self] pixels in self?.indicator.drag(by: pixels) }
    graph.onDragEnd = { [weak self] in self?.endDrag() }
  }

  /// Where the pointer reads values.
  var widget: UnsafeMutablePointer<GtkWidget> { graph.picture.widget }

  /// Follows the pointer to a place of the graph, or away.
  func follow(_ place: Point?) {
    guard indicator.wants(place) else { return }
    let opens = indicator.follow(place)
    if model.hasSectors { return sectors.choose(at: place) }
    setPointer(opens ? .button : .standard, over: widget)
  }

  private func beginDrag() {
    model.store.hold(true)
    indicator.beginDrag()
  }

  private func endDrag() {
    indicator.endDrag()
    model.store.hold(false)
  }

  /// Raises the line that the pointer is near to at a time, as the lines move under it too.
  func look(at seconds: Double) {
    raising.point(at: pointedLine(at: seconds), isAnimated: model.isAnimated, at: seconds)
  }

  /// The line at a place of the graph now; nil where none is near.
  func line(at place: Point) -> Int? { line(at: place, seconds: model.seconds) }

  private func pointedLine(at seconds: Double) -> Int? {
    indicator.hover.flatMap { line(at: $0, seconds: seconds) }
  }

  private func line(at place: Point, seconds: Double) -> Int? {
    guard let end = model.shown, model.leaving == nil else { return nil }
    return model.picture(of: end, at: seconds)?.line(at: place)
  }

  private func clicked(_ place: Point, _ presses: Int, _ isShift: Bool) {
    guard model.leaving == nil else { return }
    if model.hasSectors, presses == 1 { return sectors.choose(at: place) }
    if isShift { return indicator.markPoint(at: place) }
    indicator.click(at: place, presses: presses)
  }
}
