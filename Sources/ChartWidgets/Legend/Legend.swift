import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The legend of a chart with many series: searched, sorted, scrolled, and switched on and off at once.
final class Legend {
  private let model: ChartModel
  private let list: LegendList
  private let heads = SceneCanvas<HeadsKey>()
  private let box = Widget.column()
  private let nothing = Widget.label(tr("No series is called so."))
  private let tools: LegendTools
  private let buttons: LegendButtons

  /// What the names of the columns depend on.
  private struct HeadsKey: Equatable {
    let values: PartKey
    let width: Double
  }

  /// The legend of a model's chart, whose widget comes into `parent`, below `sibling`; `onLeave` hears that the keyboard is
  /// to go back to the chart.
  init(
    _ model: ChartModel, raising: Raising, in parent: Canvas,
    below sibling: UnsafeMutablePointer<GtkWidget>, onLeave: @escaping () -> Void
  ) {
    self.model = model
    list = LegendList(model, raising: raising)
    tools = LegendTools(model)
    buttons = LegendButtons(model)
    gtk_widget_add_css_class(box, "legend")
    heads.canvas.onMeasure = { [weak model] axis in
      let scale = model?.appearance.current.style.textScale ?? 1
      let height = axis == GTK_ORIENTATION_VERTICAL ? LegendMeasures(textScale: scale).head : 0
      return (Int(height), Int(height))
    }
    gtk_widget_add_css_class(nothing, "dim-label")
    gtk_widget_set_visible(nothing, 0)
    for part in [tools.widget, nothing, heads.widget, list.widget, buttons.widget] {
      gtk_box_append(box.cast(), part)
    }
    gtk_widget_insert_before(box, parent.widget, sibling)
    tools.onFocusList = { [weak list] in list?.focus(at: 0) }
    tools.onLeave = onLeave
    buttons.onShow = { [weak self] kind in self?.show(kind) }
  }

  /// Forgets what was looked for in another chart.
  func startAnew() {
    tools.startAnew()
    list.startAnew()
    heads.letGo()
  }

  /// Gives the keyboard to its search.
  func search() { tools.search() }

  /// Places it, or leaves it out where it has no place.
  func place(_ rect: Rect?) {
    gtk_widget_set_child_visible(box, rect == nil ? 0 : 1)
    guard rect != nil else { return }
    setClass("beside", rect.map { $0.x > 0 } ?? false, of: box)
    placeWidget(box, rect)
  }

  /// Shows the series with the values of a picture, painted as `look` says. Never within an allocation.
  func show(_ picture: ChartPicture, _ look: Look) {
    let measure = model.appearance.measure
    let listed = tools.series(of: picture)
    gtk_widget_set_visible(nothing, listed.isEmpty ? 1 : 0)
    gtk_widget_set_visible(heads.widget, listed.isEmpty ? 0 : 1)
    list.bind(listed)
    let columns = LegendColumns(of: picture, width: list.width, measure: measure)
    let part = HeadsKey(
      values: PartKey(look: look, inputs: picture.inputs(of: .overlay)), width: list.width)
    heads.show(part, text: measure, scale: look.scale) { picture.legendHeads(columns) }
    list.show(picture, columns, look)
    buttons.show(listed: listed, current: list.current, of: picture)
  }

  private func show(_ choice: LegendChoice) {
    guard let chart = model.chart, let state = model.state else { return }
    let listed = Set(tools.listed)
    let on = Set((0..<state.seriesCount).filter(state.isVisible))
    let shown =
      switch choice {
      case .onlyThis: list.current.map { [$0] } ?? on
      case .all: on.union(listed)
      case .none: on.subtracting(listed)
      }
    model.store.send(.showOnly(chart: chart, series: shown))
  }
}
