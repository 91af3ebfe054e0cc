import ChartCore
import ChartLocale
import ChartFiles
import ChartScene
import ChartUnits

/// A chart of a file at rest, which the options change as people change one in a window.
struct StillChart {
  private var title: String
  private let details: DetailSource
  /// It alone: a board knows what it can show.
  private var board: Board
  /// The range that was asked for and the points in it, while the one that is shown may be longer; nil for the one on which
  /// the chart opens.
  private var asked: (range: ClosedRange<Double>, points: Range<Int>)?

  /// A chart as it opens, of a number from 1, and what its points open into.
  init(_ table: Table, number: Int, details: DetailSource = .none) {
    self.details = details
    title = table.title ?? Words.system("Chart \(number)")
    board = Board(tables: [table])
  }

  /// The data that it shows: that of a detail once it is zoomed in.
  var table: Table { board.charts[0].shownTable }

  private var state: ChartState { board.charts[0].view }

  private var role: ChartRole { board.charts[0].zoom == nil ? .plain : .detail }

  /// The chart on its card.
  func scene(size: Size, style: ChartStyle, measure: some TextMeasure) -> Scene {
    picture(size: size, style: style, measure: measure).scene(measure: measure)
  }

  private func picture(
    size: Size, style: ChartStyle, measure: some TextMeasure
  ) -> ChartPicture {
    ChartPicture(
      resting: table, title: title, state: state, size: size, style: style,
      indicator: state.indicator, role: role, measure: measure)
  }

  /// How high it wants to be for figures above its plot, in a width; 0 where it has none.
  func heightOfFigures(_ width: Double) -> Double {
    guard (table.presentation.metrics?.figures.count ?? 0) > 1 else { return 0 }
    return ChartLayout.listHeight(for: table, width: width, textScale: 1)
  }

  /// All that the chart says, part by part.
  func words(size: Size, style: ChartStyle, measure: some TextMeasure) -> [String] {
    picture(size: size, style: style, measure: measure).lines(measure: measure)
  }

  /// The chart as one of several on a page.
  var onPage: PageChart { PageChart(table, title: title, state: state) }

  /// Tells the values of the visible series as CSV, part by part: in the range that was asked for, however long one has to
  /// be that is shown, or in the one that is.
  func tellValues<Failure>(_ tell: (String) throws(Failure) -> Void) throws(Failure) {
    let shown = table.series.indices.filter { state.isVisible($0) }
    let points = asked?.points ?? table.indexes(inside: state.visibleRange)
    try table.tellCSV(of: points, series: shown, notes: state.notes, tell)
  }

  /// A sentence where it has no values in the range that was asked for.
  var noticeOfValues: Phrase? {
    guard asked?.points.isEmpty == true else { return nil }
    return "There is no value in the range."
  }

  /// A sentence where it shows points that nobody asked for: charts have a shortest range.
  var notice: Phrase? {
    guard let asked = asked?.range else { return nil }
    let shown = state.visibleRange
    let before = asked.lowerBound - shown.lowerBound
    let behind = shown.upperBound - asked.upperBound
    guard max(before, behind) >= table.spacing else { return nil }
    let words = Formats.system.range(shown, of: table)
    return "The range is shorter than a chart can show; it shows \(words)."
  }
}

extension StillChart {
  /// Draws prices in a form; a lone series over time is what trades were made at.
  mutating func draw(as form: PriceView.Form) throws(RenderError) {
    guard let drawn = table.drawn(as: form) else { throw .missingKind(form.rawValue) }
    board = Board(tables: [drawn])
  }

  /// Computes series at its points, which stand beside its own or, where its kind takes no others, in their place.
  /// Series of the file's tables may be named too where these have the same points.
  /// What is made of the points that are seen is of those of a range.
  mutating func compute(
    _ formulas: [Formula], besides tables: [Table], seen range: AskedRange?
  ) throws(RenderError) {
    if let range, formulas.contains(where: \.followsRange) { try show(range) }
    var board = Board(ColumnCatalog(charts: [table], waiting: tables, units: .udunits))
    board.apply(.setRange(chart: 0, state.visibleRange))
    try board.compute(formulas)
    board.followRanges()
    let computed = board.charts[board.charts.count - 1].table
    if board.charts.count > 1 { title = computed.title ?? title }
    self.board = Board(tables: [computed])
    asked = nil
  }

  /// Shows the series that are on as they were earlier, beside them.
  mutating func show(_ request: BesideRequest, _ formats: Formats) throws(RenderError) {
    let beside = try beside(request, formats)
    try board.compute(beside.formulas)
    if let range = beside.range, asked == nil { board.apply(.setRange(chart: 0, range)) }
    guard board.charts.count > 1, let own = board.charts.last?.table else { return }
    let range = state.visibleRange
    title = own.title ?? title
    board = Board(tables: [own])
    board.apply(.setRange(chart: 0, range))
  }

  private func beside(
    _ request: BesideRequest, _ formats: Formats
  ) throws(RenderError) -> Beside {
    do throws(Board.BesideFault) {
      return try board.beside(request, ofChart: 0, formats)
    } catch {
      throw .beside(error)
    }
  }

  /// Shows what there is of a range.
  mutating func show(_ range: AskedRange) throws(RenderError) {
    do throws(AskedRange.Fault) {
      let shown = try table.shown(range, visible: state.visibleRange, Formats.system.dates.names)
      asked = (shown.range, shown.points)
      board.apply(.setRange(chart: 0, shown.range))
      if shown.range.span < state.minimumSpan {
        board.apply(.setRange(chart: 0, table.withWholePoints(state.visibleRange)))
      }
    } catch {
      let kind = table.xKind
      throw RenderError(error, of: range, on: kind, Formats.system.range(table.domain, of: table))
    }
  }

  /// Leaves out the series with this id or, where it fits none, this name, or what is a part of all series by this name.
  mutating func hide(_ name: String) throws(RenderError) {
    let ids = table.series.indices.filter { table.series[$0].id == name }
    let found = ids.isEmpty ? table.series.indices.filter { table.series[$0].name == name } : ids
    if found.isEmpty, try leaveOut(name) { return }
    if found.isEmpty { throw .series(name, known: table.series.map(\.name)) }
    let off = Set(found)
    guard table.series.indices.contains(where: { state.isVisible($0) && !off.contains($0) }) else {
      throw .nothingLeft(count: table.series.count)
    }
    for series in found where state.isVisible(series) {
      board.apply(.toggle(chart: 0, series: series))
    }
  }

  /// Leaves a part out of the sums that the series are; returns whether there is one of that name.
  private mutating func leaveOut(_ name: String) throws(RenderError) -> Bool {
    guard let parts = table.presentation.metrics?.parts, let part = parts.names.firstIndex(of: name)
    else { return false }
    guard parts.on != [part] else { throw .nothingLeft(count: parts.names.count) }
    let summed = table.summing(parts.on.subtracting([part]), .system)
    board.apply(.take(ColumnCatalog(charts: [summed])))
    title = table.title ?? title
    return true
  }

  /// Writes the notes of a file that are where it has points; returns how many.
  mutating func write(_ notes: FileNotes) -> Int {
    let placed = board.placing(notes)
    board.apply(.writeAll(placed))
    return placed.count { board.has($0) }
  }

  /// Shows the values of a series in zones.
  mutating func show(_ zones: ValueZones, ofSeries series: Int) {
    var look = ColumnLook()
    look.zones = zones
    board.apply(.change(.wear(column: series, look)))
  }

  /// Has a y axis.
  mutating func use(_ choice: YScaleChoice) throws(RenderError) {
    guard state.yScaleChoices.contains(choice) else { throw .missingYScale(choice) }
    board.apply(.setYScale(chart: 0, choice))
  }
}

extension StillChart {
  /// Shows the detail of the point at a place, as a press on it does, from its title on, its times of day told in a zone.
  /// Blocks while it reads a file.
  mutating func open(_ place: AskedPlace, in zone: Zone?) throws(RenderError) {
    let moment = try moment(ofPointAt: place)
    guard let detail = try detail(of: moment, in: zone) else { throw .noDetail(place.text) }
    board.apply(.zoomIn(chart: 0, moment: moment, to: detail))
    asked = nil
  }

  /// Where the point is that is read at a place; one further away than points are apart is not meant.
  private func moment(ofPointAt place: AskedPlace) throws(RenderError) -> Double {
    let moment = try place.place(on: table.xKind, in: table.zone)
    guard table.moments(of: table.domain).contains(moment) else {
      throw .outOfData(place.text, domain: Formats.system.range(table.domain, of: table))
    }
    let x = table.x(reading: moment)
    let point = table.x(at: table.index(reading: x))
    guard point == x || (point - x).magnitude < table.spacing else { throw .noDetail(place.text) }
    return point
  }

  /// What a point opens into; nil where there is nothing for it.
  private func detail(of moment: Double, in zone: Zone?) throws(RenderError) -> Table? {
    switch details {
    case .none: throw .noDetails
    case .activities: throw .activityDetails
    case .shares: return table.shares(around: moment)
    case .dayFiles(let folder):
      do throws(ChartFileError) {
        let day = try ChartFile.readDay(folder: folder, moment: moment, zone: table.zone)
        return zone.map { day?.told(in: $0) } ?? day
      } catch {
        throw .brokenDetail(error)
      }
    }
  }

  /// Puts the indicator on the point that a press at a place reads, on a card of a width.
  mutating func read(
    _ place: AskedPlace, width: Double, _ style: ChartStyle
  ) throws(RenderError) {
    board.apply(.setIndicator(chart: 0, try x(readAt: place, width: width, style)))
  }

  /// Marks that point beside the indicator's.
  mutating func mark(
    _ place: AskedPlace, width: Double, _ style: ChartStyle
  ) throws(RenderError) {
    board.apply(.setMark(chart: 0, try x(readAt: place, width: width, style)))
  }

  /// The nearest point to a place, or the one whose period that is in; a neighbour where only that is seen.
  private func x(
    readAt place: AskedPlace, width: Double, _ style: ChartStyle
  ) throws(RenderError) -> Double {
    if !table.kind.hasIndicator { throw .noIndicator }
    let moment = try place.place(on: table.xKind, in: table.zone)
    guard table.toldMoments(of: table.domain).contains(moment) else {
      throw .outOfData(
        place.text, domain: Formats.system.range(table.domain, of: table), place.option)
    }
    guard table.toldMoments(of: state.visibleRange).contains(moment) else {
      throw .outOfSight(
        place.text, shown: Formats.system.range(state.visibleRange, of: table), place.option)
    }
    let picture = picture(
      size: Size(width, PictureSize.usual.height), style: style, measure: RoughMeasure())
    // A day is asked for by its date, whatever the time of its first bar.
    let day = Asked.isDay(place.text) ? table.point(firstCalledOnDayFrom: moment) : nil
    let index = day ?? picture.index(standingFor: moment)
    let seen = [index, index + 1, index - 1].first {
      0..<table.pointCount ~= $0 && picture.reading(ChartReading(table.x(at: $0))).readIndex != nil
    }
    guard let seen else { throw .noPoint(place.text, place.option) }
    return table.x(at: seen)
  }
}

extension Board {
  /// Computes series at the points of the first chart, on it or, where its kind takes no others, on one chart behind it.
  fileprivate mutating func compute(_ formulas: [Formula]) throws(RenderError) {
    for formula in formulas {
      let values = catalog.values(of: formula, at: charts[0].content)
      let change = apply(.change(.compute(formula, chart: 0, values: values)))
      if case .refused(.formula(let fault)) = change { throw .formula(formula.text, fault) }
      if charts.count > 2, let column = charts[1].content.columns.first {
        apply(.change(.put(column: column, chart: 2)))
      }
    }
  }
}
