import CGtk
import ChartCore
import ChartFiles
import ChartScene
import ChartWidgets
import GtkBridge

/// How long a file may take before the window says that it is being read.
private let patienceSeconds = 0.2
/// How long charts stay as they are before they grow again: motion needs time to be seen.
private let growthSeconds = 0.1

// A window reads one file at a time: what is opened meanwhile gets a window of its own.
extension Window {
  /// Follows the reading of a file that is to be shown here; `origin` is the window where it was
  /// opened, and hears of a failure that comes before this one is on the screen.
  func follow(_ background: BackgroundReading, name: String, for origin: Window) {
    self.origin = origin === self ? nil : origin
    let reading = Reading(
      background, name: name, onNews: { [weak self] in self?.readingAdvanced() },
      onEnd: { [weak self] end in self?.readingEnded(end, name: name) })
    self.reading = reading
    if gtk_widget_get_mapped(widget) != 0 { prepareMemory() }
    let seconds = max(0, patienceSeconds - reading.seconds)
    patience = Later(milliseconds: UInt32(seconds * 1000)) { [weak self] in self?.tellOfReading() }
    patience?.schedule()
  }

  /// Stops the reading and shows what was there before: another window, or the page to start from.
  func cancelReading() {
    guard let reading else { return }
    reading.cancel()
    forgetReading()
    if let origin, origin.isOpen { return gtk_window_destroy(widget.cast()) }
    showStart()
    dropBoard()
  }

  /// Says that the file on its way takes its time.
  private func tellOfReading() {
    patience = nil
    guard let reading else { return }
    gtk_window_set_title(widget.cast(), reading.name)
    if reading.tables.isEmpty {
      status = ReadingStatus(name: reading.name, xAlign: 0.5, formats: formats)
      status.map { showReading($0, of: reading.name) }
    }
    readingAdvanced()
  }

  private func readingAdvanced() {
    guard let reading, patience == nil else { return }
    let now = monotonicSeconds()
    if reading.hasGrown, entrance == nil, now - grownAt > growthSeconds {
      grow(to: reading.takeTables(), named: reading.name)
      grownAt = now
    }
    status?.show(reading.progress)
  }

  private func grow(to tables: [Table], named name: String) {
    if let store {
      store.grow(to: tables)
    } else {
      bringInBoard(of: tables, named: name)
    }
  }

  private func readingEnded(_ end: ReadingEnd, name: String) {
    let hadFocus = status?.hasFocus == true
    tookLong = reading.map { $0.seconds > patienceSeconds } == true
    forgetReading()
    switch end {
    case .document(let document): take(document, name: name)
    case .refused(let sentence): refuse(sentence)
    case .cancelled: showStart()
    }
    if hadFocus { board?.focus() }
  }

  /// Lets go of a reading that is over, and of what tells about it.
  private func forgetReading() {
    reading = nil
    patience = nil
    entrance = nil
    status = nil
    hideStatusOverCharts()
  }

  /// Says why the charts cannot be had: here, or where the file was opened if this window has not
  /// been seen.
  private func refuse(_ sentence: String) {
    let isSeen = gtk_widget_get_visible(widget) != 0
    guard !isSeen, let origin, origin.isOpen else {
      showError(sentence)
      return dropBoard()
    }
    origin.toast(sentence)
    gtk_window_destroy(widget.cast())
  }

  private var formats: Formats { appearance.current.style.formats }
}

// MARK: - Over the charts

extension Window {
  /// Lays how far the reading has come over the charts that grow.
  func showStatusOverCharts(of name: String) {
    let status = ReadingStatus(name: name, xAlign: 0, formats: formats)
    let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 18)!
    for name in ["osd", "reading"] { gtk_widget_add_css_class(bar, name) }
    gtk_widget_set_hexpand(status.progress, 1)
    gtk_widget_set_valign(status.cancel, GTK_ALIGN_CENTER)
    gtk_box_append(bar.cast(), status.progress)
    gtk_box_append(bar.cast(), status.cancel)
    let revealer = gtk_revealer_new()!
    gtk_revealer_set_transition_type(revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_revealer_set_child(revealer.opaque, bar)
    gtk_widget_set_halign(revealer, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(revealer, GTK_ALIGN_END)
    gtk_overlay_add_overlay(overlay.opaque, revealer)
    gtk_revealer_set_reveal_child(revealer.opaque, 1)
    gtk_widget_grab_focus(status.cancel)
    status.show(reading?.progress)
    self.status = status
    statusOverCharts = revealer
  }

  private func hideStatusOverCharts() {
    guard let revealer = statusOverCharts else { return }
    statusOverCharts = nil
    gtk_widget_set_can_target(revealer, 0)
    connect(revealer, "notify::child-revealed") { [weak self] in
      guard let self, isOpen else { return }
      gtk_overlay_remove_overlay(overlay.opaque, revealer)
    }
    gtk_revealer_set_reveal_child(revealer.opaque, 0)
  }
}
