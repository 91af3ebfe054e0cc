import CGtk
import ChartCore
import ChartScene
import GtkBridge

private let space: gint = 6

/// Where people write formulas: names and functions are offered and faults told as they write, and Return computes a series
/// at the points of the chart in front.
final class FormulaRow {
  /// The widget that shows it.
  let widget = Widget.column(spacing: space)
  private let store: Store
  private let entry = Widget.entry()
  private let hint = Widget.label()
  private let list = Widget.list()
  private var completion: FormulaCompletion?
  private var isSetting = false

  /// An empty row for a store's charts.
  init(_ store: Store) {
    self.store = store
    g_object_ref_sink(widget)
    build()
    connect(entry, "changed") { [weak self] in self?.changed() }
    connect(entry, "activate") { [weak self] in self?.compute() }
    connect(list, "row-activated") { [weak self] (row: OpaquePointer) in
      self?.take(Int(gtk_list_box_row_get_index(row.cast())))
    }
    onKey(entry) { [weak self] key, _ in self?.pressed(key) ?? false }
    followStepsBack()
  }

  isolated deinit { g_object_unref(widget) }

  /// Takes the keyboard.
  func focus() { gtk_widget_grab_focus(entry) }

  private func build() {
    setAccessibleLabel(tr("Formula"), of: entry)
    setProperty("placeholder-text", to: tr("= Formula, such as avg(y, 7 d)"), of: entry)
    gtk_label_set_xalign(hint.opaque, 0)
    gtk_label_set_wrap(hint.opaque, 1)
    gtk_widget_add_css_class(hint, "caption")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    list.addStyles("boxed-list", "formula-offers")
    setAccessibleLabel(tr("What can be written here"), of: list)
    for part in [entry, hint, list] { gtk_box_append(widget.cast(), part) }
    say("", isFault: false)
    offer(nil)
  }

  private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }
}

// MARK: - While it is written

extension FormulaRow {
  private func changed() {
    guard !isSetting else { return }
    let text = text
    let place = Int(gtk_editable_get_position(entry.opaque))
    // GTK moves the cursor after it has told of what was typed.
    let end = place + 1 >= text.count ? text.count : place + 1
    offer(FormulaCompletion(of: text, at: end, names: names))
    tellFault(isWritten: false)
  }

  /// The names of the series that the chart in front can be computed with.
  private var names: [String] {
    let content = store.board.charts[store.board.front].content
    return store.catalog.namesInFormulas(at: content)
  }

  /// What is wrong with the formula for the chart in front; nil where nothing is.
  private var fault: FormulaError? {
    do throws(FormulaError) {
      let formula = try Formula(text)
      let change = Sheet.Change.compute(formula, chart: store.board.front)
      do throws(Sheet.Refusal) {
        _ = try store.board.sheet.applying(change, on: store.catalog)
        return nil
      } catch {
        if case .formula(let fault) = error { return fault }
        return nil
      }
    } catch {
      return error
    }
  }

  /// Tells what is wrong, where there is something: of one that is all written, or behind what is not whole yet.
  private func tellFault(isWritten: Bool) {
    let fault = text.isEmpty ? nil : fault
    let isTold = fault.map { isWritten || !isBeingWritten($0) } ?? false
    say(fault.flatMap { isTold ? tr($0.phrase) : nil } ?? usage, isFault: isTold)
    underline(isTold ? fault?.range : nil)
  }

  /// Whether a fault is only that the formula, or the word that something is offered for, has no end yet.
  private func isBeingWritten(_ fault: FormulaError) -> Bool {
    guard let completion, !completion.offers.isEmpty else { return fault.reason == .unfinished }
    return fault.reason == .unfinished || fault.range.overlaps(completion.range)
  }

  /// How the function is written that is offered alone.
  private var usage: String {
    guard let offers = completion?.offers, offers.count == 1 else { return "" }
    return offers[0].function.map { tr($0.definition) } ?? ""
  }

  private func say(_ words: String, isFault: Bool) {
    gtk_label_set_text(hint.opaque, words)
    gtk_widget_set_visible(hint, words.isEmpty ? 0 : 1)
    for (style, isOn) in [("error", isFault), ("dim-label", !isFault)] {
      (isOn ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(hint, style)
    }
    setAccessibleDescription(words, of: entry)
  }

  /// Draws a wave below some signs, as below a misspelt word.
  private func underline(_ range: Range<Int>?) {
    let attributes = pango_attr_list_new()
    if let range, !range.isEmpty {
      let signs = Array(text)
      func bytes(_ count: Int) -> guint {
        guint(String(signs.prefix(count)).utf8.count)
      }
      let wave = pango_attr_underline_new(PANGO_UNDERLINE_ERROR)!
      (wave.pointee.start_index, wave.pointee.end_index) = (
        bytes(range.lowerBound), bytes(range.upperBound)
      )
      pango_attr_list_insert(attributes, wave)
    }
    gtk_entry_set_attributes(entry.cast(), attributes)
    pango_attr_list_unref(attributes)
  }
}

// MARK: - What is offered

extension FormulaRow {
  private func offer(_ completion: FormulaCompletion?) {
    self.completion = completion
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(list.opaque, row.cast())
    }
    let offers = completion?.offers ?? []
    for offer in offers { gtk_list_box_append(list.opaque, row(of: offer)) }
    gtk_widget_set_visible(list, offers.isEmpty ? 0 : 1)
  }

  private func row(of offer: FormulaCompletion.Offer) -> UnsafeMutablePointer<GtkWidget> {
    let label = Widget.label(offer.title.onOneLine.shortened)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    let row: UnsafeMutablePointer<GtkWidget> = gtk_list_box_row_new()
    gtk_list_box_row_set_child(row.cast(), label)
    setAccessibleLabel(offer.title, of: row)
    offer.function.map { gtk_widget_set_tooltip_text(row, tr($0.definition)) }
    return row
  }

  /// Writes an offer in place of the word, and goes on behind it.
  private func take(_ number: Int) {
    guard let completion, completion.offers.indices.contains(number) else { return }
    let (text, place) = completion.text(text, taking: completion.offers[number])
    write(text, place)
    gtk_widget_grab_focus(entry)
    gtk_editable_set_position(entry.opaque, gint(place))
  }

  private func write(_ text: String, _ place: Int) {
    isSetting = true
    gtk_editable_set_text(entry.opaque, text)
    isSetting = false
    offer(nil)
    tellFault(isWritten: false)
  }

  private func pressed(_ key: UInt32) -> Bool {
    if key.isOneOf(GDK_KEY_Down, GDK_KEY_KP_Down), completion?.offers.isEmpty == false {
      gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
      return true
    }
    guard key.isOneOf(GDK_KEY_Escape), !text.isEmpty else { return false }
    if completion?.offers.isEmpty == false { offer(nil) } else { write("", 0) }
    return true
  }

  private func compute() {
    guard !text.isEmpty else { return }
    guard fault == nil, let formula = try? Formula(text) else {
      return tellFault(isWritten: true)
    }
    say(tr("Computing…"), isFault: false)
    gtk_editable_set_editable(entry.opaque, 0)
    store.compute(formula, on: store.board.front) { [weak self] isThere in
      guard let self else { return }
      gtk_editable_set_editable(entry.opaque, 1)
      if isThere { write("", 0) } else { tellFault(isWritten: true) }
    }
  }

  /// Has the next step back be the series that was computed, not what was typed: GTK's own entry keeps the keys for that.
  private func followStepsBack() {
    let keys = Controller.keys()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(keys, "key-pressed") { [weak self] (key: UInt32, _: UInt32, modifiers: UInt32) in
      guard let self, text.isEmpty, has(GDK_CONTROL_MASK, in: modifiers) else { return false }
      if key.isOneOf(GDK_KEY_z) { return store.undo() }
      return key.isOneOf(GDK_KEY_Z) && store.redo()
    }
    gtk_widget_add_controller(entry, keys)
  }
}
