import ChartCore
import GtkBridge

/// The steps back of a store, and who hears of them: they ask it what there is while it changes.
final class StoreSteps {
  private var history = History<StoreState>()
  private let observers = Observers<Void>()

  /// Whether there is a change to undo.
  var canUndo: Bool { history.canUndo }
  /// Whether there is an undone change to do again.
  var canRedo: Bool { history.canRedo }
  /// The sets of files that a step leads to.
  var revisions: Set<Int> { Set(history.states.map(\.revision)) }

  /// Calls `observer` when there is another step to undo or to do again.
  func observe(_ observer: @escaping () -> Void) -> Observation { observers.add(observer) }

  /// Takes note of the state before a change.
  func record(_ before: StoreState, _ step: BoardStep) {
    history.record(before, step, at: monotonicSeconds)
    tell()
  }

  /// The state before the last step, as `now` is the present one; nil where there is none.
  func undo(from now: StoreState) -> StoreState? {
    defer { tell() }
    return history.undo(from: now)
  }

  /// The state after the step that was undone last; nil where there is none.
  func redo(from now: StoreState) -> StoreState? {
    defer { tell() }
    return history.redo(from: now)
  }

  /// Begins a step of a hand that takes hold of something, or lets go of it.
  func hold(_ isHeld: Bool) { history.hold(isHeld) }

  /// Goes on with what files have become: there is a way back to what people did before. Those steps that have other
  /// files keep theirs. Time in proportion to the steps and the charts.
  func take(_ files: BoardFiles) {
    history.change { state in
      guard state.revision == files.revision else { return state }
      var state = state
      state.take(files)
      return state
    }
  }

  /// There is no way back to what was before.
  func forget() {
    history = History()
    tell()
  }

  private func tell() { observers.tell() }
}
