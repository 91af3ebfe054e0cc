import CGtk
import ChartCore
import GtkBridge

extension Window {
  /// Open at the left, the layouts in the middle, the menu at the right.
  func headerBar() -> UnsafeMutablePointer<GtkWidget> {
    let bar = adw_header_bar_new()!
    let open = mnemonicButton("_Open")
    gtk_actionable_set_action_name(open.opaque, "win.open")
    gtk_widget_set_tooltip_text(open, "Open a chart file")
    adw_header_bar_pack_start(bar.opaque, open)
    gtk_menu_button_set_icon_name(menuButton.opaque, "open-menu-symbolic")
    makeMenuWhenOpened()
    gtk_menu_button_set_primary(menuButton.opaque, 1)
    gtk_widget_set_tooltip_text(menuButton, "Main Menu")
    // The keyboard is given to the button in it, which has nothing but an icon.
    gtk_widget_get_first_child(menuButton).map { setAccessibleLabel("Main Menu", of: $0) }
    adw_header_bar_pack_end(bar.opaque, menuButton)
    adw_header_bar_set_title_widget(bar.opaque, switcher)
    fillSwitchers()
    return bar
  }

  /// The menu takes part in every window's start if it is there before anyone opens it.
  private func makeMenuWhenOpened() {
    gtk_menu_button_set_create_popup_func(
      menuButton.opaque,
      { button, _ in
        gtk_menu_button_set_create_popup_func(button, nil, nil, nil)
        let menu = mainMenu()
        gtk_menu_button_set_menu_model(button, menu.cast())
        g_object_unref(menu.raw)
      }, nil, nil)
  }

  private func fillSwitchers() {
    for layout in BoardLayout.allCases {
      let page = adw_view_stack_add_titled(
        switcherPages.opaque, adw_bin_new(), layout.rawValue, layout.title)
      adw_view_stack_page_set_icon_name(page, layout.iconName)
    }
    adw_view_switcher_title_set_stack(switcher.opaque, switcherPages.opaque)
    adw_view_switcher_title_set_title(switcher.opaque, "Chartdeck")
    adw_view_switcher_title_set_view_switcher_enabled(switcher.opaque, 0)
    swapSwitcherAtOnce()
    connect(switcher, "notify::title-visible") { [weak self] in self?.chooseSwitcher() }
  }

  /// Has the title and the switcher take each other's place without fading: a window that opens would begin
  /// with a switcher that nobody can use, on its way out.
  private func swapSwitcherAtOnce() {
    guard let squeezer = gtk_widget_get_first_child(switcher),
      g_type_check_instance_is_a(squeezer.cast(), adw_squeezer_get_type()) != 0
    else { return }
    adw_squeezer_set_transition_type(squeezer.opaque, ADW_SQUEEZER_TRANSITION_TYPE_NONE)
  }

  /// The switcher stands in the header bar, or below where that is too narrow for it.
  func chooseSwitcher() {
    let isNarrow = adw_view_switcher_title_get_title_visible(switcher.opaque) != 0
    if isNarrow { adw_view_switcher_bar_set_stack(narrowSwitcher.opaque, switcherPages.opaque) }
    adw_view_switcher_bar_set_reveal(narrowSwitcher.opaque, isNarrow && store != nil ? 1 : 0)
  }
}

private func mainMenu() -> OpaquePointer {
  let menu = g_menu_new()!
  for section in [
    [
      ("_New Window", "app.new-window"), ("_Open…", "win.open"),
      ("Open _Folder…", "win.open-folder"),
    ],
    [("Show the _Sample", "win.show-sample"), ("_Fullscreen", "win.fullscreen")],
    [("_Keyboard Shortcuts", "win.show-help-overlay"), ("_About Chartdeck", "app.about")],
  ] {
    let part = g_menu_new()!
    for (label, action) in section { g_menu_append(part, label, action) }
    g_menu_append_section(menu, nil, part.cast())
    g_object_unref(part.raw)
  }
  return menu
}

extension BoardLayout {
  /// The name on the switcher.
  var title: String {
    switch self {
    case .list: "List"
    case .carousel: "Carousel"
    case .cards: "Cards"
    }
  }

  /// The icon on the switcher.
  var iconName: String {
    Icons.named("chartdeck-\(rawValue)-symbolic", in: "scalable/actions", else: commonIconName)
  }

  private var commonIconName: String {
    switch self {
    case .list: "view-list-symbolic"
    case .carousel: "view-dual-symbolic"
    case .cards: "view-paged-symbolic"
    }
  }
}
