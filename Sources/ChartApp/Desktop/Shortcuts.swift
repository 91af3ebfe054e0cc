import CGtk
import ChartCore
import GtkBridge

/// Lists the keys in a window that is freed when it is closed.
func showShortcuts(over parent: UnsafeMutablePointer<GtkWidget>) {
  let window = shortcutsWindow()
  // What is written in its header bar is not its name.
  gtk_window_set_title(window.cast(), "Keyboard Shortcuts")
  gtk_window_set_transient_for(window.cast(), parent.cast())
  gtk_window_set_destroy_with_parent(window.cast(), 1)
  gtk_window_present(window.cast())
}

/// A window that lists the keys; GTK owns it until it is closed.
private func shortcutsWindow() -> OpaquePointer {
  let builder = gtk_builder_new_from_string(markup, -1)!
  // A window belongs to GTK's list of windows, not to its builder.
  let window = gtk_builder_get_object(builder, "shortcuts")!
  g_object_unref(builder.raw)
  return window.opaque
}

private let groups: [(title: String, shortcuts: [(keys: String, title: String)])] = [
  (
    "Window",
    [
      ("<Control>o", "Open a file"), ("<Control><Shift>o", "Open a folder"),
      ("F5", "Read the file again"),
      ("<Control>s", "Export pictures and values"), ("<Control>p", "Print"),
      ("<Control>f", "Go to a chart or series"), ("F9", "Columns"), ("<Control>t", "Data table"),
      ("<Control>r", "Read a table as something else"),
      ("<Control>l", "Link charts, or each by itself"),
      ("<Control>z <Control><Shift>z", "Undo a change, do it again"),
      ("<Control>comma", "Preferences"), ("<Control>n", "New window"),
      ("<Control>w", "Close window"),
    ] + BoardLayout.allCases.map { ($0.accelerator, $0.title) }
      + [("F11", "Fullscreen"), ("<Control>q", "Quit")]
  ),
  (
    "Carousel and cards",
    [
      ("Page_Up Page_Down", "Turn the page, reorder the cards"), ("Return", "Open the front card"),
      ("Escape", "Close it"),
    ]
  ),
  (
    "Chart",
    [
      ("Left Right", "Move the indicator"), ("Home End", "First and last visible point"),
      ("Up Down", "Highest and lowest visible value"), ("n", "Hear of the next series"),
      ("Page_Up Page_Down", "Jump ten points, in the list"),
      ("Return", "Open the day or the week at the indicator"),
      ("Escape", "Let the indicator go, then the day or the week"),
      ("plus minus", "Zoom"), ("0", "Show everything"),
      ("BackSpace", "Back from a range that was selected"),
      ("m", "Mark the point at the indicator, for a range"),
      ("<Control>m", "Write a note at the indicator, or about the range"),
      ("z", "The y axis from zero, or not"), ("l", "A logarithmic y axis, or not"),
      ("c", "Compare lines in percent, or not"),
      ("p", "Prices as candles, a line or an area"),
      ("<Control>c", "Copy a picture and the visible values"),
      ("<Control><Shift>c", "Copy the values at the indicator"),
    ]
  ),
  (
    "Check buttons",
    [
      ("space", "Switch a series off or on"),
      ("<Shift>space", "Only this series, or all again"),
    ]
  ),
  (
    "Legend",
    [
      ("Up Down", "Go from series to series"), ("space", "Switch a series off or on"),
    ]
  ),
  (
    "Mini-map",
    [
      ("Left Right", "Move the window"), ("<Shift>Left <Shift>Right", "Resize the window"),
      ("Home End", "To the beginning, to the end"),
    ]
  ),
]

/// All keys on one page: the numbers that GTK 4.8 puts below two pages make it warn of their width.
private let section = [("section-name", "all"), ("max-height", "36")]

private var markup: String {
  let body = groups.map { group in
    let items = group.shortcuts.map { shortcut in
      object(
        "GtkShortcutsShortcut",
        [("accelerator", escaped(shortcut.keys)), ("title", shortcut.title)], "")
    }
    return object("GtkShortcutsGroup", [("title", group.title)], items.joined())
  }
  return """
    <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
    <child>\(object("GtkShortcutsSection", section, body.joined(), isChild: false))</child>
    </object></interface>
    """
}

private func object(
  _ type: String, _ properties: [(String, String)], _ children: String, isChild: Bool = true
) -> String {
  let lines = properties.map { "<property name=\"\($0)\">\($1)</property>" }.joined()
  let object = "<object class=\"\(type)\">\(lines)\(children)</object>"
  return isChild ? "<child>\(object)</child>" : object
}

private func escaped(_ keys: String) -> String {
  keys.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
