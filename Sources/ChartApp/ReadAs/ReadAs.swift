import ChartWidgets
import CGtk
import ChartCore
import ChartLocale
import ChartFiles
import GtkBridge

private let margin: gint = 12
/// What is to be chosen is in two columns in windows that are as wide, in pixels.
private let leastForTwo: gint = 480

/// A card at the top of a window that says how its table was read, shows the first rows, and has it read another
/// way.
///
/// What is chosen is seen in the first rows at once; the whole file is read when that is asked for.
final class ReadAs {
  private let path: String
  private var options: ReadingOptions
  private var popover: Popover?
  private let delimiter = makeDropDown(
    ReadAsChoices.delimiters.map(\.name), called: tr("Separator"))
  private let decimal = makeDropDown(ReadAsChoices.decimals.map(\.name), called: tr("Decimal sign"))
  private let header = makeDropDown(
    ReadAsChoices.headerRows.map(\.name), called: tr("Rows of names"))
  private let x = makeDropDown([tr("Automatic")], called: "X")
  private let zone = makeDropDown(
    ReadAsChoices.zones.map(\.name), called: tr("Zone"), isSearched: true)
  private let kind = makeDropDown(ReadAsChoices.kinds.map(\.name), called: tr("Prices"))
  private lazy var grid = PreviewGrid { [weak self] in self?.choose($1, for: $0) }
  private let picture: ChartThumbnail
  private let complaint = Widget.label()
  private let read = Widget.button(mnemonic: tr("_Read"))
  private let again = Widget.button(mnemonic: tr("As the _Last One"))
  /// How a table of the same names was read.
  private var last: ReadingOptions?
  private let readings: LastReadings
  /// The names of its columns, as they were read when it was asked.
  private var names: String?
  private var xChoices: [(name: String, value: String?)] = [(tr("Automatic"), nil)]
  /// How often something was chosen: an answer to an older question is not shown.
  private var question = 0
  private var isSetting = false
  private var chosen: ReadingOptions?

  /// A card over the upper end of a widget, about the table at a path that was read with these options; `onClose`
  /// hears how it is to be read, nil where that is to stay.
  init(
    over parent: UnsafeMutablePointer<GtkWidget>, _ path: String, _ options: ReadingOptions,
    _ readings: LastReadings, _ appearance: AppearanceSource,
    onClose: @escaping (ReadingOptions?) -> Void
  ) {
    (self.path, self.options, self.readings) = (path, options, readings)
    picture = ChartThumbnail(appearance)
    let columns = gtk_widget_get_width(parent) < leastForTwo ? 1 : 2
    let popover = Popover(content(inColumns: columns), atTopOf: parent) { [weak self] in
      guard let self else { return }
      onClose(chosen)
    }
    setAccessibleLabel(tr("Read as"), of: popover.widget)
    self.popover = popover
    select()
    followHand()
    look()
  }

  /// Shows it.
  func present() { popover?.present() }

  /// Takes it away, with nothing chosen.
  func dismiss() { popover?.close() }
}

// MARK: - Content

extension ReadAs {
  private func content(inColumns columns: Int) -> UnsafeMutablePointer<GtkWidget> {
    gtk_label_set_wrap(complaint.opaque, 1)
    gtk_label_set_max_width_chars(complaint.opaque, 50)
    gtk_label_set_xalign(complaint.opaque, 0)
    complaint.addStyles("error")
    read.addStyles("suggested-action")
    // GTK 4.8 calls it by its label's text with the underscore, and by its label besides.
    gtk_accessible_reset_property(read.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
    gtk_accessible_reset_property(again.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
    gtk_widget_set_visible(again, 0)
    let scrolled = Widget.column(
      spacing: margin, [choices(inColumns: columns), grid.widget, picture.widget, complaint])
    let column = Widget.column(spacing: margin, [scroller(of: scrolled), buttons])
    column.setMargins(margin / 2)
    answerReturn(on: column) { [weak self] in self?.answer() }
    return column
  }

  /// Where a screen is lower than what it has, that scrolls.
  private func scroller(
    of content: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let scroller = Widget.scroller(of: content)
    gtk_widget_set_vexpand(scroller, 1)
    return scroller
  }

  private var buttons: UnsafeMutablePointer<GtkWidget> {
    let row = Widget.row(spacing: margin / 2, [again, read])
    gtk_widget_set_halign(row, GTK_ALIGN_END)
    return row
  }

  /// Two beside each other where they fit, so that a low screen has room for them and for what comes of them.
  private func choices(inColumns columns: Int) -> UnsafeMutablePointer<GtkWidget> {
    let table = Widget.grid(rowSpacing: 6, columnSpacing: margin)
    let all = [
      (tr("Separator"), delimiter), (tr("Decimal sign"), decimal), (tr("Rows of names"), header),
      ("X", x), (tr("Zone"), zone), (tr("Prices"), kind),
    ]
    for (index, (name, choice)) in all.enumerated() {
      let label = Widget.label(name)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_set_hexpand(choice, 1)
      let (row, side) = index.quotientAndRemainder(dividingBy: columns)
      gtk_grid_attach(table.cast(), label, gint(2 * side), gint(row), 1, 1)
      gtk_grid_attach(table.cast(), choice, gint(2 * side + 1), gint(row), 1, 1)
    }
    return table
  }

  /// Has the lists show the options.
  private func select() {
    isSetting = true
    defer { isSetting = false }
    func set<Value: Equatable>(
      _ list: UnsafeMutablePointer<GtkWidget>, _ choices: [(name: String, value: Value?)],
      to value: Value?
    ) {
      let place = choices.firstIndex { $0.value == value } ?? 0
      gtk_drop_down_set_selected(list.opaque, guint(place))
    }
    set(delimiter, ReadAsChoices.delimiters, to: options.text.delimiter)
    set(decimal, ReadAsChoices.decimals, to: options.text.decimal)
    set(header, ReadAsChoices.headerRows, to: options.text.headerRows)
    set(x, xChoices, to: options.text.x)
    set(zone, ReadAsChoices.zones, to: options.place.zone?.name)
    set(kind, ReadAsChoices.kinds, to: options.text.isWithoutPrices ? true : nil)
  }

  private func followHand() {
    for list in [delimiter, decimal, header, x, zone, kind] {
      connect(list, "notify::selected") { [weak self] in self?.changed() }
    }
    connect(read, "clicked") { [weak self] in self?.answer() }
    connect(again, "clicked") { [weak self] in self?.readAsTheLastOne() }
  }

  /// Has the table read so, if its first rows can be.
  private func answer() {
    guard gtk_widget_get_sensitive(read) != 0 else { return }
    chosen = options
    if let names { readings.keep(options, names) }
    popover?.close()
  }

  private func changed() {
    guard !isSetting else { return }
    func value<Value>(
      _ list: UnsafeMutablePointer<GtkWidget>, _ choices: [(name: String, value: Value?)]
    ) -> Value? {
      let place = Int(gtk_drop_down_get_selected(list.opaque))
      return choices.indices.contains(place) ? choices[place].value : nil
    }
    options.text.delimiter = value(delimiter, ReadAsChoices.delimiters)
    options.text.decimal = value(decimal, ReadAsChoices.decimals)
    options.text.headerRows = value(header, ReadAsChoices.headerRows)
    options.text.x = value(x, xChoices)
    options.place.zone = value(zone, ReadAsChoices.zones).flatMap(Zone.init(named:))
    options.text.isWithoutPrices = value(kind, ReadAsChoices.kinds) ?? false
    look()
  }
}

extension ReadAs {
  /// Has a column be there for something; x is one alone, so that another one is none any more.
  private func choose(_ role: TableRole?, for column: String) {
    options.text.roles[column] = role == .x ? nil : role
    if role == .x {
      options.text.x = column
    } else if options.text.x == column {
      options.text.x = nil
    }
    select()
    look()
  }
}

// MARK: - Other tables of the same names

extension ReadAs {
  /// Offers to read it as the last table of these names was read, where that is another way.
  private func offerTheLastOne(_ preview: TablePreview) {
    if names == nil {
      let names = preview.columns.map(\.name).joined(separator: "\n")
      self.names = names
      last = readings.find(names)
    }
    var asLast = options
    if let last { asLast.readTable(as: last) }
    gtk_widget_set_visible(again, asLast == options ? 0 : 1)
  }

  private func readAsTheLastOne() {
    guard let last else { return }
    options.readTable(as: last)
    select()
    look()
    gtk_widget_grab_focus(read)
  }
}

// MARK: - The first rows

extension ReadAs {
  /// What came of looking at the first rows.
  private nonisolated enum Look: Sendable {
    case preview(TablePreview)
    case refused(String)
  }

  /// Reads the first rows in the background and shows them.
  private func look() {
    question += 1
    let (question, path) = (question, path)
    var options = options
    options.place.formats = .system
    let asked = options
    inBackground {
      do throws(ChartFileError) {
        return Look.preview(try ChartFile.preview(path: path, options: asked))
      } catch {
        return Look.refused(tr(error.sentence))
      }
    } then: { [weak self] (look: Look) in
      guard let self, question == self.question else { return }
      show(look)
    }
  }

  private func show(_ look: Look) {
    var sentence = ""
    switch look {
    case .preview(let preview):
      grid.show(preview, options.text.roles)
      show(preview.chart)
      offer(preview)
      offerTheLastOne(preview)
    case .refused(let refusal):
      show(Table?.none)
      sentence = beginning(of: refusal)
    }
    gtk_label_set_text(complaint.opaque, sentence)
    gtk_widget_set_visible(complaint, sentence.isEmpty ? 0 : 1)
    gtk_widget_set_sensitive(read, sentence.isEmpty ? 1 : 0)
  }

  /// Shows what comes of it.
  private func show(_ chart: Table?) {
    picture.show(chart, title: chart?.title ?? tr("Chart \(1)"))
    gtk_widget_set_visible(picture.widget, chart == nil ? 0 : 1)
  }

  /// Offers the columns of a table as x; tables in JSON have nothing else to choose.
  private func offer(_ preview: TablePreview) {
    for list in [delimiter, decimal, header] {
      gtk_widget_set_sensitive(list, preview.dialect == nil ? 0 : 1)
    }
    let choices = ReadAsChoices.x(of: preview)
    guard choices.map(\.name) != xChoices.map(\.name) else { return }
    xChoices = choices
    isSetting = true
    setTexts(choices.map { String($0.name.prefix(40)) }, of: x)
    isSetting = false
    select()
  }
}
