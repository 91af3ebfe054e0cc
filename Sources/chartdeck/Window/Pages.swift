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
    setTitle(nil)
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

  /// Shows how far the reading of a file has come.
  func showReading(_ status: ReadingStatus, of name: String) {
    show(PageName.reading) {
      let page = adw_status_page_new()!
      adw_status_page_set_title(page.opaque, markup(of: name))
      gtk_widget_set_size_request(status.progress, progressWidth, -1)
      gtk_widget_add_css_class(status.cancel, "pill")
      let content = column()
      gtk_box_set_spacing(content.cast(), 24)
      gtk_widget_set_halign(status.cancel, GTK_ALIGN_CENTER)
      gtk_box_append(content.cast(), status.progress)
      gtk_box_append(content.cast(), status.cancel)
      adw_status_page_set_child(page.opaque, content)
      return page
    }
    gtk_widget_grab_focus(status.cancel)
  }

  /// Shows a sentence in place of the charts that could not be had.
  func showError(_ sentence: String) {
    remove(PageName.error)
    setTitle(nil)
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

  private func remove(_ name: String) {
    gtk_stack_get_child_by_name(pages.opaque, name).map { gtk_stack_remove(pages.opaque, $0) }
  }

  private func show(_ name: String, make: () -> UnsafeMutablePointer<GtkWidget>) {
    if gtk_stack_get_child_by_name(pages.opaque, name) == nil {
      gtk_stack_add_named(pages.opaque, make(), name)
    }
    turn(to: name)
  }

  /// Shows a page that is there. A reading's comes and goes at once, and so does what comes of one that
  /// took its time: to fade it draws two pages in each frame, and longer than a frame may take.
  func turn(to name: String) {
    let isFading =
      !tookLong && gtk_stack_get_child_by_name(pages.opaque, PageName.reading) == nil
    let transition =
      isFading ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE
    gtk_stack_set_visible_child_full(pages.opaque, name, transition)
    tookLong = false
    if name != PageName.reading { remove(PageName.reading) }
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
    let button = mnemonicButton(label)
    gtk_widget_add_css_class(button, "pill")
    if isSuggested { gtk_widget_add_css_class(button, "suggested-action") }
    gtk_actionable_set_action_name(button.opaque, action)
    return button
  }
}

/// How wide a progress bar on a page is, in pixels: it fits the narrowest window.
private let progressWidth: gint = 300

/// The longest sentence that is laid out: names in it come from files.
private let mostCharacters = 400

/// The beginning of a sentence that is too long to read.
func beginning(of text: String) -> String {
  text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
}

/// Plain text for a property that libadwaita reads as markup.
func markup(of text: String) -> String {
  let escaped = g_markup_escape_text(beginning(of: text), -1)!
  defer { g_free(escaped) }
  return String(cString: escaped)
}
