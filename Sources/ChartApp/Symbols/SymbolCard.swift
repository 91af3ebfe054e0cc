import ChartWidgets
import ChartCore
import CGtk
import ChartFetch
import GtkBridge

private let margin: gint = 12
/// How wide the card is, in pixels: it fits the narrowest window.
private let width: gint = 320

/// A card at the top of a window that asks which symbol to fetch, and stays until that is there.
///
/// It is the only place from which the program goes to the network: when its button is pressed.
final class SymbolCard {
  private var popover: Popover?
  private let form: SymbolForm
  private let complaint = wrappedLabel("error")
  private let remark = wrappedLabel("dim-label")
  private let spinner: Widget = gtk_spinner_new()
  private let add = Widget.button(mnemonic: tr("_Add"))
  private let onEnd: (SymbolRequest, SymbolEnd) -> Void
  /// What is on its way.
  private var reading: SymbolReading?
  /// How often something was asked for: what comes of an older question is not shown.
  private var question = 0

  /// A card over the upper end of a widget; `onEnd` hears what has come, and `onClose` that the card is gone.
  init(
    over parent: UnsafeMutablePointer<GtkWidget>,
    onEnd: @escaping (SymbolRequest, SymbolEnd) -> Void, onClose: @escaping () -> Void
  ) {
    self.onEnd = onEnd
    form = SymbolForm(AnswerCache.own.lastProvider ?? .alphaVantage(.days))
    let popover = Popover(content, atTopOf: parent) { [weak self] in
      self?.stop()
      onClose()
    }
    setAccessibleLabel(tr("Add Symbol"), of: popover.widget)
    self.popover = popover
    form.onSubmit = { [weak self] in self?.fetch() }
    connect(add, "clicked") { [weak self] in self?.pressed() }
    showRest()
  }

  /// Shows it.
  func present() {
    popover?.present()
    form.focus()
  }

  /// Stops what is on its way.
  func stop() {
    question += 1
    reading?.cancel()
    reading = nil
  }
}

// MARK: - Content

extension SymbolCard {
  private var content: UnsafeMutablePointer<GtkWidget> {
    gtk_label_set_text(
      remark.opaque, tr("The provider is asked when you press Add, and at no other time."))
    remark.addStyles("caption")
    add.addStyles("suggested-action")
    let end = Widget.row(spacing: margin, [spinner, add])
    gtk_widget_set_halign(end, GTK_ALIGN_END)
    let column = Widget.column(spacing: margin, [form.widget, complaint, remark, end])
    gtk_widget_set_size_request(column, width, -1)
    column.setMargins(margin / 2)
    return column
  }

  private static func wrappedLabel(_ style: String) -> UnsafeMutablePointer<GtkWidget> {
    let label = Widget.label()
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(label.opaque, 30)
    gtk_label_set_xalign(label.opaque, 0)
    label.addStyles(style)
    return label
  }
}

// MARK: - Asking

extension SymbolCard {
  private func pressed() {
    guard reading != nil else { return fetch() }
    stop()
    showRest()
    form.focus()
  }

  /// Asks for what the rows say, or tells what is missing.
  private func fetch() {
    guard reading == nil else { return }
    do throws(FetchError) {
      let request = try form.request
      question += 1
      let question = question
      reading = SymbolReading(request) { [weak self] end in
        guard let self, question == self.question else { return }
        ended(end, of: request)
      }
      showWaiting(for: request.host)
    } catch {
      showRest(complaining: tr(error.sentence))
    }
  }

  private func ended(_ end: SymbolEnd, of request: SymbolRequest) {
    reading = nil
    switch end {
    case .refused(let sentence):
      showRest(complaining: sentence)
      nameButton(tr("_Try Again"))
      gtk_widget_grab_focus(add)
    case .cancelled: showRest()
    case .fresh, .kept:
      if case .fresh = end { request.keepKey() }
      onEnd(request, end)
      popover?.close()
    }
  }

  private func showWaiting(for host: String) {
    // First, so that no row has the keyboard when it takes none any more.
    gtk_widget_grab_focus(add)
    form.setEnabled(false)
    gtk_widget_set_visible(complaint, 0)
    gtk_label_set_text(remark.opaque, tr("Waiting for \(host)…"))
    gtk_spinner_start(spinner.opaque)
    nameButton(tr("_Cancel"))
    gtk_widget_remove_css_class(add, "suggested-action")
  }

  private func nameButton(_ text: String) {
    gtk_button_set_label(add.cast(), text)
    // GTK 4.8 calls it by its label's text with the underscore, and by its label besides.
    gtk_accessible_reset_property(add.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  private func showRest(complaining sentence: String = "") {
    form.setEnabled(true)
    gtk_label_set_text(complaint.opaque, beginning(of: sentence))
    gtk_widget_set_visible(complaint, sentence.isEmpty ? 0 : 1)
    gtk_label_set_text(
      remark.opaque, tr("The provider is asked when you press Add, and at no other time."))
    gtk_spinner_stop(spinner.opaque)
    nameButton(tr("_Add"))
    add.addStyles("suggested-action")
  }
}
