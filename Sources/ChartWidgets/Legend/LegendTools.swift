import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// What is above a legend's rows: a search entry, and how the rows are sorted.
final class LegendTools {
  /// The widget that shows them.
  let widget = Widget.row(spacing: 8)
  /// The keyboard is to go on to the rows.
  var onFocusList: (() -> Void)?
  /// Escape was pressed where nothing is looked for: the keyboard is to go on to the chart.
  var onLeave: (() -> Void)?
  /// The series that the legend lists, in order.
  private(set) var listed: [Int] = []
  private let model: ChartModel
  private let entry = Widget.searchEntry()
  private let sorting: UnsafeMutablePointer<GtkWidget>
  /// The series that are looked for, by name or as in the file; nil while they are not known.
  private var candidates: [Int]?
  private var order = LegendOrder.value

  /// The tools of a model's chart.
  init(_ model: ChartModel) {
    self.model = model
    sorting = makeDropDown(LegendOrder.allCases.map(\.words), called: tr("Sort the legend"))
    gtk_widget_set_hexpand(entry, 1)
    gtk_editable_set_width_chars(entry.opaque, 6)
    setProperty("placeholder-text", to: tr("Search"), of: entry)
    setAccessibleLabel(tr("Search the legend"), of: entry)
    gtk_box_append(widget.cast(), entry)
    gtk_box_append(widget.cast(), sorting)
    connect(entry, "search-changed") { [weak self] in self?.changed() }
    connect(entry, "activate") { [weak self] in self?.onFocusList?() }
    connect(entry, "next-match") { [weak self] in self?.onFocusList?() }
    connect(entry, "stop-search") { [weak self] in self?.stopped() }
    connect(sorting, "notify::selected") { [weak self] in self?.sorted() }
  }

  /// Looks for nothing, as another chart has come.
  func startAnew() {
    candidates = nil
    clear()
  }

  /// Takes the keyboard.
  func search() { gtk_widget_grab_focus(entry) }

  /// The series that the legend of a picture lists, in order.
  func series(of picture: ChartPicture) -> [Int] {
    let found = candidates ?? find()
    candidates = found
    listed = picture.legendSeries(of: found, isByValue: order == .value)
    return listed
  }

  private func stopped() {
    if words.isEmpty { onLeave?() } else { clear() }
  }

  /// What is looked for.
  private var words: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  private func clear() { gtk_editable_set_text(entry.opaque, "") }

  private func changed() {
    candidates = nil
    model.commit(false)
  }

  private func sorted() {
    let index = Int(gtk_drop_down_get_selected(sorting.opaque))
    order = LegendOrder.allCases.indices.contains(index) ? LegendOrder.allCases[index] : .file
    changed()
  }

  private func find() -> [Int] {
    let series = model.shown?.table.series ?? []
    let words = words
    let found = series.indices.filter { words.isEmpty || matches(series[$0].name, words) }
    return order == .name ? found.sorted { series[$0].name.isBefore(series[$1].name) } : found
  }
}

extension LegendOrder {
  /// What the choice is called.
  fileprivate var words: String {
    switch self {
    case .value: tr("By value")
    case .name: tr("By name")
    case .file: tr("As in the file")
    }
  }
}
