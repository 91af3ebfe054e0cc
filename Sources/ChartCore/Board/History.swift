/// The most steps that can be undone: what people remember of an hour, and small beside a chart.
private let mostSteps = 200

/// Changes of one thing that follow each other within this time are one step, in seconds: the key repeats, the
/// wheel turns.
private let pauseSeconds = 0.8

/// The states that something had before each step of its changes, and after those that were undone.
public struct History<State: Sendable>: Sendable {
  private var past: [State] = []
  private var future: [State] = []
  private var last: (step: BoardStep, seconds: Double)?
  /// Whether a hand holds what it changes: all of that is one step, however slow.
  private var isHeld = false

  /// A history without steps.
  public init() {}

  /// Whether there is a step to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is an undone step to do again.
  public var canRedo: Bool { !future.isEmpty }

  /// Takes note of the state before a change, unless that goes on with the last step. What was undone is forgotten.
  public mutating func record(_ before: State, _ step: BoardStep, at seconds: Double) {
    future = []
    let goesOn = last.map { last in
      last.step == step && step.isContinuous && (isHeld || seconds - last.seconds < pauseSeconds)
    }
    last = (step, seconds)
    if goesOn == true, canUndo { return }
    past = past.suffix(mostSteps - 1) + [before]
  }

  /// The state before the last step, as `now` is the present one; nil where there is none.
  public mutating func undo(from now: State) -> State? {
    last = nil
    guard let state = past.popLast() else { return nil }
    future.append(now)
    return state
  }

  /// The state after the step that was undone last, as `now` is the present one; nil where there is none.
  public mutating func redo(from now: State) -> State? {
    last = nil
    guard let state = future.popLast() else { return nil }
    past.append(now)
    return state
  }

  /// Has all its states become others, as what they are of has.
  public mutating func change(_ change: (State) -> State) {
    (past, future) = (past.map(change), future.map(change))
  }

  /// All states that it leads to.
  public var states: [State] { past + future }

  /// Begins a step of a hand that takes hold of something, or lets go of it.
  public mutating func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    last = nil
  }
}

/// What a change is about.
public enum BoardStep: Equatable, Sendable {
  /// The visible range of a chart.
  case range(chart: Int)
  /// The indicator of a chart.
  case indicator(chart: Int)
  /// Which chart is in front.
  case front
  /// How a column looks.
  case look(column: Int)
  /// Anything else, each time a step.
  case single

  /// Whether changes that follow each other at once are one step.
  fileprivate var isContinuous: Bool { self != .single }
}

extension Board {
  /// What an action changes, as people undo it; nil where they only look at something else.
  public func step(of action: Action) -> BoardStep? {
    switch action {
    case .setRange(let chart, _), .moveRange(let chart, _), .resizeLower(let chart, _),
      .resizeUpper(let chart, _), .zoom(let chart, _, _), .centre(let chart, _):
      .range(chart: chart)
    case .setIndicator(let chart, _), .setMark(let chart, _): .indicator(chart: chart)
    // A list that is scrolled has another chart in front.
    case .bringToFront, .frontToBack, .backToFront: layout == .list ? nil : .front
    case .grow, .take, .rearrange, .resume, .narrow: nil
    case .change(let change): change.step
    case .write, .rewrite, .writeAll, .showAll, .toggle, .solo, .showOnly, .setYScale, .zoomIn,
      .zoomOut,
      .setLayout,
      .open,
      .close, .link, .use:
      .single
    }
  }
}

extension Sheet.Change {
  /// What it changes, as people undo it.
  fileprivate var step: BoardStep {
    if case .wear(let column, _) = self { return .look(column: column) }
    return .single
  }
}
