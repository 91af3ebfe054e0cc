import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// A chart's title at the left and its visible range in words at the right; in a detail, the button in
/// the title's place that leads back.
final class Header {
  let picture = SceneCanvas<PartKey>()
  private let model: ChartModel
  private let zoomOut = ZoomOutButton()
  private let parent: Canvas
  private let sibling: UnsafeMutablePointer<GtkWidget>

  /// The header of a model's chart, whose button comes into `parent`, below `sibling`.
  init(_ model: ChartModel, in parent: Canvas, below sibling: UnsafeMutablePointer<GtkWidget>) {
    (self.model, self.parent, self.sibling) = (model, parent, sibling)
    zoomOut.onClick = { [weak self] in self?.model.leaveDetail() }
  }

  /// Whether the keyboard is on the way back.
  var hasFocus: Bool { zoomOut.hasFocus }

  /// Has the button where one of the ends on show is a detail.
  func bind() {
    if model.zoom.ends.contains(where: \.isDetail) {
      zoomOut.show(title: model.title, in: parent, below: sibling)
    } else {
      zoomOut.hide()
    }
  }

  /// Makes the button as opaque as its end.
  func fade(at seconds: Double) {
    model.zoom.ends.first(where: \.isDetail).map {
      zoomOut.fade(to: model.zoom.opacity(of: $0, at: seconds))
    }
  }

  /// Puts the button at the left of the header.
  func place(in header: Rect) {
    let appearance = model.appearance
    zoomOut.place(
      in: header, color: appearance.current.style.theme.accent, measure: appearance.measure)
  }
}
