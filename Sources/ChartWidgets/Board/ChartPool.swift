import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The views of the charts near the screen, and of the one that is opened over them: those that leave are
/// bound anew to what comes.
///
/// A view that is put away is hidden, not only left out of the drawing: a screen reader would still find
/// it otherwise.
final class ChartPool {
  /// The views near the screen, by chart.
  private(set) var views: [Int: ChartView] = [:]
  /// The full chart set over the others.
  private(set) var opened: ChartView?
  private var spare: [ChartView] = []
  private let make: () -> ChartView
  /// The view that is over the others whenever one is: what it is for a screen reader never changes.
  private var dialog: ChartView?
  private let makeDialog: () -> ChartView

  /// A pool whose views `make` makes, and `makeDialog` the one over them, once it is needed.
  init(_ make: @escaping () -> ChartView, dialog makeDialog: @escaping () -> ChartView) {
    (self.make, self.makeDialog) = (make, makeDialog)
  }

  /// The views on the screen, that of an opened chart too.
  var onScreen: [ChartView] { Array(views.values) + (opened.map { [$0] } ?? []) }
  /// All views, seen and spare.
  var all: [ChartView] { Array(views.values) + (dialog.map { [$0] } ?? []) + spare }

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

  /// Lets go of the charts from a number on, which are no more.
  func drop(after count: Int) {
    for (chart, view) in views where chart >= count {
      views[chart] = nil
      putAway(view)
    }
  }

  /// Has a view of a chart over the others, and of no other chart.
  func open(_ chart: Int) {
    close()
    let view = dialog ?? makeDialog()
    gtk_widget_set_visible(view.canvas.widget, 1)
    view.bind(to: chart, form: .full)
    view.isFloating = true
    (dialog, opened) = (view, view)
  }

  /// Takes away the view over the others, if there is one.
  func close() {
    guard let view = opened else { return }
    opened = nil
    view.isFloating = false
    hide(view)
  }

  /// A view that shows nothing yet.
  private func take() -> ChartView {
    guard let view = spare.popLast() else { return make() }
    gtk_widget_set_visible(view.canvas.widget, 1)
    return view
  }

  /// Takes back a view that is not needed any more.
  private func putAway(_ view: ChartView) {
    hide(view)
    spare.append(view)
  }

  private func hide(_ view: ChartView) {
    view.unbind()
    // GTK would look for another place in the next frame, even if the view is shown again by then.
    view.dropFocus()
    gtk_widget_set_visible(view.canvas.widget, 0)
  }
}
