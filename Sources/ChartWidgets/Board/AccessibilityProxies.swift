import CGtk
import CGtkShim
import ChartCore
import GtkBridge

/// So many charts are stood in for: GTK counts through all of them whenever it is asked for one.
private let mostStandIns = 1000
/// So many are made at once, which takes less than a millisecond, and after such a rest: the first frame
/// has been shown by then.
private let (batch, restMilliseconds) = (50, UInt32(100))

/// What a screen reader finds of the charts of a list that are out of sight: an item for each, with its name and its
/// place, that is never measured, placed or drawn and that no key reaches.
final class AccessibilityProxies {
  private let list: UnsafeMutablePointer<GtkWidget>
  private let store: Store
  private let onAsk: (Int) -> Void
  private let onChange: () -> Void
  /// The charts that are to be stood in for, seen or not.
  private var charts = 0..<0
  /// Those that are seen themselves.
  private var seen: Set<Int> = []
  /// The items of the last of these charts, from the last on, and what they say: each new one comes before the others,
  /// as GTK counts through all that are before it.
  private var items: [UnsafeMutablePointer<GtkWidget>] = []
  private var words: [ListItemWords] = []
  private lazy var making = Debounce(milliseconds: restMilliseconds) { [weak self] in self?.make() }

  /// Nothing yet, in the widget of a list; `onAsk` hears which chart a screen reader wants to come to, and
  /// `onChange` that there are other items.
  init(
    in list: UnsafeMutablePointer<GtkWidget>, _ store: Store, onAsk: @escaping (Int) -> Void,
    onChange: @escaping () -> Void
  ) {
    (self.list, self.store, self.onAsk, self.onChange) = (list, store, onAsk, onChange)
  }

  isolated deinit { for item in items { g_object_unref(item) } }

  /// The item of a chart, which is hidden while that is seen; nil where there is none.
  func item(of chart: Int) -> UnsafeMutablePointer<GtkWidget>? {
    let index = charts.upperBound - 1 - chart
    return items.indices.contains(index) ? items[index] : nil
  }

  /// Stands in for the charts of the store but these, or for none; linear only in what has changed.
  func show(_ isShown: Bool, besides seen: Set<Int>) {
    let count = store.board.charts.count
    let wanted = isShown ? chartsToStandInFor(around: seen.min() ?? 0, of: count) : 0..<0
    let before = self.seen
    self.seen = seen
    if wanted != charts { move(to: wanted) }
    for chart in before.symmetricDifference(seen) { showItem(of: chart) }
  }

  /// Says what the charts are called now.
  func rename() { for chart in charts where chart < store.board.charts.count { name(chart) } }

  /// Takes other charts, of which the items that are there stand for the last.
  private func move(to wanted: Range<Int>) {
    charts = wanted
    while items.count > wanted.count { removeLast() }
    for chart in wanted {
      name(chart)
      showItem(of: chart)
    }
    onChange()
    if items.count < wanted.count { making.schedule() }
  }

  private func make() {
    let end = min(items.count + batch, charts.count)
    while items.count < end { add() }
    onChange()
    if items.count < charts.count { making.schedule() }
  }

  private func add() {
    let (item, index) = (chart_stand_in_new()!, items.count)
    g_object_ref_sink(item)
    connect(item, "asked-for") { [weak self] in self?.askedFor(index) }
    // So it is never shown, and no key comes to it, yet it is there for a screen reader.
    gtk_widget_set_child_visible(item, 0)
    gtk_widget_insert_after(item, list, nil)
    items.append(item)
    name(charts.upperBound - items.count)
    showItem(of: charts.upperBound - items.count)
  }

  private func removeLast() {
    let item = items.removeLast()
    if words.count > items.count { words.removeLast() }
    gtk_widget_unparent(item)
    g_object_unref(item)
  }

  private func name(_ chart: Int) {
    guard let item = item(of: chart) else { return }
    let (index, new) = (charts.upperBound - 1 - chart, ListItemWords(of: chart, in: store))
    if index == words.count { words.append(new) } else if words[index] == new { return }
    words[index] = new
    new.say(of: item)
  }

  private func showItem(of chart: Int) {
    item(of: chart).map { gtk_widget_set_visible($0, seen.contains(chart) ? 0 : 1) }
  }

  private func askedFor(_ index: Int) {
    let chart = charts.upperBound - 1 - index
    if charts.contains(chart) { onAsk(chart) }
  }
}

/// The charts of `count` that are stood in for where `chart` is looked at: all, or those before and behind it, which
/// change only after many have been passed.
func chartsToStandInFor(around chart: Int, of count: Int) -> Range<Int> {
  let length = min(count, mostStandIns)
  let step = mostStandIns / 4
  let first = max(0, min(count - length, chart / step * step - length / 2))
  return first..<first + length
}
