import ChartWidgets
import ChartCore
import CGtk
import ChartScene
import GtkBridge

/// The menu of the chart in front, at the place where people ask for it.
final class ContextMenu {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private var popover: Popover?

  /// A menu that is not open, in a window whose content an overlay holds.
  init(over overlay: UnsafeMutablePointer<GtkWidget>) { self.overlay = overlay }

  /// Opens it at a place of a widget.
  func present(at point: Point, of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let choices = WindowChoices(of: overlay) else { return }
    present(chartMenu(choices), at: point, of: widget)
  }

  /// Opens another menu there.
  func present(_ menu: Menu, at point: Point, of widget: UnsafeMutablePointer<GtkWidget>) {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(widget, overlay, point.x, point.y, &x, &y)
    let popover = Popover(
      menu: menu, over: overlay,
      at: GdkRectangle(x: gint(x.rounded()), y: gint(y.rounded()), width: 1, height: 1)
    ) { [weak self] in self?.popover = nil }
    self.popover = popover
    popover.present()
  }

  /// Lets go of it with its window.
  func dismantle() { popover = nil }
}

/// What can be done with a chart.
func chartMenu(_ choices: WindowChoices) -> Menu {
  let menu = Menu()
  appendSection([.copy, .copyValues], to: menu)
  appendSection(Command.waysOut, to: menu)
  appendSection([.note, .notes, .table], to: menu) { part in
    for command in [.range, .beside, .lay, .scatter] as [Command] { command.append(to: part) }
    appendChoices(of: [.yAxis, .prices], to: part, choices)
  }
  return menu
}
