import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// What stands above the rows of a table's columns.
func columnHeading(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
  let label = Widget.label(name)
  gtk_label_set_xalign(label.opaque, 0)
  gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
  for style in ["heading", "dim-label", "column-heading"] { gtk_widget_add_css_class(label, style) }
  return label
}

/// A column's row: a real check button around what is painted of it, and a button for all else that can be
/// done with the column. It can be taken to a chart by the hand.
final class ColumnRowView {
  /// The widget that shows it.
  let widget = Widget.row()
  /// The column it shows, nil while it is spare.
  var column: Int? {
    didSet { if column != oldValue { bind() } }
  }
  /// The keyboard is to go on to the row so many further on.
  var onStep: ((Int) -> Void)?
  private let store: Store
  private let appearance: AppearanceSource
  private var names: ColumnNames
  private let check = Widget.checkButton()
  private let more = Widget.button(icon: "view-more-symbolic")
  private let picture = SceneCanvas<Key>()
  private let drag = gtk_drag_source_new()!
  private var settings: ColumnSettings?
  private var isSetting = false
  private var width = 0.0

  private struct Key: Equatable {
    let column: Int
    let isOn: Bool
    let series: Series
    let caption: String
    let size: Size
    let appearance: Appearance
  }

  /// A row that shows nothing yet; columns are read out with whose they are.
  init(_ store: Store, _ appearance: AppearanceSource, _ names: ColumnNames) {
    (self.store, self.appearance, self.names) = (store, appearance, names)
    g_object_ref_sink(widget)
    gtk_widget_add_css_class(widget, "column")
    gtk_widget_add_css_class(check, "column-row")
    gtk_check_button_set_child(check.cast(), picture.widget)
    for part in [check, picture.widget] { gtk_widget_set_hexpand(part, 1) }
    gtk_widget_add_css_class(more, "flat")
    gtk_widget_add_css_class(more, "circular")
    gtk_widget_set_valign(more, GTK_ALIGN_CENTER)
    gtk_box_append(widget.cast(), check)
    gtk_box_append(widget.cast(), more)
    picture.canvas.onMeasure = { [weak self] axis in
      axis == GTK_ORIENTATION_HORIZONTAL ? (0, 0) : self?.height ?? (0, 0)
    }
    picture.canvas.onAllocate = { [weak self] width, _ in self?.allocated(Double(width)) }
    followHand()
    followKeys()
  }

  isolated deinit { g_object_unref(widget) }

  /// Takes the keyboard.
  func grabFocus() { gtk_widget_grab_focus(check) }

  private var height: (minimum: Int, natural: Int) {
    let height = Int(ColumnRow.height(textScale: appearance.current.style.textScale))
    return (height, height)
  }
}

// MARK: - What it shows

extension ColumnRowView {
  private func bind() {
    settings = nil
    guard let column else { return }
    offer(column)
    show()
  }

  /// Shows the column as the board has it now, under other names.
  func show(_ names: ColumnNames) {
    self.names = names
    show()
  }

  private func show() {
    guard let column, column < store.catalog.count else { return }
    let series = store.shownSeries(column)
    let isOn = store.board.chart(ofColumn: column) != nil
    isSetting = true
    gtk_check_button_set_active(check.cast(), isOn ? 1 : 0)
    isSetting = false
    name(names.qualified(column).shortened)
    paint(column, series, isOn)
    settings?.show()
  }

  private func name(_ name: String) {
    setAccessibleLabel(name, of: check)
    setAccessibleLabel(tr("What to do with \(name)"), of: more)
    gtk_widget_set_tooltip_text(more, tr("More"))
    // GTK's own widget around a row can have the keyboard, and would have no name.
    gtk_widget_get_parent(widget).map { setAccessibleLabel(name, of: $0) }
  }

  private func paint(_ column: Int, _ series: Series, _ isOn: Bool) {
    guard width > 0 else { return }
    let style = appearance.current.style
    let size = Size(width, ColumnRow.height(textScale: style.textScale))
    let table = store.catalog.table(ofColumn: column)
    let row = ColumnRow(
      of: store.catalog.tables[table],
      series: column - store.catalog.columns(ofTable: table).lowerBound,
      shownAs: series, remark: store.place(ofColumn: column), style: style)
    setAccessibleDescription(row.caption, of: check)
    let key = Key(
      column: column, isOn: isOn, series: series, caption: row.caption, size: size,
      appearance: appearance.current)
    picture.show(key, text: appearance.measure) {
      row.scene(size, isOn: isOn, measure: appearance.measure)
    }
  }

  private func allocated(_ width: Double) {
    guard width != self.width else { return }
    self.width = width
    show()
  }
}

// MARK: - What the hand and the keyboard do

extension ColumnRowView {
  private func followHand() {
    connect(check, "toggled") { [weak self] in self?.toggled() }
    connect(more, "clicked") { [weak self] in self.map { $0.openSettings(from: $0.more) } }
    let click = Gesture.click()
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    connect(click, "pressed") { [weak self] (_: Int, _: Double, _: Double) in
      claim(click)
      self.map { $0.openSettings(from: $0.check) }
    }
    gtk_widget_add_controller(widget, click)
    followDrag()
  }

  private func followDrag() {
    gtk_drag_source_set_actions(drag, GDK_ACTION_MOVE)
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    connect(drag, "drag-begin") { [weak self] in self?.dragBegan() }
    connect(drag, "drag-end") { [weak self] in self?.dragEnded() }
    gtk_widget_add_controller(widget, drag)
  }

  private func offer(_ column: Int) {
    let content = contentProvider(ofColumn: column)
    gtk_drag_source_set_content(drag, content.cast())
    g_object_unref(content.raw)
  }

  private func dragBegan() {
    let paintable = gtk_widget_paintable_new(widget)!
    gtk_drag_source_set_icon(drag, paintable, 24, 24)
    g_object_unref(paintable.raw)
    // Its words are read over whatever it is carried over.
    gtk_widget_add_css_class(widget, "carried")
  }

  private func dragEnded() { gtk_widget_remove_css_class(widget, "carried") }

  private func followKeys() {
    for part in [check, more] {
      onKey(part) { [weak self] key, modifiers in
        self?.pressed(key, modifiers, on: part) ?? false
      }
    }
  }

  private func pressed(_ key: UInt32, _ modifiers: UInt32, on part: UnsafeMutablePointer<GtkWidget>)
    -> Bool
  {
    if key.isOneOf(GDK_KEY_Up, GDK_KEY_KP_Up) {
      onStep?(-1)
    } else if key.isOneOf(GDK_KEY_Down, GDK_KEY_KP_Down) {
      onStep?(1)
    } else if key.isOneOf(GDK_KEY_Menu)
      || key.isOneOf(GDK_KEY_F10) && has(GDK_SHIFT_MASK, in: modifiers)
    {
      openSettings(from: part)
    } else {
      return false
    }
    return true
  }

  private func toggled() {
    guard let column, !isSetting else { return }
    store.toggle(column: column)
    show()
  }

  /// Opens them from a part of the row, which the keyboard returns to.
  private func openSettings(from part: UnsafeMutablePointer<GtkWidget>) {
    guard let column else { return }
    gtk_widget_grab_focus(part)
    let theme = appearance.current.style.theme
    let settings = ColumnSettings(of: column, store, theme, beside: widget) { [weak self] in
      self?.settings = nil
    }
    self.settings = settings
    settings.present()
  }
}
