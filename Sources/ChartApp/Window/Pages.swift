import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// How wide a progress bar on a page is, in pixels: it fits the narrowest window.
private let progressWidth: gint = 300
/// So many files that were used last are offered to those who start.
private let mostRecent = 5

/// The pages of a window, of which one is seen; each is made when it is first shown, as a window that opens
/// with a file needs none but its charts.
final class Pages {
  /// The widget that shows them.
  let widget = Widget.stack()

  private enum Name: String {
    case start, reading, error, board
  }

  /// No pages yet.
  init() {
    gtk_stack_set_transition_type(widget.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_vexpand(widget, 1)
  }

  /// Shows what to do in a window without a file.
  func showStart() {
    if let page = page(.start) {
      if gtk_stack_get_visible_child(widget.opaque) == page { return }
      // The files that were used last are others by now.
      remove(.start)
    }
    add(startPage(), as: .start)
    show(.start)
  }

  /// Shows how far the reading of a file has come.
  func showReading(_ status: ReadingStatus, of name: String) {
    if page(.reading) == nil { add(readingPage(status, of: name), as: .reading) }
    show(.reading)
    gtk_widget_grab_focus(status.cancel)
  }

  /// Shows a sentence in place of the charts that could not be had, and whether the file can be read another way.
  func showError(_ sentence: String, canReadAgain: Bool, isAtOnce: Bool) {
    remove(.error)
    add(errorPage(sentence, canReadAgain: canReadAgain), as: .error)
    show(.error, isAtOnce: isAtOnce)
  }

  /// Has a page for charts, which is not seen yet.
  func addBoard(_ board: UnsafeMutablePointer<GtkWidget>) { add(board, as: .board) }

  /// Shows the charts.
  func showBoard(isAtOnce: Bool) { show(.board, isAtOnce: isAtOnce) }

  /// Takes the charts away, whose place another page has taken, and what they opened into.
  func removeBoards() {
    remove(.board)
    var number = 1
    while let page = gtk_stack_get_child_by_name(widget.opaque, cards(number)) {
      gtk_stack_remove(widget.opaque, page)
      number += 1
    }
  }

  /// Shows what a point of the charts opened into, over what was shown before; the first one is number 1.
  func push(_ page: UnsafeMutablePointer<GtkWidget>, number: Int) {
    gtk_stack_add_named(widget.opaque, page, cards(number))
    gtk_stack_set_visible_child_full(
      widget.opaque, cards(number), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
  }

  /// Shows again what was below a page, and takes that away.
  func pop(number: Int) {
    let below = number > 1 ? cards(number - 1) : Name.board.rawValue
    gtk_stack_set_visible_child_full(
      widget.opaque, below, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
    gtk_stack_get_child_by_name(widget.opaque, cards(number)).map {
      gtk_stack_remove(widget.opaque, $0)
    }
  }

  private func cards(_ number: Int) -> String { "cards-\(number)" }

  private func page(_ name: Name) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_stack_get_child_by_name(widget.opaque, name.rawValue)
  }

  private func add(_ page: UnsafeMutablePointer<GtkWidget>, as name: Name) {
    gtk_stack_add_named(widget.opaque, page, name.rawValue)
  }

  private func remove(_ name: Name) {
    page(name).map { gtk_stack_remove(widget.opaque, $0) }
  }

  /// Shows a page that is there. A reading's comes and goes at once, and so does what comes of one that
  /// took its time: to fade it draws two pages in each frame, and longer than a frame may take.
  private func show(_ name: Name, isAtOnce: Bool = false) {
    let isFading = !isAtOnce && page(.reading) == nil
    let transition =
      isFading ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE
    gtk_stack_set_visible_child_full(widget.opaque, name.rawValue, transition)
    if name != .reading { remove(.reading) }
  }
}

private func startPage() -> UnsafeMutablePointer<GtkWidget> {
  let page = Widget.statusPage(tr("See Your Data"))
  adw_status_page_set_icon_name(
    page.opaque,
    Icons.named("\(applicationID)-symbolic", in: "symbolic/apps", else: "document-open-symbolic"))
  adw_status_page_set_description(
    page.opaque, tr("Open a chart file, or drop a file or a folder here."))
  let buttons = [pill(.open, isSuggested: true), pill(.showSample)]
  let recent = RecentFiles.list(mostRecent)
  let others = recent.isEmpty ? [] : [recentButtons(recent)]
  adw_status_page_set_child(page.opaque, column(buttons + others))
  return page
}

/// Buttons for files that were used last, each of which opens one.
private func recentButtons(
  _ files: [(name: String, address: String)]
) -> UnsafeMutablePointer<GtkWidget> {
  let list = Widget.column()
  let heading = Widget.label(tr("Recent"))
  heading.addStyles("dim-label", "caption-heading")
  gtk_widget_set_margin_top(heading, 12)
  gtk_box_append(list.cast(), heading)
  for file in files {
    let button = Widget.button(file.name)
    button.addStyles("flat")
    gtk_button_get_child(button.cast()).map {
      gtk_label_set_ellipsize($0.opaque, PANGO_ELLIPSIZE_MIDDLE)
    }
    gtk_actionable_set_action_target_value(button.opaque, g_variant_new_string(file.address))
    gtk_actionable_set_action_name(button.opaque, Command.openRecent.action)
    gtk_box_append(list.cast(), button)
  }
  return list
}

private func readingPage(
  _ status: ReadingStatus, of name: String
) -> UnsafeMutablePointer<GtkWidget> {
  let page = Widget.statusPage(markup(of: name))
  gtk_widget_set_size_request(status.progress, progressWidth, -1)
  status.cancel.addStyles("pill")
  gtk_widget_set_halign(status.cancel, GTK_ALIGN_CENTER)
  adw_status_page_set_child(page.opaque, column([status.progress, status.cancel], spacing: 24))
  return page
}

private func errorPage(
  _ sentence: String, canReadAgain: Bool
) -> UnsafeMutablePointer<GtkWidget> {
  let page = Widget.statusPage(tr("That File Could Not Be Opened"))
  adw_status_page_set_icon_name(page.opaque, "dialog-warning-symbolic")
  adw_status_page_set_description(page.opaque, markup(of: sentence))
  let buttons = [pill(.open, tr("_Open Another…"), isSuggested: true)]
  let others = canReadAgain ? [pill(.readAs, tr("_Read as…"))] : []
  adw_status_page_set_child(page.opaque, column(buttons + others))
  return page
}

private func column(_ parts: [Widget], spacing: gint = 12) -> Widget {
  let column = Widget.column(spacing: spacing, parts)
  gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
  return column
}

private func pill(
  _ command: Command, _ label: String? = nil, isSuggested: Bool = false
) -> UnsafeMutablePointer<GtkWidget> {
  let button = button(for: command, label)
  button.addStyles("pill")
  if isSuggested { button.addStyles("suggested-action") }
  return button
}

/// Plain text for a property that libadwaita reads as markup.
private func markup(of text: String) -> String {
  String(taking: g_markup_escape_text(beginning(of: text), -1))
}
