import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How long the indicator rests before a screen reader hears of it: as fast as it can follow.
private let restMilliseconds: UInt32 = 150

/// What a screen reader says of a chart and of its mini-map.
final class SpokenChart {
  private let card, graph, miniMap: UnsafeMutablePointer<GtkWidget>
  private let model: ChartModel
  private let indicator: Indicator
  private let sectors: PieSectors
  /// Has the parts say of a picture what is painted on them.
  private let sayParts: (ChartPicture) -> Void
  /// The series that people asked to hear of and have, and where the indicator stood then.
  private var told: (series: Int?, moment: Double?)
  private lazy var saying = Debounce(milliseconds: restMilliseconds) { [weak self] in
    self?.sayAll()
  }

  /// The words of a model's chart, on these widgets.
  init(
    card: UnsafeMutablePointer<GtkWidget>, graph: UnsafeMutablePointer<GtkWidget>,
    miniMap: UnsafeMutablePointer<GtkWidget>, _ model: ChartModel, _ indicator: Indicator,
    _ sectors: PieSectors, sayParts: @escaping (ChartPicture) -> Void
  ) {
    (self.card, self.graph, self.miniMap) = (card, graph, miniMap)
    (self.model, self.indicator, self.sectors) = (model, indicator, sectors)
    self.sayParts = sayParts
  }

  /// Says what the chart is called.
  func name() {
    if let chart = model.chart { ListItemWords(of: chart, in: model.store).say(of: card) }
    setAccessibleLabel(tr("Chart: \(model.title)"), of: graph)
    setAccessibleLabel(tr("Mini-map: \(model.title)"), of: miniMap)
  }

  /// Says what is seen, soon, once however often that changes until then.
  func sayLater() { saying.schedule() }

  /// Has nothing more to say.
  func hush() { saying.cancel() }

  /// Says what is seen now.
  func say() {
    guard let end = model.shown, let state = model.state else { return }
    let picture = self.picture
    let range = formats.range(state.visibleRange, of: end.table)
    setAccessibleDescription(
      askedSeries(of: end, state) ?? picture?.spokenPoint ?? picture?.spokenSector
        ?? summary(of: end, state, picture?.spokenFigures, range: range), of: graph)
    setAccessibleDescription(
      tr("Shows \(range) of \(formats.range(state.domain, of: end.table))"), of: miniMap)
  }

  /// The same, and what is painted on the parts, which may need widgets. Never within an allocation.
  private func sayAll() {
    say()
    picture.map(sayParts)
  }

  /// The chart with the point that the indicator was set on, or the sector that is chosen, as they will be when
  /// everything has come to rest: words need not wait for motion.
  private var picture: ChartPicture? {
    model.settledPicture(
      reading: indicator.settledReading(at: indicator.spokenMoment),
      effects: PlotEffects(sectors: sectors.chosen.map { [PieSelection(series: $0)] } ?? []))
  }

  /// What there is to see of the series that people asked for, once, also while the indicator stands; where that has gone on
  /// meanwhile, people want to hear what it reads.
  private func askedSeries(of end: ZoomEnd, _ state: ChartState) -> String? {
    let moment = indicator.spokenMoment
    defer { told = (model.toldSeries, moment) }
    guard let series = model.toldSeries, series != told.series, state.isVisible(series),
      let moment, moment == told.moment
    else { return nil }
    let sights = formats.sights(
      of: [series], among: end.table.series.indices.filter(state.isVisible), in: end.table,
      visible: state.visibleRange)
    return sights.isEmpty ? nil : sights
  }

  private var formats: Formats { model.appearance.current.style.formats }

  /// What stands in large letters, the names of what is seen, the range, and what there is to see: of the series that
  /// people chose to hear of, or of the first ones.
  private func summary(
    of end: ZoomEnd, _ state: ChartState, _ figures: String?, range: String
  ) -> String {
    let shown = end.table.series.indices.filter(state.isVisible)
    let names =
      end.table.isCrowd
      ? tr(
        Phrase(counting: shown.count, one: "\(shown.count) series", many: "\(shown.count) series"))
      : shown.map { end.table.series[$0].name.shortened }.joined(separator: ", ")
    let told = model.toldSeries.flatMap { shown.contains($0) ? [$0] : nil } ?? shown
    let sights =
      end.table.isCrowd
      ? ""
      : formats.sights(
        of: told, among: shown, in: end.table, visible: state.visibleRange)
    // Nobody wants to hear that a way has latitudes.
    let heading = [
      figures, end.table.kind.isOfPlaces ? nil : names, end.table.isOfFiguresAlone ? nil : range,
    ].compactMap(\.self)
    let summary = heading.joined(separator: ", ") + (sights.isEmpty ? "" : ". \(sights)")
    return end.isDetail ? tr("Zoomed in: \(summary)") : summary
  }
}

/// What a screen reader says of a chart as an item of a list.
struct ListItemWords: Equatable {
  private let title: String
  /// Counted from 1.
  private let position: Int
  private let count: Int

  /// The words of a chart of a store.
  init(of chart: Int, in store: Store) {
    (title, position, count) = (store.title(of: chart), chart + 1, store.board.charts.count)
  }

  /// Has a screen reader say them of the item.
  func say(of item: UnsafeMutablePointer<GtkWidget>) {
    setAccessibleLabel(title, of: item)
    // GTK 4.8 tells nobody of the position, which is in words then.
    setAccessibleDescription(tr("Chart \(position) of \(count)"), of: item)
    setAccessiblePosition(position, of: count, item)
  }
}
