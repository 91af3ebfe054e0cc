import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// What a point opened into, over the charts that it is from: a board of its own below a row that leads back.
final class CardsPage {
  /// The row and the board.
  let widget = Widget.column()
  /// The state of its charts.
  let store: Store
  /// Its charts.
  let board: BoardView
  /// What hears of them as long as the page is there.
  var observations: [Observation] = []
  /// How its charts are arranged at first: those of one activity below each other, those of several paged, in the window's
  /// way where that has pages.
  let layout: BoardLayout
  /// How the board below was arranged.
  let layoutBefore: BoardLayout

  /// Cards under a title: of one all its charts, of several the first ones, each of which opens into all of its own.
  init(
    _ cards: [CardCharts], title: String, from layoutBefore: BoardLayout,
    _ appearance: AppearanceSource
  ) {
    self.layoutBefore = layoutBefore
    let tables = cards.count == 1 ? cards[0].tables : cards.map { $0.tables[0] }
    let details = cards.map { card in
      card.tables.count > 1 ? DrillSource.cards { _ in [card] } : .none
    }
    layout = cards.count == 1 ? .list : layoutBefore == .cards ? .cards : .carousel
    store = Store(
      BoardFiles(charts: tables, details: cards.count == 1 ? [] : details), layout: layout)
    board = BoardView(store: store, appearance: appearance)
    widget.addStyles("cards-page")
    gtk_box_append(widget.cast(), row(title))
    gtk_widget_set_vexpand(board.widget, 1)
    gtk_box_append(widget.cast(), board.widget)
    bindKeys(of: .back, in: widget)
  }

  private func row(_ title: String) -> UnsafeMutablePointer<GtkWidget> {
    let row: Widget = gtk_center_box_new()
    let back = Widget.button(icon: "go-previous-symbolic")
    gtk_actionable_set_action_name(back.opaque, Command.back.action)
    gtk_widget_set_tooltip_text(back, Command.back.title)
    back.addStyles("flat")
    let label = Widget.label(title)
    label.addStyles("heading")
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_center_box_set_start_widget(row.opaque, back)
    gtk_center_box_set_center_widget(row.opaque, label)
    row.setMargins(6)
    return row
  }
}
