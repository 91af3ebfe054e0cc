import CGtk
import ChartCore
import ChartScene
import GtkBridge

private let margin: gint = 12
/// How many colours are offered beside the series' own, and how many in a line.
private let (offeredColors, colorsInLine): (Int, gint) = (24, 9)

/// What can be done with a column beside its check mark: its name, its colour, its axis, a chart of its own.
///
/// Every change is seen at once; Escape or a press beside it closes it.
final class ColumnSettings {
  private let column: Int
  private let store: Store
  private let theme: Theme
  private var popover: Popover?
  private let entry = Widget.entry()
  private let formula = Widget.entry()
  private let colors = makeColorChooser()
  private let right = Widget.checkButton(mnemonic: tr("_Right axis"))
  private let moved = Widget.entry()
  private let zones = Widget.entry()
  private let zonesOfFile = Widget.button(mnemonic: tr("From the _File"))
  private let own = Widget.button(mnemonic: tr("On Its _Own Chart"))
  private let reset = Widget.button(mnemonic: tr("Re_set"))
  private let forget = Widget.button(mnemonic: tr("Re_move"))
  private var isSetting = false

  /// The settings of a column, whose colours are those of a theme, at the end of its row; `onClose` hears that they are
  /// closed.
  init(
    of column: Int, _ store: Store, _ theme: Theme, beside row: UnsafeMutablePointer<GtkWidget>,
    onClose: @escaping () -> Void
  ) {
    (self.column, self.store, self.theme) = (column, store, theme)
    let height = gtk_widget_get_height(row)
    let popover = Popover(
      content, over: row,
      at: GdkRectangle(
        x: gtk_widget_get_width(row) - height / 2, y: height - margin, width: 1, height: 1),
      onClosing: { [weak self] in
        self?.rename()
        self?.recompute()
        self?.divide()
      }, onClose: onClose)
    setAccessibleLabel(tr("Settings of the column"), of: popover.widget)
    self.popover = popover
    setAccessibleLabel(tr("Right axis"), of: right)
    for button in [own, reset, forget, zonesOfFile] {
      // GTK 4.8 calls it by its label's text with the underscore, and by its label besides.
      gtk_accessible_reset_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
    tellName()
    tellFormula()
    tellMoved()
    tellZones()
    show()
    followHand()
  }

  /// Shows it.
  func present() { popover?.present() }

  /// Has the entry say the column's name: what is typed there stays while anything else changes.
  private func tellName() {
    let name = store.board.look(of: column).name ?? store.catalog.series(column).name
    gtk_editable_set_text(entry.opaque, name)
  }

  /// Has the entry say what the column is computed by.
  private func tellFormula() {
    gtk_editable_set_text(formula.opaque, store.catalog.formula(ofColumn: column)?.text ?? "")
  }

  /// Has the entry say by how much the column is moved along x.
  private func tellMoved() {
    let length = store.board.look(of: column).moved
    let text = length == 0 ? "" : Asked.text(ofLength: length, along: table.xKind)
    gtk_editable_set_text(moved.opaque, text)
  }

  /// Has the entry say in which zones the column's values are seen.
  private func tellZones() {
    gtk_editable_set_text(zones.opaque, store.board.look(of: column).zones?.text ?? "")
  }

  /// The table of its file.
  private var table: Table { store.catalog.tables[store.catalog.table(ofColumn: column)] }

  /// Shows the column as the board has it now.
  func show() {
    guard column < store.catalog.count else { return }
    isSetting = true
    defer { isSetting = false }
    let (sheet, look) = (store.board.sheet, store.board.look(of: column))
    let chart = sheet.chart(ofColumn: column)
    let isRight = chart.map { sheet.charts[$0].right.contains(column) } == true
    gtk_check_button_set_active(right.cast(), isRight ? 1 : 0)
    let isAlone = chart.map { sheet.charts[$0].columns.count == 1 } ?? false
    let mayTurn = chart != nil && !isAlone && may(.setRight(column: column, !isRight))
    gtk_widget_set_sensitive(right, mayTurn ? 1 : 0)
    let mayLeave = !isAlone && may(.separate(column: column, after: store.board.front))
    gtk_widget_set_sensitive(own, mayLeave ? 1 : 0)
    gtk_widget_set_sensitive(reset, look == ColumnLook() ? 0 : 1)
  }
}

extension ColumnSettings {
  /// Whether what its chart is lets a column change so.
  private func may(_ change: Sheet.Change) -> Bool {
    do throws(Sheet.Refusal) {
      _ = try store.board.sheet.applying(change, on: store.catalog)
      return true
    } catch { return ![.prices, .places, .scatter, .stacked].contains(error) }
  }

  private var content: UnsafeMutablePointer<GtkWidget> {
    let column = Widget.column(spacing: margin)
    setAccessibleLabel(tr("Name"), of: entry)
    gtk_widget_set_tooltip_text(entry, tr("Name"))
    setProperty("placeholder-text", to: store.catalog.series(self.column).name.shortened, of: entry)
    offerColors()
    let buttons = Widget.row(spacing: margin)
    gtk_box_set_homogeneous(buttons.cast(), 1)
    for button in [own, reset, forget] { gtk_box_append(buttons.cast(), button) }
    setAccessibleLabel(tr("Formula"), of: formula)
    gtk_widget_set_tooltip_text(formula, tr("Formula"))
    for part in [formula, forget] {
      gtk_widget_set_visible(part, store.catalog.isComputed(self.column) ? 1 : 0)
    }
    setAccessibleLabel(tr("Moved along x by"), of: moved)
    setProperty("placeholder-text", to: tr("Moved along x by…"), of: moved)
    gtk_widget_set_tooltip_text(
      moved, table.xKind.isTime ? tr("12 s, −1 d, 0:30") : tr("A number in the unit of x"))
    gtk_widget_set_visible(moved, store.board.mayMove(self.column) ? 1 : 0)
    for part in [entry, formula, colors, right, moved, zonesRow, buttons] {
      gtk_box_append(column.cast(), part)
    }
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(column, margin / 2) }
    return column
  }

  /// What says in which zones values are seen.
  private var zonesRow: UnsafeMutablePointer<GtkWidget> {
    let row = Widget.row(spacing: margin)
    setAccessibleLabel(tr("Zones"), of: zones)
    setProperty("placeholder-text", to: tr("Zones…"), of: zones)
    gtk_widget_set_tooltip_text(
      zones,
      tr(
        "115, 133, 152, or with names: easy < 115 < hard; or age 40, max 184, threshold 165, ftp 250"
      ))
    gtk_widget_set_hexpand(zones, 1)
    let isOffered = store.catalog.series(column).zonesOfFile != nil
    gtk_widget_set_visible(zonesOfFile, isOffered ? 1 : 0)
    for part in [zones, zonesOfFile] { gtk_box_append(row.cast(), part) }
    gtk_widget_set_visible(row, store.mayHaveZones(column) ? 1 : 0)
    return row
  }

  /// Offers the colours of the palette, and before them that of the series, as they are drawn: GTK lists a chosen one that
  /// it does not offer among people's own for good.
  private func offerColors() {
    let current = theme.seriesColor(of: store.shownSeries(column))
    let others = (0..<offeredColors).map { number in
      theme.seriesColor(
        theme.isDark ? SeriesPalette.nightColor(number) : SeriesPalette.color(number))
    }
    let offered = [current] + others.filter { $0 != current }
    var palette = offered.map(GdkRGBA.init)
    gtk_color_chooser_set_use_alpha(colors.opaque, 0)
    gtk_color_chooser_add_palette(
      colors.opaque, GTK_ORIENTATION_HORIZONTAL, colorsInLine, gint(palette.count), &palette)
    gtk_color_chooser_set_rgba(colors.opaque, &palette[0])
  }

  private func followHand() {
    connect(entry, "activate") { [weak self] in
      self?.popover?.close()
    }
    connect(formula, "activate") { [weak self] in
      self?.recompute { [weak self] in self?.popover?.close() }
    }
    connect(moved, "activate") { [weak self] in self?.move() }
    connect(zones, "activate") { [weak self] in self?.divide() }
    connect(zonesOfFile, "clicked") { [weak self] in
      guard let self else { return }
      see(in: store.catalog.series(column).zonesOfFile)
    }
    connect(colors, "notify::rgba") { [weak self] in self?.recolor() }
    connect(right, "toggled") { [weak self] in
      guard let self, !isSetting else { return }
      store.change(.setRight(column: column, gtk_check_button_get_active(right.cast()) != 0))
      show()
    }
    connect(own, "clicked") { [weak self] in
      guard let self else { return }
      store.change(.separate(column: column, after: store.board.front))
    }
    connect(forget, "clicked") { [weak self] in
      guard let self else { return }
      // What was typed is not to be computed any more.
      tellFormula()
      popover?.close()
      store.change(.forget(column: column))
    }
    connect(reset, "clicked") { [weak self] in
      guard let self else { return }
      store.change(.wear(column: column, ColumnLook()))
      tellName()
      tellMoved()
      tellZones()
    }
  }

  /// Has the values in the zones that are written, or in none.
  private func divide() {
    guard column < store.catalog.count else { return }
    let text = String(cString: gtk_editable_get_text(zones.opaque))
    guard text != store.board.look(of: column).zones?.text ?? "" else { return }
    if text.isBlank { return see(in: nil) }
    guard let zones = ValueZones(text) else {
      return store.tell(
        tr("“\(text.onOneLine.shortened)” are no zones: up to 7 numbers that ascend."))
    }
    see(in: zones)
  }

  private func see(in zones: ValueZones?) {
    var look = store.board.look(of: column)
    look.zones = zones
    store.change(.wear(column: column, look))
    tellZones()
  }

  private func move() {
    let text = String(cString: gtk_editable_get_text(moved.opaque))
    guard let length = text.isBlank ? 0 : Asked.length(from: text, along: table.xKind) else {
      return store.tell(tr("“\(text.onOneLine.shortened)” is no length of x."))
    }
    store.move(column: column, by: length, .glide)
    tellMoved()
  }

  /// Computes the column by what is written, where that is another formula; `then` is told where it is.
  private func recompute(then: @escaping () -> Void = {}) {
    let text = String(cString: gtk_editable_get_text(formula.opaque))
    guard let old = store.catalog.formula(ofColumn: column), text != old.text else { return then() }
    do throws(FormulaError) {
      store.recompute(column, by: try Formula(text)) { [weak self] isDone in
        guard isDone, let self, column < store.catalog.count else { return }
        tellName()
        tellFormula()
        then()
      }
    } catch {
      store.tell(tr(error.phrase))
    }
  }

  private func rename() {
    // The file may have fewer columns by now.
    guard column < store.catalog.count else { return }
    let name = String(cString: gtk_editable_get_text(entry.opaque))
    var look = store.board.look(of: column)
    let isOwn = name.isEmpty || name == store.catalog.series(column).name
    look.name = isOwn ? nil : name
    store.change(.wear(column: column, look))
  }

  private func recolor() {
    guard !isSetting else { return }
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(colors.opaque, &color)
    var look = store.board.look(of: column)
    look.color = Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    store.change(.wear(column: column, look))
  }
}
