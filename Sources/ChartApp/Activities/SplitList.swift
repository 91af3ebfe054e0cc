import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The list of an activity's laps, and of its kilometres or miles, each of which can be gone to: an action of the window.
final class SplitList {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let appearance: AppearanceSource
  private let onClose: () -> Void
  private weak var store: Store?
  private var observations: [Observation?] = []
  private var action: OpaquePointer?
  private var card: ListCard?

  /// No activity yet, in a window whose content an overlay holds; `onClose` hears that the list is gone.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    _ appearance: AppearanceSource, onClose: @escaping () -> Void
  ) {
    (self.overlay, self.appearance, self.onClose) = (overlay, appearance, onClose)
    action = addAction(.splits, to: window) { [weak self] in self?.open() }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    observations = [
      store?.observe { [weak self] old, new, _ in if old.front != new.front { self?.enable() } },
      store?.observeTables { [weak self] _ in self?.enable() },
    ]
    enable()
    card?.close()
  }

  /// Lets go of it with its window.
  func dismantle() { card = nil }

  private var shown: ShownActivity? {
    store.flatMap { $0.board.charts[$0.board.front].table.presentation.activity }
  }

  private func enable() {
    g_simple_action_set_enabled(action, shown?.splits.isEmpty == false ? 1 : 0)
  }

  private func open() {
    guard card == nil, let shown else { return }
    let card = ListCard(over: overlay, title: tr("Laps and Splits"), emptyWords: "") {
      [weak self] in
      self?.card = nil
      self?.onClose()
    }
    self.card = card
    card.show(shown.splits.map { row(of: $0, in: shown.unit) })
    card.present()
  }

  private func row(of split: ActivitySplit, in unit: DistanceUnit) -> ListCard.Row {
    let words = appearance.current.style.formats.words(for: split, in: unit)
    return ListCard.Row(title: words.name, subtitle: words.figures, buttons: []) {
      [weak store] in
      guard let store else { return }
      store.send(.setRange(chart: store.board.front, split.range), .glide)
    }
  }
}
