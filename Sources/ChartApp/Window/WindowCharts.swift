import CGtk
import ChartCore
import ChartFiles
import ChartScene
import ChartWidgets
import GtkBridge

/// The charts of a window, or none: their state, their board on its page, the choices that follow them, and
/// the search among them.
final class WindowCharts {
  /// The state of the files' own charts, nil while there are none.
  private(set) var own: Store?
  private var ownBoard: BoardView?
  private var observations: [Observation] = []
  /// What points opened into, each over the one before it.
  private var opened: [CardsPage] = []
  /// Leads back from what a point opened into.
  private lazy var back = addAction(.back, to: window) { [weak self] in self?.goBack() }
  private var finder: ChartFinder?
  private let window: UnsafeMutablePointer<GtkWidget>
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let pages: Pages
  private let switcher: LayoutSwitcher
  private let yAxis: YAxisChoice
  private let prices: PriceChoice
  private let linkToggle: LinkToggle
  private lazy var lines = LineChoices(in: window, toasts, appearance) { [weak self] menu in
    self?.present(menu)
  } show: { [weak self] chart in
    self?.board?.go(to: chart)
  }
  private lazy var stepsBack = StepsBack(in: window) { [weak self] in self?.stepped() }
  private lazy var note = NoteQuestion(in: window, toasts) { [weak self] in
    self?.board?.pointedMoment
  }
  private lazy var notes = NoteList(
    in: window, over: overlay, appearance, NoteFiles(in: window, toasts, export, folders)
  ) { [weak self] chart in
    self?.board?.go(to: chart)
  } onEdit: { [weak self] placed in
    self?.note.ask(about: placed)
  } onClose: { [weak self] in
    self?.focus()
  }
  private lazy var splits = SplitList(in: window, over: overlay, appearance) { [weak self] in
    self?.focus()
  }
  private lazy var menu = ContextMenu(over: overlay)
  private lazy var export = Export(from: window, toasts, appearance, folders)
  private lazy var templates = Templates(in: window, toasts, export, folders) { [weak self] in
    self?.stepped()
  }
  private let toasts: Toasts
  private let panel: SidePanel
  private let table: TablePanel
  private let appearance: AppearanceSource
  private let folders: ExportFolders
  /// Another of the files' own charts is in front, or it has become another.
  var onFront: (() -> Void)?
  /// A step back or forth has brought other files.
  var onFiles: (() -> Void)?

  /// No charts yet, in a window whose content an overlay holds.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    _ pages: Pages, _ switcher: LayoutSwitcher, _ linkToggle: LinkToggle, _ toasts: Toasts,
    _ panel: SidePanel, _ table: TablePanel, _ appearance: AppearanceSource,
    _ folders: ExportFolders
  ) {
    (self.overlay, self.pages, self.switcher) = (overlay, pages, switcher)
    (self.toasts, self.panel, self.table, self.appearance) = (toasts, panel, table, appearance)
    (self.window, self.linkToggle, self.folders) = (window, linkToggle, folders)
    yAxis = YAxisChoice(in: window)
    prices = PriceChoice(in: window)
    panel.onLeave = { [weak self] in self?.focus() }
    table.onLeave = { [weak self] in self?.focus() }
    stepsBack.follow(nil)
    export.follow(nil, nil)
    note.follow(nil)
    lines.follow(nil)
    notes.follow(nil)
    splits.follow(nil)
    templates.follow(nil)
    g_simple_action_set_enabled(back, 0)
  }

  /// The state of the charts on show, nil while there are none.
  var store: Store? { opened.last?.store ?? own }
  private var board: BoardView? { opened.last?.board ?? ownBoard }

  /// Which of several files the chart in front is of; nil where there is none.
  var fileInFront: Int? {
    own.map { $0.catalog.files[$0.board.charts[$0.board.front].content.origin] }
  }

  /// Takes the charts of a file, some of which may have grown here while it was read.
  func take(_ files: BoardFiles) {
    leaveCards()
    if let own, own.catalog.chartCount <= files.catalog.chartCount {
      own.grow(to: files)
    } else {
      drop()
      make(of: files)
    }
    panel.setReading(false)
  }

  /// Takes files to which some have come, from which one has gone, or of which one has changed, and goes to the first
  /// new chart; `isStep` where people wanted that.
  func add(_ files: BoardFiles, isStep: Bool) {
    leaveCards()
    guard let store else { return }
    let count = store.board.charts.count
    store.take(files, isStep: isStep)
    if store.board.charts.count > count { board?.go(to: store.board.front) }
  }

  /// Takes as much of a file as is known; returns whether these are its first charts.
  func grow(to tables: [Table]) -> Bool {
    if let own {
      own.grow(to: BoardFiles(charts: tables))
      return false
    }
    make(of: BoardFiles(charts: tables))
    panel.setReading(true)
    return true
  }

  /// Makes charts where there are none; they are not seen yet.
  private func make(of files: BoardFiles) {
    wear(files.catalog.tables.first?.presentation.drawing.palette ?? .desktop)
    let store = Store(files, layout: switcher.layout)
    let board = BoardView(store: store, appearance: appearance)
    own = store
    ownBoard = board
    observations = hearing(store) + hearingFiles(of: store)
    follow(store)
    offerMenu(on: board)
    pages.addBoard(board.widget)
  }

  private func hearingFiles(of store: Store) -> [Observation] {
    [
      store.observe { [weak self] old, new, _ in if old.front != new.front { self?.onFront?() } },
      store.observeTables { [weak self] _ in self?.onFront?() },
      store.observeFiles { [weak self] in self?.onFiles?() },
    ]
  }

  /// Hears what the charts of a board have to say.
  private func hearing(_ store: Store) -> [Observation] {
    [
      store.observeFailures { [weak self] failure in
        if case .broken(let sentence) = failure { self?.toasts.show(sentence) }
      },
      store.listen { [weak self] sentence in self?.toasts.show(sentence) },
      store.observeCards { [weak self, weak store] chart, moment, cards in
        guard let self, let store, store === self.store else { return }
        open(cards, of: store.board.charts[chart].table, at: moment)
      },
    ]
  }

  private func offerMenu(on board: BoardView) {
    board.onMenu = { [weak self, weak board] point in
      guard let self, let board else { return }
      menu.present(at: point, of: board.widget)
    }
  }

  /// Opens a menu about the chart in front where the pointer is: over one in the middle of the chart it would choose.
  private func present(_ menu: Menu) {
    guard let board else { return }
    let pointer = pointerPlace(over: board.widget).map { Point($0.x, $0.y) }
    self.menu.present(menu, at: pointer ?? board.middleOfFront, of: board.widget)
  }

  /// Has the window's choices be about some charts, or none.
  private func follow(_ store: Store?) {
    yAxis.follow(store)
    prices.follow(store)
    panel.follow(store)
    table.follow(store)
    linkToggle.follow(store)
    stepsBack.follow(store)
    note.follow(store)
    lines.follow(store)
    notes.follow(store)
    splits.follow(store)
    templates.follow(store)
    export.follow(store, board)
  }

  /// Shows what a step back or forth has changed, wherever that is.
  private func stepped() {
    guard let store, let board else { return }
    switcher.choose(store.board.layout)
    board.revealFront()
  }

  /// Gives the window the colours of a palette.
  private func wear(_ palette: Presentation.Palette) {
    setClass("telegram", palette == .telegram, of: window)
    appearance.setPalette(palette, on: window)
  }

  /// Whether people see them.
  var areSeen: Bool { board.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false }

  /// Shows the charts, and gives them the keyboard, in a window that `present` brings to the screen.
  func show(isAtOnce: Bool, _ present: () -> Void) {
    pages.showBoard(isAtOnce: isAtOnce)
    present()
    focus()
    switcher.enable(true)
  }

  /// Sets the charts up as the template in a file says.
  func use(template: File) { templates.use(template) }

  /// Gives the keyboard to the chart in front.
  func focus() { board?.focus() }

  /// Asks which chart to go to; a lone chart with a legend has its series looked for there.
  func find() {
    guard let store, let board, finder == nil else { return }
    if store.board.charts.count == 1, board.searchLegend() { return }
    let finder = ChartFinder(over: overlay, store) { [weak self, weak board] chart in
      self?.finder = nil
      if let chart { board?.go(to: chart) }
    }
    self.finder = finder
    finder.present()
  }

  /// Takes the charts away, whose place another page has taken.
  func drop() {
    guard own != nil else { return }
    endGestures()
    opened.removeAll()
    (own, ownBoard) = (nil, nil)
    follow(nil)
    g_simple_action_set_enabled(back, 0)
    pages.removeBoards()
    switcher.enable(false)
    wear(.desktop)
  }

  /// Lets go of them with their window, which takes their widgets along.
  func dismantle() {
    endGestures()
    panel.dismantle()
    table.dismantle()
    export.dismantle()
    menu.dismantle()
    notes.dismantle()
    splits.dismantle()
    templates.dismantle()
    opened.removeAll()
    (own, ownBoard) = (nil, nil)
    finder = nil
  }

  /// Ends what a held mouse button is doing: a gesture keeps the widget under the pointer, and that
  /// keeps the gesture, until it is reset, which GTK does where the user can do nothing.
  private func endGestures() {
    for board in opened.map(\.board) + (ownBoard.map { [$0] } ?? []) {
      gtk_widget_set_sensitive(board.widget, 0)
    }
  }
}

// MARK: - Cards

extension WindowCharts {
  /// Shows what a point opened into.
  private func open(_ cards: [CardCharts], of table: Table, at moment: Double) {
    let index = table.index(atOrAfter: moment)
    let title =
      opened.isEmpty ? appearance.current.style.formats.point(index, of: table) : table.title
    let page = CardsPage(cards, title: title ?? "", from: switcher.layout, appearance)
    page.observations = hearing(page.store)
    opened.append(page)
    offerMenu(on: page.board)
    switcher.choose(page.layout)
    follow(page.store)
    g_simple_action_set_enabled(back, 1)
    pages.push(page.widget, number: opened.count)
    page.board.focus()
  }

  /// Returns to what is below the last one.
  private func goBack() {
    guard let page = opened.popLast() else { return }
    gtk_widget_set_sensitive(page.board.widget, 0)
    switcher.choose(page.layoutBefore)
    follow(store)
    g_simple_action_set_enabled(back, opened.isEmpty ? 0 : 1)
    pages.pop(number: opened.count + 1)
    focus()
  }

  /// Returns to the document's own charts.
  private func leaveCards() {
    while !opened.isEmpty { goBack() }
  }
}
