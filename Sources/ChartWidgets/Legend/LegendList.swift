import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// Rows that are kept above and below those that are seen, for a quick wheel.
private let spareRows = 6

/// The rows of a legend: real check buttons, as many as are seen and a few more, on a page that is scrolled.
///
/// One row is the keyboard's: arrows go from row to row, Tab leaves the list.
final class LegendList {
  /// The series whose row the keyboard has, or had last.
  private(set) var current: Int?
  private let model: ChartModel
  private let raising: Raising
  private let canvas = Canvas()
  private lazy var scroller = Scroller(around: canvas.widget) { [weak self] offset in
    self?.scrolled(to: offset)
  }
  /// The series in order.
  private var order: [Int] = []
  private var rows: [Int: SeriesCheck] = [:]
  private var spare: [SeriesCheck] = []
  private var size = Size(0, 0)
  private var scroll = 0.0
  /// The row that the keyboard is to have once it is there.
  private var wanted: Int?

  /// The rows of a model's chart.
  init(_ model: ChartModel, raising: Raising) {
    (self.model, self.raising) = (model, raising)
    canvas.onAllocate = { [weak self] width, height in
      self?.allocate(Size(Double(width), Double(height)))
    }
    gtk_widget_set_overflow(canvas.widget, GTK_OVERFLOW_HIDDEN)
    onKey(canvas.widget) { [weak self] key, modifiers in
      self?.pressed(key, modifiers) ?? false
    }
  }

  /// The widget that shows it.
  var widget: UnsafeMutablePointer<GtkWidget> { scroller.widget }

  /// How wide a row is, in pixels.
  var width: Double { size.width }

  /// Forgets the rows of another chart.
  func startAnew() {
    (current, wanted, scroll) = (nil, nil, 0)
    for series in rows.keys { putAway(series) }
  }

  private var measures: LegendMeasures {
    LegendMeasures(textScale: model.appearance.current.style.textScale)
  }
}

// MARK: - Rows

extension LegendList {
  /// Has the rows that are seen of the series in this order. Never within an allocation.
  func bind(_ order: [Int]) {
    self.order = order
    if current.map(order.contains) != true { current = order.first }
    let seen = order[seenRows(with: spareRows)]
    var kept = Set(seen)
    if let current { kept.insert(current) }
    for series in rows.keys where !kept.contains(series) { putAway(series) }
    for series in kept where rows[series] == nil { rows[series] = take(series) }
    canvas.queueAllocate()
  }

  /// Shows the rows with the values of a picture, painted as `look` says.
  func show(_ picture: ChartPicture, _ columns: LegendColumns, _ look: Look) {
    let text = picture.inputs(of: .overlay)
    for (series, row) in rows {
      let isOn = model.state?.isVisible(series) == true
      let key = SeriesCheck.Key(
        look: look, setting: picture.setting, series: series, isOn: isOn, row: text,
        width: size.width)
      row.show(key, measure: model.appearance.measure) {
        picture.legendRow(series, isOn: isOn, columns, measure: model.appearance.measure)
      }
      gtk_widget_set_focusable(row.button, series == current ? 1 : 0)
    }
    focusWanted(picture)
  }

  private func focusWanted(_ picture: ChartPicture) {
    guard let series = wanted, let row = rows[series] else { return }
    wanted = nil
    setAccessibleDescription(picture.spokenLegendRow(series), of: row.button)
    gtk_widget_grab_focus(row.button)
  }

  private func seenRows(with spare: Int) -> Range<Int> {
    let first = Int(clamping: (scroll / measures.row).rounded(.down)) - spare
    let end = Int(clamping: ((scroll + size.height) / measures.row).rounded(.up)) + spare
    let lower = min(max(first, 0), order.count)
    return lower..<min(max(end, lower), order.count)
  }

  private func take(_ series: Int) -> SeriesCheck {
    let row = spare.popLast() ?? SeriesCheck(class: "legend-row")
    if gtk_widget_get_parent(row.button) == nil {
      gtk_widget_set_parent(row.button, canvas.widget)
    }
    gtk_widget_set_visible(row.button, 1)
    row.setName(model.shown?.table.series[series].name ?? "")
    row.onToggle = { [weak self] in self?.toggle(series) }
    row.onSolo = { [weak self] in
      guard let self, let chart = model.chart else { return }
      model.store.send(.solo(chart: chart, series: series))
    }
    row.onLook = { [weak self] isLookedAt in self?.look(at: series, isLookedAt) }
    return row
  }

  private func putAway(_ series: Int) {
    guard let row = rows.removeValue(forKey: series) else { return }
    raising.forget(series)
    gtk_widget_set_visible(row.button, 0)
    row.picture.letGo()
    spare.append(row)
  }

  private func toggle(_ series: Int) {
    current = series
    guard let chart = model.chart, !model.store.send(.toggle(chart: chart, series: series)) else {
      return
    }
    model.commit(false)
    rows[series]?.shake()
  }

  private func look(at series: Int, _ isLookedAt: Bool) {
    if isLookedAt { raising.name(series) } else { raising.forget(series) }
    model.commit(false)
  }
}

// MARK: - Places and keys

extension LegendList {
  private func allocate(_ size: Size) {
    let isOther = size != self.size
    self.size = size
    let height = Double(order.count) * measures.row
    scroll = scroll.clamped(to: 0...max(0, height - size.height))
    scroller.configure(height: height, scroll: scroll, viewport: size.height)
    for (index, series) in order.enumerated() {
      guard let row = rows[series] else { continue }
      placeWidget(
        row.button, Rect(0, Double(index) * measures.row - scroll, size.width, measures.row))
    }
    if isOther { model.commit(false) }
  }

  private func scrolled(to offset: Double) {
    scroll = offset
    canvas.queueAllocate()
    model.commit(false)
  }

  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard !has(GDK_ALT_MASK, in: modifiers), !has(GDK_CONTROL_MASK, in: modifiers),
      let index = index(for: key), order.indices.contains(index)
    else { return false }
    focus(at: index)
    return true
  }

  private func index(for key: UInt32) -> Int? {
    let index = current.flatMap(order.firstIndex) ?? 0
    let page = max(1, Int(clamping: size.height / measures.row) - 1)
    let last = order.count - 1
    if key.isOneOf(GDK_KEY_Up, GDK_KEY_KP_Up) { return max(0, index - 1) }
    if key.isOneOf(GDK_KEY_Down, GDK_KEY_KP_Down) { return min(last, index + 1) }
    if key.isPageUp { return max(0, index - page) }
    if key.isPageDown { return min(last, index + page) }
    if key.isHome { return 0 }
    return key.isEnd ? last : nil
  }

  /// Gives the keyboard to a row and scrolls to it.
  func focus(at index: Int) {
    guard order.indices.contains(index) else { return }
    let top = Double(index) * measures.row
    let nearest = scroll.clamped(to: min(top, top + measures.row - size.height)...top)
    (current, wanted) = (order[index], order[index])
    if nearest != scroll { scroller.scroll(to: max(0, nearest)) }
    model.commit(false)
  }
}
