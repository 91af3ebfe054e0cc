import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The window's choices of what the chart in front shows of its lines, each from a menu of its own: a range, what was earlier
/// beside them, how they are laid over each other, and which values are drawn over which.
final class LineChoices {
  private let range: RangeChoice
  private let beside: BesideChoice
  private let laying: LayingChoice
  private let scatter: ScatterChoice

  /// The choices of a window that has no charts yet; `present` opens a menu about the chart in front, `show` goes to a
  /// chart.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, _ appearance: AppearanceSource,
    present: @escaping (Menu) -> Void, show: @escaping (Int) -> Void
  ) {
    range = RangeChoice(in: window, appearance) { present(rangeMenu(hasDates: $0)) }
    beside = BesideChoice(in: window, toasts, appearance) { present(besideMenu()) }
    laying = LayingChoice(in: window, toasts) { present(layingMenu()) }
    scatter = ScatterChoice(in: window, toasts, onAsk: present, onShow: show)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    range.follow(store)
    beside.follow(store)
    laying.follow(store)
    scatter.follow(store)
  }
}
