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

/// The keys of a group.
private typealias KeyGroup = (title: String, shortcuts: [(keys: String, title: String)])

/// What can be done with charts, and with their window: a page each, which fits a low screen.
private let sections: [(name: String, title: String, groups: [KeyGroup])] = [
  ("charts", "Charts", chartGroups), ("window", "Window", windowGroups),
]

private let windowGroups: [KeyGroup] = [
  (
    "Files",
    [
      ("<Control>o", "Open a file"), ("<Control><Shift>o", "Open a folder"),
      ("F5", "Read the file again"),
      ("<Control>r", "Read a table as something else"),
      ("<Control>s", "Export pictures and values"), ("<Control>p", "Print"),
      ("<Control>c", "Copy a picture and the visible values"),
    ]
  ),
  (
    "Board",
    [
      ("<Control>f", "Go to a chart or series"), ("F9", "Columns"), ("<Control>t", "Data table"),
      ("<Control>l", "Link charts, or each by itself"),
      ("<Control>z <Control><Shift>z", "Undo a change, do it again"),
    ] + BoardLayout.allCases.map { ($0.accelerator, $0.title) }
  ),
  (
    "Window",
    [
      ("<Control>comma", "Preferences"), ("<Control>n", "New window"),
      ("<Control>w", "Close window"), ("F10", "Menu"), ("F11", "Fullscreen"),
      ("<Control>q", "Quit"),
    ]
  ),
]

private let chartGroups: [KeyGroup] = [
  (
    "Indicator",
    [
      ("Left Right", "Move the indicator"), ("Home End", "First and last visible point"),
      ("Up Down", "Highest and lowest visible value"), ("n", "Hear of the next series"),
      ("Page_Up Page_Down", "Jump ten points, in the list"),
      ("Return", "Open the day or the week at the indicator"),
      ("Escape", "Let the indicator go, then the day or the week"),
      ("m", "Mark the point at the indicator, for a range"),
      ("<Control>m", "Write a note at the indicator, or about the range"),
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
    "Chart",
    [
      ("plus minus", "Zoom"), ("0", "Show everything"),
      ("BackSpace", "Back from a range that was selected"),
      ("z", "The y axis from zero, or not"), ("l", "A logarithmic y axis, or not"),
      ("c", "Compare lines in percent, or not"),
      ("p", "Prices as candles, a line or an area"),
      ("s", "Hear the visible values, or stop it"),
    ]
  ),
  (
    "Carousel and cards",
    [
      ("Page_Up Page_Down", "Turn the page, reorder the cards"), ("Return", "Open the front card"),
      ("Escape", "Close it"),
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

/// The lines of a column, as GTK counts them: two columns are a page.
private let linesOfColumn = "18"

private var markup: String {
  let body = sections.map { name, title, groups in
    let groups = groups.map { group in
      let items = group.shortcuts.map { shortcut in
        object(
          "GtkShortcutsShortcut",
          [("accelerator", escaped(shortcut.keys)), ("title", shortcut.title)], "")
      }
      return object("GtkShortcutsGroup", [("title", group.title)], items.joined())
    }
    return object(
      "GtkShortcutsSection",
      [("section-name", name), ("title", title), ("max-height", linesOfColumn)],
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

private func escaped(_ keys: String) -> String {
  keys.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
