import CGtk
import ChartCore
import ChartFetch
import ChartFiles
import ChartWidgets
import GtkBridge

/// One window: a header bar over a page to start from, or over the charts of a file and what
/// was added to it.
///
/// What is opened while it reads a file gets a window of its own.
final class Window {
  /// GTK's window.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// How its charts look.
  let appearance: AppearanceSource
  private unowned let windows: any WindowOwner
  private weak var watch: (any WindowWatch)?
  private let pages = Pages()
  private lazy var table = TablePanel(beside: pages.widget, in: widget, appearance)
  private lazy var panel = SidePanel(
    beside: table.widget, in: widget, name: fileTitle.widget, appearance)
  /// Lays what is told over the pages.
  let overlay = Widget.overlay()
  private let toasts: Toasts
  private let notices = Notices()
  private lazy var keyboard = KeyboardReturn(in: widget, on: toasts.widget) { [weak self] in
    self?.charts.focus()
  }
  private let menuButton = mainMenuButton()
  private lazy var fileTitle = FileTitle(of: widget, beside: switcher)
  private lazy var switcher = LayoutSwitcher(in: widget) { [weak self] layout in
    self?.store?.send(.setLayout(layout))
  }
  private lazy var linkToggle = LinkToggle(in: widget, beside: fileTitle.widget)
  private lazy var charts = WindowCharts(
    in: widget, over: overlay, pages, switcher, linkToggle, toasts, panel, table, appearance,
    exportFolders)
  private lazy var files = WindowFiles(of: self, charts, toasts, windows.settings)
  private lazy var fileList = FileList(in: widget, over: overlay, files)
  private lazy var chooser = FileChooser { [weak self] in
    self?.files.folder
  } onFile: { [weak self] file, isAdded in
    self?.open(file, isAdded: isAdded)
  }
  private lazy var addSymbol = AddSymbol(in: widget, over: overlay) { [weak self] request, end in
    self?.take(end, of: request)
  }
  /// The window where the file was opened that is read here, if it was another.
  private weak var origin: Window?
  private var observation: Observation?
  /// What says how its charts are set up once they are there.
  var template: File?
  /// Whether it has not been closed.
  private(set) var isOpen = true

  /// A window that is not on the screen yet. `windows` has the others, for a file that finds this one taken.
  init(application: OpaquePointer, watch: (any WindowWatch)?, windows: any WindowOwner) {
    (self.windows, self.watch) = (windows, watch)
    widget = adw_application_window_new(application.cast())
    appearance = AppearanceSource(widget: widget)
    toasts = Toasts(over: overlay)
    letBeFound(widget)
    gtk_window_set_title(widget.cast(), "Chartdeck")
    gtk_window_set_icon_name(widget.cast(), applicationID)
    gtk_window_set_default_size(widget.cast(), 1000, 740)
    gtk_widget_set_size_request(widget, 360, 320)
    buildContent()
    addActions()
    watch.map { switcher.choose($0.firstLayout) }
    acceptFiles(droppedOn: widget) { [weak self] files in files.forEach { self?.open($0) } }
    connect(widget, "destroy") { [weak self] in self?.dismantle() }
  }

  /// Lets go of what GTK does not own.
  private func dismantle() {
    (isOpen, observation) = (false, nil)
    files.dismantle()
    fileList.dismantle()
    charts.dismantle()
    keyboard.dismantle()
    chooser.dismiss()
    addSymbol.dismantle()
    removeActions(from: widget)
  }

  /// The state of the charts, nil while there are none.
  var store: Store? { charts.store }
}

// MARK: - Content and actions

extension Window {
  private func buildContent() {
    let bar = headerBar(
      tools: [panel.button, linkToggle.button], file: fileTitle.widget,
      title: switcher.title, menu: menuButton, more: [notices.button])
    fileTitle.follow([panel.button, linkToggle.button, notices.button])
    gtk_overlay_set_child(overlay.opaque, panel.widget)
    adw_application_window_set_content(
      widget.cast(), .column([bar, toasts.widget, switcher.bar]))
  }

  private func addActions() {
    let actions: KeyValuePairs<Command, (Window) -> Void> = [
      .open: { $0.chooser.askForFile(over: $0.widget) },
      .addFile: { $0.chooser.askForFileToAdd(over: $0.widget) },
      .openFolder: { $0.chooser.askForFolder(over: $0.widget) },
      .close: { gtk_window_close($0.widget.cast()) },
      .menu: { gtk_menu_button_popup($0.menuButton.opaque) },
      .find: { $0.charts.find() },
      .showSample: { $0.showSample() },
      .cancelReading: { $0.cancelReading() },
      .fullscreen: { toggleFullscreen($0.widget) },
      .showKeys: { showShortcuts(over: $0.widget) },
    ]
    for (command, action) in actions {
      addAction(command, to: widget) { [weak self] in self.map(action) }
    }
    addCommand(.openRecent, to: widget) { [weak self] address in
      self?.open(File(g_file_new_for_uri(address)))
    }
    let patterns = addToggle(.linePatterns, to: widget) { [weak self] isOn in
      self?.windows.settings.hasPatterns = isOn
    }
    takeSettings(patterns)
    observation = windows.settings.observe { [weak self] in self?.takeSettings(patterns) }
    _ = (charts, files, fileList, addSymbol, keyboard)
  }

  /// Has charts look and sound as people want them; `patterns` is the action that asks for patterns of lines.
  private func takeSettings(_ patterns: OpaquePointer) {
    guard isOpen else { return }
    let settings = windows.settings
    g_simple_action_set_state(patterns, g_variant_new_boolean(settings.hasPatterns ? 1 : 0))
    appearance.setPatterns(settings.hasPatterns, on: widget)
    appearance.setFormats(settings.formats, on: widget)
    appearance.isHeard = settings.hasSounds
    files.takeZone()
  }
}

// MARK: - What is around the charts

extension Window {
  /// The place where it is told how far a reading has come.
  var notice: ReadingNotice { ReadingNotice(on: pages, over: overlay, appearance) }

  /// Which panels stand beside the charts.
  var panels: OpenPanels { OpenPanels(hasColumns: panel.isWanted, hasTable: table.isWanted) }

  /// Has its charts arranged as they were, and the panels beside them that were there.
  func resume(_ layout: BoardLayout, _ panels: OpenPanels) {
    switcher.choose(layout)
    if panels.hasColumns { panel.want() }
    if panels.hasTable { table.want() }
  }

  /// Names the window after what it shows, which is at a path, or after the program.
  func setTitle(_ name: WindowName?, path: String? = nil) {
    gtk_window_set_title(widget.cast(), name?.text ?? "Chartdeck")
    fileTitle.show(name, path: path, remark: files.remark)
  }

  private func present() { gtk_window_present(widget.cast()) }

  /// Comes to the screen while something of a name is waited for.
  func present(waitingFor name: String) {
    gtk_window_set_title(widget.cast(), name)
    present()
  }

  /// Shows the charts, if they are not seen yet.
  func showCharts(named name: String, isAtOnce: Bool) {
    guard !charts.areSeen else { return }
    charts.show(isAtOnce: isAtOnce) { present() }
    setTitle(WindowName(first: name), path: files.path)
  }

  /// Has people read again what reading has told of the files that are here.
  func show(_ told: FileNotices) { notices.show(told) }

  /// Sets its charts up as the template in a file says, once they are whole.
  func use(template: File) {
    if files.isBusy { self.template = template } else { charts.use(template: template) }
  }

  /// Tells who watches that all charts of a file are there.
  func showsCharts() { watch?.showsCharts(WatchedWindow(self)) }

  /// Sets its charts up, which are whole now, as the template of its launch says.
  func setUp() {
    template.map(charts.use(template:))
    template = nil
  }
}

// MARK: - Opening

extension Window {
  /// Shows the page of a window without a file.
  func showStart() {
    setTitle(nil)
    pages.showStart()
    present()
    watch?.started(WatchedWindow(self))
  }

  /// Reads a file, or the charts of a folder, in the background and shows it here, or in a window of
  /// its own if this one shows or reads another. What cannot be read becomes a sentence, and what was
  /// open stays. `isAdded` where charts that are here are to have it beside them.
  func open(_ file: File, isAdded: Bool = false) {
    guard let path = file.path else {
      return complain(tr("\(file.name) is not on this computer: only local files can be read."))
    }
    if isAdded, store != nil { return files.add(path, named: file.name) }
    if windows.present(Source(path: path)) { return }
    let host = files.isFree ? self : windows.makeWindow()
    host.origin = host === self ? nil : self
    host.files.open(path, named: file.name)
    // Its surface and its renderer are made while the file is read.
    gtk_widget_realize(host.widget)
  }

  /// Shows what comes through a pipe, as it comes.
  func open(_ spool: PipeSpool) { files.open(spool) }

  /// Comes to the front if it shows a file, or is about to; returns whether it does.
  func present(_ source: Source) -> Bool {
    guard !files.isFree, let own = files.source, own.isSame(as: source) else { return false }
    if gtk_widget_get_visible(widget) != 0 { present() }
    return true
  }

  /// Whether it has something from a file, or is about to.
  func shows(_ file: Source) -> Bool { files.have(file) }

  /// What an export of its charts has to know of files.
  private var exportFolders: ExportFolders {
    ExportFolders(
      shown: { [weak self] in self?.files.folder },
      holdsCharts: { [weak self] path in self?.windows.show(Source(path: path)) ?? false })
  }

  /// Shows the built-in sample.
  func showSample() {
    let host = files.isFree ? self : windows.makeWindow()
    do throws(ChartFileError) {
      let document = try sampleDocument(windows.settings.readingOptions)
      host.files.show(document, from: .sample, named: sampleName)
    } catch {
      host.complain(error.description)
    }
  }

  /// Shows what came of asking for a symbol: here, or in a window of its own while this one reads a file.
  private func take(_ end: SymbolEnd, of request: SymbolRequest) {
    let origin = BoardPart.Origin.symbol(request.provider, request.symbol)
    let host = files.isBusy ? windows.makeWindow() : self
    switch end {
    case .fresh(let document), .kept(let document, _):
      if host.store == nil {
        host.files.show(document, from: origin, named: request.symbol)
      } else {
        host.files.add(document, from: origin, named: request.symbol)
      }
    case .refused, .cancelled: break
    }
    if case .kept(_, let sentence) = end { host.toasts.show(sentence) }
  }

  /// Says that what was kept of a file makes no sense.
  func tellOfDamage() {
    toasts.show(tr("What was kept of this file is damaged: its charts are as they open."))
  }

  /// Says what went wrong: on the page of a window without charts, else over the charts.
  func complain(_ sentence: String) {
    if files.isFree { showError(sentence) } else { toasts.show(sentence) }
  }

  private func showError(_ sentence: String, isAtOnce: Bool = false) {
    setTitle(nil)
    pages.showError(sentence, canReadAgain: files.canReadAgain, isAtOnce: isAtOnce)
    present()
  }

  /// Stops the reading and shows what was there before: the charts, another window, or the page to start from.
  private func cancelReading() {
    guard let isEmpty = files.cancel() else { return }
    guard isEmpty else { return charts.focus() }
    if let origin, origin.isOpen { return gtk_window_destroy(widget.cast()) }
    showStart()
    charts.drop()
  }

  /// Says why the charts cannot be had: here, or where the file was opened if this window has not
  /// been seen.
  func refuse(_ sentence: String, isAtOnce: Bool) {
    let isSeen = gtk_widget_get_visible(widget) != 0
    guard !isSeen, let origin, origin.isOpen else {
      showError(sentence, isAtOnce: isAtOnce)
      return charts.drop()
    }
    origin.toasts.show(sentence)
    gtk_window_destroy(widget.cast())
  }
}
