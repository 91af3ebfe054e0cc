import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// What a window reads, shows and watches: files, symbols, a pipe. It knows what its charts came from, keeps that and has
/// it again, and leaves to the window what people see around the charts.
///
/// It reads one file at a time.
final class WindowFiles {
  private unowned let window: Window
  private let charts: WindowCharts
  private let toasts: Toasts
  private let settings: Settings
  /// The file that is read or shown here, the first of several.
  private(set) var source: Source?
  private let made: WindowParts
  private lazy var reading = WindowReading(window.notice, for: self)
  private lazy var readAgain = ReadAgain(
    in: window.widget, over: window.overlay, toasts, settings, .kept, window.appearance
  ) { [weak self] origin, options in
    self?.read(origin, as: options)
  }
  private lazy var watches = FileWatches(
    in: window.widget, isBusy: { [weak self] in self?.isBusy ?? true },
    onTurn: { [weak self] path in self?.readChanged(.file(path: path)) })
  /// What comes through a pipe and is shown here.
  private var pipe: WindowPipe?
  /// What comes back of a set of files that was open before.
  private var returning = ReturningParts()
  /// Files that are to be read for charts beside the others, one after the other.
  private var additions: [ReadingTask] = []
  /// There are other parts than before.
  var onParts: (() -> Void)?
  /// What is asked of a provider again.
  private var asking: SymbolReading?

  /// Nothing is read or shown yet.
  init(of window: Window, _ charts: WindowCharts, _ toasts: Toasts, _ settings: Settings) {
    (self.window, self.charts, self.toasts, self.settings) = (window, charts, toasts, settings)
    made = WindowParts(of: window, charts)
    charts.onFront = { [weak self] in self?.offerReading() }
    made.onParts = { [weak self] in self?.follow(unknown: $0) }
    made.onShow = { [weak self] in self?.shown() }
    _ = (readAgain, watches)
  }

  /// Lets go of them with their window.
  func dismantle() {
    made.save()
    reading.dismantle()
    asking?.cancel()
    watches.watch([])
    pipe = nil
    readAgain.dismantle()
  }

  /// Whether nothing is shown, and nothing is about to be.
  var isFree: Bool { charts.store == nil && !isBusy && pipe == nil }

  /// Whether a file is being read, or some are still to be.
  var isBusy: Bool { reading.isOn || !returning.isEmpty }

  /// Whether there is a file that may be read in another way.
  var canReadAgain: Bool { readAgain.isOffered }

  /// What they came from, in its order.
  var parts: [BoardPart] { made.all.parts }

  /// Whether something of a file is read or shown here.
  func have(_ file: Source) -> Bool {
    source.map(file.isSame) == true || parts.contains(where: file.isOf)
  }

  /// The folder that what is in front is in; nil for what is in none.
  var folder: String? { (made.inFront?.origin.file ?? path).map(folderPath) }

  /// Where the first of them is, as people know it; nil for what has no such place.
  var path: String? { pipe == nil ? source?.path : nil }

  /// What is said of a pipe beside its name; nil where there is none.
  var remark: String? { pipe?.remark }
}

// MARK: - Beginning

extension WindowFiles {
  /// Reads a file, or the charts of a folder, in the background and shows it here, with those that stood beside it when it
  /// was open last.
  func open(_ path: String, named name: String) {
    source = Source(path: path)
    readAgain.offer(nil)
    let kept = openSession(of: path)
    returning = ReturningParts(kept, without: .file(path: path))
    let options = kept.first { $0.origin == .file(path: path) }?.options(
      over: settings.readingOptions)
    reading.begin(
      ReadingTask(path: path, name: name, options: options ?? settings.readingOptions))
  }

  /// Reads a file for charts beside those that are here, after those that are read already.
  func add(_ path: String, named name: String) {
    additions.append(
      ReadingTask(
        path: path, name: name, options: settings.readingOptions, purpose: .addition))
    addNext()
  }

  private func addNext() {
    if !isBusy, !additions.isEmpty { reading.begin(additions.removeFirst()) }
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

  /// Shows a document that no file has.
  func show(_ document: ChartDocument, from origin: BoardPart.Origin, named name: String) {
    source = nil
    take(
      document, ReadingTask(origin, name: name, options: settings.readingOptions), isAtOnce: false)
  }

  /// Shows a document beside the charts that are here, or in place of those that came from there before.
  func add(_ document: ChartDocument, from origin: BoardPart.Origin, named name: String) {
    put(
      document,
      ReadingTask(origin, name: name, options: made.all[origin]?.options ?? ReadingOptions()))
  }

  /// Stops the reading; returns whether the window has nothing to show then. Nil where nothing was being read.
  func cancel() -> Bool? {
    guard isBusy || pipe?.isOpen == true && made.all.isEmpty else { return nil }
    reading.cancel()
    (pipe, additions) = (nil, [])
    guard !made.all.isEmpty else {
      returning = ReturningParts()
      return true
    }
    if !returning.isEmpty { haveReturned() }
    offerReading()
    return false
  }

  private func readPipe() {
    guard let pipe else { return }
    if let failure = pipe.failure { toasts.show(failure) }
    let origin = BoardPart.Origin.pipe(path: pipe.path)
    readChanged(origin)
  }

  /// Is as large as it was when the file was closed last, its charts arranged as then; returns what they came from.
  private func openSession(of path: String) -> [KeptPart] {
    switch made.find(path) {
    case .kept(let kept):
      window.resume(kept.layout, kept.panels)
      return kept.parts
    case .damaged: window.tellOfDamage()
    case nil: break
    }
    return []
  }
}

// MARK: - Reading

extension WindowFiles: ReadingHost {
  func readingIsSlow(_ name: String) { window.present(waitingFor: name) }

  func grow(to tables: [Table], named name: String) -> Bool {
    guard charts.grow(to: tables) else { return false }
    window.showCharts(named: name, isAtOnce: false)
    return true
  }

  func ended(_ end: ReadingEnd, _ task: ReadingTask, isSlow: Bool) {
    switch end {
    case .document(let document):
      task.origin.path.map(toasts.withdraw)
      switch task.purpose {
      case .first: take(document, task, isAtOnce: isSlow)
      case .returning: havePart(document, task)
      case .addition, .change: put(document, task)
      }
    case .refused(let sentence): if refuse(sentence, task, isSlow: isSlow) { return }
    case .cancelled: if task.purpose == .first { window.showStart() }
    }
    addNext()
    watches.next()
    if pipe?.wasRead() == true, charts.store != nil { shown() }
  }

  func focus() { charts.focus() }

  /// Says why a file cannot be read; returns whether the window has nothing else to show.
  private func refuse(_ sentence: String, _ task: ReadingTask, isSlow: Bool) -> Bool {
    if task.isPipe, pipe?.isOpen == true {
      // More of it may make sense.
      if task.purpose == .first { reading.wait(for: task.name) }
      return false
    }
    if task.purpose == .first {
      returning = ReturningParts()
      readAgain.offer(refused: task.origin, read: task.options)
      window.refuse(sentence, isAtOnce: isSlow)
      return true
    }
    toasts.show(sentence, of: task.origin.path)
    offerReading()
    if task.purpose == .returning { haveNext() }
    return false
  }

  /// Reads a file that has changed as it was read before; what cannot be read now stays as it was.
  private func readChanged(_ origin: BoardPart.Origin) {
    let options = made.all[origin]?.options ?? settings.readingOptions
    read(origin, as: options, for: .change)
  }

  /// Reads what is here, or could not be read, as the options say.
  private func read(
    _ origin: BoardPart.Origin, as options: ReadingOptions, for purpose: ReadingPurpose = .addition
  ) {
    switch origin {
    case .file, .pipe:
      readAgain.offer(nil)
      let name = made.all[origin]?.name ?? origin.name
      reading.begin(
        ReadingTask(
          origin, name: name, options: options, purpose: charts.areSeen ? purpose : .first))
    case .sample:
      guard let document = try? sampleDocument(options) else { return }
      put(document, ReadingTask(.sample, name: sampleName, options: options))
    case .symbol: break
    }
  }

  /// Reads a part again, or asks for it, as people want it.
  func refresh(_ origin: BoardPart.Origin) {
    guard !isBusy else { return }
    if case .symbol(let provider, let symbol) = origin {
      asking = SymbolReading(symbol, of: provider) { [weak self] end in
        self?.take(end, from: origin, named: symbol)
      }
    } else {
      readChanged(origin)
    }
  }

  private func take(_ end: SymbolEnd, from origin: BoardPart.Origin, named name: String) {
    switch end {
    case .fresh(let document): add(document, from: origin, named: name)
    case .kept(_, let sentence), .refused(let sentence): toasts.show(sentence)
    case .cancelled: break
    }
  }
}

// MARK: - Files that come back

extension WindowFiles {
  /// Has the next part that stood beside the first; after the last one the charts are as they were.
  private func haveNext() {
    guard let part = returning.next() else { return haveReturned() }
    let task = ReadingTask(
      part.origin, name: part.name, options: part.options(over: settings.readingOptions),
      purpose: .returning)
    guard case .symbol(let provider, let symbol) = part.origin else { return reading.begin(task) }
    inBackground {
      keptDocument(of: symbol, from: provider)
    } then: { [weak self] (document: ChartDocument?) in
      guard let self, window.isOpen else { return }
      guard let document else {
        toasts.show(tr("What was fetched of \(symbol) is not kept any more: add it again."))
        return haveNext()
      }
      havePart(document, task)
    }
  }

  private func havePart(_ document: ChartDocument, _ task: ReadingTask) {
    made.add(document, task)
    haveNext()
  }

  private func haveReturned() {
    let order = returning.order
    returning = ReturningParts()
    made.resume(as: order)
    window.setUp()
    addNext()
  }
}

// MARK: - Charts

extension WindowFiles {
  /// Shows the charts of a document, which may have grown here while it was read.
  private func take(_ document: ChartDocument, _ task: ReadingTask, isAtOnce: Bool) {
    made.take(document, task, in: settings.zone)
    window.showCharts(named: task.name, isAtOnce: isAtOnce)
    readAgain.offer(made.all[task.origin], isNew: true)
    if let notice = document.notices.first { toasts.show(tr(notice.sentence)) }
    if let path = task.origin.file { RecentFiles.add(path) }
    if !returning.isEmpty {
      haveNext()
    } else {
      if task.origin.file != nil { made.resume() }
      window.setUp()
    }
    window.showsCharts()
  }

  /// Shows the charts of a document beside those that are here, or in place of those that came from there before;
  /// what its file does not say right is told of where it has not been.
  private func put(_ document: ChartDocument, _ task: ReadingTask) {
    made.put(document, task) { [weak self] in
      let notice = task.purpose == .addition ? document.notices.first : nil
      notice.map { self?.toasts.show(tr($0.sentence)) }
    }
  }

  /// Takes a part away, whose charts go with it; that can be undone.
  func remove(_ origin: BoardPart.Origin) { if !isBusy { made.remove(origin) } }

  /// Has charts told in the zone of the settings.
  func takeZone() { made.tell(in: settings.zone) }

  /// Watches the files among the parts, and has those read again of which nobody knows what became of them.
  private func follow(unknown: [String]) {
    let files = made.all.files
    watches.watch(files)
    if pipe == nil { source = made.all.parts.first?.origin.file.map(Source.init(path:)) }
    watches.readAgain(unknown)
    window.show(made.all.notices)
    onParts?()
  }

  /// The charts of other parts are shown.
  private func shown() {
    offerReading()
    window.setTitle(made.all.name, path: path)
  }

  /// Lets the part of the chart in front be read in another way.
  private func offerReading() { if !reading.isOn { readAgain.offer(made.inFront) } }
}
