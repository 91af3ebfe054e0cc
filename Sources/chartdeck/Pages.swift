import CGtk
import GtkBridge

/// The names of the window's pages.
enum PageName {
  static let start = "start"
  static let reading = "reading"
  static let error = "error"
  static let board = "board"
}

// Pages are made when they are first shown: a window that opens with a file needs none of them.
extension Window {
  /// Shows the page of a window without a file.
  func showStart() {
    show(PageName.start) {
      let page = adw_status_page_new()!
      adw_status_page_set_icon_name(
        page.opaque,
        Icons.named(
          "\(Application.id)-symbolic", in: "symbolic/apps", else: "document-open-symbolic"))
      adw_status_page_set_title(page.opaque, "See Your Data")
      adw_status_page_set_description(
        page.opaque, "Open a chart file, or drop a file or a folder here.")
      let buttons = column()
      gtk_box_append(buttons.cast(), pill("_Open…", action: "win.open", isSuggested: true))
      gtk_box_append(
        buttons.cast(), pill("Show the _Sample", action: "win.show-sample", isSuggested: false))
      adw_status_page_set_child(page.opaque, buttons)
      return page
    }
  }

  /// Tells that the file on its way takes its time.
  func showReading() {
    guard isFree else { return }
    show(PageName.reading) {
      let page = adw_status_page_new()!
      let spinner = gtk_spinner_new()!
      gtk_widget_set_size_request(spinner, 48, 48)
      gtk_spinner_start(spinner.opaque)
      adw_status_page_set_child(page.opaque, spinner)
      adw_status_page_set_title(page.opaque, "Reading…")
      return page
    }
  }

  /// Shows a sentence in place of the charts that could not be had.
  func showError(_ sentence: String) {
    gtk_stack_get_child_by_name(pages.opaque, PageName.error).map {
      gtk_stack_remove(pages.opaque, $0)
    }
    show(PageName.error) {
      let page = adw_status_page_new()!
      adw_status_page_set_icon_name(page.opaque, "dialog-warning-symbolic")
      adw_status_page_set_title(page.opaque, "That File Could Not Be Opened")
      adw_status_page_set_description(page.opaque, markup(of: sentence))
      let buttons = column()
      gtk_box_append(buttons.cast(), pill("_Open Another…", action: "win.open", isSuggested: true))
      adw_status_page_set_child(page.opaque, buttons)
      return page
    }
  }

  private func show(_ name: String, make: () -> UnsafeMutablePointer<GtkWidget>) {
    if gtk_stack_get_child_by_name(pages.opaque, name) == nil {
      gtk_stack_add_named(pages.opaque, make(), name)
    }
    gtk_stack_set_visible_child_name(pages.opaque, name)
    gtk_window_present(widget.cast())
  }

  private func column() -> UnsafeMutablePointer<GtkWidget> {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
    return column
  }

  private func pill(
    _ label: String, action: String, isSuggested: Bool
  ) -> UnsafeMutablePointer<GtkWidget> {
    let button = gtk_button_new_with_mnemonic(label)!
    gtk_widget_add_css_class(button, "pill")
    if isSuggested { gtk_widget_add_css_class(button, "suggested-action") }
    gtk_actionable_set_action_name(button.opaque, action)
    return button
  }
}

/// The longest sentence that is laid out: names in it come from files.
private let mostCharacters = 400

/// Plain text for a property that libadwaita reads as markup.
func markup(of text: String) -> String {
  let cut = text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text[...]
  let escaped = g_markup_escape_text(String(cut), -1)!
  defer { g_free(escaped) }
  return String(cString: escaped)
}
