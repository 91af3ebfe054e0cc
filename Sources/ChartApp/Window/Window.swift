import CGtk
import ChartCore
import ChartFetch
import ChartFiles
import ChartWidgets
import GtkBridge

/// One window: a header bar over a page to start from, or over the charts of a file and what
/// was added to it.
///
/// It reads one file at a time: what is opened meanwhile gets a window of its own.
final class Window: ReadingHost {
  /// GTK's window.
  let widget: UnsafeMutablePointer<GtkWidget>
  private let appearance: AppearanceSource
  private unowned let windows: any WindowOwner
  private weak var watch: (any WindowWatch)?
  private let pages = Pages()
  private lazy var table = TablePanel(beside: pages.widget, in: widget, appearance)
  private lazy var panel = SidePanel(
    beside: table.widget, in: widget, name: fileTitle.widget, appearance)
  /// Lays what is told over the pages.
  private let overlay = gtk_overlay_new()!
  private let toasts: Toasts
  private let notices = Notices()
  private lazy var keyboard = KeyboardReturn(in: widget, on: toasts.widget) { [weak self] in
    self?.focus()
  }
  private let menuButton = mainMenuButton()
  private lazy var fileTitle = FileTitle(of: widget, beside: switcher)
  private lazy var switcher = LayoutSwitcher(in: widget) { [weak self] layout in
    self?.store?.send(.setLayout(layout))
  }
  private lazy var linkToggle = LinkToggle(in: widget, beside: fileTitle.widget)
  private lazy var charts = WindowCharts(
    in: widget, over: overlay, pages, switcher, linkToggle, toasts, panel, table, appearance)
  private lazy var chooser = FileChooser { [weak self] file, isAdded in
    self?.open(file, isAdded: isAdded)
  }
  /// The file that is read or shown here, the first of several.
  private var source: Source?
  /// What the charts came from.
  private var parts = BoardParts() {
    didSet { notices.show(parts.notices) }
  }
  private lazy var reading = WindowReading(
    ReadingNotice(on: pages, over: overlay, appearance), for: self)
  private lazy var readAgain = ReadAgain(
    in: widget, over: overlay, toasts, windows.settings
  ) { [weak self] origin, options in
    self?.read(origin, again: options)
  }
  private lazy var watches = FileWatches(
    in: widget, isBusy: { [weak self] in self?.reading.isOn ?? true },
    onTurn: { [weak self] path in self?.readChanged(path) })
  /// What comes through a pipe and is shown here.
  private var pipe: WindowPipe?
  private lazy var session = WindowSession(of: widget)
  private lazy var addSymbol = AddSymbol(in: widget, over: overlay) { [weak self] request, end in
    self?.take(end, of: request)
  }
  /// The window where the file was opened that is read here, if it was another.
  private weak var origin: Window?
  /// Whether it has not been closed.
  private var isOpen = true

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
    isOpen = false
    session.save()
    reading.dismantle()
    watches.watch([])
    pipe = nil
    charts.dismantle()
    keyboard.dismantle()
    chooser.dismiss()
    readAgain.dismantle()
    addSymbol.dismantle()
    removeActions(from: widget)
  }

  /// The state of the charts, nil while there are none.
  var store: Store? { charts.store }
}

// MARK: - Content and actions

extension Window {
  private func buildContent() {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_box_append(
      column.cast(),
      headerBar(
        tools: [panel.button, linkToggle.button], file: fileTitle.widget,
        title: switcher.title.cast(), menu: menuButton, more: [notices.button]))
    gtk_overlay_set_child(overlay.opaque, panel.widget)
    gtk_box_append(column.cast(), toasts.widget)
    gtk_box_append(column.cast(), switcher.bar.cast())
    adw_application_window_set_content(widget.cast(), column)
  }

  private func addActions() {
    let actions: KeyValuePairs<String, (Window) -> Void> = [
      "open": { $0.chooser.askForFile(over: $0.widget) },
      "add-file": { $0.chooser.askForFileToAdd(over: $0.widget) },
      "open-folder": { $0.chooser.askForFolder(over: $0.widget) },
      "close": { gtk_window_close($0.widget.cast()) },
      "menu": { gtk_menu_button_popup($0.menuButton.opaque) },
      "find": { $0.charts.find() },
      "show-sample": { $0.showSample() },
      "cancel-reading": { $0.cancelReading() },
      "fullscreen": { toggleFullscreen($0.widget) },
      "show-help-overlay": { showShortcuts(over: $0.widget) },
    ]
    for (name, action) in actions {
      addAction(name, to: widget) { [weak self] in self.map(action) }
    }
    addCommand("open-recent", to: widget) { [weak self] address in
      self?.open(File(g_file_new_for_uri(address)))
    }
    let patterns = addToggle("line-patterns", to: widget) { [weak self] isOn in
      self?.windows.settings.hasPatterns = isOn
    }
    takeSettings(patterns)
    windows.settings.observe { [weak self] in self?.takeSettings(patterns) }
    activate("win.cancel-reading", on: GDK_KEY_Escape, in: widget)
    _ = (charts, readAgain, addSymbol, watches, keyboard)
  }

  /// Has charts look and sound as people want them; `patterns` is the action that asks for patterns of lines.
  private func takeSettings(_ patterns: OpaquePointer) {
    guard isOpen else { return }
    let settings = windows.settings
    g_simple_action_set_state(patterns, g_variant_new_boolean(settings.hasPatterns ? 1 : 0))
    appearance.setPatterns(settings.hasPatterns, on: widget)
    appearance.setFormats(settings.formats, on: widget)
    appearance.isHeard = settings.hasSounds
    guard parts.zone != settings.zone else { return }
    parts.zone = settings.zone
    if let all = parts.document, store != nil { charts.add(all) }
  }

  /// Names the window after what it shows, or after the program.
  private func setTitle(_ name: String?) {
    gtk_window_set_title(widget.cast(), name ?? "Chartdeck")
    fileTitle.show(name, path: pipe == nil ? source?.path : nil, remark: pipe?.remark)
  }

  private func present() { gtk_window_present(widget.cast()) }
}

// MARK: - Opening

extension Window {
  /// Whether the window shows no charts yet, and is not about to.
  private var isFree: Bool { store == nil && !reading.isOn && pipe == nil }

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
    if isAdded, store != nil, !reading.isOn {
      return reading.begin(
        ReadingTask(
          path: path, name: file.name, options: windows.settings.tableOptions, purpose: .addition))
    }
    let source = Source(path: path)
    if windows.present(source) { return }
    let host = isFree ? self : windows.makeWindow()
    host.origin = host === self ? nil : self
    host.source = source
    host.readAgain.options = TableOptions()
    host.readAgain.offer(nil)
    host.openSession(of: path)
    host.reading.begin(
      ReadingTask(path: path, name: file.name, options: windows.settings.tableOptions))
    // Its surface and its renderer are made while the file is read.
    gtk_widget_realize(host.widget)
  }

  /// Shows what comes through a pipe, as it comes.
  func open(_ spool: PipeSpool) {
    let pipe = WindowPipe(spool, isBusy: { [weak self] in self?.reading.isOn ?? true }) {
      [weak self] in self?.readPipe()
    }
    self.pipe = pipe
    source = Source(path: pipe.path)
    reading.wait(for: WindowPipe.name)
  }

  private func readPipe() {
    guard let pipe else { return }
    if let failure = pipe.failure { toasts.show(failure) }
    reading.begin(
      ReadingTask(
        path: pipe.path, name: WindowPipe.name, options: readAgain.options,
        purpose: charts.areSeen ? .change : .first, isPipe: true))
  }

  /// Is as large as it was when the file was closed last, its charts arranged as then.
  private func openSession(of path: String) {
    switch session.open(path) {
    case .kept(let kept): switcher.choose(kept.layout)
    case .damaged:
      toasts.show(tr("What was kept of this file is damaged: its charts are as they open."))
    case nil: break
    }
  }

  /// Comes to the front if it shows a file, or is about to; returns whether it does.
  func present(_ source: Source) -> Bool {
    guard !isFree, let own = self.source, own.isSame(as: source) else { return false }
    if gtk_widget_get_visible(widget) != 0 { present() }
    return true
  }

  /// Shows the built-in sample.
  func showSample() {
    let host = isFree ? self : windows.makeWindow()
    host.source = nil
    host.readAgain.options = TableOptions()
    do throws(ChartFileError) {
      let options = windows.settings.tableOptions
      host.take(try sampleDocument(options), from: .sample, named: sampleName)
    } catch {
      host.complain(error.description)
    }
  }

  /// Says what went wrong: on the page of a window without charts, else over the charts.
  func complain(_ sentence: String) {
    if isFree { showError(sentence) } else { toasts.show(sentence) }
  }

  private func showError(_ sentence: String, isAtOnce: Bool = false) {
    setTitle(nil)
    pages.showError(sentence, canReadAgain: readAgain.isOffered, isAtOnce: isAtOnce)
    present()
  }
}

// MARK: - Reading

extension Window {
  func readingIsSlow(_ name: String) {
    gtk_window_set_title(widget.cast(), name)
    present()
  }

  func grow(to tables: [Table], named name: String) -> Bool {
    guard charts.grow(to: tables) else { return false }
    showCharts(named: name, isAtOnce: false)
    return true
  }

  func ended(_ end: ReadingEnd, _ task: ReadingTask, isSlow: Bool) {
    switch end {
    case .document(let document):
      let origin = task.origin
      readAgain.options = task.options
      toasts.withdraw(task.path)
      if task.purpose == .first {
        take(document, from: origin, named: task.name, isAtOnce: isSlow)
      } else {
        add(document, from: origin, named: task.name, isTold: task.purpose == .addition)
      }
    case .refused(let sentence):
      if task.isPipe, pipe?.isOpen == true {
        // More of it may make sense.
        if task.purpose == .first { reading.wait(for: task.name) }
        break
      }
      if task.purpose == .first { return refuse(sentence, isAtOnce: isSlow) }
      toasts.show(sentence, of: task.path)
      readAgain.offer(parts)
    case .cancelled: if task.purpose == .first { showStart() }
    }
    watches.next()
    if pipe?.wasRead() == true, store != nil { setTitle(parts.name) }
  }

  func focus() { charts.focus() }

  /// Stops the reading and shows what was there before: the charts, another window, or the page to start from.
  private func cancelReading() {
    guard reading.isOn || pipe?.isOpen == true && parts.isEmpty else { return }
    reading.cancel()
    pipe = nil
    if !parts.isEmpty {
      readAgain.offer(parts)
      return focus()
    }
    if let origin, origin.isOpen { return gtk_window_destroy(widget.cast()) }
    showStart()
    charts.drop()
  }

  /// Says why the charts cannot be had: here, or where the file was opened if this window has not
  /// been seen.
  private func refuse(_ sentence: String, isAtOnce: Bool) {
    let isSeen = gtk_widget_get_visible(widget) != 0
    guard !isSeen, let origin, origin.isOpen else {
      readAgain.offer(source?.path)
      showError(sentence, isAtOnce: isAtOnce)
      return charts.drop()
    }
    origin.toasts.show(sentence)
    gtk_window_destroy(widget.cast())
  }
}

// MARK: - Charts

extension Window {
  /// Shows the charts of a document, which may have grown here while it was read.
  private func take(
    _ document: ChartDocument, from origin: BoardParts.Origin, named name: String,
    isAtOnce: Bool = false
  ) {
    parts = BoardParts(document, from: origin, named: name, in: windows.settings.zone)
    watches.watch(parts.files)
    charts.take(parts.document ?? document)
    if case .file = origin, let store { session.resume(store) }
    showCharts(named: name, isAtOnce: isAtOnce)
    readAgain.offer(parts, isNew: true)
    if let notice = document.notices.first { toasts.show(tr(notice.sentence)) }
    remember(origin)
    watch?.showsCharts(WatchedWindow(self))
  }

  /// Has the desktop know a file that could be read as one of the last.
  private func remember(_ origin: BoardParts.Origin) {
    if case .file(let path) = origin { RecentFiles.add(path) }
  }

  /// Shows the charts, if they are not seen yet.
  private func showCharts(named name: String, isAtOnce: Bool) {
    guard !charts.areSeen else { return }
    charts.show(isAtOnce: isAtOnce) { present() }
    setTitle(name)
  }

  /// Shows the charts of a document beside those that are here, or in place of those that came from there before;
  /// what its file does not say right is told of where it has not been.
  private func add(
    _ document: ChartDocument, from origin: BoardParts.Origin, named name: String,
    isTold: Bool = true
  ) {
    parts.put(document, from: origin, named: name)
    watches.watch(parts.files)
    if parts.count > 1 { session.end() }
    let parts = parts
    inBackground {
      parts.document
    } then: { [weak self] (all: ChartDocument?) in
      // What has come meanwhile has the rest with it.
      guard let self, let all, isOpen, self.parts.isSame(as: parts) else { return }
      charts.add(all)
      readAgain.offer(parts)
      setTitle(parts.name)
      if isTold, let notice = document.notices.first { toasts.show(tr(notice.sentence)) }
    }
  }

  /// Shows what came of asking for a symbol: here, or in a window of its own while this one reads a file.
  private func take(_ end: SymbolEnd, of request: SymbolRequest) {
    let origin = BoardParts.Origin.symbol(request.provider, request.symbol)
    let host = reading.isOn ? windows.makeWindow() : self
    switch end {
    case .fresh(let document), .kept(let document, _):
      if host.store == nil {
        host.source = nil
        host.take(document, from: origin, named: request.symbol)
      } else {
        host.add(document, from: origin, named: request.symbol)
      }
    case .refused, .cancelled: break
    }
    if case .kept(_, let sentence) = end { host.toasts.show(sentence) }
  }

  /// Reads a file that has changed as it was read before; what cannot be read now stays as it was.
  private func readChanged(_ path: String) {
    read(.file(path: path), again: readAgain.options, for: .change)
  }

  /// Reads what is here, or could not be read, as the options say.
  private func read(
    _ origin: BoardParts.Origin, again options: TableOptions,
    for purpose: ReadingPurpose = .addition
  ) {
    switch origin {
    case .file(let path), .pipe(let path):
      let isPipe = origin == .pipe(path: path)
      let name = isPipe ? WindowPipe.name : String(path.split(separator: "/").last ?? "/")
      readAgain.offer(nil)
      reading.begin(
        ReadingTask(
          path: path, name: name, options: options, purpose: charts.areSeen ? purpose : .first,
          isPipe: isPipe))
    case .sample:
      guard let document = try? sampleDocument(options) else { return }
      readAgain.options = options
      add(document, from: .sample, named: sampleName)
    case .symbol: break
    }
  }
}
