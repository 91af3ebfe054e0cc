import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The days of a calendar, and the buttons to the months around it, as widgets over what is painted: screen readers find
/// the days there, and the keyboard the buttons.
final class CalendarCells {
  private let parent: Canvas
  private var days: [UnsafeMutablePointer<GtkWidget>] = []
  private var buttons: [UnsafeMutablePointer<GtkWidget>] = []
  /// What was said last.
  private var names: [String] = []

  /// The cells on a calendar's canvas; `turn` leads so many months on.
  init(in parent: Canvas, turn: @escaping (_ months: Int) -> Void) {
    self.parent = parent
    buttons = [(tr("Previous Month"), -1), (tr("Next Month"), 1)].map { name, months in
      let button = Widget.button()
      for name in ["flat", "figure"] { gtk_widget_add_css_class(button, name) }
      setAccessibleLabel(name, of: button)
      gtk_widget_set_tooltip_text(button, name)
      connect(button, "clicked") { turn(months) }
      gtk_widget_set_parent(button, parent.widget)
      return button
    }
  }

  /// Has a cell for each day of a month, with its name.
  func show(_ geometry: CalendarGeometry, name: (Int) -> String) {
    let names = (1...max(1, geometry.month.dayCount)).map(name)
    guard names != self.names else { return }
    self.names = names
    while days.count > names.count { gtk_widget_unparent(days.removeLast()) }
    while days.count < names.count { addDay() }
    for (day, name) in zip(days, names) { setAccessibleLabel(name, of: day) }
    parent.queueAllocate()
  }

  private func addDay() {
    let day = Widget.row()
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_GRID_CELL, of: day)
    gtk_widget_set_can_target(day, 0)
    gtk_widget_set_parent(day, parent.widget)
    days.append(day)
  }

  /// Puts all over what is painted of a month; nowhere where there is none.
  func place(_ geometry: CalendarGeometry?) {
    for (number, button) in buttons.enumerated() {
      placeWidget(button, geometry?.button(number))
    }
    for (number, day) in days.enumerated() {
      let isInMonth = geometry.map { number < $0.month.dayCount } ?? false
      placeWidget(day, isInMonth ? geometry?.cell(ofDay: number + 1) : nil)
    }
  }
}
