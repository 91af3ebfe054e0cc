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

  /// Shows the charts of a document, which may have grown here while it was read.
  func show(_ document: ChartDocument, named name: String) {
    let details = document.details.map(Details.init(_:))
    if let store, store.tables.count <= document.tables.count {
      store.grow(to: document.tables, details: details)
    } else {
      dropBoard()
      makeBoard(of: document.tables, details: details)
    }
    bringInBoard(named: name) { [weak self] in
      self?.reportFirstFrame()
      self?.reportDrag()
      self?.tellStalls()
    }
  }

  /// Makes charts for this window, which had none; they are not seen yet.
  func makeBoard(of tables: [Table], details: [Details] = []) {
    let store = Store(tables: tables, details: details)
    store.send(.setLayout(layout))
    store.observeFailures { [weak self] failure in
      if case .broken(let sentence) = failure { self?.toast(sentence) }
    }
    let board = BoardView(store: store, appearance: appearance)
    self.store = store
    self.board = board
    gtk_stack_add_named(pages.opaque, board.widget, PageName.board)
  }

  /// Shows the charts that were made for this window.
  func showBoard(named name: String) {
    guard let board, gtk_widget_get_mapped(board.widget) == 0 else { return }
    turn(to: PageName.board)
    board.focus()
    showLayouts(named: name)
  }

  /// Says in the header bar what is shown, and how it can be laid out.
  func showLayouts(named name: String) {
    setTitle(name)
    adw_view_switcher_title_set_view_switcher_enabled(switcher.opaque, 1)
    chooseSwitcher()
  }

  /// Takes the charts away, of which another page has taken the place.
  func dropBoard() {
    guard let board, let store else { return }
    endGestures()
    freeElsewhere(store.tables)
    self.board = nil
    self.store = nil
    gtk_stack_remove(pages.opaque, board.widget)
    adw_view_switcher_title_set_view_switcher_enabled(switcher.opaque, 0)
    chooseSwitcher()
  }

  /// Names the window after a file, or after the program.
  func setTitle(_ name: String?) {
    let title = name ?? "Chartdeck"
    gtk_window_set_title(widget.cast(), title)
    adw_view_switcher_title_set_title(switcher.opaque, title)
  }
}
