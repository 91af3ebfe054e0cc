import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The one place that holds the board's state: widgets send actions and are told what changed.
public final class Store {
  /// The board, its data and its files.
  private var state: StoreState
  private let observers = Observers<(Board, Board, Transition)>()
  private let tablesObservers = Observers<Transition>()
  private let dataObservers = Observers<(Set<Int>, Transition)>()
  private let filesObservers = Observers<Void>()
  let failureObservers = Observers<OpeningFailure>()
  let cardsObservers = Observers<(Int, Double, [CardCharts])>()
  private let listeners = Observers<String>()
  /// What points open into, on its way.
  let openings = Openings()
  /// The charts that were seen, by their ids.
  private var greeted: Set<Int> = []
  /// Where the pointer reads.
  let linkedPointer = LinkedPointer()
  /// What charts showed before ranges of them were selected.
  var left = RangesLeft()
  private let steps = StoreSteps()
  /// Whether what a chart is made of that follows what is seen is on its way.
  private var isFollowing = false

  /// A store whose board is fresh.
  public init(_ files: BoardFiles, layout: BoardLayout = .list) {
    state = StoreState(files, layout: layout)
  }

  /// What every layout shows.
  public var board: Board { state.board }
  /// All columns of the files, as they have them.
  public var catalog: ColumnCatalog { board.catalog }
  /// Which of the sets of files it is that the window has had.
  public var revision: Int { state.revision }

  /// Goes on with what the tables have become while their file is read, and tells the observers of the
  /// tables; what people changed stays as far as it still makes sense.
  public func grow(to files: BoardFiles) {
    state.grow(to: files)
    replaced(.cut)
    forgetHistory()
  }

  /// Changes which columns stand on which chart, or how they look; what cannot be is told in a sentence.
  /// Returns whether something changed.
  @discardableResult
  public func change(_ change: Sheet.Change) -> Bool { send(.change(change), .glide) }

  /// Sets the charts up as a template says, in one step.
  func use(_ fit: TemplateFit) {
    send(.use(fit), .glide)
    // Those who hear of the arrangement have to know the charts by then.
    for action in fit.arrangement { perform(action, .glide) }
  }

  /// Goes on where people were when they closed the file: with the columns that were kept, and the charts' states.
  public func resume(_ kept: KeptBoard) {
    // Those who hear of the views have to know the charts by then.
    perform(.rearrange(kept.sheet), .glide)
    perform(.resume(kept), .cut)
    forgetHistory()
    for (chart, kept) in kept.charts.enumerated() where board.charts.indices.contains(chart) {
      kept.detail.map { open(chart, at: $0.moment, as: $0) }
    }
  }

  /// Tells of other tables, to which whatever was on its way does not belong.
  private func replaced(_ transition: Transition) {
    openings.forget(isOfOtherData: true)
    tablesObservers.tell(transition)
    followRanges(transition)
  }

  /// Whether a chart is seen for the first time; from now on it is not.
  func greet(_ chart: Int) -> Bool {
    board.id(of: chart).map { greeted.insert($0).inserted } ?? false
  }

  /// Applies `action` and tells the observers, unless nothing changed; what cannot be is told in a sentence.
  ///
  /// Returns whether something did. `transition` says how the pictures get there.
  @discardableResult
  public func send(_ action: Board.Action, _ transition: Transition = .follow) -> Bool {
    perform(action, transition, step: board.step(of: action))
  }

  /// Applies an action, which is a step of what people do, or none.
  @discardableResult
  private func perform(
    _ action: Board.Action, _ transition: Transition, step: BoardStep? = nil
  ) -> Bool {
    let old = state
    let change = state.apply(action)
    switch change {
    case .nothing: return false
    case .refused(let refusal):
      tell(refusal.sentence)
      return false
    case .views, .charts: break
    }
    if let step { steps.record(old, step) }
    if case .charts = change { replaced(transition) } else { changed(from: old, transition) }
    return true
  }

  /// Tells of what has changed on the board, and of the sums of what is on.
  private func changed(from old: StoreState, _ transition: Transition) {
    observers.tell((old.board, board, transition))
    let (sums, before) = (state.summedParts, old.summedParts)
    let changed = Set(sums.indices.filter { sums[$0] != before[$0] })
    if !changed.isEmpty { dataObservers.tell((changed, transition)) }
    followRanges(transition)
  }

  /// Has the charts that are made of what is seen on another one be of that; at many points behind what people do meanwhile.
  private func followRanges(_ transition: Transition) {
    guard !isFollowing, let next = board.outdated else { return }
    isFollowing = true
    let catalog = catalog
    evaluate(at: next.pointCount) {
      catalog.values(ofColumn: next.column, in: next.range)
    } then: { [weak self] values in
      guard let self else { return }
      isFollowing = false
      if self.catalog.formula(ofColumn: next.column) == catalog.formula(ofColumn: next.column) {
        narrow(next, values, transition)
      }
      followRanges(transition)
    }
  }

  /// Shows a chart that is made of other points than before; while a hand moves these nothing glides after it.
  private func narrow(
    _ outdated: Board.Outdated, _ values: ComputedValues?, _ transition: Transition
  ) {
    let old = state
    _ = state.apply(.narrow(column: outdated.column, to: outdated.range, values))
    if let chart = board.chart(ofColumn: outdated.column) {
      dataObservers.tell(([chart], transition == .glide ? .glide : .cut))
    }
    observers.tell((old.board, board, transition))
  }

  /// Shows `detail` in place of the overview of the point at `moment`, as it was kept if it was open before: that is no
  /// step.
  func zoom(
    into detail: Table, of chart: Int, at moment: Double, as kept: KeptBoard.Detail? = nil
  ) {
    let zoom = Board.Action.zoomIn(chart: chart, moment: moment, to: detail, as: kept)
    perform(zoom, .glide, step: kept == nil ? board.step(of: zoom) : nil)
  }

  /// Calls `observer` with the old and the new board after each change.
  public func observe(_ observer: @escaping (Board, Board, Transition) -> Void) -> Observation {
    observers.add(observer)
  }

  /// Has a sentence told for a moment: what was done that cannot be seen, or why nothing was.
  func tell(_ sentence: String) { listeners.tell(sentence) }

  /// Calls `listener` with each sentence that is to be told.
  public func listen(_ listener: @escaping (String) -> Void) -> Observation {
    listeners.add(listener)
  }

  /// Calls `observer` after other tables have taken the place of some: at once while a file is read.
  public func observeTables(_ observer: @escaping (Transition) -> Void) -> Observation {
    tablesObservers.add(observer)
  }

  /// Calls `observer` with the charts that have other data while their columns stay: their sums have lost or got parts, of
  /// which those who observe the board hear before, or they are made of what is seen on another one.
  public func observeData(_ observer: @escaping (Set<Int>, Transition) -> Void) -> Observation {
    dataObservers.add(observer)
  }
}

// MARK: - Files

extension Store {
  /// Takes files that have come or gone, or what has become of one: charts keep their places and what people changed of
  /// them, new ones stand behind the others, and the first of these comes to the front. A detail that was open is read
  /// again. `isStep` where people had them come or go: that can be undone; else what people did before still can.
  public func take(_ files: BoardFiles, isStep: Bool = false) {
    let files = files.sharing(catalog)
    let open = board.charts.map(\.detail)
    if isStep { steps.record(state, .single) } else { steps.take(files) }
    guard case .charts(let places) = state.take(files) else { return }
    left = RangesLeft()
    replaced(.glide)
    for (chart, place) in places.enumerated() where board.charts[chart].zoom == nil {
      place.flatMap { open[$0] }.map { self.open(chart, at: $0.moment, as: $0) }
    }
  }

  /// Calls `observer` when a step back or forth has brought another set of files.
  public func observeFiles(_ observer: @escaping () -> Void) -> Observation {
    filesObservers.add(observer)
  }

  /// The sets of files that it has, or may have again by a step back or forth.
  public var revisions: Set<Int> { steps.revisions.union([revision]) }
}

// MARK: - Steps back

extension Store {
  /// Whether there is a change to undo.
  public var canUndo: Bool { steps.canUndo }

  /// Whether there is an undone change to do again.
  public var canRedo: Bool { steps.canRedo }

  /// Undoes the last step of changes; returns whether there was one.
  @discardableResult
  public func undo() -> Bool { restore(steps.undo(from: state)) }

  /// Does the step again that was undone last; returns whether there was one.
  @discardableResult
  public func redo() -> Bool { restore(steps.redo(from: state)) }

  /// A hand takes hold of something, or lets go of it: all that it changes meanwhile is one step.
  func hold(_ isHeld: Bool) { steps.hold(isHeld) }

  /// Calls `observer` when there is another step to undo or to do again.
  public func observeHistory(_ observer: @escaping () -> Void) -> Observation {
    steps.observe(observer)
  }

  /// What is read the first time has no way back to what it was on the way.
  private func forgetHistory() {
    left = RangesLeft()
    steps.forget()
  }

  private func restore(_ restored: StoreState?) -> Bool {
    guard let restored else { return false }
    let old = state
    state = restored
    let hasOtherFiles = old.revision != revision
    if board.sheet == old.board.sheet, !hasOtherFiles {
      openings.forget(isOfOtherData: false)
      changed(from: old, .glide)
    } else {
      replaced(.glide)
    }
    if hasOtherFiles { filesObservers.tell() }
    return true
  }
}

extension Store {
  /// The data that a chart shows: of the detail while it is zoomed in.
  public func table(of chart: Int) -> Table { board.charts[chart].shownTable }

  /// What the points of a chart open into.
  public func details(of chart: Int) -> DrillSource { state.details(of: chart) }

  /// Whether the points of what a chart shows open into something, or are what one opened into.
  public func role(of chart: Int) -> ChartRole {
    if board.charts[chart].zoom != nil { return .detail }
    if case .none = details(of: chart) { return .plain }
    return .overview
  }

  /// The title of a chart's table, or "Chart n", counted from 1; zoomed in it stays the overview's.
  public func title(of chart: Int) -> String {
    guard let title = board.charts[chart].table.title, !title.isEmpty else {
      return tr("Chart \(chart + 1)")
    }
    return title
  }
}
