import ChartWidgets
import CGtk
import ChartCore
import GtkBridge

/// Lists the keys in a window that is freed when it is closed.
func showShortcuts(over parent: UnsafeMutablePointer<GtkWidget>) {
  let window = shortcutsWindow()
  // What is written in its header bar is not its name.
  gtk_window_set_title(window.cast(), tr("Keyboard Shortcuts"))
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

/// The keys of a group.
private typealias KeyGroup = (title: String, shortcuts: [(keys: String, title: String)])

/// What can be done with charts, and with their window: a page each, which fits a low screen.
private let sections: [(name: String, title: String, groups: [KeyGroup])] = [
  ("charts", tr("Charts"), chartGroups), ("window", tr("Window"), windowGroups),
]

private let windowGroups: [KeyGroup] = [
  (
    tr("Files"),
    [
      ("<Control>o", tr("Open a file")), ("<Control><Shift>o", tr("Open a folder")),
      ("F5", tr("Read the file again")),
      ("<Control>r", tr("Read a table as something else")),
      ("<Control>s", tr("Export pictures and values")), ("<Control>p", tr("Print")),
      ("<Control>c", tr("Copy a picture and the visible values")),
    ]
  ),
  (
    tr("Board"),
    [
      ("<Control>f", tr("Go to a chart or series")), ("F9", tr("Columns")),
      ("<Control>t", tr("Data table")),
      ("<Control>l", tr("Link charts, or each by itself")),
      ("<Control>z <Control><Shift>z", tr("Undo a change, do it again")),
    ] + BoardLayout.allCases.map { ($0.accelerator, $0.title) }
  ),
  (
    tr("Window"),
    [
      ("<Control>comma", tr("Preferences")), ("<Control>n", tr("New window")),
      ("<Control>w", tr("Close window")), ("F10", tr("Menu")), ("F11", tr("Fullscreen")),
      ("<Control>q", tr("Quit")),
    ]
  ),
]

private let chartGroups: [KeyGroup] = [
  (
    tr("Indicator"),
    [
      ("Left Right", tr("Move the indicator")), ("Home End", tr("First and last visible point")),
      ("Up Down", tr("Highest and lowest visible value")), ("n", tr("Hear of the next series")),
      ("Page_Up Page_Down", tr("Jump ten points or a tenth of those in sight, in the list")),
      ("Return", tr("Open the day or the week at the indicator")),
      ("Escape", tr("Let the indicator go, then the day or the week")),
      ("m", tr("Mark the point at the indicator, for a range")),
      ("<Control>m", tr("Write a note at the indicator, or about the range")),
      ("<Control><Shift>m", tr("List all notes")),
      ("<Control><Shift>c", tr("Copy the values at the indicator")),
    ]
  ),
  (
    tr("Check buttons"),
    [
      ("space", tr("Switch a series off or on")),
      ("<Shift>space", tr("Only this series, or all again")),
    ]
  ),
  (
    tr("Legend"),
    [
      ("Up Down", tr("Go from series to series")), ("space", tr("Switch a series off or on")),
    ]
  ),
  (
    tr("Chart"),
    [
      ("plus minus", tr("Zoom")), ("0", tr("Show everything")),
      ("BackSpace", tr("Back from a range that was selected")),
      ("z", tr("The y axis from zero, or not")), ("l", tr("A logarithmic y axis, or not")),
      ("c", tr("Compare lines in percent, or not")),
      ("p", tr("Prices as candles, a line or an area")),
      ("s", tr("Hear the visible values, or stop it")),
    ]
  ),
  (
    tr("Carousel and cards"),
    [
      ("Page_Up Page_Down", tr("Turn the page, reorder the cards")),
      ("Return", tr("Open the front card")),
      ("Escape", tr("Close it")),
    ]
  ),
  (
    tr("Mini-map"),
    [
      ("Left Right", tr("Move the window")), ("<Shift>Left <Shift>Right", tr("Resize the window")),
      ("Home End", tr("To the beginning, to the end")),
    ]
  ),
]

/// The lines of a column, as GTK counts them: two columns are a page.
private let linesOfColumn = "18"

private var markup: String {
  let body = sections.map { name, title, groups in
    let groups = groups.map { group in
      let items = group.shortcuts.map { shortcut in
        object(
          "GtkShortcutsShortcut",
          [("accelerator", escaped(shortcut.keys)), ("title", escaped(shortcut.title))], "")
      }
      return object("GtkShortcutsGroup", [("title", escaped(group.title))], items.joined())
    }
    return object(
      "GtkShortcutsSection",
      [("section-name", name), ("title", escaped(title)), ("max-height", linesOfColumn)],
      groups.joined())
  }
  return """
    <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
    \(body.joined())
    </object></interface>
    """
}

/// An object of a type within another one.
private func object(
  _ type: String, _ properties: [(String, String)], _ children: String
) -> String {
  let lines = properties.map { "<property name=\"\($0)\">\($1)</property>" }.joined()
  return "<child><object class=\"\(type)\">\(lines)\(children)</object></child>"
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
