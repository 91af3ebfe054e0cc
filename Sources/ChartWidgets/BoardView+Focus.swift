import CGtk
import ChartCore
import ChartScene
import GtkBridge

// Pointer and keyboard reach the same charts: in the list all of them, elsewhere the one at hand.
extension BoardView {
  /// Gives the keyboard to what a key is most likely meant for: in the carousel to the page dots,
  /// where arrows turn pages, else to the chart at hand, where they move the indicator.
  public func focus() {
    if isPaged {
      gtk_widget_grab_focus(dots.widget)
    } else if let view = viewAtHand ?? views[firstInView] {
      grabFocus(view)
    }
  }

  /// Whether the keyboard is somewhere on the board.
  var holdsFocus: Bool { hasFocusWithin(canvas.widget) }

  /// Lets pointer and keyboard reach what is in hand and nothing else: a press on a turned page or a
  /// card behind is the board's, and nobody can see where the keyboard is there. A keyboard that is
  /// left behind comes along.
  func giveInHand() {
    let hand = viewAtHand
    for view in allViews { view.isInHand = hand == nil || view === hand }
    guard let hand, !holdsFocus(hand), allViews.contains(where: holdsFocus) else { return }
    grabFocus(hand)
  }

  /// The one view that takes pointer and keyboard; nil in the list, where all do.
  private var viewAtHand: ChartView? {
    let board = store.board
    return switch board.layout {
    case .list: nil
    case .carousel: views[board.page]
    case .cards: board.openedChart == nil ? board.cardOrder.first.flatMap { views[$0] } : opened
    }
  }

  private var firstInView: Int { list.indexes(near: listOffset, margin: 0).first ?? 0 }

  private func grabFocus(_ view: ChartView) { gtk_widget_grab_focus(view.graph.picture.widget) }

  private func holdsFocus(_ view: ChartView) -> Bool { hasFocusWithin(view.canvas.widget) }
}

private func hasFocusWithin(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let flags = gtk_widget_get_state_flags(widget).rawValue
  return flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
}
