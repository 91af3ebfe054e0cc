import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The parts of a chart in their places: a picture of each, the check buttons, the way back and the legend
/// of the ends on show, and a veil over them all.
final class ChartParts {
  private let model: ChartModel
  private let shownPictures: ShownPictures
  private let graph: GraphArea
  private let miniMap: MiniMap
  private let parent: Canvas
  private let yTicker = YTicker()
  private let xTicker = XTicker()
  private let (states, zones) = (SceneCanvas<PartKey>(), SceneCanvas<PartKey>())
  private let veil: Veil
  private let header: Header
  private let checks: SeriesChecks
  private let words: CardWords
  private let figures: FigureButtons
  private let calendar: Calendar
  /// Made when a chart first needs it.
  private var legend: Legend?
  /// Where they were placed last.
  private var placed: ChartLayout?

  /// The parts of what a view shows, with this graph and this mini-map; they come into `parent`.
  init(of shown: ShownPictures, graph: GraphArea, miniMap: MiniMap, in parent: Canvas) {
    (shownPictures, model) = (shown, shown.model)
    (self.graph, self.miniMap, self.parent) = (graph, miniMap, parent)
    veil = Veil(model.appearance)
    calendar = Calendar(model, shownPictures.indicator)
    header = Header(model, in: parent, below: veil.canvas.widget)
    checks = SeriesChecks(
      model, raising: shownPictures.raising, in: parent, below: veil.canvas.widget)
    words = CardWords(model, in: parent, below: veil.canvas.widget)
    // In the order in which they are read: the calendar and the figures before the plot below them.
    figures = FigureButtons(model, in: parent, below: graph.picture.widget)
    for picture in [header.picture, states, zones] { gtk_widget_set_can_target(picture.widget, 0) }
    for part in pictures.map(\.picture.widget) + [veil.canvas.widget] {
      gtk_widget_set_parent(part, parent.widget)
    }
    gtk_widget_insert_after(calendar.picture.widget, parent.widget, nil)
  }

  /// Where each part is shown, from back to front.
  private var pictures: [(part: ChartPart, picture: SceneCanvas<PartKey>)] {
    ChartPart.allCases.map { ($0, picture(of: $0)) }
  }

  private func picture(of part: ChartPart) -> SceneCanvas<PartKey> {
    switch part {
    case .grid: yTicker.grid
    case .plot: graph.picture
    case .states: states
    case .zones: zones
    case .yLabels: yTicker.labels
    case .xLabels: xTicker.picture
    case .header: header.picture
    case .calendar: calendar.picture
    case .miniMapSeries: miniMap.series
    case .miniMapWindow: miniMap.window
    case .overlay: shownPictures.indicator.picture
    }
  }

  /// Hides so much of them all, from 0 to 1.
  func veil(_ density: Double) { veil.density = density }

  /// Leaves out so much of all but the header, from 0 to 1.
  func cover(_ amount: Double) {
    for (part, picture) in pictures where part != .header {
      gtk_widget_set_opacity(picture.widget, 1 - amount)
    }
  }

  /// The widget of the dates below the plot.
  var timeAxis: UnsafeMutablePointer<GtkWidget> { xTicker.picture.widget }

  /// How many check buttons there are.
  var checkCount: Int { checks.count }

  /// Whether the keyboard is on the way back from a detail.
  var holdsFocusOnWayBack: Bool { header.hasFocus }

  /// Says what is painted on the parts of a picture.
  func say(_ picture: ChartPicture) {
    figures.say(picture)
    calendar.say(picture)
  }

  /// Gives the keyboard to the search of the legend; returns whether there is one.
  func searchLegend() -> Bool {
    guard let legend, model.shown?.layout.legend != nil else { return false }
    legend.search()
    return true
  }
}

// MARK: - The ends on show

extension ChartParts {
  /// Forgets what was chosen in another chart, and has what this one has. Never within an allocation.
  func startAnew() {
    for (_, picture) in pictures { picture.letGo() }
    checks.letGo()
    legend?.startAnew()
    endsChanged()
  }

  /// Brings in what the ends on show have, and takes away the rest. Never within an allocation.
  func endsChanged() {
    checks.bind()
    words.bind()
    figures.bind()
    calendar.bind()
    miniMap.isVisible =
      model.form == .full && model.zoom.ends.contains { $0.table.presentation.layout.hasMiniMap }
    header.bind()
    fadeEnds(at: parent.frameSeconds)
    parent.queueAllocate()
  }

  /// Follows the ends on their way. Never within an allocation.
  func followZoom(at seconds: Double) {
    fadeEnds(at: seconds)
    if shownPictures.zoomPicture(at: seconds)?.layout != placed { parent.queueAllocate() }
  }

  /// Makes what only one end has as opaque as the end is.
  private func fadeEnds(at seconds: Double) {
    checks.fade(at: seconds)
    words.fade(at: seconds)
    header.fade(at: seconds)
  }
}

// MARK: - Scenes

extension ChartParts {
  /// Shows everything as it is at a time, at a scale; returns whether there is anything to be seen.
  func show(at seconds: Double, scale: Double) -> Bool {
    guard let picture = model.shown.flatMap({ shownPictures.picture(of: $0, at: seconds) }) else {
      return false
    }
    if let zoomPicture = shownPictures.zoomPicture(at: seconds) {
      show(zoomPicture, of: picture, at: seconds, scale: scale)
    } else {
      show(picture, of: picture, at: seconds, scale: scale)
    }
    return true
  }

  private func show(
    _ scenes: some ChartScenes, of picture: ChartPicture, at seconds: Double, scale: Double
  ) {
    let (look, measure) = (shownPictures.look(scale: scale), model.appearance.measure)
    for (part, canvas) in pictures {
      guard scenes.layout.rect(of: part) != nil else {
        canvas.letGo()
        continue
      }
      let key = PartKey(look: look, inputs: scenes.inputs(of: part))
      canvas.show(key, text: measure, scale: scale) { scenes.scene(of: part, measure: measure) }
    }
    if let place = scenes.layout.miniMap {
      miniMap.follow(picture.sample.visibleRange, in: place)
    }
    calendar.follow(picture)
    checks.show(at: seconds, look)
  }

  /// Shows the legend of the end on show, if its layout has one. Never within an allocation.
  func showLegend(at seconds: Double, scale: Double) {
    guard let end = model.shown, end.layout.legend != nil,
      let picture = shownPictures.picture(of: end, at: seconds)
    else { return }
    if legend == nil { parent.queueAllocate() }
    let legend = legend ?? newLegend
    self.legend = legend
    legend.show(picture, shownPictures.look(scale: scale))
  }

  private var newLegend: Legend {
    let plot = graph.picture.widget
    return Legend(model, raising: shownPictures.raising, in: parent, below: veil.canvas.widget) {
      gtk_widget_grab_focus(plot)
    }
  }
}

// MARK: - Places

extension ChartParts {
  /// Puts everything where it is at a time, once that is known.
  func place(at seconds: Double) {
    guard let layout = shownPictures.zoomPicture(at: seconds)?.layout ?? model.shown?.layout else {
      return
    }
    placed = layout
    for (part, picture) in pictures where part != .calendar {
      placeWidget(picture.widget, rect(of: part, in: layout))
    }
    calendar.place(layout.calendar)
    checks.place(placeWidget)
    words.place(layout.choice)
    figures.place()
    legend?.place(layout.legend)
    header.place(in: layout.header)
    placeWidget(veil.canvas.widget, Rect(layout.size))
  }

  private func rect(of part: ChartPart, in layout: ChartLayout) -> Rect? {
    guard part == .yLabels else { return layout.rect(of: part) }
    return yTicker.column(
      in: layout.grid,
      hasBothSides: model.zoom.ends.contains { $0.table.axisCount > 1 || $0.table.kind.drawsSum },
      textScale: model.appearance.current.style.textScale)
  }
}
