import CGtk
import ChartCairo
import ChartCore
import ChartFiles
import ChartScene
import ChartWidgets
import GtkBridge

/// The ways of charts out of a window, as its actions: to a file, to the clipboard, and to paper.
final class Export {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private let appearance: AppearanceSource
  private let folders: ExportFolders
  private weak var store: Store?
  private weak var board: BoardView?
  private var actions: [OpaquePointer] = []
  /// What people wanted last.
  private var choice: ExportChoice?
  private let chooser = SaveChooser()
  private var printing: Printing?

  /// No charts yet.
  init(
    from window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, _ appearance: AppearanceSource,
    _ folders: ExportFolders
  ) {
    (self.window, self.toasts, self.appearance) = (window, toasts, appearance)
    self.folders = folders
    let handlers: KeyValuePairs<Command, (Export) -> Void> = [
      .export: { $0.ask() }, .copy: { $0.copy() }, .copyValues: { $0.copyValues() },
      .print: { $0.printCharts() },
    ]
    actions = handlers.map { command, handler in
      addAction(command, to: window) { [weak self] in self.map(handler) }
    }
    follow(nil, nil)
  }

  /// Follows the charts of a store and the board that shows them, or none.
  func follow(_ store: Store?, _ board: BoardView?) {
    (self.store, self.board) = (store, board)
    for action in actions { g_simple_action_set_enabled(action, store == nil ? 0 : 1) }
  }

  /// Lets go of what is open with its window.
  func dismantle() {
    chooser.dismiss()
    printing = nil
  }
}

// MARK: - To a file

extension Export {
  private func ask() {
    guard let store else { return }
    let first = choice ?? ExportChoice(isDark: appearance.current.style.theme.isDark)
    let form = ExportForm(first, hasSeveral: store.board.charts.count > 1)
    ChartApp.ask(
      tr("Export"), tr("Pictures are as the charts are now; values are those that are visible."),
      with: form.widget, yesWords: tr("_Save As…"), over: window
    ) { [weak self] in
      self?.choice = form.choice
      self?.askForFile(form.choice)
    }
  }

  private func askForFile(_ choice: ExportChoice) {
    guard let store else { return }
    do throws(ExportObstacle) {
      let job = try job(choice)
      let name = choice.isOfAll ? tr("Charts") : store.title(of: store.board.front)
      askForFile(job, as: choice.format, named: name)
    } catch {
      toasts.show(error.description)
    }
  }

  /// Asks for a place for what is to be written, which has a name.
  func askForFile(_ job: ExportJob, as format: ExportFormat, named name: String) {
    chooser.ask(for: name.asFileName + format.suffix, in: folders.shown(), over: window) {
      [weak self] file in
      self?.write(job, as: format, to: file)
    }
  }

  /// Writes to a file that people chose, whose name says the format: one that does not is given the ending, and what
  /// stands there then is replaced only where people want it.
  private func write(_ job: ExportJob, as format: ExportFormat, to file: File) {
    guard let path = file.path else {
      return toasts.show(
        tr("\(file.name) is not on this computer: files are written to local folders only."))
    }
    let (whole, name) = (format.completing(path), format.completing(file.name))
    let isAsked = whole == path || folders.holdsCharts(whole)
    guard !isAsked, g_file_test(whole, G_FILE_TEST_EXISTS) != 0 else {
      return write(job, to: whole, named: name)
    }
    ChartApp.ask(
      tr("Replace \(name.quoted)?"), tr("There is a file of that name already."),
      yesWords: tr("_Replace"), over: window
    ) { [weak self] in
      self?.write(job, to: whole, named: name)
    }
  }

  /// Writes to a file, unless charts come from that.
  private func write(_ job: ExportJob, to path: String, named name: String) {
    guard !folders.holdsCharts(path) else {
      return toasts.show(
        tr("\(name) was not written: charts are shown from that file. Choose another name."))
    }
    let waiting = Debounce(milliseconds: 500) { [weak self] in
      self?.toasts.show(tr("Writing \(name)…"))
    }
    waiting.schedule()
    // The program stays until the file is whole, whatever becomes of the window.
    let application = g_application_get_default()
    g_application_hold(application)
    inBackground {
      job.write(to: path)
    } then: { [weak self] (failure: String?) in
      waiting.cancel()
      self?.tell(failure, path, named: name)
      g_application_release(application)
    }
  }

  /// Says that a file is written, and leads to it, or why it is not.
  private func tell(_ failure: String?, _ path: String, named name: String) {
    if let failure { return toasts.show(failure) }
    toasts.show(tr("\(name) is written."), button: tr("_Show in Files")) { showInFiles(path) }
  }

  /// What is to be done for a choice, with everything as it is now.
  private func job(_ choice: ExportChoice) throws(ExportObstacle) -> ExportJob {
    guard let store, let board else { throw .noCharts }
    let (charts, front) = (Array(store.board.charts.indices), store.board.front)
    if let picture = choice.format.picture {
      let stills = StillCharts(
        store, appearance, isDark: choice.isDark, form: choice.hasControls ? .full : .figure)
      let size = board.cardSize(of: front)
      let scene =
        choice.isOfAll ? stills.page(cardWidth: size.width) : stills.scene(of: front, size: size)
      return .picture(
        scene, picture, scale: choice.format == .png ? Double(choice.scale) : 1,
        appearance.current.fonts)
    }
    let values = (choice.isOfAll ? charts : [front]).map(store.seenValues)
    if choice.format == .csv { return .csv(values[0]) }
    if let other = values.first(where: { !$0.table.fitsTelegram }) {
      throw .withoutDates(other.title)
    }
    return .telegram(values)
  }
}

/// What an export has to know of the files that the charts of windows come from.
struct ExportFolders {
  /// The folder with the file that is shown; nil where there is none.
  let shown: () -> String?
  /// Whether charts that any window shows have something from the file at a path.
  let holdsCharts: (String) -> Bool
}

/// Why charts do not become what is wanted; the description is one sentence for a person.
enum ExportObstacle: Error, CustomStringConvertible {
  /// There are none any more.
  case noCharts
  /// A chart of this name has no dates along its axis.
  case withoutDates(String)

  var description: String {
    switch self {
    case .noCharts: tr("There are no charts to export any more.")
    case .withoutDates(let title):
      tr("Telegram's format is for dates, and \(title.quoted) has none: CSV takes it.")
    }
  }
}

extension Store {
  /// What is seen of a chart's values.
  fileprivate func seenValues(of chart: Int) -> SeenValues {
    let (table, state) = (table(of: chart), board.charts[chart].view)
    return SeenValues(
      table: table, title: title(of: chart), range: state.visibleRange,
      series: table.series.indices.filter { state.isVisible($0) }, notes: state.notes)
  }
}

extension String {
  /// The text as the name of a file: without what leads to folders, or hides it.
  fileprivate var asFileName: String {
    let name = String(onOneLine.map { $0 == "/" ? "-" : $0 }.prefix(80).drop { $0 == "." })
    return name.isBlank ? tr("Chart") : name
  }
}

// MARK: - To the clipboard

/// How many cells of a table other programs are handed on the clipboard: more take them minutes to paste.
private let mostCopiedCells = 2_000_000
/// The pixels of a copied picture for each of the screen's.
private nonisolated let copyScale = 2.0

extension Export {
  /// Copies the chart in front as a picture, and its visible values as a table where they are not too many.
  private func copy() {
    guard let store, let board else { return }
    let front = store.board.front
    let scene = StillCharts(store, appearance).scene(of: front, size: board.cardSize(of: front))
    let values = store.seenValues(of: front)
    let isTable = values.cellCount <= mostCopiedCells
    let fonts = appearance.current.fonts
    inBackground {
      (
        try? png(of: scene, scale: copyScale, text: PangoTextMeasure(fonts: fonts)),
        isTable ? values.csv : nil
      )
    } then: { [weak self] (copied: ([UInt8]?, String?)) in
      guard let self, copied.0 != nil || copied.1 != nil else { return }
      putOnClipboard(picture: copied.0, table: copied.1)
      toasts.show(
        isTable
          ? tr("Chart copied: a picture, and its visible values.")
          : tr("Chart copied as a picture; its values are too many, export them."))
    }
  }

  private func putOnClipboard(picture: [UInt8]?, table: String?) {
    var content: [UnsafeMutablePointer<GdkContentProvider>?] = []
    func add(_ type: String, _ bytes: [UInt8]) {
      let held = g_bytes_new(bytes, gsize(bytes.count))
      content.append(gdk_content_provider_new_for_bytes(type, held))
      g_bytes_unref(held)
    }
    if let picture { add("image/png", picture) }
    if let table {
      for type in ["text/csv", "text/plain;charset=utf-8", "text/plain"] {
        add(type, Array(table.utf8))
      }
    }
    // The union takes the references over.
    let union: UnsafeMutablePointer<GdkContentProvider> = gdk_content_provider_new_union(
      &content, gsize(content.count))
    gdk_clipboard_set_content(gtk_widget_get_clipboard(window), union)
    g_object_unref(union)
  }

  /// Copies what the indicator reads, with all digits.
  private func copyValues() {
    guard let point = board?.copiedPoint else {
      return toasts.show(tr("There is no indicator whose values could be copied."))
    }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window), point)
    toasts.show(tr("Values copied."))
  }
}

extension SeenValues {
  /// Them as CSV.
  nonisolated fileprivate var csv: String {
    var text = ""
    table.tellCSV(of: table.indexes(inside: range), series: series, notes: notes) { text += $0 }
    return text
  }
}

// MARK: - To paper

extension Export {
  private func printCharts() {
    guard let store else { return }
    let printing = Printing(
      StillCharts(store, appearance, isDark: false), count: store.board.charts.count,
      appearance.measure)
    self.printing = printing
    printing.run(over: window) { [weak self] failure in
      self?.printing = nil
      if let failure { self?.toasts.show(failure) }
    }
  }
}
