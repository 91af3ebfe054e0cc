import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

// The layout is chosen on the switcher, by its action, or by a key: all end in one place.
extension Window {
  func addLayoutChoice() {
    let words = BoardLayout.allCases.map(\.rawValue)
    layoutAction = addChoice("layout", to: widget, words: words) { [weak self] word in
      self?.choose(BoardLayout(rawValue: word) ?? .list)
    }
    connect(switcherPages, "notify::visible-child-name") { [weak self] in
      guard let self, let name = adw_view_stack_get_visible_child_name(switcherPages.opaque)
      else { return }
      choose(BoardLayout(rawValue: String(cString: name)) ?? .list)
    }
  }

  private func choose(_ layout: BoardLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    g_simple_action_set_state(layoutAction, g_variant_new_string(layout.rawValue))
    adw_view_stack_set_visible_child_name(switcherPages.opaque, layout.rawValue)
    store?.send(.setLayout(layout))
  }

  /// Shows the charts of a document in this window, which had none.
  func show(_ document: ChartDocument, named name: String) {
    let store = Store(tables: document.tables, details: document.details.map(Details.init(_:)))
    store.send(.setLayout(layout))
    store.observeFailures { [weak self] failure in
      if case .broken(let sentence) = failure { self?.toast(sentence) }
    }
    let board = BoardView(store: store, appearance: appearance)
    self.store = store
    self.board = board
    gtk_stack_add_named(pages.opaque, board.widget, PageName.board)
    gtk_stack_set_visible_child_name(pages.opaque, PageName.board)
    gtk_window_present(widget.cast())
    board.focus()
    reportFirstFrame()
    gtk_window_set_title(widget.cast(), name)
    adw_view_switcher_title_set_title(switcher.opaque, name)
    adw_view_switcher_title_set_view_switcher_enabled(switcher.opaque, 1)
    chooseSwitcher()
  }
}
