import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The views of the charts near the screen: those that leave are bound anew to what comes.
///
/// A view that is put away is hidden, not only left out of the drawing: a screen reader would still find
/// it otherwise.
final class ChartPool {
  /// The views that are seen, by chart.
  private(set) var views: [Int: ChartView] = [:]
  private var spare: [ChartView] = []
  private let make: () -> ChartView

  /// A pool whose views `make` makes.
  init(_ make: @escaping () -> ChartView) { self.make = make }

  /// How many views there are, seen and spare.
  var count: Int { views.count + spare.count }
  /// All views, seen and spare.
  var all: [ChartView] { Array(views.values) + spare }

  /// Has a view for each of these charts and for no others.
  func show(_ charts: Set<Int>, form: ChartForm) {
    for (chart, view) in views where !charts.contains(chart) {
      views[chart] = nil
      putAway(view)
    }
    for chart in charts.sorted() {
      let view = views[chart] ?? take()
      views[chart] = view
      view.bind(to: chart, form: form)
    }
  }

  /// A view that shows nothing yet.
  func take() -> ChartView {
    guard let view = spare.popLast() else { return make() }
    gtk_widget_set_visible(view.canvas.widget, 1)
    return view
  }

  /// Takes back a view that is not needed any more.
  func putAway(_ view: ChartView) {
    view.unbind()
    // GTK would look for another place in the next frame, even if the view is shown again by then.
    view.dropFocus()
    gtk_widget_set_visible(view.canvas.widget, 0)
    spare.append(view)
  }
}
