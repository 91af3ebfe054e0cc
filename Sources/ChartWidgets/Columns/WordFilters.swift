import CGtk
import ChartCore
import ChartScene
import GtkBridge

private let margin: gint = 12

/// Below the columns of numbers those of few words: which of their words have their rows drawn.
final class WordFilters {
  /// The widget that shows it; nothing where a file has no such words.
  let widget = Widget.column()
  private let store: Store
  private let count = Widget.label()
  private let list = Widget.column()
  private let scroller = Widget.scroller()
  private var rows: [WordFilter] = []

  /// The columns of few words of a store's file.
  init(_ store: Store) {
    self.store = store
    gtk_box_append(widget.cast(), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    gtk_box_append(widget.cast(), heading(title: tr("Rows"), count))
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, mostHeight)
    gtk_scrolled_window_set_child(scroller.opaque, list)
    gtk_box_append(widget.cast(), scroller)
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(list, margin / 2) }
    gtk_widget_set_margin_bottom(list, margin / 2)
  }

  /// Shows what the board leaves of the rows now.
  func show(_ formats: Formats) {
    let labels = store.catalog.labels.filter(\.areFew)
    if rows.map(\.labels) != labels { make(labels) }
    for row in rows { row.show() }
    gtk_widget_set_visible(widget, rows.isEmpty ? 0 : 1)
    guard let chart = store.board.charts.first(where: { !$0.table.labels.isEmpty }) else { return }
    let all = store.catalog.tables[chart.content.origin].pointCount
    let left = chart.table.pointCount
    let numbers = [left, all].map { formats.value(Double($0), unit: .plain) }
    gtk_label_set_text(
      count.opaque, left == all ? tr("all drawn") : tr("\(numbers[0]) of \(numbers[1])"))
  }

  private func make(_ labels: [Labels]) {
    for row in rows { gtk_box_remove(list.cast(), row.widget) }
    rows = labels.map { WordFilter($0, store) }
    for row in rows { gtk_box_append(list.cast(), row.widget) }
  }
}

/// A column of few words: a button that says which of them are drawn, and opens check buttons for them.
final class WordFilter {
  /// The words.
  let labels: Labels
  /// The widget that shows it.
  let widget = Widget.row()
  private let store: Store
  private let button = Widget.button()
  private let chosen = Widget.label()
  private var popover: Popover?
  private var checks: [UnsafeMutablePointer<GtkWidget>] = []
  private var isSetting = false

  /// The words of a column of a store's file.
  init(_ labels: Labels, _ store: Store) {
    (self.labels, self.store) = (labels, store)
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_add_css_class(button, "word-filter")
    gtk_widget_set_hexpand(button, 1)
    gtk_button_set_child(button.cast(), content)
    gtk_box_append(widget.cast(), button)
    connect(button, "clicked") { [weak self] in self?.open() }
  }

  private var dropped: Set<String> { store.board.dropped(of: labels.name) }

  /// Shows which words the board has drawn now.
  func show() {
    let words = summary
    gtk_label_set_text(chosen.opaque, words)
    setAccessibleLabel(tr("Rows by \(labels.name.shortened): \(words)"), of: button)
    isSetting = true
    defer { isSetting = false }
    for (check, word) in zip(checks, labels.words) {
      gtk_check_button_set_active(check.cast(), dropped.contains(word) ? 0 : 1)
    }
  }

  private var summary: String {
    let left = labels.words.filter { !dropped.contains($0) }
    if left.count == labels.words.count { return tr("All") }
    return left.count <= fewNamed
      ? left.map(\.shown).joined(separator: ", ") : tr("\(left.count) of \(labels.words.count)")
  }

  private var content: UnsafeMutablePointer<GtkWidget> {
    let line = Widget.row(spacing: margin)
    let name = Widget.label(labels.name.onOneLine.shortened)
    gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_ellipsize(chosen.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(name, 1)
    gtk_label_set_xalign(name.opaque, 0)
    gtk_label_set_xalign(chosen.opaque, 1)
    gtk_widget_add_css_class(chosen, "dim-label")
    for part in [name, chosen, Widget.icon("pan-down-symbolic")] {
      gtk_box_append(line.cast(), part)
    }
    return line
  }
}

extension WordFilter {
  private func open() {
    let popover = Popover(
      choices, over: widget,
      at: GdkRectangle(
        x: gtk_widget_get_width(widget) / 2, y: 0, width: 1,
        height: gtk_widget_get_height(widget)),
      onClose: { [weak self] in
        self?.checks = []
        self?.popover = nil
      })
    setAccessibleLabel(tr("Words of \(labels.name.shortened)"), of: popover.widget)
    self.popover = popover
    show()
    popover.present()
    checks.first.map { _ = gtk_widget_grab_focus($0) }
  }

  /// A check button for each word, in a list that scrolls.
  private var choices: UnsafeMutablePointer<GtkWidget> {
    let list = Widget.column()
    checks = labels.words.map { word in
      let check = Widget.checkButton(word.shown)
      connect(check, "toggled") { [weak self] in self?.toggle(word) }
      gtk_box_append(list.cast(), check)
      return check
    }
    let scroller = Widget.scroller()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, 2 * mostHeight)
    gtk_scrolled_window_set_child(scroller.opaque, list)
    return scroller
  }

  private func toggle(_ word: String) {
    guard !isSetting else { return }
    store.change(.drop(words: dropped.symmetricDifference([word]), of: labels.name))
    show()
  }
}

/// The height in pixels of which there may be filters before they scroll; of words twice as much.
private let mostHeight: gint = 150
/// So many words that are left are named, of more how many there are.
private let fewNamed = 3
/// The most letters of a word on a button.
private let longestWord = 30

extension String {
  /// A word as it stands on a button.
  fileprivate var shown: String {
    if isBlank { return "(empty)" }
    let word = onOneLine.shortened
    return word.count > longestWord ? word.prefix(longestWord) + "…" : word
  }
}
