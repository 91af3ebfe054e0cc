import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// Where the layout is chosen: on the switcher, by its action, or by a key; all end in one place. Where there
/// is nothing to choose, or the switcher is below the charts, its place has the title.
final class LayoutSwitcher {
  /// The switcher in a header bar, or the title.
  let title: Widget = adw_view_switcher_title_new()
  /// The switcher below the charts of a narrow window.
  let bar: Widget = adw_view_switcher_bar_new()
  /// The layout that was chosen last.
  private(set) var layout = BoardLayout.list
  private let onChoice: (BoardLayout) -> Void
  /// A stack without content: the switcher shows its pages' names, the board their charts.
  private let pages: Widget = adw_view_stack_new()
  private var action: OpaquePointer?
  private var isEnabled = false
  private var text = (title: "Chartdeck", folder: "")
  /// Whether the switcher is below the charts.
  var isBelow = false {
    didSet { if isBelow != oldValue { showWhereThereIsRoom() } }
  }

  /// A switcher whose action is a window's; `onChoice` hears of each choice.
  init(in window: UnsafeMutablePointer<GtkWidget>, onChoice: @escaping (BoardLayout) -> Void) {
    self.onChoice = onChoice
    g_object_ref_sink(pages)
    fill()
    action = addChoice(.layout, to: window) { [weak self] name in self?.choose(named: name) }
    connect(pages, "notify::visible-child-name") { [weak self] in
      guard let self, let name = adw_view_stack_get_visible_child_name(pages.opaque) else { return }
      choose(named: String(cString: name))
    }
    connect(title, "notify::title-visible") { [weak self] in self?.showWhereThereIsRoom() }
  }

  isolated deinit { g_object_unref(pages) }

  /// Chooses a layout.
  func choose(_ layout: BoardLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    g_simple_action_set_state(action, g_variant_new_string(layout.rawValue))
    adw_view_stack_set_visible_child_name(pages.opaque, layout.rawValue)
    onChoice(layout)
  }

  /// Says what the window shows, and from where.
  func setTitle(_ text: String, from folder: String) {
    self.text = (text, folder)
    showWhereThereIsRoom()
  }

  /// Lets the layout be chosen, or shows the title alone.
  func enable(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    showWhereThereIsRoom()
  }

  private func choose(named name: String) { choose(BoardLayout(rawValue: name) ?? .list) }

  private func fill() {
    for layout in BoardLayout.allCases {
      let page = adw_view_stack_add_titled(
        pages.opaque, adw_bin_new(), layout.rawValue, tr(layout.title))
      adw_view_stack_page_set_icon_name(page, layout.iconName)
    }
    adw_view_switcher_title_set_stack(title.opaque, pages.opaque)
    showWhereThereIsRoom()
    swapAtOnce()
  }

  /// Has the title and the switcher take each other's place without fading: a window that opens would begin
  /// with a switcher that nobody can use, on its way out.
  private func swapAtOnce() {
    squeezer.map { adw_squeezer_set_transition_type($0.opaque, ADW_SQUEEZER_TRANSITION_TYPE_NONE) }
  }

  /// What shows either of the two.
  private var squeezer: UnsafeMutablePointer<GtkWidget>? {
    guard let squeezer = gtk_widget_get_first_child(title),
      g_type_check_instance_is_a(squeezer.cast(), adw_squeezer_get_type()) != 0
    else { return nil }
    return squeezer
  }

  /// How wide the switcher is in the header bar, in pixels, whether it is there or not.
  var width: gint {
    squeezer.flatMap { gtk_widget_get_first_child($0) }.map(naturalWidth)
      ?? naturalWidth(of: title)
  }

  /// The switcher stands in the header bar, or below where that is to be so or is too narrow for it.
  private func showWhereThereIsRoom() {
    adw_view_switcher_title_set_view_switcher_enabled(
      title.opaque, isEnabled && !isBelow ? 1 : 0)
    let isNarrow = adw_view_switcher_title_get_title_visible(title.opaque) != 0
    if isNarrow { adw_view_switcher_bar_set_stack(bar.opaque, pages.opaque) }
    adw_view_switcher_bar_set_reveal(bar.opaque, isNarrow && isEnabled ? 1 : 0)
    write(isNarrow ? text : ("", ""))
  }

  /// A hidden title takes as much of the header bar as one that is seen: the switcher has none behind it.
  private func write(_ text: (title: String, folder: String)) {
    adw_view_switcher_title_set_title(title.opaque, text.title)
    adw_view_switcher_title_set_subtitle(title.opaque, text.folder)
  }
}
