import CGtk
import ChartFetch
import GtkBridge

/// The question which symbol to add to the charts of a window: an action of the window.
final class AddSymbol {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let onEnd: (SymbolRequest, SymbolEnd) -> Void
  private var card: SymbolCard?

  /// The question of a window whose content an overlay holds; `onEnd` hears what has been fetched.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    onEnd: @escaping (SymbolRequest, SymbolEnd) -> Void
  ) {
    (self.overlay, self.onEnd) = (overlay, onEnd)
    addAction(.addSymbol, to: window) { [weak self] in self?.ask() }
  }

  /// Lets go of the question with its window.
  func dismantle() {
    card?.stop()
    card = nil
  }

  private func ask() {
    guard card == nil else { return }
    let card = SymbolCard(over: overlay, onEnd: onEnd) { [weak self] in self?.card = nil }
    self.card = card
    card.present()
  }
}
