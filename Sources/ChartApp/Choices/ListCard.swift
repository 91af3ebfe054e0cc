import CGtk
import ChartWidgets
import GtkBridge

/// The least width of a card, and the most height of its list, in pixels: it fits the narrowest window.
private let (width, mostHeight): (gint, gint) = (330, 420)
private let margin: gint = 12
/// A row's lines have no more letters: beside two buttons there is room for these.
private let lineLetters: gint = 26

/// A card at the top of a window with a list of things, each with buttons for what can be done with it.
final class ListCard {
  /// A button of a row.
  struct Button {
    /// The name of its icon, which the buttons below the list have none of, and what it says.
    var icon = ""
    let name: String
    /// Whether it can be pressed.
    var isEnabled = true
    /// What it does.
    let onPress: () -> Void
  }

  /// A row of the list.
  struct Row {
    /// What it is about, which is read whole, and what is said of that.
    let title, subtitle: String
    /// What can be done with it.
    let buttons: [Button]
    /// What happens when the row itself is chosen; nil where nothing does.
    var onChoose: (() -> Void)?
  }

  private let list = Widget.list()
  private let footer: [Button]
  private let nothing: UnsafeMutablePointer<GtkWidget>
  private var rows: [Row] = []
  private var popover: Popover?

  /// A card over the upper end of a widget, called by its title; `emptyWords` are there where the list has nothing, and the
  /// buttons of `footer` below it, with their names.
  init(
    over parent: UnsafeMutablePointer<GtkWidget>, title: String, emptyWords: String,
    footer: [Button] = [], onClose: @escaping () -> Void
  ) {
    self.footer = footer
    nothing = wrappedLabel(emptyWords, "dim-label")
    connect(list, "row-activated") { [weak self] (row: OpaquePointer) in
      self?.choose(Int(gtk_list_box_row_get_index(row.cast())))
    }
    let popover = Popover(content(title), atTopOf: parent, onClose: onClose)
    setAccessibleLabel(title, of: popover.widget)
    self.popover = popover
  }

  /// Shows it.
  func present() { popover?.present() }

  /// Closes it.
  func close() { popover?.close() }

  /// Lists rows; the keyboard stays on the row that it is on, or the one that has taken its place.
  func show(_ rows: [Row]) {
    let focused = self.rows.indices.first { row in
      gtk_list_box_get_row_at_index(list.opaque, gint(row)).map { hasFocusWithin($0.cast()) }
        ?? false
    }
    self.rows = rows
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(list.opaque, row.cast())
    }
    for row in rows { gtk_list_box_append(list.opaque, widget(of: row)) }
    if let focused, !rows.isEmpty {
      let row = gtk_list_box_get_row_at_index(list.opaque, gint(min(focused, rows.count - 1)))
      row.map { _ = gtk_widget_grab_focus($0.cast()) }
    }
  }

  private func choose(_ index: Int) {
    guard rows.indices.contains(index), let onChoose = rows[index].onChoose else { return }
    close()
    onChoose()
  }
}

// MARK: - Content

extension ListCard {
  private func content(_ title: String) -> UnsafeMutablePointer<GtkWidget> {
    let heading = Widget.label(title)
    heading.addStyles("heading")
    setAccessibleLabel(title, of: list)
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    list.addStyles("boxed-list")
    gtk_widget_set_visible(nothing, 1)
    gtk_list_box_set_placeholder(list.opaque, nothing)
    let scroller = Widget.scroller(of: list, mostHeight: mostHeight)
    gtk_widget_set_size_request(scroller, width, -1)
    let buttons = footer.isEmpty ? [] : [Widget.row(spacing: margin / 2, footer.map(footerButton))]
    return .column(spacing: margin, [heading, scroller] + buttons)
  }

  private func footerButton(_ button: Button) -> UnsafeMutablePointer<GtkWidget> {
    let widget = Widget.button(button.name)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_sensitive(widget, button.isEnabled ? 1 : 0)
    connect(widget, "clicked") { [weak self] in
      self?.close()
      button.onPress()
    }
    return widget
  }

  private func widget(of row: Row) -> UnsafeMutablePointer<GtkWidget> {
    let subtitles = row.subtitle.isEmpty ? [] : [wrappedLabel(row.subtitle, "caption")]
    let words = Widget.column(spacing: 2, [wrappedLabel(row.title, "body")] + subtitles)
    gtk_widget_set_hexpand(words, 1)
    let line = Widget.row(
      spacing: margin / 2, [words] + row.buttons.map { widget(of: $0, row.title) })
    line.setMargins(margin / 2)
    let box: Widget = gtk_list_box_row_new()
    gtk_list_box_row_set_child(box.cast(), line)
    gtk_list_box_row_set_activatable(box.cast(), row.onChoose == nil ? 0 : 1)
    setAccessibleLabel([row.title, row.subtitle].joined(separator: ", "), of: box)
    return box
  }

  private func widget(of button: Button, _ title: String) -> UnsafeMutablePointer<GtkWidget> {
    let widget = Widget.button(icon: button.icon)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    widget.addStyles("flat")
    gtk_widget_set_tooltip_text(widget, button.name)
    setAccessibleLabel("\(button.name): \(title)", of: widget)
    gtk_widget_set_sensitive(widget, button.isEnabled ? 1 : 0)
    connect(widget, "clicked") { button.onPress() }
    return widget
  }
}

/// A label of all its words, on as many lines as they need.
private func wrappedLabel(_ words: String, _ style: String) -> UnsafeMutablePointer<GtkWidget> {
  let label = Widget.label(words)
  gtk_label_set_wrap(label.opaque, 1)
  gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
  // The list is as high as it is at this width.
  gtk_label_set_max_width_chars(label.opaque, lineLetters)
  gtk_label_set_xalign(label.opaque, 0)
  label.addStyles(style)
  return label
}
